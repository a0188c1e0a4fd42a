import { decimalOf } from '#kernel/money.ts';
import { FIRST_MONTHS } from './looks.ts';
import type { Writing } from './outcome.ts';
import { type Debt, monthsOfFreedom, ordered, type Strategy } from './rules.ts';
import type { Course } from './walk.ts';

/** A month of a plan as it is read: its name, interest, payment, what is owed after it, and what it paid off. */
export type MonthRow = readonly [month: string, interest: string, paid: string, balance: string, paidOff: string];

export function monthRows(course: Course, debts: readonly Debt[], { amount, month }: Writing): MonthRow[] {
  const free = monthsOfFreedom(course);
  return course.months.map(({ number, interest, paid, balance }) => [
    month === null ? `Month ${number}` : month(number),
    amount(interest),
    amount(paid),
    amount(balance),
    debts
      .filter(({ id }) => free.get(id) === number)
      .map(({ name }) => name)
      .join(', '),
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
    caption: 'Month by month: the first twelve, and the last',
    rows: [...rows.slice(0, FIRST_MONTHS), ...rows.slice(-1)],
    toggle: 'Show every month',
  };
}

/** When each debt is paid off, in the order in which what is left over goes to them. */
export function debtRows(
  course: Course,
  debts: readonly Debt[],
  strategy: Strategy,
  { month }: Writing,
): (readonly [name: string, paidOff: string])[] {
  const free = monthsOfFreedom(course);
  return ordered(debts, strategy).map(({ id, name, balance }) => {
    if (balance.minor === 0n) return [name, 'Paid off'];
    const number = free.get(id);
    const when = month === null ? `Month ${number}` : month(number ?? 0);
    return [name, number === undefined ? 'Not paid off' : when];
  });
}

/** The same for a spreadsheet, debt by debt, in exact decimals; months as `2027-03` where they have names. */
export function planSheet(course: Course, debts: readonly Debt[], monthAt: (number: number) => string): string[][] {
  const currency = course.paid.currency;
  const head = [
    'Month',
    `Interest (${currency})`,
    `Paid (${currency})`,
    `Owed after (${currency})`,
    ...debts.flatMap(({ name }) => [`${name}: interest`, `${name}: paid`, `${name}: owed after`]),
  ];
  const rows = course.months.map(({ number, lines, interest, paid, balance }) => [
    monthAt(number),
    ...[interest, paid, balance].map(decimalOf),
    ...debts.flatMap(({ id }) => {
      const line = lines.find(({ debtId }) => debtId === id);
      return line === undefined ? ['', '', ''] : [line.interest, line.paid, line.balance].map(decimalOf);
    }),
  ]);
  return [head, ...rows];
}
