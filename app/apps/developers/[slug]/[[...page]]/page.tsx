import { groupRoute } from '../../../group-page';

const { generateStaticParams, generateMetadata, GroupPage } = groupRoute('developer');

export { GroupPage as default, generateMetadata, generateStaticParams };
