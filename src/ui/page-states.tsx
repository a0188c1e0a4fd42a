import { LoaderCircle, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { errorIdOf, isRefused, isUnreached, sentenceOf } from '#browser/failure.client.ts';
import { resetAtOf } from './reset-at.ts';

/** The whole screen waiting: a spinner, and what for (§2). */
export function LoadingScreen({ children = 'Loading...' }: { children?: ReactNode }) {
  return (
    <div
      role="status"
      className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 text-sm text-faint"
    >
      <LoaderCircle className="size-6 animate-spin" aria-hidden />
      {children}
    </div>
  );
}

type FailureProps = {
  error: unknown;
  /** Tries the same again; without it only a reload is offered. */
  onRetry?: (() => void) | undefined;
  title?: string;
};

/** A page or a part of one, then lower, that could not be shown (§2): what happened, and the number we know it by. */
export function FailureState({ error, onRetry, title = titleOf(error) }: FailureProps) {
  const id = errorIdOf(error);
  const time = resetAtOf(error)?.toLocaleTimeString();
  return (
    <div
      role="alert"
      // Then the bar above the page says why, and what failed only that it is not there.
      data-away={isUnreached(error) || undefined}
      className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center in-[section]:py-4"
    >
      <span className="mb-4 grid in-[section]:hidden size-12 place-items-center rounded-full bg-danger-tint text-danger-ink">
        <TriangleAlert className="size-6" aria-hidden />
      </span>
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1.5 text-sm text-soft">
        {sentenceOf(error)}
        {time !== undefined && ` You can try again at ${time}.`}
      </p>
      {id !== null && (
        <p className="mt-2 text-sm text-faint">
          Error number <code className="figures text-ink select-all">{id}</code>
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-center gap-2">
        {onRetry !== undefined && (
          <Button look="primary" onClick={onRetry}>
            Try Again
          </Button>
        )}
        <Button onClick={() => window.location.reload()}>Reload Page</Button>
      </div>
    </div>
  );
}

/** Without a network, or a right, nothing went wrong that anybody could mend here. */
function titleOf(error: unknown): string {
  if (isRefused(error)) return 'You do not have access';
  return isUnreached(error) ? 'Not loaded' : 'Something went wrong';
}

type Loadable<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
};

/** A query's three faces: its skeleton, its failure, its data. A failed refresh keeps showing what is there. */
export function Loaded<Data>({
  query,
  skeleton,
  children,
}: {
  query: Loadable<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return skeleton;
  return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
}
