'use client';

import { useEffect } from 'react';
import { SkeletonGrid } from '@/components/catalogue/app-grid';
import { ProblemPage } from '@/components/layout/problem-page';
import { canLoadWhole, isMissingCode, loadWhole } from '@/lib/whole-load';

interface ErrorPageProps {
  error: unknown;
  reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const isMissing = isMissingCode(error);
  useEffect(() => {
    if (isMissing) loadWhole();
  }, [isMissing]);

  if (!isMissing)
    // `reset`, not `retry`: what fails here fails in the browser, and a refresh of the export would bring nothing new.
    return <ProblemPage message={error instanceof Error ? error.message : undefined} onRetry={reset} />;
  if (canLoadWhole())
    return (
      <div aria-busy="true" className="shell py-12 md:py-16">
        <SkeletonGrid />
      </div>
    );
  return (
    <ProblemPage
      message="A part of this page could not be loaded. Please check your connection."
      onRetry={() => window.location.reload()}
    />
  );
}
