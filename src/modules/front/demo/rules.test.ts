import { describe, expect, test } from 'vitest';
import { addMonths, type Day, monthOf } from '#kernel/calendar.ts';
import { startersFor } from '#modules/money/categories/starters.ts';
import { companyBooks } from './company.ts';
import { diceOf } from './dice.ts';
import { householdBooks } from './household.ts';
import type { DemoBooks } from './ledger.ts';
import { dayIn, isWorkingDay, weekdayOf, workingDayAfter, workingDayBefore } from './working-days.ts';

const DAYS: readonly Day[] = ['2026-11-21', '2026-12-31', '2027-02-10', '2028-02-29'];
const SEEDS = [7, 2026];
const WORLDS = DAYS.flatMap((today) => SEEDS.map((seed) => [today, seed] as const));

/** Balances at the end of each day on which something happened. */
function course({ accounts, rows }: DemoBooks): Map<string, { day: Day; minor: bigint }[]> {
  return new Map(
    accounts.map(({ key, openingMinor }) => {
      let minor = openingMinor;
      const days = new Map<Day, bigint>();
      for (const row of rows.filter(({ account }) => account === key)) days.set(row.day, (minor += row.minor));
      return [key, [...days].map(([day, end]) => ({ day, minor: end }))];
    }),
  );
}

/** The lowest and the highest end of a day, in whole units. */
function reach(books: DemoBooks, account: string): { low: number; high: number; last: number } {
  const ends = (course(books).get(account) ?? []).map(({ minor }) => Number(minor / 100n));
  return { low: Math.min(...ends), high: Math.max(...ends), last: ends.at(-1) ?? 0 };
}

