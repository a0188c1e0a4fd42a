import { addDays, addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { isWorkingDayWith, NONE_ANNOUNCED } from '#kernel/working-days.ts';
import {
  type Books,
  chanceOf,
  daily,
  dayIn,
  orders,
  pay,
  saves,
  shopping,
  shoppingAbroad,
  surprises,
  yearly,
} from './household-habits.ts';

/*
 * Invented households, each with years of transactions from a seed: what forecasts are measured on. They are made of what
 * people's books are made of: paydays that weekends move, debit orders, shopping that comes more often after payday, prices
 * that rise, things that break, months that are unlike others.
 */

export type HouseholdRow = {
  readonly account: string;
  readonly currency: string;
  readonly day: Day;
  readonly minor: number;
  readonly category: string;
  readonly isTransfer: boolean;
};
export type Household = { readonly kind: HouseholdKind; readonly rows: readonly HouseholdRow[] };

const KINDS = {
  salaried(books) {
    pay(books, { day: 25, units: 38_000 });
    orders(books, [
      [1, 11_500, 'rent'],
      [1, 2400, 'medical'],
      [1, 3900, 'car'],
      [2, 1100, 'insurance'],
      [5, 1900, 'electricity', 0.2],
      [7, 900, 'internet'],
      [15, 450, 'phone'],
      [28, 1500, 'retirement'],
    ]);
    yearly(books, [
      [1, 12, -9500, 'school'],
      [4, 8, -4200, 'school'],
      [3, 20, -2600, 'licences'],
    ]);
    daily(books, 25);
    saves(books, 2500);
  },
  gig(books) {
    for (const month of books.months) {
      const good = books.between(0.6, 1.4) * (month.endsWith('-12') ? 1.4 : month.endsWith('-01') ? 0.6 : 1);
      const { last } = daysOf(month);
      for (let day: Day = `${month}-01`; day <= last; day = addDays(day, 1)) {
        const isMonday = Temporal.PlainDate.from(day).dayOfWeek === 1;
        if (isMonday && books.happens(0.95))
          books.post({ day, units: 3400 * good * books.size(0.4), category: 'rides' });
        if (books.happens(0.06)) books.post({ day, units: 900 * books.size(0.7), category: 'tips' });
      }
    }
    orders(books, [
      [1, 4800, 'rent'],
      [3, 1600, 'car'],
      [6, 500, 'insurance'],
      [20, 350, 'phone'],
    ]);
    shopping(books, { times: 14, units: 260, category: 'fuel', pull: 0.1, spread: 0.3 });
    shopping(books, { times: 10, units: 240, category: 'groceries', pull: 0.1 });
    surprises(books, 5, 2600, 'repairs');
  },
  farm(books) {
    for (const month of books.months) {
      const of = Number(month.slice(5));
      const share =
        new Map([
          [3, 0.25],
          [4, 0.4],
          [5, 0.25],
          [10, 0.1],
        ]).get(of) ?? 0;
      const loads = share === 0 ? 0 : books.whole(3, 6);
      for (let load = 0; load < loads; load += 1)
        books.post({
          day: dayIn(month, books.whole(2, 28)),
          units: ((620_000 * share) / loads) * books.size(0.3) * books.prices(month),
          category: 'harvest',
        });
      const inputs =
        new Map([
          [8, 38_000],
          [9, 46_000],
          [10, 22_000],
          [1, 12_000],
        ]).get(of) ?? 0;
      const parts = inputs > 0 ? 3 : 0;
      for (let part = 0; part < parts; part += 1)
        books.post({
          day: dayIn(month, books.whole(3, 26)),
          units: (-inputs / 3) * books.size(0.35),
          category: 'inputs',
        });
      const hands = of >= 3 && of <= 5 ? 4 : 1;
      for (const on of [7, 14, 21, 28])
        books.post({ day: dayIn(month, on), units: -2100 * hands * books.size(0.1), category: 'wages' });
    }
    orders(books, [
      [1, 5200, 'loan'],
      [5, 2600, 'electricity', 0.4],
      [15, 1300, 'insurance'],
    ]);
    daily(books, 1, 0.8);
  },
  shop(books) {
    for (const month of books.months) {
      const season = month.endsWith('-12') ? 1.6 : month.endsWith('-01') ? 0.75 : 1;
      const { last } = daysOf(month);
      for (let day: Day = `${month}-01`; day <= last; day = addDays(day, 1)) {
        const weekday = Temporal.PlainDate.from(day).dayOfWeek;
        if (weekday === 7) continue;
        const near = Number(day.slice(8)) >= 25 || Number(day.slice(8)) <= 4 ? 1.35 : 0.9;
        const takings = 5200 * (weekday >= 5 ? 1.4 : 1) * near * season * books.size(0.25) * books.prices(month);
        books.post({ day, units: takings, category: 'sales' });
        if (weekday === 2)
          books.post({ day, units: -21_500 * season * books.size(0.2) * books.prices(month), category: 'stock' });
      }
      if (Number(month.slice(5)) % 2 === 0)
        books.post({ day: books.workingDay(dayIn(month, 25), -1), units: -9800 * books.size(0.2), category: 'vat' });
    }
    pay(books, { day: 25, units: -16_500, category: 'wages' });
    orders(books, [
      [1, 14_000, 'rent'],
      [5, 3100, 'electricity', 0.2],
      [7, 1500, 'paye'],
      [15, 900, 'phone'],
    ]);
    shopping(books, { times: 8, units: 900, category: 'drawings', pull: 0 });
    surprises(books, 3, 6000, 'repairs');
  },
  'two-currencies'(books) {
    pay(books, { day: 28, units: 29_000 });
    for (const month of books.months) {
      for (const on of [1, 15])
        if (books.happens(0.9))
          books.post({
            day: books.workingDay(dayIn(month, on), 1),
            units: 640 * books.size(0.3),
            category: 'clients',
            account: 'dollars',
            currency: 'USD',
          });
      books.post({ day: dayIn(month, 6), units: -59, category: 'software', account: 'dollars', currency: 'USD' });
      books.post({ day: dayIn(month, 18), units: -22, category: 'hosting', account: 'dollars', currency: 'USD' });
      shoppingAbroad(books, month);
      if (books.happens(0.6)) {
        const dollars = 500 * books.size(0.3);
        const day = dayIn(month, books.whole(16, 26));
        books.post({ day, units: -dollars, category: 'conversion', account: 'dollars', currency: 'USD' });
        books.post({ day, units: dollars * books.between(17.2, 18.8), category: 'conversion' });
      }
    }
    orders(books, [
      [1, 12_500, 'rent'],
      [1, 2600, 'medical'],
      [3, 1200, 'insurance'],
      [5, 1500, 'electricity', 0.2],
      [16, 700, 'phone'],
    ]);
    daily(books, 28);
  },
  support(books) {
    pay(books, { day: 25, units: 24_000 });
    for (const month of books.months) {
      const times = books.whole(0, 4) + (month.endsWith('-01') ? 2 : 0);
      for (let turn = 0; turn < times; turn += 1)
        books.post({ day: dayIn(month, books.whole(1, 28)), units: -900 * books.size(0.8), category: 'family' });
      if (books.happens(0.12))
        books.post({ day: dayIn(month, books.whole(1, 28)), units: -6500 * books.size(0.5), category: 'funerals' });
      if (books.happens(0.2))
        books.post({ day: dayIn(month, books.whole(1, 28)), units: 1500 * books.size(0.6), category: 'gifts' });
    }
    orders(books, [
      [1, 6200, 'rent'],
      [1, 350, 'burial'],
      [2, 1000, 'stokvel'],
      [5, 900, 'electricity', 0.3],
      [20, 400, 'phone'],
    ]);
    daily(books, 25, 0.6);
  },
  pensioner(books) {
    for (const month of books.months)
      books.post({ day: books.workingDay(dayIn(month, 3), 1), units: 2315 * books.prices(month), category: 'grant' });
    pay(books, { day: 1, units: 9800, category: 'annuity' });
    orders(books, [
      [2, 3300, 'medical'],
      [4, 2900, 'levies'],
      [7, 450, 'phone'],
      [15, 260, 'insurance'],
    ]);
    shopping(books, { times: 7, units: 380, category: 'groceries', payday: 3 });
    shopping(books, { times: 2, units: 300, category: 'pharmacy', payday: 3 });
    surprises(books, 3, 1800, 'health');
    yearly(books, [
      [12, 10, -3500, 'presents'],
      [6, 14, -1900, 'licences'],
    ]);
  },
  landlord(books) {
    for (const month of books.months)
      for (const [unit, rent] of [6800, 7200, 5900].entries()) {
        if (books.happens(0.06)) continue;
        const late = books.happens(0.25) ? books.whole(3, 18) : books.whole(0, 2);
        books.post({
          day: addDays(dayIn(month, 1), late),
          units: rent * books.prices(month),
          category: `rent-${unit}`,
        });
      }
    orders(books, [
      [1, 9200, 'bond'],
      [5, 3400, 'rates', 0.15],
      [7, 1800, 'levies'],
      [20, 1100, 'insurance'],
    ]);
    surprises(books, 6, 3200, 'maintenance');
    shopping(books, { times: 9, units: 520, category: 'groceries', payday: 3 });
    yearly(books, [
      [8, 28, -11_000, 'tax'],
      [2, 26, -11_000, 'tax'],
    ]);
  },
} as const satisfies Readonly<Record<string, (books: Books) => void>>;
export type HouseholdKind = keyof typeof KINDS;
export const HOUSEHOLD_KINDS = Object.keys(KINDS) as HouseholdKind[];

/** Books of so many months up to and with a day. */
export function household(
  kind: HouseholdKind,
  seed: number,
  { until, months }: { until: Day; months: number },
): Household {
  const rows: HouseholdRow[] = [];
  const country = 'ZA';
  const chance = chanceOf(seed * 7919 + HOUSEHOLD_KINDS.indexOf(kind));
  const first = addMonths(monthOf(until), 1 - months);
  const raise = chance.whole(1, 12);
  const books: Books = {
    ...chance,
    country,
    months: Array.from({ length: months }, (_, later) => addMonths(first, later)),
    prices: (month) =>
      1.055 **
      Math.floor(
        ((Number(month.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(month.slice(5)) - raise) / 12 + 1,
      ),
    post({ day, units, category, account = 'main', currency = 'ZAR' }) {
      const minor = Math.round(units * 100);
      if (day <= until && minor !== 0) rows.push({ account, currency, day, minor, category, isTransfer: false });
    },
    move(day, units, from, to) {
      const minor = Math.round(units * 100);
      if (day > until || minor <= 0) return;
      const shared = { currency: 'ZAR', day, category: 'transfer', isTransfer: true };
      rows.push({ ...shared, account: from, minor: -minor }, { ...shared, account: to, minor });
    },
    workingDay(day, step) {
      let found = day;
      while (!isWorkingDayWith(found, country, { gazetted: NONE_ANNOUNCED })) found = addDays(found, step);
      return found;
    },
  };
  KINDS[kind](books);
  return { kind, rows: rows.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)) };
}
