import { HIGHEST_RATE } from '#kernel/yearly-rate.ts';
import { addMonths, type Month } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import type { Debt, Plan, Strategy } from './rules.ts';

/** A plan as it is kept, in a browser or in books: without ids, and with payments made once in months of the calendar. */
export type KeptPlan = {
  readonly currency: Currency;
  readonly strategy: Strategy;
  readonly extra: Money;
  /** In their own order. */
  readonly debts: readonly Omit<Debt, 'id'>[];
  readonly once: readonly { readonly month: Month; readonly amount: Money }[];
};

/** What a plan may hold. */
export const MOST_DEBTS = 40;
export const MOST_ONCE = 24;
export const LONGEST_NAME = 80;
/** Minor units of any amount: no debt of a person or a small company is larger. */
export const LARGEST_AMOUNT = 1_000_000_000_000_000n;

/** Where visitors plan debts: a public page, with whatever plan this device keeps. */
export const PLANNER = '/demo/debts';

/** The key under which a browser keeps a plan. */
export const KEPT_UNDER = 'debt-plan';

/** A kept plan from this month on: what was to be paid in months that are over is left out. */
export function planFrom(kept: KeptPlan, firstMonth: Month): { debts: Debt[]; plan: Plan } {
  const once = kept.once
    .map(({ month, amount }) => ({ month: monthNumber(firstMonth, month), amount }))
    .filter(({ month }) => month > 0);
  return {
    debts: kept.debts.map((debt, place) => ({ ...debt, id: String(place) })),
    plan: { strategy: kept.strategy, extra: kept.extra, once },
  };
}

/** How much a plan holds, such as `2 debts in ZAR`. */
export function sizeOf({ currency, debts }: Pick<KeptPlan, 'currency' | 'debts'>): string {
  return `${debts.length === 1 ? 'one debt' : `${debts.length} debts`} in ${currency}`;
}

/** The month of a plan by its number, from the first on. */
export function monthAt(firstMonth: Month, number: number): Month {
  return addMonths(firstMonth, number - 1);
}

function monthNumber(first: Month, month: Month): number {
  const months = (text: Month) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
  return months(month) - months(first) + 1;
}

/** For the storage of a browser. */
export function keptText({ currency, strategy, extra, debts, once }: KeptPlan): string {
  return JSON.stringify({
    version: 1,
    currency,
    strategy,
    extra: String(extra.minor),
    debts: debts.map(({ name, balance, rate, minimum }) => ({
      name,
      balance: String(balance.minor),
      rate,
      minimum: String(minimum.minor),
    })),
    once: once.map(({ month, amount }) => ({ month, amount: String(amount.minor) })),
  });
}

/** Null for what is no plan of ours: anybody may write into the storage of their own browser. */
export function readKept(text: string | null): KeptPlan | null {
  try {
    return planOf(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

/** @throws where something is not as we keep it. */
function planOf(kept: unknown): KeptPlan {
  const plan = record(kept);
  if (plan['version'] !== 1) throw new TypeError('not a plan of this version');
  const currency = matching(plan['currency'], /^[A-Z]{3}$/);
  const amount = (value: unknown): Money => {
    const minor = BigInt(matching(value, /^\d{1,15}$/));
    return money(minor, currency);
  };
  return {
    currency,
    strategy: matching(plan['strategy'], /^(avalanche|snowball|highest-instalment|custom)$/) as Strategy,
    extra: amount(plan['extra']),
    debts: list(plan['debts'], MOST_DEBTS).map((one) => {
      const debt = record(one);
      const rate = debt['rate'];
      if (typeof rate !== 'number' || !Number.isInteger(rate) || rate < 0 || rate > HIGHEST_RATE)
        throw new TypeError('not a rate');
      const name = matching(debt['name'], /^.{1,80}$/su);
      return { name, balance: amount(debt['balance']), rate, minimum: amount(debt['minimum']) };
    }),
    once: list(plan['once'], MOST_ONCE).map((one) => {
      const payment = record(one);
      return { month: matching(payment['month'], /^\d{4}-(0[1-9]|1[0-2])$/), amount: amount(payment['amount']) };
    }),
  };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object');
  return Object.fromEntries(Object.entries(value));
}

function list(value: unknown, most: number): unknown[] {
  if (!Array.isArray(value) || value.length > most) throw new TypeError('not a list');
  return value;
}

function matching(value: unknown, pattern: RegExp): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new TypeError('not a text of ours');
  return value;
}
