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
  'accounts.read': {
    label: 'Accounts',
    hint: 'Reads accounts, balances, statements and exchange rates. Never reads account numbers.',
  },
  'categories.read': { label: 'Categories', hint: 'Reads the names, kinds and parent categories of all categories.' },
  'transactions.read': {
    label: 'Transactions',
    hint: 'Reads transactions with notes, tags, splits, links, history, recurring payments and saved views.',
  },
  'attachments.read': { label: 'Receipts', hint: 'Reads the files attached to transactions and projects.' },
  'imports.read': { label: 'Imports', hint: 'Reads statement files and what was imported from them.' },
  'rules.read': { label: 'Rules', hint: 'Reads what rules search for, what they change, and when they ran.' },
  'budgets.read': { label: 'Budgets', hint: 'Reads limits or envelopes, with the amounts spent and scheduled.' },
  'goals.read': { label: 'Goals', hint: 'Reads how much is set aside for goals, and in which accounts.' },
  'projects.read': {
    label: 'Projects',
    hint: 'Reads the budgets, tasks and time of projects, with spent and committed amounts.',
  },
  'net-worth.read': { label: 'Net worth', hint: 'Reads all accounts and assets with their values.' },
  'cash-flow.read': { label: 'Cash flow', hint: 'Reads the forecast of your balance, and expected payments.' },
  'debts.read': { label: 'Debts', hint: 'Reads debts with their terms, plans and payments, and money you lent.' },
  'accounts.write': {
    label: 'Edit accounts',
    hint: 'Adds, changes, closes, deletes and reconciles accounts, and adds exchange rates.',
  },
  'categories.write': { label: 'Edit categories', hint: 'Adds, changes and deletes categories.' },
  'transactions.write': {
    label: 'Edit transactions',
    hint: 'Changes transactions, tags, splits, transfers and links, and undoes changes.',
  },
  'attachments.write': { label: 'Add and delete receipts', hint: 'Adds files to transactions, and deletes them.' },
  'imports.write': { label: 'Import statements', hint: 'Adds statement files, imports them, and undoes imports.' },
  'rules.write': {
    label: 'Edit rules',
    hint: 'Adds, changes, deletes and runs rules. Running a rule changes transactions.',
  },
  'budgets.write': { label: 'Edit budgets', hint: 'Sets budget limits and moves money between categories.' },
  'goals.write': { label: 'Set money aside', hint: 'Adds money to goals. Never takes money out of them.' },
  'projects.write': { label: 'Log time on projects', hint: 'Adds time entries to projects.' },
  'net-worth.write': {
    label: 'Edit net worth entries',
    hint: 'Adds, changes and deletes assets and debts, and their values.',
  },
  'debts.write': { label: 'Edit debts', hint: 'Adds, changes and deletes debts and their terms.' },
  'cash-flow.write': { label: 'Edit expected payments', hint: 'Adds, changes and deletes expected payments.' },
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

/** When a key ends or ended, such as “Expires on 3 March 2027.”. @param on how a day is written */
export function endText({ state, expiresAt, revokedAt }: Ending, on: (instant: Date) => string): string {
  if (revokedAt !== null) return `Revoked on ${on(revokedAt)}.`;
  return expiresAt === null
    ? 'Does not expire.'
    : state === 'expired'
      ? `Expired on ${on(expiresAt)}.`
      : `Expires on ${on(expiresAt)}.`;
}
