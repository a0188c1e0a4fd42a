import { plural } from '#kernel/plural.ts';
import type { ChangeKind, FieldName, HistoryEntry } from './model.ts';

const FIELDS: Readonly<Record<FieldName, string>> = {
  account: 'Account',
  date: 'Date',
  description: 'Description',
  category: 'Category',
  categorySource: 'Categorised by',
  amount: 'Amount',
  reference: 'Reference',
  note: 'Note',
  original: 'Original amount',
  status: 'Status',
  tags: 'Tags',
  review: 'Needs review',
  split: 'Split',
  transfer: 'Linked transfer',
  cleared: 'Cleared',
  reconciled: 'Reconciled',
};

/** `history.parts.tsx` */
export const HISTORY_WORDS = {
  history: 'History',
  fields: FIELDS,
  what: {
    added: 'Added',
    changed: 'Changed',
    deleted: 'Deleted',
    restored: 'Restored',
    merged: 'Merged with another transaction',
    undone: 'Undone',
    redone: 'Redone',
  } satisfies Record<HistoryEntry['what'], string>,
  by: (action: string, person: string) => `${action} by ${person}`,
  byImport: 'Added by an import',
  byImportOf: (file: string) => `Added by import of ${file}`,
  byRules: (action: string, names: readonly string[]) => {
    const [name, ...others] = names;
    if (name === undefined) return `${action} by a rule`;
    const rules = names.length;
    return others.length === 0 ? `${action} by rule ${name}` : `${action} by ${plural(rules, 'rule')}`;
  },
  byLaterImport: (action: string, file: string | undefined) =>
    file === undefined ? `${action} by an import` : `${action} by import of ${file}`,
  byKey: (action: string, name: string | undefined) =>
    name === undefined ? `${action} by an API key` : `${action} by API key ${name}`,
  about: (what: string, about: string) => `${what}: ${about}`,
  nothing: 'none',
  yes: 'yes',
  no: 'no',
  changed: 'changed',
  sources: { person: 'a person', rule: 'a rule', learned: 'earlier choices', pattern: 'known merchant' },
  states: { booked: 'posted', pending: 'pending' },
} as const;

const ofMany = (field: string) => (transactions: number) =>
  `changing the ${field} of ${plural(transactions, 'transaction')}`;

const CHANGE_KINDS: Readonly<Record<ChangeKind, (transactions: number) => string>> = {
  account: ofMany('account'),
  date: ofMany('date'),
  description: ofMany('description'),
  category: ofMany('category'),
  categorySource: ofMany('category'),
  amount: ofMany('amount'),
  reference: ofMany('reference'),
  note: ofMany('note'),
  original: ofMany('original amount'),
  status: ofMany('status'),
  tags: ofMany('tags'),
  review: ofMany('review'),
  split: ofMany('split'),
  transfer: ofMany('transfer'),
  cleared: ofMany('cleared mark'),
  reconciled: ofMany('reconciliation'),
  adding: (transactions) => `adding ${plural(transactions, 'transaction')}`,
  deleting: (transactions) => `deleting ${plural(transactions, 'transaction')}`,
  restoring: (transactions) => `restoring ${plural(transactions, 'transaction')}`,
  merging: (transactions) => `merging ${plural(transactions, 'transaction')}`,
  budget: () => 'changing the budget',
  goal: () => 'changing a goal',
  several: (transactions) => `changing ${plural(transactions, 'transaction')}`,
};

/** `undoing.parts.tsx` */
export const UNDOING_WORDS = {
  undone: (what: ChangeKind, changes: number) => `Undone: ${CHANGE_KINDS[what](changes)}`,
  redone: (what: ChangeKind, changes: number) => `Redone: ${CHANGE_KINDS[what](changes)}`,
  left: (left: number, all: number) =>
    left === 1
      ? `1 of ${all} transactions was changed since and stays as it is.`
      : `${left} of ${all} transactions were changed since and stay as they are.`,
  undo: 'Undo',
  redo: 'Redo',
} as const;
