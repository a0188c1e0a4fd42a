import type { Permission } from '#kernel/permissions.ts';

/** What a program may be let into; a key never opens more than its maker may read. */
export const SCOPES = [
  'accounts.read',
  'categories.read',
  'transactions.read',
] as const satisfies readonly Permission[];
export type Scope = (typeof SCOPES)[number];

export const SCOPE_WORDS: Readonly<Record<Scope, { readonly label: string; readonly hint: string }>> = {
  'accounts.read': { label: 'Accounts', hint: 'Names, types and balances. Account numbers are never handed out.' },
  'categories.read': { label: 'Categories', hint: 'Names, kinds and how they stand in each other.' },
  'transactions.read': { label: 'Transactions', hint: 'Day, description, amount, account and category of each.' },
};

/** Days after which a key opens nothing; null never ends. */
export const LIFETIMES = [30, 90, 365, null] as const;
export type Lifetime = (typeof LIFETIMES)[number];

export type KeyState = 'active' | 'expired' | 'revoked';

export const STATE_WORDS: Readonly<Record<KeyState, string>> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
};
