import type { Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { Collected } from './collected.ts';
import type { Line } from './project-model.ts';

/** Something that will still cost or bring. `lineId`: the line that it is for; null: none. */
export type Expected = {
  readonly lineId: string | null;
  readonly direction: 'cost' | 'income';
  readonly minor: bigint;
  readonly due: Day | null;
};

/** Minutes worked, and what they are worth and cost. */
export type Work = {
  readonly minutes: number;
  readonly billableMinutes: number;
  readonly value: bigint;
  readonly cost: bigint;
};

export type LineFigures = {
  readonly id: string;
  readonly planned: Money;
  /** Spent, or received. */
  readonly actual: Money;
  readonly committed: Money;
  /** Below zero where more was spent or is committed than planned; of income, what is still to come. */
  readonly left: Money;
};

export type Figures = {
  readonly budget: Money;
  readonly spent: Money;
  readonly committed: Money;
  readonly left: Money;
  /** Thousandths of the budget that are spent or committed; null without a budget. */
  readonly usedPermille: number | null;
  readonly plannedIncome: Money;
  readonly income: Money;
  /** Income less what was spent and what own work cost. */
  readonly margin: Money;
  readonly workValue: Money;
  readonly workCost: Money;
  readonly minutes: number;
  readonly billableMinutes: number;
  readonly lines: readonly LineFigures[];
  /** Spent on nothing that a line is for. */
  readonly outsideLines: Money;
  readonly count: number;
};

type Plan = { readonly currency: Currency; readonly budget: Money | null; readonly lines: readonly Line[] };

const sum = (parts: Iterable<bigint>) => [...parts].reduce((all, part) => all + part, 0n);
const plannedOf = (lines: readonly Line[], direction: Line['direction']) =>
  sum(lines.filter((line) => line.direction === direction).map(({ amount }) => amount.minor));

/** What may be spent in all: said by itself, or by the lines. */
export function budgetOf({ budget, lines }: Pick<Plan, 'budget' | 'lines'>): bigint {
  return budget?.minor ?? plannedOf(lines, 'cost');
}

/** More than a thousand times the whole says nothing more, and less than that below nothing neither. */
const MOST_PERMILLE = 1_000_000n;

/** Parts of a whole in thousandths, rounded down and no more than `MOST_PERMILLE`; null where there is no whole. */
export function permilleOf(part: bigint, whole: bigint): number | null {
  if (whole <= 0n) return null;
  const permille = (part * 1000n) / whole;
  return Number(permille > MOST_PERMILLE ? MOST_PERMILLE : permille < -MOST_PERMILLE ? -MOST_PERMILLE : permille);
}

export function figuresOf(plan: Plan, collected: Collected, expected: readonly Expected[], work: Work): Figures {
  const inCurrency = (minor: bigint) => money(minor, plan.currency);
  const budget = budgetOf(plan);
  const costs = expected.filter(({ direction }) => direction === 'cost');
  const committed = sum(costs.map(({ minor }) => minor));
  const lines = plan.lines.map(({ id, amount, direction }) => {
    const actual = collected.byLine.get(id) ?? 0n;
    const own = expected.filter((one) => one.lineId === id && one.direction === direction);
    const waiting = sum(own.map(({ minor }) => minor));
    const left = amount.minor - actual - waiting;
    return {
      id,
      planned: inCurrency(amount.minor),
      actual: inCurrency(actual),
      committed: inCurrency(waiting),
      left: inCurrency(left),
    };
  });
  const costIds = new Set(plan.lines.filter(({ direction }) => direction === 'cost').map(({ id }) => id));
  const onLines = sum([...collected.byLine].filter(([id]) => costIds.has(id)).map(([, minor]) => minor));
  return {
    budget: inCurrency(budget),
    spent: inCurrency(collected.cost),
    committed: inCurrency(committed),
    left: inCurrency(budget - collected.cost - committed),
    usedPermille: permilleOf(collected.cost + committed, budget),
    plannedIncome: inCurrency(plannedOf(plan.lines, 'income')),
    income: inCurrency(collected.income),
    margin: inCurrency(collected.income - collected.cost - work.cost),
    workValue: inCurrency(work.value),
    workCost: inCurrency(work.cost),
    minutes: work.minutes,
    billableMinutes: work.billableMinutes,
    lines,
    outsideLines: inCurrency(collected.cost - onLines),
    count: collected.count,
  };
}
