import { daysOf, type Month, monthsBetween } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { Chart } from '#ui/charts/chart.tsx';
import { useFormats } from '#ui/formats.tsx';
import { linkTo } from '#ui/link-to.ts';
import { Section } from '#ui/page-header.tsx';
import { writeMoney } from '#ui/written-money.ts';
import { freeDates, paidMonths } from './drift.ts';
import type { Overview } from './model.ts';
import { monthWords } from './month-words.ts';
import type { CurrencyPlan } from './page-figures.ts';
import { HISTORY_WORDS } from './words.ts';

type HistoryProps = {
  overview: Overview;
  plans: readonly CurrencyPlan[];
  free: Month | null;
  thisMonth: Month;
};

/** Plan against actual: what was planned and paid, and how the debt-free date moved with it. */
export function History({ overview, plans, free, thisMonth }: HistoryProps) {
  // A list of transactions is of one account, or of all.
  const linkOf = (month: Month, currency: string) => {
    const own = overview.debts
      .filter(({ owed }) => owed.currency === currency)
      .flatMap(({ accountId }) => accountId ?? []);
    const { first, last } = daysOf(month);
    const account = own.length === 1 ? own[0] : undefined;
    return linkTo('/app/transactions', { currency, account, from: first, to: last });
  };
  return (
    <div className="grid gap-5 empty:hidden lg:grid-cols-2">
      {plans.map(({ currency }) => (
        <Payments key={currency} overview={overview} currency={currency} thisMonth={thisMonth} linkOf={linkOf} />
      ))}
      <FreeDate
        overview={overview}
        free={free}
        thisMonth={thisMonth}
        currency={plans[0]?.currency ?? ''}
        linkOf={linkOf}
      />
    </div>
  );
}

type LinkOf = (month: Month, currency: string) => string;

const PAYMENTS = [
  { key: 'planned', name: HISTORY_WORDS.planned, hue: 'slate' },
  { key: 'paid', name: HISTORY_WORDS.paid, hue: 'green' },
] as const;

type PaymentsProps = { overview: Overview; currency: string; thisMonth: Month; linkOf: LinkOf };

function Payments({ overview, currency, thisMonth, linkOf }: PaymentsProps) {
  const formats = useFormats();
  const months = paidMonths(overview.months, currency);
  const past = months.filter(({ month }) => month < thisMonth);
  // The month that runs is in the table of debts.
  if (past.every(({ planned, paid }) => planned.minor === 0n && paid.minor === 0n)) return null;
  const written = (minor: bigint) => writeMoney(money(minor, currency), formats, { whole: true, sign: 'never' });
  const paid = past.reduce((all, one) => all + one.paid.minor, 0n);
  const ahead = past.reduce((all, one) => all + one.paid.minor - one.planned.minor, 0n);
  return (
    <Section>
      <Chart
        kind="bar"
        currency={currency}
        series={PAYMENTS}
        title={
          ahead === 0n
            ? HISTORY_WORDS.paidSame(written(paid))
            : HISTORY_WORDS[ahead > 0n ? 'paidMore' : 'paidLess'](written(paid), written(ahead))
        }
        note={HISTORY_WORDS.paidNote}
        empty={HISTORY_WORDS.notYet}
        points={months.map(({ month, planned: wanted, paid: came }) => ({
          key: month,
          label: monthWords(month),
          values: { planned: wanted, paid: came },
          isRunning: month === thisMonth,
        }))}
        linkOf={({ key }) => linkOf(key, currency)}
      />
    </Section>
  );
}

const DRIFT = [{ key: 'drift', name: HISTORY_WORDS.drift, hue: 'ochre' }] as const;

type FreeDateProps = Omit<HistoryProps, 'plans'> & { currency: string; linkOf: LinkOf };

/** The debt-free date of each month's plan, as months later than that of the first. */
function FreeDate({ overview, free, thisMonth, currency, linkOf }: FreeDateProps) {
  const recorded = freeDates(overview.months).filter(({ month }) => month < thisMonth);
  const [first] = recorded;
  if (first === undefined || first.free === null) return null;
  const { month: since, free: planned } = first;
  const dates = [...recorded, { month: thisMonth, free }];
  const now = dates.at(-1)?.free ?? null;
  return (
    <Section>
      <Chart
        kind="line"
        currency={null}
        series={DRIFT}
        title={now === null ? HISTORY_WORDS.noDate : HISTORY_WORDS.dateTitle(monthsBetween(planned, now))}
        note={HISTORY_WORDS.dateNote(monthWords(since))}
        empty={HISTORY_WORDS.notYet}
        points={dates.map(({ month, free: date }) => ({
          key: month,
          label: monthWords(month),
          values: { drift: date === null ? null : monthsBetween(planned, date) },
        }))}
        linkOf={({ key }) => linkOf(key, currency)}
      />
    </Section>
  );
}
