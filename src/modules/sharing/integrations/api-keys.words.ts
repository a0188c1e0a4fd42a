import type { PermissionName } from '#kernel/permissions.ts';

/** What a program may be let into; a key never opens more than its creator may do. */
export const SCOPES = [
  'accounts.read',
  'categories.read',
  'transactions.read',
  'attachments.read',
  'imports.read',
  'rules.read',
  'budgets.read',
  'goals.read',
  'projects.read',
  'net-worth.read',
  'cash-flow.read',
  'debts.read',
  'accounts.write',
  'categories.write',
  'transactions.write',
  'attachments.write',
  'imports.write',
  'rules.write',
  'budgets.write',
  'goals.write',
  'projects.write',
  'net-worth.write',
  'debts.write',
  'cash-flow.write',
] as const satisfies readonly PermissionName[];
export type Scope = (typeof SCOPES)[number];

export const SCOPE_WORDS: Readonly<Record<Scope, { readonly label: string; readonly hint: string }>> = {
  'accounts.read': { label: 'Accounts', hint: 'With balances, statements and exchange rates. Never account numbers.' },
  'categories.read': { label: 'Categories', hint: 'Names, kinds and parent categories.' },
  'transactions.read': {
    label: 'Transactions',
    hint: 'With notes, tags, splits, links, history, recurring payments and saved views.',
  },
  'attachments.read': { label: 'Receipts', hint: 'The files on transactions and projects.' },
  'imports.read': { label: 'Imports', hint: 'Statement files, what was read in them, and what was imported.' },
  'rules.read': { label: 'Rules', hint: 'What they search for, what they change, and when they ran.' },
  'budgets.read': { label: 'Budgets', hint: 'Limits or envelopes, with what is spent and scheduled.' },
  'goals.read': { label: 'Goals', hint: 'What is set aside for them, and on which accounts.' },
  'projects.read': { label: 'Projects', hint: 'Budgets, tasks, time and what is spent and committed.' },
  'net-worth.read': { label: 'Net worth', hint: 'All accounts and assets with their values.' },
  'cash-flow.read': { label: 'Cash flow', hint: 'The forecast of your balance, and expected payments.' },
  'debts.read': { label: 'Debts', hint: 'With their terms, what was planned and paid, and money you lent.' },
  'accounts.write': { label: 'Change accounts', hint: 'Add, change, close, delete and reconcile; add exchange rates.' },
  'categories.write': { label: 'Change categories', hint: 'Add, change and delete.' },
  'transactions.write': {
    label: 'Change transactions',
    hint: 'With their tags, splits, transfers and links. Undo changes.',
  },
  'attachments.write': { label: 'Change receipts', hint: 'Add and delete the files on transactions.' },
  'imports.write': { label: 'Import statements', hint: 'Add files, import them, and undo imports.' },
  'rules.write': { label: 'Change rules', hint: 'Add, change, delete and run. A run changes transactions.' },
  'budgets.write': { label: 'Change budgets', hint: 'Set limits and move money between categories.' },
  'goals.write': { label: 'Set money aside', hint: 'Add money to goals. Never take it out.' },
  'projects.write': { label: 'Change projects', hint: 'Log time.' },
  'net-worth.write': { label: 'Change net worth', hint: 'Add, change and delete assets, debts and their values.' },
  'debts.write': { label: 'Change debts', hint: 'Add, change and delete debts and their terms.' },
  'cash-flow.write': { label: 'Change cash flow', hint: 'Add, change and delete expected payments.' },
};

/** What a new key has access to until told otherwise: a program that only reads can break nothing. */
export const FIRST_SCOPES: readonly Scope[] = ['accounts.read', 'categories.read', 'transactions.read'];

/** Days after which a key opens nothing; null never ends. */
export const LIFETIMES = [30, 90, 365, null] as const;
export type Lifetime = (typeof LIFETIMES)[number];

export type KeyState = 'active' | 'expired' | 'revoked';

export const STATE_WORDS: Readonly<Record<KeyState, string>> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
};

type Ending = { readonly state: KeyState; readonly expiresAt: Date | null; readonly revokedAt: Date | null };

/** When a key ends or ended, such as “expires on 3 March 2027”. @param on how a day is written */
export function endText({ state, expiresAt, revokedAt }: Ending, on: (instant: Date) => string): string {
  if (revokedAt !== null) return `revoked on ${on(revokedAt)}`;
  return expiresAt === null ? 'does not expire' : `${state === 'expired' ? 'expired' : 'expires'} on ${on(expiresAt)}`;
}
