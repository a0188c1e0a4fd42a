import type { Currency } from '#kernel/money.ts';
import type { Goal } from '#modules/planning/goals/model.ts';
import type { DemoPerson } from './model.ts';

export type DemoGoal = {
  readonly name: string;
  readonly kind: Goal['kind'];
  /** Whole units. */
  readonly target: number;
  readonly currency: Currency;
  /** The name of the account that it is kept on. */
  readonly account: string;
  /** Percent of the balance of that account that is set aside, in equal parts. */
  readonly percent: number;
  /** The parts, a month apart, the last of them this month. */
  readonly parts: number;
  readonly dueInMonths: number | null;
  readonly everyMonths: number | null;
  /** Whole units that purchases on this account are rounded up to. */
  readonly roundUp: { readonly account: string; readonly to: number } | null;
};

const PLAIN = { kind: 'save', currency: 'ZAR', dueInMonths: null, everyMonths: null, roundUp: null } as const;

/** What the demo people save for. */
export const DEMO_GOALS: Readonly<Record<DemoPerson['userType'], readonly DemoGoal[]>> = {
  individual: [
    {
      ...PLAIN,
      name: 'Emergency fund',
      kind: 'emergency',
      target: 150_000,
      account: 'Rainy day',
      percent: 48,
      parts: 9,
    },
    {
      ...PLAIN,
      name: 'December at the coast',
      target: 48_000,
      account: 'Rainy day',
      percent: 14,
      parts: 5,
      dueInMonths: 7,
      roundUp: { account: 'Household cheque', to: 10 },
    },
    {
      ...PLAIN,
      name: 'School uniforms',
      kind: 'sinking',
      target: 9_000,
      account: 'Rainy day',
      percent: 3,
      parts: 4,
      dueInMonths: 3,
      everyMonths: 12,
    },
    { ...PLAIN, name: 'Laptop', target: 2_600, currency: 'USD', account: 'Dollar account', percent: 55, parts: 6 },
  ],
  business: [
    {
      ...PLAIN,
      name: 'Provisional tax',
      kind: 'sinking',
      target: 180_000,
      account: 'VAT and tax',
      percent: 40,
      parts: 5,
      dueInMonths: 3,
      everyMonths: 6,
    },
    { ...PLAIN, name: 'Second oven', target: 95_000, account: 'VAT and tax', percent: 15, parts: 4, dueInMonths: 8 },
  ],
};
