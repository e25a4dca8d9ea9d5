'use client';

import { ActionButton } from '@/components/ui/action-button';
import { Drawing } from '@/components/ui/drawing';
import { useGoBack } from '@/lib/navigation/use-go-back';
import * as texts from '@/texts/layout';
import * as shared from '@/texts/shared';

export interface NotFoundPageProps {
  heading?: string;
  message?: string;
  /** Tries again. Without it there is no button. */
  onRetry?: () => void;
}

/** Shown for an unknown URL, and for errors. */
export function NotFoundPage({
  heading = texts.notFound,
  message = texts.notAvailable,
  onRetry,
}: NotFoundPageProps) {
  const goBack = useGoBack();
  return (
    <div
      data-failed={onRetry && ''}
      className="shell flex flex-col items-center gap-5 py-12 text-center md:py-20"
    >
      <Drawing name="not-found" width={360} height={270} className="w-full max-w-90" />
      <h1 tabIndex={-1} className="font-extrabold text-3xl md:text-5xl">
        {heading}
      </h1>
      {/* A failure that can be retried has just happened, so it is announced. */}
      <p role={onRetry && 'alert'} className="max-w-xl text-balance text-lg text-muted wrap-anywhere">
        {message}
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ActionButton className="button needs-script" onClick={goBack}>
          {shared.goBack}
        </ActionButton>
        {onRetry && (
          <button type="button" className="button-quiet" onClick={onRetry}>
            {shared.tryAgain}
          </button>
        )}
      </div>
    </div>
  );
}