describe.each(WORLDS)('the demo on %s with the dice %i', (today, seed) => {
  const household = householdBooks(today, seed);
  const company = companyBooks(today, seed);

  test('goes back two years, day after day, and not beyond today', () => {
    for (const { rows } of [household, company]) {
      const days = rows.map(({ day }) => day);
      expect(days).toEqual(days.toSorted());
      expect(days[0]?.slice(0, 7)).toBe(addMonths(monthOf(today), -24));
      expect((days.at(-1) ?? '') <= today).toBe(true);
      expect(rows.length).toBeGreaterThan(1500);
      expect(rows.every(({ minor }) => minor !== 0n)).toBe(true);
    }
  });

  test('keeps the balances of the household sane', () => {
    const cheque = reach(household, 'cheque');
    expect(cheque.low).toBeGreaterThan(-1_000);
    expect(cheque.high).toBeLessThan(200_000);
    expect(reach(household, 'savings').low).toBeGreaterThanOrEqual(0);
    expect(reach(household, 'savings').high).toBeLessThan(500_000);
    expect(reach(household, 'cash').low).toBeGreaterThanOrEqual(0);
    expect(reach(household, 'dollars').low).toBeGreaterThan(0);
    expect(reach(household, 'card').low).toBeGreaterThan(-80_000);
    const bond = reach(household, 'bond');
    expect(bond.last).toBe(bond.high);
    expect(bond.high).toBeLessThan(0);
  });

  test('keeps the balances of the company sane', () => {
    const current = reach(company, 'current');
    expect(current.low).toBeGreaterThan(0);
    expect(current.high).toBeLessThan(1_500_000);
    expect(reach(company, 'vat').low).toBeGreaterThan(0);
    expect(reach(company, 'petty').low).toBeGreaterThanOrEqual(0);
    expect(reach(company, 'card').low).toBeGreaterThan(-120_000);
    const van = reach(company, 'van');
    expect([van.last, van.high < 0]).toEqual([van.high, true]);
  });

  test('pays two salaries each month on the 25th or the working day before, and the staff on the same day', () => {
    for (let back = 1; back <= 24; back += 1) {
      const payday = workingDayBefore(`${addMonths(monthOf(today), -back)}-25`);
      const paid = (books: DemoBooks, slug: string) =>
        books.rows.filter((row) => row.slug === slug && monthOf(row.day) === monthOf(payday)).map(({ day }) => day);
      expect(paid(household, 'salary')).toEqual([payday, payday]);
      expect(new Set(paid(company, 'staff-wages'))).toEqual(new Set([payday]));
    }
  });

  test('uses every category that South African books begin with, and no other', () => {
    const starters = startersFor('ZA');
    const used = new Set([...household.rows, ...company.rows].map(({ slug }) => slug));
    const lower = starters.filter(({ parentSlug }) => parentSlug !== null).map(({ slug }) => slug);
    expect(lower.filter((slug) => !used.has(slug))).toEqual([]);
    const known = new Set<string | null>([null, ...starters.map(({ slug }) => slug)]);
    expect([...used].filter((slug) => !known.has(slug))).toEqual([]);
  });

  test('says “from” of money that comes in, and “to” of money that goes out', () => {
    const rows = [...household.rows, ...company.rows];
    const saying = (words: RegExp) => rows.filter(({ bankText }) => words.test(bankText));
    const [from, to] = [saying(/ (?:FROM|FRM) /), saying(/ PAYMENT TO /)];
    expect(from.length * to.length).toBeGreaterThan(0);
    expect(from.filter(({ minor }) => minor < 0n).map(({ bankText }) => bankText)).toEqual([]);
    expect(to.filter(({ minor }) => minor > 0n).map(({ bankText }) => bankText)).toEqual([]);
  });

  test('moves money between own accounts without making or losing any', () => {
    for (const { rows } of [household, company]) {
      const isMoved = (slug: string | null) => slug === 'card-payment' || slug === 'saving';
      expect(rows.filter(({ slug }) => isMoved(slug)).reduce((sum, { minor }) => sum + minor, 0n)).toBe(0n);
    }
  });

  test('has no payment from someone that is money out', () => {
    const isFrom = (text: string) => /\b(?:pmt|payment|transfer) (?:frm|from)\b/i.test(text);
    const from = [...household.rows, ...company.rows].filter(({ bankText }) => isFrom(bankText));
    expect(from.length).toBeGreaterThan(0);
    expect(from.filter(({ minor }) => minor <= 0n)).toEqual([]);
  });

  test('has refunds, and rows that nobody has filed yet', () => {
    const spent = new Set(['clothing', 'online-shopping']);
    expect(household.rows.some(({ slug, minor }) => spent.has(slug ?? '') && minor > 0n)).toBe(true);
    const open = household.rows.filter(({ slug }) => slug === null).length;
    expect(open).toBeGreaterThan(0);
    expect(open).toBeLessThan(household.rows.length / 50);
  });
});

test('the same day and dice make the same books, other dice make others', () => {
  expect(householdBooks('2026-11-21', 7)).toEqual(householdBooks('2026-11-21', 7));
  expect(companyBooks('2026-11-21', 7)).not.toEqual(companyBooks('2026-11-21', 8));
});

test('dice fall between their ends, both included', () => {
  const dice = diceOf(1);
  expect(new Set(Array.from({ length: 200 }, () => dice.int(3, 5)))).toEqual(new Set([3, 4, 5]));
  expect(() => dice.pick([])).toThrow(RangeError);
});

test.each<[Day, Day, Day]>([
  ['2026-11-25', '2026-11-25', '2026-11-25'],
  ['2026-07-25', '2026-07-24', '2026-07-27'],
  ['2026-12-25', '2026-12-24', '2026-12-28'],
  // A Sunday holiday is kept on Monday.
  ['2026-08-09', '2026-08-07', '2026-08-11'],
])('the working day before %s is %s, the one after %s', (day, before, after) => {
  expect([workingDayBefore(day), workingDayAfter(day)]).toEqual([before, after]);
  expect(isWorkingDay(before) && isWorkingDay(after)).toBe(true);
});

test('a day of a month that is too short is its last', () => {
  expect([dayIn('2026-02', 31), weekdayOf('2026-11-21')]).toEqual(['2026-02-28', 6]);
});
