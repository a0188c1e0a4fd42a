import { decimalOf, money } from '#kernel/money.ts';
import { FIRST_MONTHS } from './looks.ts';
import { costOf, type Writing } from './outcome.ts';
import { type Debt, monthsOfFreedom, type Plan } from './rules.ts';
import type { Course, Line } from './walk.ts';

/** A month of a plan as it is read: its name, interest (with fees), payment, what is owed after it, and what is special. */
export type MonthRow = readonly [month: string, interest: string, paid: string, balance: string, note: string];

export function monthRows(
  course: Course,
  { debts, plan: { once } }: { debts: readonly Debt[]; plan: Pick<Plan, 'once'> },
  { figure, month }: Writing,
): MonthRow[] {
  const free = monthsOfFreedom(course);
  const noteOf = (number: number) => {
    const ended = debts.filter(({ id }) => free.get(id) === number).map(({ name }) => name);
    const extra = once.filter((payment) => payment.month === number);
    return [
      ...extra.map(({ amount }) => `One-off payment of ${figure(amount)}`),
      ...(ended.length > 0 ? [`${ended.join(', ')} paid off`] : []),
    ].join(' · ');
  };
  return course.months.map(({ number, interest, fees, paid, balance }) => [
    month === null ? `Month ${number}` : month(number),
    figure(costOf({ interest, fees })),
    figure(paid),
    figure(balance),
    noteOf(number),
  ]);
}

/** The table of months as it is shown. `toggle` is what its button says; null where all of them are there anyway. */
export type MonthsView = {
  readonly caption: string;
  readonly rows: readonly MonthRow[];
  readonly toggle: string | null;
};

/** The first months and the last, or all of them where that was asked for. */
export function monthsView(rows: readonly MonthRow[], isAll: boolean): MonthsView {
  const isLong = rows.length > FIRST_MONTHS + 1;
  if (!isLong || isAll) return { caption: 'Month by month', rows, toggle: isLong ? 'Show fewer months' : null };
  return {
    caption: 'Month by month: the first twelve months and the last month',
    rows: [...rows.slice(0, FIRST_MONTHS), ...rows.slice(-1)],
    toggle: 'Show every month',
  };
}

/** When each debt is paid off, the first first. */
export function debtRows(
  course: Course,
  debts: readonly Debt[],
  { month }: Writing,
): (readonly [name: string, paidOff: string])[] {
  const free = monthsOfFreedom(course);
  const numberOf = ({ id, balance }: Debt) => (balance.minor === 0n ? 0 : (free.get(id) ?? NEVER));
  return debts
    .toSorted((one, other) => numberOf(one) - numberOf(other))
    .map((debt) => {
      const number = numberOf(debt);
      if (number === 0) return [debt.name, 'Paid off'];
      if (number === NEVER) return [debt.name, 'Not paid off'];
      return [debt.name, month === null ? `Month ${number}` : month(number)];
    });
}

/** The month of a debt that the plan does not pay off: after all others. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** The same for a spreadsheet, debt by debt, in exact decimals; months as `2027-03` where they have names. */
export function planSheet(course: Course, debts: readonly Debt[], monthAt: (number: number) => string): string[][] {
  const currency = course.paid.currency;
  const hasFees = course.fees.minor > 0n;
  /** The figures of a month, or of a debt in it. */
  const figures = <Figure>(interest: Figure, fees: Figure, paid: Figure, balance: Figure) =>
    hasFees ? [interest, fees, paid, balance] : [interest, paid, balance];
  const names = figures('interest', 'fees', 'paid', 'owed after');
  const head = [
    'Month',
    ...figures('Interest', 'Fees', 'Paid', 'Owed after').map((name) => `${name} (${currency})`),
    ...debts.flatMap(({ name }) => names.map((figure) => `${name}: ${figure}`)),
  ];
  const rows = course.months.map(({ number, lines, interest, fees, paid, balance }) => [
    monthAt(number),
    ...figures(interest, fees, paid, balance).map(decimalOf),
    ...debts.flatMap(({ id }) => {
      const line = lines.find(({ debtId }) => debtId === id);
      if (line === undefined) return names.map(() => '');
      return figures(line.interest, line.fees, line.paid, line.balance).map(decimalOf);
    }),
  ]);
  return [head, ...rows];
}

/** The payments of one debt for a spreadsheet, in exact decimals. */
export function scheduleSheet(
  lines: readonly (Line & { readonly number: number })[],
  monthAt: (number: number) => string,
): string[][] {
  const currency = lines[0]?.paid.currency ?? '';
  const head = [
    'Month',
    ...['Paid', 'Interest', 'Fees', 'Off the debt', 'Owed after'].map((name) => `${name} (${currency})`),
  ];
  const rows = lines.map(({ number, paid, interest, fees, balance }) => [
    monthAt(number),
    ...[paid, interest, fees, money(paid.minor - interest.minor - fees.minor, currency), balance].map(decimalOf),
  ]);
  return [head, ...rows];
}
