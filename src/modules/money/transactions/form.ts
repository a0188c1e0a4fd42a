import * as z from 'zod';
import { absolute, type Money, negate } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import {
  type NewTransaction,
  NewTransactionSchema,
  NoteSchema,
  type Transaction,
  type TransactionChange,
} from './model.ts';

const { accountId, bookedOn, description, categoryId, amount, reference } = NewTransactionSchema.shape;

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const SizeSchema = z
  .union([z.null(), MoneySchema, z.string()])
  .refine((value) => value !== null && typeof value !== 'string' && amount.safeParse(value).success, {
    error: 'Invalid amount',
  })
  .transform((value): Money => value as Money);

/** What was charged beside the amount; nothing where nothing was. */
const FeeSchema = z
  .union([z.null(), MoneySchema, z.string()])
  .refine((value) => value === null || (typeof value !== 'string' && value.minor !== 0n), { error: 'Invalid amount' })
  .transform((value): Money | null => (value === null ? null : absolute(value as Money)));

const fields = {
  direction: z.enum(['out', 'in']),
  /** How much, whichever way it went; a minus says that it went out. */
  size: SizeSchema,
  fee: FeeSchema,
  description,
  bookedOn: z.string().min(1, 'date is required').pipe(bookedOn),
  accountId,
  reference: reference.unwrap().unwrap(),
  note: NoteSchema.unwrap(),
};

/** The form of a transaction written by hand: §5 asks for a category. */
export const NewFormSchema = z.object({ ...fields, categoryId });
/** The form of one that is there; a statement may have brought it without a category. */
export const EditFormSchema = z.object({ ...fields, categoryId: categoryId.nullable() });

export type TransactionForm = z.input<typeof EditFormSchema>;
export type TransactionWish = z.output<typeof EditFormSchema>;

export function newForm(start: Pick<TransactionForm, 'accountId' | 'categoryId' | 'bookedOn'>): TransactionForm {
  return { direction: 'out', size: null, fee: null, description: '', reference: '', note: '', ...start };
}

export function formOf(row: Transaction): TransactionForm {
  const { accountId, bookedOn, description, categoryId, reference, note, amount } = row;
  return {
    direction: amount.minor > 0n ? 'in' : 'out',
    size: absolute(amount),
    fee: null,
    description,
    bookedOn,
    accountId,
    categoryId,
    reference: reference ?? '',
    note: note ?? '',
  };
}

/** The form of a transaction that was written and is not in the books yet. */
export function wishForm(wish: NewTransaction, currency: Money['currency']): TransactionForm {
  const { accountId, bookedOn, description, categoryId, reference, note = null, amount } = wish;
  const size = absolute({ minor: amount.minor, currency });
  const direction = amount.minor > 0n ? 'in' : 'out';
  const texts = { description, reference: reference ?? '', note: note ?? '' };
  const fee = wish.fee === undefined ? null : { minor: wish.fee, currency };
  return { ...texts, direction, size, fee, bookedOn, accountId, categoryId };
}

/** The amount with its sign. */
function amountOf({ direction, size }: TransactionWish): Money {
  return direction === 'out' ? negate(absolute(size)) : size;
}

export function newTransactionOf(wish: TransactionWish & { categoryId: string }): NewTransaction {
  const { accountId, bookedOn, description, categoryId, reference, note, fee } = wish;
  const row = { accountId, bookedOn, description, categoryId, reference, note, amount: amountOf(wish) };
  return fee === null ? row : { ...row, fee: fee.minor };
}

/** Only what differs from what is there; null where nothing does. */
export function changeOf(row: Transaction, wish: TransactionWish): TransactionChange | null {
  const { accountId, bookedOn, description, categoryId, reference, note } = wish;
  const amount = amountOf(wish);
  const change: TransactionChange = {
    id: row.id,
    ...(accountId === row.accountId ? {} : { accountId }),
    ...(bookedOn === row.bookedOn ? {} : { bookedOn }),
    ...(description === row.description ? {} : { description }),
    ...(categoryId === row.categoryId ? {} : { categoryId }),
    ...(reference === row.reference ? {} : { reference }),
    ...(note === row.note ? {} : { note }),
    ...(amount.minor === row.amount.minor && amount.currency === row.amount.currency ? {} : { amount }),
  };
  return Object.keys(change).length === 1 ? null : change;
}
