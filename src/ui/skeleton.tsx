import { cx } from './class-names.ts';

/** The place of something that is on its way. Give it the size of what will come, so that nothing jumps. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('skeleton-pulse block h-4 rounded', className)} />;
}

/** The outline of a table before its first rows. */
export function TableSkeleton({ rows = 8, label = 'Loading...' }: { rows?: number; label?: string }) {
  return (
    <div role="status" className="flex flex-col">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line px-3 py-3">
          <Skeleton className="w-20 max-sm:hidden" />
          <Skeleton className="flex-1" />
          <Skeleton className="w-28 max-sm:hidden" />
          <Skeleton className="w-24" />
        </div>
      ))}
    </div>
  );
}
