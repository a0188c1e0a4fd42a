import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { LINK_CANDIDATES, TRANSACTION_LINKS } from './access.ts';
import { CandidateSchema, LinkKindSchema, LinksSchema, NewLinkSchema } from './model.ts';

const ById = z.object({ id: IdSchema });
/** The category that a refund has now, where the link changed it. */
const Linked = ById.extend({ categoryId: IdSchema.nullable(), isRecategorised: z.boolean() });

const TRANSACTION_NOT_FOUND = {
  status: 404,
  message: 'This transaction is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const LINK_NOT_FOUND = {
  status: 404,
  message: 'These transactions are not linked any more. Nothing was changed.',
} as const;
const SAME_TRANSACTION = {
  status: 409,
  message: 'A transaction cannot be linked to itself. Nothing was changed. Choose another one.',
} as const;
const ALREADY_LINKED = {
  status: 409,
  message: 'These transactions are linked already. Nothing was changed.',
} as const;
const WRONG_WAY = {
  status: 409,
  message: 'A refund is money in, and its purchase is money out. Nothing was changed. Choose another transaction.',
} as const;
const TWO_CURRENCIES = {
  status: 409,
  message: 'The amounts are in two currencies. Nothing was changed. Link them as related instead.',
} as const;
const TOO_MANY = {
  status: 409,
  message: 'This transaction has as many links as it can have. Nothing was changed. Unlink one first.',
} as const;
/** The message names the excess. */
const TOO_MUCH = {
  status: 409,
  message: 'The amount is more than is left to refund. Nothing was changed. Enter a smaller amount.',
  data: z.object({ of: z.enum(['purchase', 'refund']), excess: MoneySchema, rest: MoneySchema }),
} as const;

export const contract = {
  /** What a transaction is linked to, the oldest link first. Links to deleted transactions are left out. */
  of: query({ access: TRANSACTION_LINKS.read }).input(ById).output(LinksSchema).errors({ TRANSACTION_NOT_FOUND }),

  /** Purchases that money in may be a refund of, or refunds of a purchase; the likeliest first. */
  candidates: query({ access: LINK_CANDIDATES.read })
    .input(ById)
    .output(z.array(CandidateSchema))
    .errors({ TRANSACTION_NOT_FOUND }),

  /** Transactions with these words or this amount that the transaction can be linked to, the newest first. */
  find: query({ access: LINK_CANDIDATES.read })
    .input(ById.extend({ kind: LinkKindSchema, search: z.string().trim().min(1).max(200) }))
    .output(z.array(CandidateSchema))
    .errors({ TRANSACTION_NOT_FOUND }),

  /** Links two transactions. A refund takes the category of its purchases, where they have one. */
  create: command({ access: TRANSACTION_LINKS.write, audit: 'transaction-link.created', limit: 'api_call' })
    .input(NewLinkSchema)
    .output(Linked)
    .errors({
      TRANSACTION_NOT_FOUND,
      SAME_TRANSACTION,
      ALREADY_LINKED,
      WRONG_WAY,
      TWO_CURRENCIES,
      TOO_MANY,
      TOO_MUCH,
    }),

  /**
   * Unlinks two transactions. A refund that has no link left takes the category that it had before. `history.undo` undoes it
   * by its id.
   */
  remove: command({ access: TRANSACTION_LINKS.write, audit: 'transaction-link.removed', limit: 'api_call' })
    .input(ById)
    .output(Linked.extend({ changeId: IdSchema }))
    .errors({ LINK_NOT_FOUND }),
};
