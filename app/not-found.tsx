import type { Metadata } from 'next';
import { NotFoundPage } from '@/components/layout/not-found-page';
import { site } from '@/lib/site';

export const metadata: Metadata = { title: `Page not found | ${site.name}` };

export default function NotFound() {
  return <NotFoundPage />;
}
