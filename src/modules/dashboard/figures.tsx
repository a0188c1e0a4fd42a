import type { Currency, Money } from '#kernel/money.ts';
import { absolute, subtract } from '#kernel/money.ts';
import { cx } from '#ui/class-names.ts';
import { useFormats, writeDay } from '#ui/formats.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { MoneyText } from '#ui/money-text.tsx';
import { Stat } from '#ui/stat.tsx';
import { Round } from './answer.tsx';
import { rowsBehind } from './links.client.ts';
import type { InCurrency, Summary, Total } from './model.ts';
import { useMonthWords } from './month-words.client.ts';

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
  const isFirst = before.count === 0 && lastMonth.count === 0;
  const isLong = [soFar.in, soFar.out, soFar.left, total?.total].some(
    (value) => value && writeMoney(value, formats).length > LONG,
  );
  return (
    <div className={cx('grid gap-3', isLong ? 'sm:grid-cols-2' : 'grid-cols-2 lg:grid-cols-4')}>
      <Stat
        label="Money in"
        value={<MoneyText value={soFar.in} />}
        note={
          isFirst ? undefined : (
            <Beside now={soFar.in} before={before.in} whole={lastMonth.in} month={month} byNow={byNow} />
          )
        }
        to={rows('in')}
      />
      <Stat
        label="Money out"
        value={<MoneyText value={soFar.out} />}
        note={
          <>
            {!isFirst && (
              <Beside now={soFar.out} before={before.out} whole={lastMonth.out} month={month} byNow={byNow} />
            )}
            {soFar.refunds.minor > 0n && (
              <span className="block">
                <MoneyText value={soFar.refunds} /> came back and is taken off
              </span>
            )}
          </>
        }
        to={rows('out')}
      />
      <Stat
        label="Left"
        value={<MoneyText value={soFar.left} />}
        note={
          isFirst ? undefined : (
            <Beside now={soFar.left} before={before.left} whole={lastMonth.left} month={month} byNow={byNow} />
          )
        }
        to={rows()}
      />
      <TotalStat currency={currency} total={total} />
    </div>
  );
}

function TotalStat({ currency, total }: { currency: Currency; total: Total | undefined }) {
  return (
    <Stat
      label="In all accounts"
      value={<MoneyText value={total?.total ?? null} />}
      note={
        total !== undefined &&
        total.owe.minor > 0n && (
          <>
            <span className="block">
              <MoneyText value={total.have} /> there
            </span>
            <span className="block">
              <MoneyText value={total.owe} /> owed
            </span>
          </>
        )
      }
      to={rowsBehind({ currency })}
    />
  );
}

type BesideProps = { now: Money; before: Money; whole: Money; month: string; byNow: string };

/** What a figure means beside the same point last month, and what last month came to in the end. */
function Beside({ now, before, whole, month, byNow }: BesideProps) {
  const formats = useFormats();
  const difference = subtract(now, before);
  return (
    <>
      <span className="block">
        {difference.minor === 0n ? (
          'The same as'
        ) : (
          <>
            <Round value={absolute(difference)} /> {difference.minor > 0n ? 'more than' : 'less than'}
          </>
        )}{' '}
        {byNow}
      </span>
      {before.minor !== whole.minor && (
        <span className="block text-faint">
          {writeDay(month, formats, 'month')} in all: <Round value={whole} />
        </span>
      )}
    </>
  );
}
