import { Comparison } from '@/components/compare/comparison';
import { PageHeading } from '@/components/ui/page-heading';
import { MAX_COMPARED_WORD } from '@/lib/compared-count';
import { compareMetadata } from '@/lib/publish/seo/metadata';

export const metadata = compareMetadata();

export default function ComparePage() {
  return (
    <div className="shell py-6 md:py-8">
      <PageHeading subtitle={`Up to ${MAX_COMPARED_WORD} apps side by side`}>Compare Apps</PageHeading>
      <noscript>
        <p>Comparing needs JavaScript: your own browser puts the apps together.</p>
      </noscript>
      <Comparison />
    </div>
  );
}
