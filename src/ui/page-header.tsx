import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type PageHeaderProps = {
  /** The name of the page. */
  title: string;
  /** The answer to the one question the page is for: a sentence or a figure. It stands largest. */
  answer?: ReactNode;
  /** What explains the answer, quietly. */
  note?: ReactNode;
  actions?: ReactNode;
};

/** The answer first; the page explains it. */
export function PageHeader({ title, answer, note, actions }: PageHeaderProps) {
  const answered = answer !== undefined;
  return (
    <header className="mb-6 max-sm:mb-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      {/* A name alone leaves room beside it, on a phone too. */}
      <div className={cx('min-w-0 flex-1', answered || note !== undefined ? 'basis-72' : 'basis-32')}>
        <h1 className={cx('wrap-anywhere', answered ? 'text-sm font-medium tracking-normal text-faint' : 'text-2xl')}>
          {title}
        </h1>
        {answered && <p className="mt-1 text-2xl leading-snug font-semibold tracking-tight text-balance">{answer}</p>}
        {note !== undefined && <div className="mt-1.5 text-sm text-soft">{note}</div>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}

/** Where a table ends its card, the card's edge is the line under its last row. */
const NO_LAST_LINE =
  '[&_table:last-child>tbody:last-child>tr:last-child]:border-b-0 [&_table:last-child>tbody:last-child>tr:last-child>td]:border-b-0';

/** A part of a page on a card, with its own heading. */
export function Section({
  title,
  note,
  actions,
  flush = false,
  children,
}: {
  title?: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  /** Lets the content reach the edge of the card: for tables. */
  flush?: boolean;
  children: ReactNode;
}) {
  return (
    <section className="card min-w-0">
      {(title !== undefined || actions !== undefined) && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
          <div className="min-w-0">
            {title !== undefined && <h2 className="text-base leading-snug">{title}</h2>}
            {note !== undefined && <p className="mt-0.5 text-sm text-faint">{note}</p>}
          </div>
          {actions}
        </div>
      )}
      <div className={cx(flush ? `pb-1 ${NO_LAST_LINE}` : 'px-5 pb-5', title === undefined && !flush && 'pt-5')}>
        {children}
      </div>
    </section>
  );
}
