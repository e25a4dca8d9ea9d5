import { groupRoute } from '../../../group-page';

const { generateStaticParams, generateMetadata, GroupPage } = groupRoute('collection');

export { GroupPage as default, generateMetadata, generateStaticParams };
