/** What a goal is for; a sinking fund pays a cost that comes back, and begins anew after it. */
export const GOAL_KINDS = ['save', 'emergency', 'sinking'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export const GOAL_STATES = ['active', 'paused', 'archived'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

/** What feeds a goal without being asked: a share of income, so much of each income, or purchases rounded up. */
export const FEED_KINDS = ['income-share', 'income-amount', 'round-up'] as const;

/** How money came to be set aside. */
export const WAYS = ['hand', 'transaction', 'pledge', ...FEED_KINDS] as const;
export type Way = (typeof WAYS)[number];

/** Types of accounts that hold no money of one's own. */
const DEBT_TYPES: ReadonlySet<string> = new Set(['credit-card', 'loan']);

/** Whether money on an account of a type can be set aside. */
export function holdsMoney(accountType: string): boolean {
  return !DEBT_TYPES.has(accountType);
}
