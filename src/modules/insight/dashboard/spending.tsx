import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { absolute, type Money } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useCaller } from '#ui/caller.tsx';
import { CategoryMark, categoryPaint } from '#ui/category-mark.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats, writeNumber } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Round } from './difference.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Share, Spending, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { Renamable } from './renaming.tsx';
import { isComparable, permilleOf } from './rules.ts';
import { BACK, COSTS, MADE_OF, MARK, NOTHING_SPENT, OTHER_OF, SHOW_ALL, SHOW_FEWER, SPENDING } from './words.ts';

/** How many stand there at first: what is below them is small change. */
const FIRST = 6;

/** Where the money went: each category in its colour, with a mark at what it was in the month before. */
export function SpendingSection({ part, summary }: { part: InCurrency; summary: Summary }) {
  const { currency, before, spending } = part;
  const span = summary.soFar;
  const formats = useFormats();
  const { compared } = useMonthWords(summary);
  const isBusiness = useCaller().workspace.kind === 'business';
  const [showsAll, setShowsAll] = useState(false);
  const hasBefore = isComparable(before);
  const shown = showsAll ? spending : spending.slice(0, FIRST);
  const sizes = shown.flatMap((one) => [one.amount.minor, ...(hasBefore ? [one.before.minor] : [])]);
  const most = sizes.reduce((max, minor) => (minor > max ? minor : max), 0n);
  const isAlone = shown.every(({ children }) => children.length === 0);
  // Without a category only what went out counts as spending; with one, what came back is taken off.
  const rows = (category: string | null) =>
    rowsBehind({ currency, span, category, ...(category === null ? { direction: 'out' } : {}) });
  return (
    <Section
      title={isBusiness ? COSTS : SPENDING}
      actions={
        spending.length > FIRST && (
          <Button
            look="quiet"
            size="small"
            className="-my-1 -mr-2 pointer-coarse:-my-2.5"
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? SHOW_FEWER : SHOW_ALL(writeNumber(spending.length, formats))}
          </Button>
        )
      }
    >
      {spending.length === 0 && <p className="text-sm text-soft">{NOTHING_SPENT}</p>}
      <ul className="-mx-2 flex flex-col">
        {shown.map((one) => (
          <Family
            key={one.categoryId ?? one.name}
            spending={one}
            most={most}
            hasBefore={hasBefore}
            isAlone={isAlone}
            rows={rows}
          />
        ))}
      </ul>
      {spending.length > 0 && hasBefore && <p className="mt-2 text-sm text-soft">{MARK(compared)}</p>}
    </Section>
  );
}

type RowsOf = (category: string | null) => string;
type FamilyProps = {
  spending: Spending;
  most: bigint;
  hasBefore: boolean;
  /** No category has parts, so that none needs room for the button that opens them. */
  isAlone: boolean;
  rows: RowsOf;
};

function Family({ spending, most, hasBefore, isAlone, rows }: FamilyProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { categoryId, name, children } = spending;
  return (
    <li>
      <div className="group/row relative flex items-center">
        <Renamable
          share={spending}
          hasMark
          buttonClassName={cx(
            'absolute top-1.5 pointer-coarse:-top-1',
            isAlone ? 'right-0' : 'right-9 pointer-coarse:right-11',
          )}
        >
          <Bar
            share={spending}
            most={most}
            hasBefore={hasBefore}
            to={rows(categoryId)}
            amountClassName={
              isAlone ? 'md:pr-6 pointer-coarse:md:pr-11' : 'pr-9 pointer-coarse:pr-11 md:pr-15 pointer-coarse:md:pr-22'
            }
          />
        </Renamable>
        {children.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={MADE_OF(name)}
            onClick={() => setOpen(!isOpen)}
            className="absolute top-0 right-0 grid size-9 place-items-center rounded-control text-faint hover:bg-hover hover:text-ink pointer-coarse:-top-1 pointer-coarse:size-11"
          >
            <ChevronDown className={cx('size-4 transition-transform', isOpen && 'rotate-180')} aria-hidden />
          </button>
        )}
      </div>
      <ul id={id} hidden={!isOpen} className="mb-2 ml-9 border-l border-line pl-2">
        {children.map((child) => (
          <li key={child.categoryId ?? 'none'} className="group/row flex items-center pr-9 pointer-coarse:pr-11">
            {child.categoryId === categoryId ? (
              <Line name={OTHER_OF(name)} amount={child.amount} to={rows(categoryId)} />
            ) : (
              <Renamable share={child}>
                <Line name={child.name} amount={child.amount} to={rows(child.categoryId)} />
              </Renamable>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

type BarProps = {
  share: Share;
  most: bigint;
  hasBefore: boolean;
  to: string;
  /** Room behind the amount for the buttons of the row, above its bar. */
  amountClassName: string;
};

function Bar({ share, most, hasBefore, to, amountClassName }: BarProps) {
  const { name, amount, before, colour, icon } = share;
  const { className, ...paint } = categoryPaint(colour);
  return (
    <Link
      to={to}
      className="group flex min-w-0 flex-1 items-center gap-3 rounded-control px-2 py-1.5 text-ink no-underline hover:bg-hover"
    >
      <CategoryMark icon={icon} colour={colour} className="size-7" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span className="line-clamp-2 min-w-0 flex-1 basis-24 wrap-anywhere">{name}</span>
          <span
            className={cx(
              'ml-auto decoration-edge decoration-dotted underline-offset-4 group-hover:underline',
              amountClassName,
            )}
          >
            <Spent amount={amount} />
          </span>
        </span>
        <span {...paint} className={cx('relative mt-1 block h-2 rounded-full bg-sunken', className)} aria-hidden>
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-current opacity-75"
            style={{ width: `${permilleOf(amount.minor, most) / 10}%` }}
          />
          {hasBefore && before.minor > 0n && (
            <span
              className="absolute -inset-y-0.5 w-0.5 -translate-x-1/2 bg-ink"
              style={{ left: `${permilleOf(before.minor, most) / 10}%` }}
            />
          )}
        </span>
      </span>
    </Link>
  );
}

function Line({ name, amount, to }: { name: string; amount: Money; to: string }) {
  return (
    <Link
      to={to}
      className="group flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-control px-2 text-sm text-soft no-underline hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
    >
      <span className="line-clamp-2 min-w-0 flex-1 basis-24 wrap-anywhere">{name}</span>
      <span className="ml-auto decoration-edge decoration-dotted underline-offset-4 group-hover:underline">
        <Spent amount={amount} />
      </span>
    </Link>
  );
}

/** More came back than went out: said in words, for a minus before spending is easily misread. */
function Spent({ amount }: { amount: Money }) {
  if (amount.minor >= 0n) return <Round value={amount} />;
  return (
    <>
      <Round value={absolute(amount)} /> {BACK}
    </>
  );
}
