import { type Currency, type Money, money } from '#kernel/money.ts';
import {
  courseOf,
  type Debt,
  interestOf,
  isEndless,
  minimumsOnly,
  type Plan,
  savedBy,
  STRATEGIES,
  type Strategy,
} from './rules.ts';
import type { Course } from './walk.ts';

/** The ways of paying that are held against each other. */
export const WAYS = [...STRATEGIES, 'minimums'] as const;
export type Way = (typeof WAYS)[number];

export const WAY_WORDS: Readonly<Record<Way, { readonly name: string; readonly about: string }>> = {
  avalanche: {
    name: 'Avalanche',
    about: 'Extra money goes to the debt with the highest rate. You pay the least interest.',
  },
  snowball: {
    name: 'Snowball',
    about: 'Extra money goes to the smallest debt. You finish the first debt soonest.',
  },
  'highest-instalment': {
    name: 'Highest instalment',
    about: 'Extra money goes to the debt with the largest payment. You free up the most each month.',
  },
  custom: { name: 'Your own order', about: 'Extra money goes to your debts in the order you choose.' },
  minimums: { name: 'Minimum payments only', about: 'You pay only the minimum on each debt.' },
};

/** What a plan comes to, beside all that could be done instead with the same money. */
export type Outcome = {
  readonly debts: readonly Debt[];
  readonly plan: Plan;
  readonly chosen: Course;
  readonly ways: Readonly<Record<Way, Course>>;
  /** Debts that their minimums alone never end. */
  readonly stuck: readonly Stuck[];
};

/** What must be paid on a debt does not cover what a month adds to it. */
export type Stuck = { readonly name: string; readonly minimum: Money; readonly charges: Money };

export function outcomeOf(debts: readonly Debt[], plan: Plan): Outcome {
  const course = (strategy: Strategy) => courseOf(debts, { ...plan, strategy });
  const ways = {
    avalanche: course('avalanche'),
    snowball: course('snowball'),
    'highest-instalment': course('highest-instalment'),
    custom: course('custom'),
    minimums: minimumsOnly(debts, plan.extra.currency),
  };
  const stuck = debts
    .filter(isEndless)
    .map(({ name, minimum, balance, rate }) => ({ name, minimum, charges: interestOf(balance, rate) }));
  return { debts, plan, chosen: ways[plan.strategy], ways, stuck };
}

/** What is paid each month as long as something is owed: all minimums, and the extra. */
export function monthlyOf({ debts, plan: { extra } }: Pick<Outcome, 'debts' | 'plan'>): Money {
  if (debts.every(({ balance }) => balance.minor === 0n)) return money(0n, extra.currency);
  return money(
    debts.reduce((sum, { minimum }) => sum + minimum.minor, extra.minor),
    extra.currency,
  );
}

export function owedIn(debts: readonly Pick<Debt, 'balance'>[], currency: Currency): Money {
  return money(
    debts.reduce((sum, { balance }) => sum + balance.minor, 0n),
    currency,
  );
}

/** `2 years and 5 months`; a line ends before or after the “and”, never between a number and its unit. */
export function durationWords(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const words = [counted(years, 'year'), counted(rest, 'month')].filter((part) => !part.startsWith('0\u00a0'));
  return words.length === 0 ? 'no time' : words.join(' and ');
}

/** When the last of so many monthly payments falls, seen from today: the first one is due this month. */
export function timeWords(payments: number): string {
  return payments <= 1 ? 'this month' : durationWords(payments - 1);
}

function counted(count: number, unit: string): string {
  return `${count}\u00a0${unit}${count === 1 ? '' : 's'}`;
}

/** How amounts are written, and months by their number in the plan; without months only durations are told. */
export type Writing = {
  readonly amount: (value: Money) => string;
  /** A figure of the plan, years ahead: without cents, which nobody knows. */
  readonly figure: (value: Money) => string;
  readonly month: ((number: number) => string) | null;
};

/** When is one free? */
export function answerOf({ debts, chosen }: Outcome, { month }: Writing): string {
  if (debts.length === 0) return 'Add a debt to see when you will be debt-free.';
  if (chosen.end === 'never') return 'At this pace you will never be debt-free.';
  if (chosen.end === 'far') return 'You would still owe money after 100 years.';
  const count = chosen.months.length;
  if (count === 0) return 'You owe nothing.';
  if (count === 1) return 'Debt-free this month.';
  const time = timeWords(count);
  if (month === null) return `Debt-free in ${time}.`;
  const lastMonth = month(count);
  return `Debt-free in ${lastMonth}, after ${time}.`;
}

