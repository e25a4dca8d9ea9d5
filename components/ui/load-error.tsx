import * as shared from '@/texts/shared';

export interface LoadErrorProps {
  message: string;
  /** Whether a retry is pending. The button stays, because it can have the focus. */
  isRetrying: boolean;
  onRetry: () => void;
}

/** Below the apps, and at the lower edge of the viewport while it is among apps that could not be loaded. */
export function LoadError({ message, isRetrying, onRetry }: LoadErrorProps) {
  return (
    <div className="sticky bottom-[calc(1rem+var(--offer,0px)+var(--bar,0px))] z-10 mx-auto mt-6 flex w-fit max-w-full flex-wrap items-center justify-center gap-4 rounded-3xl border border-line bg-surface px-6 py-4 text-center shadow-card">
      {/* The text changes with each retry, so that the next failure is announced too. */}
      <p role="alert" className="max-w-xl text-balance text-muted">
        {isRetrying ? shared.stillLoading : message}
      </p>
      <button type="button" aria-disabled={isRetrying} className="button-quiet" onClick={onRetry}>
        {shared.tryAgain}
      </button>
    </div>
  );
}
