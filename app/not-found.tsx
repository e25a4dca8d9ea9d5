import type { Metadata } from 'next';
import { ProblemPage } from '@/components/layout/problem-page';

export const metadata: Metadata = { title: 'Page not found' };

export default function NotFound() {
  return <ProblemPage />;
}
