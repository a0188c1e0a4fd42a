import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { TRANSACTIONS } from '#modules/money/ledger/access.ts';
import { HistoryEntrySchema, UndoneSchema } from './model.ts';
import { MOST_ENTRIES } from './rules.ts';

const TRANSACTION_NOT_FOUND = {
  status: 404,
  message: 'This transaction is not in this workspace; it may have been deleted.',
} as const;
const NOTHING_TO_UNDO = { status: 409, message: 'You have nothing to undo in this workspace.' } as const;
const NOTHING_TO_REDO = { status: 409, message: 'You have nothing to redo in this workspace.' } as const;
const CHANGE_NOT_FOUND = {
  status: 404,
  message: 'This change is not in this workspace, or cannot be undone from here. Nothing was changed.',
} as const;
const ALREADY_UNDONE = { status: 409, message: 'This change was already undone. Nothing was changed.' } as const;
const NOT_YOUR_CHANGE = {
  status: 403,
  message: 'Your role in this workspace lets you undo only your own changes. Nothing was changed.',
} as const;
/** What it would set free in a goal cannot be judged. */
const RATE_UNKNOWN = {
  status: 409,
  message:
    'No exchange rate of this week is known for this currency. Nothing was changed. Enter a rate under Exchange rates, then try again.',
} as const;
const CHANGED_SINCE = {
  status: 409,
  message: 'This was changed again later, so it stays as it is. Nothing was changed.',
} as const;

export const contract = {
  /** What happened to a transaction, the newest first and its arrival last. */
  ofTransaction: query({ access: TRANSACTIONS.read })
    .input(z.object({ id: IdSchema }))
    .output(z.array(HistoryEntrySchema).max(MOST_ENTRIES + 1))
    .errors({ TRANSACTION_NOT_FOUND }),

  /**
   * Undoes the caller's own last change of transactions that is not undone, or the one named, no matter who made it. What was
   * changed since stays as it is.
   */
  undo: command({ access: TRANSACTIONS.write, audit: 'change.undone', limit: 'api_call' })
    .input(z.object({ changeId: IdSchema.optional() }))
    .output(UndoneSchema)
    .errors({ NOTHING_TO_UNDO, CHANGE_NOT_FOUND, ALREADY_UNDONE, NOT_YOUR_CHANGE, CHANGED_SINCE, RATE_UNKNOWN }),

  /** Does again what the caller undid last, unless they have changed something else since. */
  redo: command({ access: TRANSACTIONS.write, audit: 'change.redone', limit: 'api_call' })
    .output(UndoneSchema)
    .errors({ NOTHING_TO_REDO, CHANGED_SINCE, RATE_UNKNOWN }),
};
