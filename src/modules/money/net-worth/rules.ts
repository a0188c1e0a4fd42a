import { addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { type Currency, type Money, money, subtract } from '#kernel/money.ts';
import type { ExchangeRate } from '#modules/money/exchange-rates/model.ts';
import { converted, rateOn, ratesOf, totalIn } from '#modules/money/exchange-rates/rules.ts';
import { ALL_OF_IT, type Asset, type AssetKind, type Overview, type Point } from './model.ts';
import { MOST_POINTS } from './limits.ts';

/** From this day on it is worth so much, in minor units; what is owed is below zero. */
export type Step = { readonly day: Day; readonly minor: bigint };

/** What counts in net worth: its worth over time, oldest step first, and how much of it is ours, in hundredths of a per cent. */
export type Holding = { readonly currency: Currency; readonly ownership: number; readonly steps: readonly Step[] };

const LIABILITIES: readonly AssetKind[] = ['loan', 'tax', 'other-debt'];

export function isLiability(kind: AssetKind): boolean {
  return LIABILITIES.includes(kind);
}

/** The worth at the end of a day: that of the last step on or before it, and nothing before the first. */
export function valueOn(steps: readonly Step[], day: Day): bigint {
  return steps.findLast((step) => step.day <= day)?.minor ?? 0n;
}

/** The part that is owned, half a minor unit rounded away from zero. */
export function shareOf(minor: bigint, ownership: number): bigint {
  const size = minor < 0n ? -minor : minor;
  const owned = (2n * size * BigInt(ownership) + BigInt(ALL_OF_IT)) / (2n * BigInt(ALL_OF_IT));
  return minor < 0n ? -owned : owned;
}

/** Its valuations as steps; nothing from the day on which it was sold or paid off. */
export function stepsOf({ kind, valuations, endedOn }: Pick<Asset, 'kind' | 'valuations' | 'endedOn'>): Step[] {
  const sign = isLiability(kind) ? -1n : 1n;
  const counted = valuations
    .filter(({ day }) => endedOn === null || day < endedOn)
    .map(({ day, amount }) => ({ day, minor: sign * amount.minor }));
  const end = endedOn === null ? [] : [{ day: endedOn, minor: 0n }];
  return [...counted, ...end].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

/** The shares at the end of a day. */
export function sharesOn(holdings: readonly Holding[], day: Day): Money[] {
  return holdings.map(({ currency, ownership, steps }) => money(shareOf(valueOn(steps, day), ownership), currency));
}

/** The days of the line: the ends of months from the first step on, and today. */
export function daysOfLine(holdings: readonly Holding[], today: Day): Day[] {
  const first = holdings
    .flatMap(({ steps }) => steps.slice(0, 1))
    .map(({ day }) => day)
    .toSorted()[0];
  if (first === undefined || first > today) return [today];
  const days: Day[] = [today];
  for (let month = addMonths(monthOf(today), -1); days.length < MOST_POINTS; month = addMonths(month, -1)) {
    if (month < monthOf(first)) break;
    days.unshift(daysOf(month).last);
  }
  return days;
}

/** Net worth at the end of each day, in one currency at the rates of that day; never with a rate made up. */
export function lineOf(
  holdings: readonly Holding[],
  days: readonly Day[],
  to: Currency,
  rates: readonly ExchangeRate[],
): Point[] {
  return days.map((day) => {
    const { known, missing } = totalIn(to, sharesOn(holdings, day), ratesOf(rates, day), day);
    return { day, known, missing: [...missing] };
  });
}

/** An amount in the currency of the total; null where no rate is known. Nothing needs no rate. */
export function inCurrency(amount: Money, to: Currency, rates: readonly ExchangeRate[], day: Day): Money | null {
  if (amount.minor === 0n) return money(0, to);
  const rate = rateOn(rates, amount.currency, to, day);
  return rate === null ? null : converted(amount, to, rate.ratio);
}

export const PERIODS = ['1y', '3y', 'all'] as const;
export type Period = (typeof PERIODS)[number];

/** The points of the last so many months, and the one that they are compared with. */
export function within(line: readonly Point[], period: Period): Point[] {
  return period === 'all' ? [...line] : line.slice(-(period === '1y' ? 13 : 37));
}

/** From the first point to the last; null where one of them is not known, or there are not two. */
export function changeOver(points: readonly Point[]): Money | null {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  return first.missing.length + last.missing.length > 0 ? null : subtract(last.known, first.known);
}

/** Per cent as a person writes it, in hundredths of a per cent; null where it is none above 0 and up to 100. */
export function parseOwnership(text: string): number | null {
  const [, whole = '', fraction = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(text.trim().replace(/\s*%$/, '')) ?? [];
  if (whole === '') return null;
  const ownership = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return ownership >= 1 && ownership <= ALL_OF_IT ? ownership : null;
}

export function writeOwnership(ownership: number): string {
  return (ownership / 100).toFixed(2).replace(/\.?0+$/, '');
}

/** Whether there are debts in accounts or the plan, and nothing owned that has a value: a figure of that is no net worth yet. */
export function isInAccountsOnly({ parts, assets }: Pick<Overview, 'parts' | 'assets'>): boolean {
  const owes = parts.some(({ source, whole }) => source !== 'asset' && whole.minor < 0n);
  const lends = parts.some(({ source, whole }) => source === 'lent' && whole.minor > 0n);
  return owes && !lends && !assets.some(({ kind, valuations }) => !isLiability(kind) && valuations.length > 0);
}
