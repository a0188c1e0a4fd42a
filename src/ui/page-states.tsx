import { LoaderCircle, Lock, TriangleAlert } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Button } from './button.tsx';
import { errorIdOf, isRefused, isUnreached, sentenceOf } from '#browser/failure.client.ts';
import { cx } from './class-names.ts';
import { PartContext } from './page-part.client.ts';
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

/** A page or a part of one that could not be shown (§2), with what happened and the number we know it by. */
export function FailureState({ error, onRetry, title = titleOf(error) }: FailureProps) {
  const part = use(PartContext);
  const details = <FailureDetails error={error} />;
  const Icon = isRefused(error) ? Lock : TriangleAlert;
  const buttons = !isRefused(error) && <FailureButtons onRetry={onRetry} size={part === null ? 'medium' : 'small'} />;
  // Several parts of a page may fail at once, as all do without a network.
  if (part !== null)
    return (
      <div
        role="alert"
        className={cx('flex flex-wrap items-center gap-x-4 gap-y-3 text-sm', part === 'flush' && 'px-5 pt-1 pb-4')}
      >
        <div className="flex min-w-0 flex-1 basis-64 gap-3">
          <Icon className="size-5 shrink-0 text-danger-ink" aria-hidden />
          <div className="min-w-0">
            <h3 className="text-sm font-medium">{title}</h3>
            {details}
          </div>
        </div>
        {buttons}
      </div>
    );
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <span
        className={cx(
          'mb-4 grid size-12 place-items-center rounded-full',
          isRefused(error) ? 'bg-accent-tint text-accent-ink' : 'bg-danger-tint text-danger-ink',
        )}
      >
        <Icon className="size-6" aria-hidden />
      </span>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-1.5 mb-5 text-sm">{details}</div>
      {buttons}
    </div>
  );
}

function FailureDetails({ error }: { error: unknown }) {
  const id = errorIdOf(error);
  const resetAt = resetAtOf(error);
  return (
    <>
      <p className="text-soft">
        {sentenceOf(error)}
        {resetAt !== null && ` You can try again at ${resetAt.toLocaleTimeString()}.`}
      </p>
      {id !== null && (
        <p className="mt-2 text-faint">
          Error number <code className="figures text-ink select-all">{id}</code>
        </p>
      )}
    </>
  );
}

function FailureButtons({ onRetry, size }: { onRetry: (() => void) | undefined; size: 'medium' | 'small' }) {
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {onRetry !== undefined && (
        <Button look={size === 'small' ? 'secondary' : 'primary'} size={size} onClick={onRetry}>
          Try Again
        </Button>
      )}
      {(size === 'medium' || onRetry === undefined) && (
        <Button size={size} onClick={() => window.location.reload()}>
          Reload Page
        </Button>
      )}
    </div>
  );
}

/** Without a network, or a right, nothing went wrong that anybody could mend here. */
function titleOf(error: unknown): string {
  if (isRefused(error)) return 'You do not have access';
  return isUnreached(error) ? 'No connection to the server' : 'Something went wrong';
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
