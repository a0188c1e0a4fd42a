import type { ReactNode } from 'react';

/** An empty list as a beginning: one sentence on what it is for, and the first step. */
export function EmptyState({
  icon,
  title,
  children,
  actions,
  heading: Heading = 'h2',
  sample,
}: {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2';
  /** What will be here, drawn pale: `SampleRows` or `SampleLine`, on a card to its edges. */
  sample?: ReactNode;
}) {
  return (
    <>
      <div className="mx-auto flex max-w-md flex-col items-center px-4 py-9 text-center">
        {icon !== undefined && (
          <span className="mb-4 grid size-12 place-items-center rounded-full bg-accent-tint text-accent-ink [&_svg]:size-6">
            {icon}
          </span>
        )}
        <Heading className="text-lg">{title}</Heading>
        {children !== undefined && <div className="mt-1.5 text-sm text-balance text-soft">{children}</div>}
        {actions !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{actions}</div>}
      </div>
      {sample}
    </>
  );
}
