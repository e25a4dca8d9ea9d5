import { groupRoute } from '../../../group-page';

const { generateStaticParams, generateMetadata, GroupPage } = groupRoute('category');

export { GroupPage as default, generateMetadata, generateStaticParams };
