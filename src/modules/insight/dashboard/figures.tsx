import type { Currency, Money } from '#kernel/money.ts';
import { cx } from '#ui/class-names.ts';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Stat } from '#ui/stat.tsx';
import { Difference, Round } from './answer.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary, Total } from './model.ts';
import { useMonthWords } from './month-words.client.ts';
import { isComparable } from './rules.ts';

/** Letters of an amount beyond which two of them no longer fit beside each other on a phone. */
const LONG = 14;

/** In, out, left and the accounts together, each with the rows behind it. */
export function Figures({ part, summary }: { part: InCurrency; summary: Summary }) {
  const { currency, soFar, before, lastMonth } = part;
  const formats = useFormats();
  const total = summary.totals.find((candidate) => candidate.currency === currency);
  const rows = (direction?: 'in' | 'out') =>
    rowsBehind({ currency, span: summary.soFar, ...(direction ? { direction } : { withoutTransfers: true }) });
  const month = summary.lastMonth.from.slice(0, 7);
  const { byNow } = useMonthWords(summary);
  const beside = (figure: 'in' | 'out' | 'left') =>
    (isComparable(before) || isComparable(lastMonth)) && (
      <Beside
        now={soFar[figure]}
        before={isComparable(before) ? before[figure] : null}
        whole={isComparable(lastMonth) ? lastMonth[figure] : null}
        month={month}
        byNow={byNow}
      />
    );
  const isLong = [soFar.in, soFar.out, soFar.left, total?.total].some(
    (value) => value && writeMoney(value, formats).length > LONG,
  );
  return (
    <div className={cx('grid gap-3', isLong ? 'sm:grid-cols-2' : 'grid-cols-2 lg:grid-cols-4')}>
      <Stat label="Money in" value={<Round value={soFar.in} />} note={beside('in')} to={rows('in')} />
      <Stat
        label="Money out"
        value={<Round value={soFar.out} />}
        note={
          <>
            {beside('out')}
            {soFar.refunds.minor > 0n && (
              <span className="block">
                <Round value={soFar.refunds} /> of refunds taken off
              </span>
            )}
          </>
        }
        to={rows('out')}
      />
      <Stat label="Left over" value={<Round value={soFar.left} />} note={beside('left')} to={rows()} />
      <TotalStat currency={currency} total={total} />
    </div>
  );
}

function TotalStat({ currency, total }: { currency: Currency; total: Total | undefined }) {
  return (
    <Stat
      label="In all accounts"
      value={<MoneyText value={total?.total ?? null} whole />}
      note={
        total !== undefined &&
        total.owe.minor > 0n && (
          <>
            <span className="block">
              <Round value={total.have} /> owned
            </span>
            <span className="block">
              <Round value={total.owe} /> owed
            </span>
          </>
        )
      }
      to={rowsBehind({ currency })}
    />
  );
}

type BesideProps = { now: Money; before: Money | null; whole: Money | null; month: string; byNow: string };

/** What a figure means beside the same point last month, and what last month came to in the end; null where it holds nothing. */
function Beside({ now, before, whole, month, byNow }: BesideProps) {
  const formats = useFormats();
  return (
    <>
      {before !== null && (
        <span className="block">
          <Difference now={now} before={before} /> vs {byNow}
        </span>
      )}
      {whole !== null && whole.minor !== before?.minor && (
        <span className="block text-faint">
          {writeDay(month, formats, 'month')}: <Round value={whole} />
        </span>
      )}
    </>
  );
}
