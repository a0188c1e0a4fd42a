import { addDays, type Day, daysOf, type Month } from '#kernel/calendar.ts';

/* What invented households do again and again. */

export type Chance = {
  readonly between: (least: number, most: number) => number;
  readonly whole: (least: number, most: number) => number;
  readonly happens: (share: number) => boolean;
  /** About one, with a long tail above: how amounts of a kind differ. */
  readonly size: (spread: number) => number;
};

/** Mulberry32: the same numbers from the same seed on every machine. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + next() * (most - least);
  return {
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    happens: (share) => next() < share,
    size: (spread) => Math.exp((next() + next() + next() - 1.5) * spread * 1.4),
  };
}

export type Books = Chance & {
  readonly months: readonly Month[];
  readonly country: string;
  /** Prices and pay, in parts of those of the first month. */
  readonly prices: (month: Month) => number;
  readonly post: (row: { day: Day; units: number; category: string; account?: string; currency?: string }) => void;
  readonly move: (day: Day, units: number, from: string, to: string) => void;
  readonly workingDay: (day: Day, step: 1 | -1) => Day;
};

export const dayIn = (month: Month, day: number): Day => {
  const { last } = daysOf(month);
  const wanted: Day = `${month}-${String(day).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
};

/** What leaves by itself each month, in units. */
export function orders(
  books: Books,
  list: readonly (readonly [day: number, units: number, category: string, spread?: number])[],
) {
  for (const month of books.months)
    for (const [day, units, category, spread = 0] of list) {
      // Now and then a debit order fails and comes two weeks later.
      const late = books.happens(0.02) ? 14 : 0;
      const due = books.workingDay(addDays(dayIn(month, day), late), 1);
      books.post({ day: due, units: -units * books.prices(month) * (spread === 0 ? 1 : books.size(spread)), category });
    }
}

/** Shopping: so many times a month, more often in the days after payday. */
export function shopping(
  books: Books,
  {
    times,
    units,
    category,
    spread = 0.5,
    payday = 25,
    pull = 0.4,
    account,
  }: {
    times: number;
    units: number;
    category: string;
    spread?: number;
    payday?: number;
    pull?: number;
    account?: string;
  },
) {
  for (const month of books.months) {
    const { last } = daysOf(month);
    const length = Number(last.slice(8));
    const count = Math.max(0, Math.round(times * books.between(0.7, 1.3)));
    for (let turn = 0; turn < count; turn += 1) {
      const soon = books.happens(pull);
      const on = soon ? ((payday + books.whole(0, 6) - 1) % length) + 1 : books.whole(1, length);
      const festive = month.endsWith('-12') ? 1.3 : 1;
      books.post({
        day: dayIn(month, on),
        units: -units * books.size(spread) * books.prices(month) * festive,
        category,
        ...(account !== undefined && { account }),
      });
    }
  }
}

/** What breaks, or comes up: so many times a year. */
export function surprises(books: Books, perYear: number, units: number, category: string) {
  for (const month of books.months)
    if (books.happens(perYear / 12))
      books.post({ day: dayIn(month, books.whole(1, 28)), units: -units * books.size(0.8), category });
}

export function yearly(
  books: Books,
  list: readonly (readonly [month: number, day: number, units: number, category: string])[],
) {
  for (const month of books.months)
    for (const [of, day, units, category] of list)
      if (Number(month.slice(5)) === of)
        books.post({
          day: books.workingDay(dayIn(month, day), 1),
          units: units * books.prices(month) * books.size(0.05),
          category,
        });
}

/** Pay on a day, or the working day before. */
export function pay(
  books: Books,
  { day, units, category = 'salary', spread = 0 }: { day: number; units: number; category?: string; spread?: number },
) {
  for (const month of books.months) {
    const bonus = category === 'salary' && month.endsWith('-12') ? 1.8 : 1;
    books.post({
      day: books.workingDay(dayIn(month, day), -1),
      units: units * books.prices(month) * bonus * (spread === 0 ? 1 : books.size(spread)),
      category,
    });
  }
}

/** What is left over in the month goes to savings, and some comes back. */
export function saves(books: Books, units: number) {
  for (const month of books.months) {
    if (books.happens(0.85)) books.move(dayIn(month, 27), units * books.size(0.3), 'main', 'savings');
    if (books.happens(0.15)) books.move(dayIn(month, books.whole(12, 24)), units * books.size(0.5), 'savings', 'main');
  }
}

export const daily = (books: Books, payday: number, size = 1) => {
  shopping(books, { times: 9, units: 620 * size, category: 'groceries', payday });
  shopping(books, { times: 4, units: 850 * size, category: 'fuel', payday, pull: 0.2, spread: 0.25 });
  shopping(books, { times: 6, units: 60 * size, category: 'airtime', payday, pull: 0.1 });
  shopping(books, { times: 4, units: 260 * size, category: 'eating-out', payday });
  shopping(books, { times: 2, units: 700 * size, category: 'clothes', payday, spread: 0.7 });
  surprises(books, 5, 2200 * size, 'health');
  surprises(books, 2, 5000 * size, 'repairs');
};

export function shoppingAbroad(books: Books, month: Month) {
  for (let turn = 0; turn < books.whole(1, 4); turn += 1)
    books.post({
      day: dayIn(month, books.whole(1, 28)),
      units: -45 * books.size(0.6),
      category: 'online',
      account: 'dollars',
      currency: 'USD',
    });
}
