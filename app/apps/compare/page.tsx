import { Comparison } from '@/components/compare/comparison';
import { PageHeading } from '@/components/ui/page-heading';
import { compareMetadata } from '@/lib/publish/seo/metadata';
import * as texts from '@/texts/compare';

export const metadata = compareMetadata();

export default function ComparePage() {
  return (
    <div className="shell py-6 md:py-8">
      <PageHeading subtitle={texts.sideBySide}>{texts.compareApps}</PageHeading>
      <noscript>
        <p>{texts.comparingNeedsScript}</p>
      </noscript>
      <Comparison />
    </div>
  );
}
