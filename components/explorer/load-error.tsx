export interface LoadErrorProps {
  message: string;
  onRetry: () => void;
}

/** In place of the apps that could not be loaded. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-10 text-center">
      <p role="alert" className="max-w-xl text-lg text-muted">
        {message}
      </p>
      <button type="button" className="button-quiet" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
