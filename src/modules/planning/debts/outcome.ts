import { type Currency, type Money, money } from '#kernel/money.ts';
import {
  type Course,
  courseOf,
  type Debt,
  interestOf,
  isEndless,
  minimumsOnly,
  type Plan,
  savedBy,
  type Strategy,
} from './rules.ts';

/** The ways of paying that are held against each other. */
export const WAYS = ['avalanche', 'snowball', 'custom', 'minimums'] as const;
export type Way = (typeof WAYS)[number];

export const WAY_WORDS: Readonly<Record<Way, { readonly name: string; readonly about: string }>> = {
  avalanche: {
    name: 'Avalanche',
    about: 'What is left over goes to the debt with the highest rate. It costs the least interest.',
  },
  snowball: {
    name: 'Snowball',
    about: 'What is left over goes to the smallest debt. The first one is gone soonest, which keeps many people going.',
  },
  custom: { name: 'Your own order', about: 'What is left over goes to the debts in the order you put them in.' },
  minimums: { name: 'Minimums alone', about: 'Each debt gets its minimum, and nothing moves on when one is paid off.' },
};

export const STRATEGIES: readonly Strategy[] = ['avalanche', 'snowball', 'custom'];

/** What a plan comes to, beside all that could be done instead with the same money. */
export type Outcome = {
  readonly debts: readonly Debt[];
  readonly plan: Plan;
  readonly chosen: Course;
  readonly ways: Readonly<Record<Way, Course>>;
};

export function outcomeOf(debts: readonly Debt[], plan: Plan): Outcome {
  const course = (strategy: Strategy) => courseOf(debts, { ...plan, strategy });
  const ways = {
    avalanche: course('avalanche'),
    snowball: course('snowball'),
    custom: course('custom'),
    minimums: minimumsOnly(debts, plan.extra.currency),
  };
  return { debts, plan, chosen: ways[plan.strategy], ways };
}

/** What is paid each month as long as something is owed: all minimums, and the extra. */
export function monthlyOf({ debts, plan: { extra } }: Pick<Outcome, 'debts' | 'plan'>): Money {
  if (debts.every(({ balance }) => balance.minor === 0n)) return money(0n, extra.currency);
  return money(
    debts.reduce((sum, { minimum }) => sum + minimum.minor, extra.minor),
    extra.currency,
  );
}

export function owedIn(debts: readonly Debt[], currency: Currency): Money {
  return money(
    debts.reduce((sum, { balance }) => sum + balance.minor, 0n),
    currency,
  );
}

/** `2 years and 5 months`. */
export function durationWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const words = [counted(years, 'year'), counted(rest, 'month')].filter((part) => !part.startsWith('0 '));
  return words.length === 0 ? 'no time' : words.join(' and ');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How amounts are written, and months by their number in the plan; without months only durations are told. */
export type Writing = {
  readonly amount: (value: Money) => string;
  readonly month: ((number: number) => string) | null;
};

/** When is one free? */
export function answerOf({ debts, chosen }: Outcome, { month }: Writing): string {
  if (debts.length === 0) return 'Add a debt, and this says when you are free of it.';
  if (chosen.end === 'never') return 'At this pace the debt never ends.';
  if (chosen.end === 'far') return 'After a hundred years something would still be owed.';
  const count = chosen.months.length;
  if (count === 0) return 'Nothing is owed any more.';
  const duration = durationWords(count);
  return month === null ? `Free of debt after ${duration}.` : `Free of debt in ${month(count)}, after ${duration}.`;
}

/** What the answer means beside paying the minimums alone. */
export function meaningOf(outcome: Outcome, { amount }: Writing): string {
  const { debts, chosen } = outcome;
  const { minimums } = outcome.ways;
  if (debts.length === 0) return '';
  if (chosen.end !== 'free') return `${endlessWords(outcome)} Talk to those you owe before you miss a payment.`;
  if (chosen.months.length === 0) return 'Each debt of this plan is paid off.';
  if (minimums.end === 'far') return 'With the minimums alone something would still be owed after a hundred years.';
  const saved = savedBy(chosen, minimums);
  if (saved === null) return 'The minimums alone would never get you there.';
  const [less, sooner] = [saved.interest.minor > 0n, saved.months > 0];
  if (!less && !sooner) return 'It comes out as paying the minimums alone. An extra payment each month changes that.';
  const parts = [
    ...(sooner ? [`${durationWords(saved.months)} sooner`] : []),
    ...(less ? [`${amount(saved.interest)} less interest`] : []),
  ];
  return `That is ${parts.join(' and ')} than with the minimums alone.`;
}

/** Why a plan does not end, and what would end it. */
function endlessWords(outcome: Outcome): string {
  if (monthlyOf(outcome).minor === 0n)
    return 'Nothing is paid each month. Only a payment of more than the interest each month, or one made once, changes that.';
  return outcome.chosen.end === 'far'
    ? 'The end is too far ahead to say when it comes. A larger payment each month, or one made once, brings it nearer.'
    : 'What is paid each month does not catch up with the interest. Only a larger payment, a lower rate or a payment made once changes that.';
}

/** What the lines show beside each other, in a sentence; empty where a plan has none: without an end, or at its end. */
export function findingOf({ debts, plan, chosen, ways: { minimums } }: Outcome): string {
  if (chosen.end !== 'free' || chosen.months.length === 0) return '';
  // With a single debt there is no order that the time could be owed to.
  const name = debts.length === 1 ? 'Your plan' : WAY_WORDS[plan.strategy].name;
  const duration = durationWords(chosen.months.length);
  if (minimums.end === 'never') return `${name} ends the debt after ${duration}; the minimums alone never do`;
  if (minimums.end === 'far')
    return `${name} ends the debt after ${duration}; the minimums alone take over a hundred years`;
  const sooner = minimums.months.length - chosen.months.length;
  return sooner > 0
    ? `${name} ends the debt ${durationWords(sooner)} sooner than the minimums alone`
    : `${name} ends the debt in the same month as the minimums alone`;
}

/** A sentence for each debt that its minimum alone never ends. */
export function warningsOf({ debts, chosen }: Outcome, { amount }: Writing): string[] {
  return debts.filter(isEndless).map((debt) => {
    const interest = amount(interestOf(debt.balance, debt.rate));
    const fault =
      debt.rate === 0
        ? `Nothing is paid on ${debt.name}, so by its minimum alone it never ends.`
        : `The minimum of ${debt.name}, ${amount(debt.minimum)} a month, is not more than its interest, ${interest} a month. Paid like that it never ends.`;
    const rescued = chosen.end === 'free' ? ' Your plan ends it all the same, with what is left over.' : '';
    return fault + rescued;
  });
}

/** A way of paying in three cells: how long, how much interest, how much in all. */
export function wayCells({ end, months, interest, paid }: Course, { amount, month }: Writing): string[] {
  if (end !== 'free') return [end === 'never' ? 'Never ends' : 'Over 100 years', '—', '—'];
  const time = months.length === 0 ? '—' : durationWords(months.length);
  return [
    month === null || months.length === 0 ? time : `${month(months.length)} (${time})`,
    amount(interest),
    amount(paid),
  ];
}