/** What the answer means beside paying the minimums alone. */
export function meaningOf(outcome: Outcome, { figure }: Writing): string {
  const { debts, chosen } = outcome;
  const { minimums } = outcome.ways;
  if (debts.length === 0) return '';
  if (chosen.end !== 'free') return `${endlessWords(outcome)} Talk to your lenders before you miss a payment.`;
  if (chosen.months.length === 0) return 'Every debt in this plan is paid off.';
  if (minimums.end === 'far') return 'With minimum payments only, you would still owe money after 100 years.';
  const saved = savedBy(chosen, minimums);
  if (saved === null) return 'With minimum payments only, you would never be debt-free.';
  const [less, sooner] = [saved.interest.minor > 0n, saved.months > 0];
  if (!less && !sooner)
    return 'This is the same as paying only the minimum on each debt. Pay extra each month to finish sooner.';
  const differences = [
    ...(sooner ? [`${durationWords(saved.months)} sooner`] : []),
    ...(less ? [`${figure(saved.interest)} less interest`] : []),
  ];
  const soonerAndCheaper = differences.join(' and ');
  return `That is ${soonerAndCheaper} than with minimum payments.`;
}

/** Why a plan does not end, and what would end it. */
function endlessWords(outcome: Outcome): string {
  if (monthlyOf(outcome).minor === 0n)
    return 'Your plan has no payments. Add a monthly payment above the interest, or a one-off payment.';
  return outcome.chosen.end === 'far'
    ? 'You would be debt-free too far in the future to give a date. Pay more each month, or add a one-off payment.'
    : 'Your payments do not cover the interest. You need a larger payment, a lower rate or a one-off payment.';
}

/** What the lines show beside each other, in a sentence; empty where a plan has none: without an end, or at its end. */
export function findingOf({ debts, plan, chosen, ways: { minimums } }: Outcome): string {
  if (chosen.end !== 'free' || chosen.months.length === 0) return '';
  // With a single debt there is no order that the time could be owed to.
  const name = debts.length === 1 ? 'Your plan' : WAY_WORDS[plan.strategy].name;
  const count = chosen.months.length;
  const time = count === 1 ? timeWords(count) : `in ${timeWords(count)}`;
  if (minimums.end === 'never') return `${name} clears the debt ${time}; minimum payments never do`;
  if (minimums.end === 'far') return `${name} clears the debt ${time}; minimum payments take over 100 years`;
  const sooner = minimums.months.length - chosen.months.length;
  return sooner > 0
    ? `${name} clears the debt ${durationWords(sooner)} sooner than minimum payments`
    : `${name} clears the debt in the same month as minimum payments`;
}

/** A sentence for each debt that its minimum alone never ends. */
export function warningsOf({ stuck, chosen }: Outcome, { amount }: Writing): string[] {
  return stuck.map(({ name, minimum, charges }) => {
    const fault =
      charges.minor === 0n
        ? `You pay nothing on ${name}, so it would never be paid off.`
        : `The minimum payment on ${name}, ${amount(minimum)} a month, does not cover its interest of ${amount(charges)}. The debt would never be paid off.`;
    const rescued = chosen.end === 'free' ? ' Your plan still pays off this debt with the extra money.' : '';
    return fault + rescued;
  });
}

/** What a way of paying costs: interest, with all fees and insurance. */
export function costOf({ interest, fees }: Pick<Course, 'interest' | 'fees'>): Money {
  return money(interest.minor + fees.minor, interest.currency);
}

/** What that is called: most plans know of no fees. */
export function costWord({ fees }: Pick<Course, 'fees'>): string {
  return fees.minor === 0n ? 'Interest' : 'Interest and fees';
}

/** A way of paying in three cells: until when, how much interest, how much in all. */
export function wayCells(course: Course, { figure, month }: Writing): string[] {
  const { end, months, paid } = course;
  if (end !== 'free') return [end === 'never' ? 'Never' : 'Over 100 years', '—', '—'];
  const time = months.length === 0 ? '—' : timeWords(months.length);
  return [month === null || months.length === 0 ? time : month(months.length), figure(costOf(course)), figure(paid)];
}
