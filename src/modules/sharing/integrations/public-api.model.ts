import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import {
  PublicAccountSchema,
  PublicCategorySchema,
  PublicTotalsSchema,
  PublicTransactionSchema,
} from './public-api.answers.ts';
import {
  AccountChangeBody,
  CategoriseBody,
  CategoryChangeBody,
  DeletedCategoryQuery,
  NewAccountBody,
  NewCategoryBody,
  NewTransactionBody,
  TransactionChangeBody,
} from './public-api.bodies.ts';
import { NothingSchema, TransactionsQuerySchema } from './public-api.parameters.ts';
import type { Scope } from './api-keys.words.ts';

/** In the path of an operation, the id of what it is about. */
export const ID_IN_PATH = '{id}';

export type Operation = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v1/`. */
  readonly path: string;
  /** What a key needs for it. */
  readonly scope: Scope;
  readonly summary: string;
  readonly query: z.ZodObject;
  /** Null where nothing is sent. */
  readonly body: z.ZodType | null;
  readonly answer: z.ZodObject;
};

const Changed = z.object({ data: z.object({ id: IdSchema }) });

/** What programs may call by `/api/v1/…`, by the name that OpenAPI knows it by. */
export const OPERATIONS = {
  accounts: {
    method: 'GET',
    path: 'accounts',
    scope: 'accounts.read',
    summary: 'All accounts with their balances. Account numbers are never included.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicAccountSchema) }),
  },
  createAccount: {
    method: 'POST',
    path: 'accounts',
    scope: 'accounts.write',
    summary: 'Add an account.',
    query: NothingSchema,
    body: NewAccountBody,
    answer: Changed,
  },
  updateAccount: {
    method: 'PATCH',
    path: 'accounts/{id}',
    scope: 'accounts.write',
    summary: 'Change or close an account. What is left out stays as it is.',
    query: NothingSchema,
    body: AccountChangeBody,
    answer: Changed,
  },
  deleteAccount: {
    method: 'DELETE',
    path: 'accounts/{id}',
    scope: 'accounts.write',
    summary: 'Delete an account that has no transactions.',
    query: NothingSchema,
    body: null,
    answer: Changed,
  },
  categories: {
    method: 'GET',
    path: 'categories',
    scope: 'categories.read',
    summary: 'All categories.',
    query: NothingSchema,
    body: null,
    answer: z.object({ data: z.array(PublicCategorySchema) }),
  },
  createCategory: {
    method: 'POST',
    path: 'categories',
    scope: 'categories.write',
    summary: 'Add a category.',
    query: NothingSchema,
    body: NewCategoryBody,
    answer: Changed,
  },
  updateCategory: {
    method: 'PATCH',
    path: 'categories/{id}',
    scope: 'categories.write',
    summary: 'Change a category. What is left out stays as it is.',
    query: NothingSchema,
    body: CategoryChangeBody,
    answer: Changed,
  },
  deleteCategory: {
    method: 'DELETE',
    path: 'categories/{id}',
    scope: 'categories.write',
    summary: 'Delete a category. People can restore it for 30 days.',
    query: DeletedCategoryQuery,
    body: null,
    answer: Changed,
  },
  transactions: {
    method: 'GET',
    path: 'transactions',
    scope: 'transactions.read',
    summary: 'Transactions in pages, newest first by default.',
    query: TransactionsQuerySchema,
    body: null,
    answer: z.object({
      data: z.array(PublicTransactionSchema),
      page: z.int().nullable().describe('Null where a cursor was sent.'),
      pageSize: z.int(),
      count: z.int().describe('Transactions on all pages.'),
      nextCursor: z.string().nullable().describe('Sent as `cursor` for the next page; null on the last one.'),
      corrected: z.string().nullable().describe('What was searched for instead, if nothing matched as typed.'),
      totals: PublicTotalsSchema,
    }),
  },
  createTransaction: {
    method: 'POST',
    path: 'transactions',
    scope: 'transactions.write',
    summary: 'Add a transaction.',
    query: NothingSchema,
    body: NewTransactionBody,
    answer: Changed,
  },
  updateTransaction: {
    method: 'PATCH',
    path: 'transactions/{id}',
    scope: 'transactions.write',
    summary: 'Change a transaction. What is left out stays as it is.',
    query: NothingSchema,
    body: TransactionChangeBody,
    answer: Changed,
  },
  deleteTransaction: {
    method: 'DELETE',
    path: 'transactions/{id}',
    scope: 'transactions.write',
    summary: 'Delete a transaction. It can be restored for 30 days.',
    query: NothingSchema,
    body: null,
    answer: Changed,
  },
  restoreTransaction: {
    method: 'POST',
    path: 'transactions/{id}/restore',
    scope: 'transactions.write',
    summary: 'Restore a deleted transaction.',
    query: NothingSchema,
    body: null,
    answer: Changed,
  },
  categoriseTransactions: {
    method: 'POST',
    path: 'transactions/categorise',
    scope: 'transactions.write',
    summary: 'Set the category of up to 1,000 transactions.',
    query: NothingSchema,
    body: CategoriseBody,
    answer: z.object({ data: z.object({ count: z.int().describe('How many were found and changed.') }) }),
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;
export type Answer<Name extends OperationName> = z.infer<(typeof OPERATIONS)[Name]['answer']>;
export type Query<Name extends OperationName> = z.infer<(typeof OPERATIONS)[Name]['query']>;
type BodyOf<Schema> = Schema extends z.ZodType ? z.infer<Schema> : null;
export type Body<Name extends OperationName> = BodyOf<(typeof OPERATIONS)[Name]['body']>;

const NAMES = Object.keys(OPERATIONS) as OperationName[];
const SEGMENT = /^[\w-]+$/;

/** The id that an address names where the path has one; null where the address is not of this path. */
function idAt(path: string, address: string): { id: string } | null {
  const [wanted, found] = [path.split('/'), address.split('/')];
  if (wanted.length !== found.length) return null;
  let id = '';
  for (const [at, segment] of wanted.entries()) {
    const there = found[at] ?? '';
    if (segment === ID_IN_PATH && SEGMENT.test(there)) id = there;
    else if (segment !== there) return null;
  }
  return { id };
}

/** The operations of an address, with the id that it names; an address spelled out goes before one with an id. @param address below `/api/v1/` */
export function operationsAt(address: string): { readonly id: string; readonly names: readonly OperationName[] } {
  const spelledOut = NAMES.filter((name) => OPERATIONS[name].path === address);
  if (spelledOut.length > 0) return { id: '', names: spelledOut };
  const found = NAMES.flatMap((name) => {
    const at = idAt(OPERATIONS[name].path, address);
    return at === null ? [] : [{ name, id: at.id }];
  });
  return { id: found[0]?.id ?? '', names: found.map(({ name }) => name) };
}
