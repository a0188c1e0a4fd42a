import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { unbroken } from './unbroken.tsx';

type PageHeaderProps = {
  /** The name of the page, as menus and the window have it. */
  title: ReactNode;
  /** The answer to the one question the page is for: a sentence, which is given its full stop here, or a figure. */
  answer?: ReactNode;
  /** What explains the answer, quietly, in the same line. */
  note?: ReactNode;
  actions?: ReactNode;
};

/** The name of the page, and one line below it that answers. */
export function PageHeader({ title, answer, note, actions }: PageHeaderProps) {
  const isNamedOnly = answer === undefined && note === undefined;
  return (
    <header
      className={cx(
        'flex flex-wrap items-start justify-between gap-x-6 gap-y-3',
        isNamedOnly ? 'mb-4 sm:mb-5' : 'mb-4 sm:mb-6 sm:min-h-17',
      )}
    >
      {/* A name alone leaves room beside it, on a phone too. */}
      <div className={cx('min-w-0 flex-1', isNamedOnly ? 'basis-32' : 'basis-72')}>
        <h1 className="text-2xl wrap-anywhere sm:leading-9.5">{title}</h1>
        {!isNamedOnly && (
          <p data-lead className="mt-1 text-soft">
            {answer !== undefined && (
              <span className="font-medium text-ink">{typeof answer === 'string' ? sentence(answer) : answer}</span>
            )}{' '}
            {unbroken(note)}
          </p>
        )}
      </div>
      {Boolean(actions) && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </header>
  );
}

const sentence = (text: string) => (/[.?]$/.test(text) ? text : `${text}.`);

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
  const isBare = title === undefined && actions === undefined;
  return (
    // The ground of a table's header keeps to the corners of its card.
    <section className={cx('card min-w-0', flush && isBare && 'overflow-clip')}>
      {!isBare && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
          <div className="min-w-0 sm:flex-1 sm:basis-40">
            {title !== undefined && <h2 className="text-base leading-snug">{title}</h2>}
            {note !== undefined && <p className="mt-0.5 text-sm text-faint">{unbroken(note)}</p>}
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
