import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { absolute, type Money } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { CategoryMark } from '#ui/category-mark.tsx';
import { cx } from '#ui/class-names.ts';
import { useFormats } from '#ui/formats.tsx';
import { Section } from '#ui/page-header.tsx';
import { Difference, Round } from './answer.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Share, Spending, Summary } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { isComparable, largestSpending, permilleOf } from './rules.ts';

/** How many stand there at first: what is below them is small change. */
const FIRST = 8;

export function SpendingSection({ part, summary }: { part: InCurrency; summary: Summary }) {
  const { currency, soFar, before, spending } = part;
  const span = summary.soFar;
  const { isCurrent, inMonth, byNow } = useMonthWords(summary);
  const [showsAll, setShowsAll] = useState(false);
  const most = spending.reduce((max, { amount }) => (amount.minor > max ? amount.minor : max), 0n);
  const shown = showsAll ? spending : spending.slice(0, FIRST);
  const largest = largestSpending(spending);
  // Without a category only what went out counts as spending; with one, what came back is taken off.
  const rows = (category: string | null) =>
    rowsBehind({ currency, span, category, ...(category === null ? { direction: 'out' } : {}) });
  return (
    <Section
      title={largest === null ? 'Spending by category' : `${largest.name} is your biggest expense`}
      note={
        soFar.out.minor > 0n && (
          <>
            Spending by category {inMonth}, <Round value={soFar.out} /> in total
          </>
        )
      }
    >
      {spending.length === 0 && (
        <p className="text-sm text-soft">{isCurrent ? 'No spending yet this month.' : `No spending ${inMonth}.`}</p>
      )}
      <ul className="-mx-2 flex flex-col">
        {shown.map((one) => (
          <Family
            key={one.categoryId ?? 'none'}
            spending={one}
            most={most}
            whole={soFar.out}
            byNow={byNow}
            hasBefore={isComparable(before)}
            rows={rows}
          />
        ))}
      </ul>
      {spending.length > FIRST && (
        <Button look="quiet" size="small" className="mt-2 -ml-2" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show the largest' : `Show all ${spending.length}`}
        </Button>
      )}
    </Section>
  );
}

type RowsOf = (category: string | null) => string;
type FamilyProps = { spending: Spending; most: bigint; whole: Money; byNow: string; hasBefore: boolean; rows: RowsOf };

function Family({ spending, most, whole, byNow, hasBefore, rows }: FamilyProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { categoryId, name, children } = spending;
  return (
    <li>
      <div className="flex items-center">
        <Bar share={spending} most={most} whole={whole} byNow={byNow} hasBefore={hasBefore} to={rows(categoryId)} />
        {children.length > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`What ${name} is made of`}
            onClick={() => setOpen(!isOpen)}
            className="grid size-9 shrink-0 place-items-center rounded-control text-faint hover:bg-hover hover:text-ink pointer-coarse:size-11"
          >
            <ChevronDown className={cx('size-4 transition-transform', isOpen && 'rotate-180')} aria-hidden />
          </button>
        ) : (
          <span className="w-9 shrink-0 pointer-coarse:w-11" />
        )}
      </div>
      <ul id={id} hidden={!isOpen} className="mb-2 ml-9 border-l border-line pl-2">
        {children.map((child) => (
          <li key={child.categoryId ?? 'none'} className="pr-9 pointer-coarse:pr-11">
            <Line share={child} isRest={child.categoryId === categoryId} to={rows(child.categoryId)} />
          </li>
        ))}
      </ul>
    </li>
  );
}

type BarProps = { share: Share; most: bigint; whole: Money; byNow: string; hasBefore: boolean; to: string };

function Bar({ share, most, whole, byNow, hasBefore, to }: BarProps) {
  const { name, amount, before, colour, icon } = share;
  return (
    <Link to={to} className="group min-w-0 flex-1 rounded-control px-2 py-2 text-ink no-underline hover:bg-hover">
      <span className="flex items-baseline gap-3 text-sm">
        <span className="flex min-w-0 items-center gap-2">
          <CategoryMark icon={icon} colour={colour} />
          <span className="truncate font-medium">{name}</span>
        </span>
        <span className="ml-auto shrink-0 font-medium decoration-edge decoration-dotted underline-offset-4 group-hover:underline">
          <Spent amount={amount} />
        </span>
      </span>
      <span className="mt-1.5 flex h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden>
        <span className="rounded-full bg-accent" style={{ width: `${permilleOf(amount.minor, most) / 10}%` }} />
      </span>
      <span className="mt-1 flex flex-wrap justify-between gap-x-3 text-xs text-faint">
        <Percent part={amount} whole={whole} />
        <Change now={amount} before={hasBefore ? before : null} byNow={byNow} />
      </span>
    </Link>
  );
}

function Line({ share: { name, amount }, isRest, to }: { share: Share; isRest: boolean; to: string }) {
  return (
    <Link
      to={to}
      className="group flex min-h-9 items-center gap-3 rounded-control px-2 text-sm text-soft no-underline hover:bg-hover hover:text-ink pointer-coarse:min-h-11"
    >
      <span className="min-w-0 truncate">{isRest ? `${name}, other` : name}</span>
      <span className="ml-auto shrink-0 decoration-edge decoration-dotted underline-offset-4 group-hover:underline">
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
      <Round value={absolute(amount)} /> back
    </>
  );
}

function Percent({ part, whole }: { part: Money; whole: Money }) {
  const { locale } = useFormats();
  if (whole.minor <= 0n || part.minor <= 0n) return null;
  const permille = permilleOf(part.minor, whole.minor);
  const text = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(
    Math.max(permille, 10) / 1000,
  );
  return <span className="figures">{permille < 10 ? `under ${text}` : text}</span>;
}

function Change({ now, before, byNow }: { now: Money; before: Money | null; byNow: string }) {
  if (before === null) return null;
  return (
    <span>
      <Difference now={now} before={before} /> vs {byNow}
    </span>
  );
}
