import { Skeleton } from '#ui/skeleton.tsx';

/** The page before its figures, in the same places. */
export function DashboardWaiting() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <div className="mb-6 flex flex-col gap-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-8 w-full max-w-xl" />
        <Skeleton className="h-4 w-64" />
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {[1, 2, 3, 4].map((card) => (
          <div key={card} className="card flex flex-col gap-3 px-4 py-4">
            <Skeleton className="w-20" />
            <Skeleton className="h-6 w-32 max-w-full" />
            <Skeleton className="h-9" />
          </div>
        ))}
      </div>
      <div className="mt-4 grid items-start gap-4 xl:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <Lines rows={8} />
        <Lines rows={6} />
      </div>
      <div className="card mt-4 p-5">
        <Skeleton className="mb-4 h-5 w-72 max-w-full" />
        <Skeleton className="h-64 w-full rounded-control" />
      </div>
    </div>
  );
}

function Lines({ rows }: { rows: number }) {
  return (
    <div className="card flex flex-col gap-5 p-5">
      <Skeleton className="h-5 w-48" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-8 shrink-0 rounded-full" />
          <Skeleton className="flex-1" />
          <Skeleton className="w-24" />
        </div>
      ))}
    </div>
  );
}
