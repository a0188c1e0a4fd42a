import * as z from 'zod';
import { GUARD_ERRORS } from '#kernel/contract.ts';
import { MOST_IN_BULK } from './bulk.parts.ts';

export const TRANSACTION_NOT_FOUND = {
  status: 404,
  message: 'This transaction is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;
export const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;
export const CATEGORY_NOT_FOUND = {
  status: 404,
  message: 'The category is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;
export const CURRENCY_MISMATCH = {
  status: 409,
  message: 'The amount is not in the currency of the account. Nothing was changed.',
  data: z.object({ amount: z.string(), account: z.string() }),
} as const;

export const SAME_CURRENCY = {
  status: 409,
  message: 'The original amount is in the account’s currency. Nothing was changed. Choose another currency.',
} as const;
export const FEE_CURRENCY = { status: 409, message: 'The fee is in another currency. Nothing was changed.' } as const;

/** Amount and category of a split are those of its lines, which add up to it. */
export const IS_SPLIT = {
  status: 409,
  message: 'This transaction is split. Nothing was changed. Open the split to change its amounts and categories.',
} as const;

export const ID_TAKEN = {
  status: 409,
  message: 'Another transaction already has this ID. Nothing was changed. Add the transaction again.',
} as const;

/** Asked, not refused: sent once more with `confirmed`, it is added. */
export const DUPLICATE = {
  status: 409,
  message:
    'There is already such a transaction: same account, day, amount and description. Nothing was added. Add it anyway if both took place.',
} as const;

export const SOMEBODY_ELSE = {
  status: 409,
  message:
    'Someone else is signed in. Nothing was changed. The transaction is sent when the person who added it signs in.',
} as const;

/** In the words of §8. */
export const SIGNED_OUT = { ...GUARD_ERRORS.SIGNED_OUT, message: 'User not authenticated' } as const;

export const SEARCH_WITHOUT_AMOUNTS = {
  status: 403,
  message: 'You cannot see amounts in this workspace, so you cannot search for them. Search for words.',
} as const;

/** The message says what is not understood; `at`: the character it begins at, from 0. */
export const SEARCH_NOT_UNDERSTOOD = {
  status: 400,
  message: 'This search is not understood.',
  data: z.object({ at: z.int() }),
} as const;

export const SORT_WITHOUT_AMOUNTS = {
  status: 403,
  message: 'You cannot see amounts in this workspace, so you cannot sort by them.',
} as const;

export const TAG_NOT_FOUND = {
  status: 404,
  message: 'The tag is not in this workspace; it may have been deleted. Nothing was changed.',
} as const;

export const TOO_MANY_ROWS = {
  status: 413,
  message: `There are more than ${MOST_IN_BULK.toLocaleString('en')} transactions. Nothing was changed. Choose fewer days.`,
} as const;

/** `found`: how many it would change now. */
export const OTHER_COUNT = {
  status: 409,
  message: 'These transactions have changed since you opened them. Nothing was changed. Check them again.',
  data: z.object({ found: z.int() }),
} as const;

export const FOUND_ERRORS = { SEARCH_NOT_UNDERSTOOD, SEARCH_WITHOUT_AMOUNTS, TOO_MANY_ROWS };
export const BULK_ERRORS = { ...FOUND_ERRORS, CATEGORY_NOT_FOUND, TAG_NOT_FOUND };
