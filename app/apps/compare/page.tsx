import { Comparison } from '@/components/compare/comparison';
import { PageHeading } from '@/components/ui/page-heading';
import { compareMetadata } from '@/lib/build/seo/metadata';
import { MAX_COMPARED_WORD } from '@/lib/compared-count';

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
