import { type Day, type Month } from '#kernel/calendar.ts';
import type { Dice } from './dice.ts';
import type { Order, Spending, Yearly } from './habits.ts';
import type { Happening } from './ledger.ts';
import { dayIn, weekdayOf, workingDayAfter } from './working-days.ts';

export function at(day: Day, happen: Happening['happen']): Happening {
  return { day, happen };
}

/** Months before the first of the books in which prices rose. */
const SINCE_RISE = 6;

/** Prices and pay rise by six in a hundred each year, in none of the last months. `index` counts months from the first. */
export function risen(minor: bigint, index: number): bigint {
  return (minor * (100n + 6n * BigInt(Math.floor((index + SINCE_RISE) / 12)))) / 100n;
}

/** What leaves by itself in a month. */
export function ordersIn(month: Month, index: number, orders: readonly Order[], main: string, dice: Dice): Happening[] {
  const due = orders.filter(
    ({ months, until = Number.POSITIVE_INFINITY }) =>
      index < until && (months === undefined || months.includes(Number(month.slice(5)))),
  );
  return due.map(({ day, text, slug, rand, wobble = 0, account = main }) => {
    const minor = risen(BigInt(rand * 100), index) + BigInt(dice.int(-wobble * 100, wobble * 100));
    return at(workingDayAfter(dayIn(month, day)), ({ post }) => post(account, -minor, text, slug));
  });
}

/** A month's shopping. */
export function shoppingIn(month: Month, habits: readonly Spending[], dice: Dice): Happening[] {
  return habits.flatMap((habit) =>
    Array.from({ length: dice.int(habit.least, habit.most) }, () => spend(habit, dayIn(month, dice.int(1, 31)), dice)),
  );
}

/** What happens a few times in all, over the months that are whole; each at least as often as its habit says. */
export function rarelyOver(months: readonly Month[], habits: readonly Spending[], dice: Dice): Happening[] {
  const whole = months.slice(0, -1);
  return habits.flatMap((habit) =>
    Array.from({ length: dice.int(habit.least, habit.most) }, () => {
      const month = whole[dice.int(0, whole.length - 1)] ?? '';
      const day = dayIn(month, dice.int(3, 27));
      return spend(habit, weekdayOf(day) === 7 ? dayIn(month, 28) : day, dice);
    }),
  );
}

function spend({ texts, slug, rand, account, back = 0 }: Spending, day: Day, dice: Dice): Happening {
  const minor = dice.cents(rand[0], rand[1]);
  const text = dice.pick(texts);
  const comesBack = dice.happens(back);
  return at(day, ({ post, balanceOf, isCash }) => {
    // Cash that is not there is not spent.
    if (isCash(account) && balanceOf(account) < minor) return;
    post(account, -minor, text, slug);
    if (comesBack) post(account, minor, text.replace('PURCHASE', 'REFUND'), slug);
  });
}

/** What comes round once a year in this month. */
export function yearlyIn(month: Month, events: readonly Yearly[], main: string, dice: Dice): Happening[] {
  return events
    .filter((event) => event.month === Number(month.slice(5)))
    .map(({ day, text, slug, rand, account = main }) => {
      const minor = BigInt(rand * 100) + BigInt(dice.int(-4_000, 4_000));
      return at(workingDayAfter(dayIn(month, day)), ({ post }) => post(account, minor, text, slug));
    });
}
