export interface LoadErrorProps {
  message: string;
  /** Whether a retry is pending. The button stays, because it can have the focus. */
  isRetrying: boolean;
  onRetry: () => void;
}

/** In place of the apps that could not be loaded. */
export function LoadError({ message, isRetrying, onRetry }: LoadErrorProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      {/* The text changes with each retry, so that the next failure is announced too. */}
      <p role="alert" className="max-w-xl text-lg text-muted">
        {isRetrying ? 'Loading …' : message}
      </p>
      <button type="button" aria-disabled={isRetrying} className="button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
