import { NotFoundPage } from '@/components/layout/not-found-page';
import { InlineScript } from '@/components/ui/inline-script';
import { LEAVE_PAGE_ONE } from '@/lib/early/leave-page-one';
import { pageMetadata } from '@/lib/publish/seo/metadata';
import { pageNotFound } from '@/texts/publish';

export const metadata = pageMetadata({ title: pageNotFound });

export default function NotFound() {
  return (
    <>
      <InlineScript code={process.env.NEXT_RUNTIME ? LEAVE_PAGE_ONE : ''} />
      <NotFoundPage />
    </>
  );
}
