import * as z from 'zod';
import { IdSchema } from '#kernel/id.ts';
import type { Money } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { LinkKindSchema, type NewLink, paysBack } from './model.ts';
import { FIELD_ERRORS } from './words.ts';

/** An amount as it is typed is a text until it is understood. */
export const LinkFormSchema = z
  .object({
    kind: LinkKindSchema,
    otherId: z.union([IdSchema, z.literal('')]).refine((id) => id !== '', FIELD_ERRORS.other),
    amount: z.union([z.null(), MoneySchema, z.string()]),
  })
  .refine(({ kind, amount }) => !paysBack(kind) || isAboveZero(amount), {
    message: FIELD_ERRORS.amount,
    path: ['amount'],
  });
export type LinkForm = z.input<typeof LinkFormSchema>;
export type LinkWish = z.output<typeof LinkFormSchema>;

function isAboveZero(amount: Money | string | null): amount is Money {
  return amount !== null && typeof amount !== 'string' && amount.minor > 0n;
}

/** The link that a form asks for, of a transaction that is money in or out. */
export function linkOf(transaction: { id: string; isIn: boolean }, { kind, otherId, amount }: LinkWish): NewLink {
  // The fee is the one that the form is opened at.
  const isFrom = kind === 'fee' || transaction.isIn;
  const [fromId, toId] = isFrom ? [transaction.id, otherId] : [otherId, transaction.id];
  return { kind, fromId, toId, amount: paysBack(kind) && isAboveZero(amount) ? amount : null };
}
