import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { TRANSFERS } from './access.ts';
import { MOST_AT_ONCE, MOST_IMPORTS, PAGE_SIZE } from './limits.ts';
import {
  AutomaticSchema,
  LINK_REFUSALS,
  LINKED_REFUSALS,
  LinkedSchema,
  PairSchema,
  SettingsSchema,
  SuggestionSchema,
  SuggestionsSchema,
} from './model.ts';

const ById = z.object({ id: IdSchema });
const Pairs = z.object({ pairs: z.array(PairSchema).min(1).max(MOST_AT_ONCE) });
const Page = z.object({
  page: z.int().min(1).max(10_000).default(1),
  pageSize: z.int().min(1).max(MOST_AT_ONCE).default(PAGE_SIZE),
});
const ByIds = z.object({ ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE) });

const TRANSACTION_NOT_FOUND = {
  status: 404,
  message: 'One of the transactions is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const NOT_LINKED = {
  status: 409,
  message: 'This transaction is not part of a transfer. Nothing was changed.',
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace. It may have been deleted. Nothing was added.',
} as const;
const OTHER_CURRENCY = {
  status: 409,
  message: 'This account is in another currency. Nothing was added. Add the other transaction by hand and link it.',
} as const;
const { TRANSFER_HIDDEN } = LINKED_REFUSALS;

const linking = { TRANSACTION_NOT_FOUND, ...LINK_REFUSALS } as const;

export const contract = {
  /** Transactions that are probably transfers, the surest first; with `importId` those that an import brought a side of. */
  suggestions: query({ access: TRANSFERS.read })
    .input(Page.extend({ importId: IdSchema.optional() }))
    .output(SuggestionsSchema),

  /** Transfers that were linked without asking since they were certain, the newest first; with `importIds` those of imports. */
  automatic: query({ access: TRANSFERS.read })
    .input(Page.extend({ importIds: z.array(IdSchema).min(1).max(MOST_IMPORTS).optional() }))
    .output(AutomaticSchema),

  settings: query({ access: TRANSFERS.read }).output(SettingsSchema),

  /** Whether certain transfers are linked after an import. Those that are linked stay. */
  changeSettings: command({ access: TRANSFERS.write, audit: 'transfers.settings-changed', limit: 'api_call' })
    .input(SettingsSchema)
    .output(SettingsSchema),

  /** What is known of the other side; null where the transaction is not linked. */
  get: query({ access: TRANSFERS.read }).input(ById).output(LinkedSchema.nullable()).errors({ TRANSACTION_NOT_FOUND }),

  /** Likely other sides of a transaction, the likeliest first. */
  candidates: query({ access: TRANSFERS.read })
    .input(ById)
    .output(z.array(SuggestionSchema))
    .errors({ TRANSACTION_NOT_FOUND }),

  /** Links the two transactions of a suggestion. */
  accept: command({ access: TRANSFERS.write, audit: 'transfer.accepted', limit: 'api_call' })
    .input(PairSchema)
    .output(ById)
    .errors(linking),

  /** Links those of several, all or none. */
  acceptMany: command({ access: TRANSFERS.write, audit: 'transfers.accepted', limit: 'api_call' })
    .input(Pairs)
    .output(ByIds)
    .errors(linking),

  /** These two are never suggested again. */
  reject: command({ access: TRANSFERS.write, audit: 'transfer.rejected', limit: 'api_call' })
    .input(PairSchema)
    .output(PairSchema)
    .errors({ TRANSACTION_NOT_FOUND }),

  /** These two may be suggested again. */
  unreject: command({ access: TRANSFERS.write, audit: 'transfer.unrejected', limit: 'api_call' })
    .input(PairSchema)
    .output(PairSchema)
    .errors({ TRANSACTION_NOT_FOUND }),

  /** Links two transactions that a person chose; of a split, one of its lines. Answers the number of the transfer. */
  link: command({ access: TRANSFERS.write, audit: 'transfer.linked', limit: 'api_call' })
    .input(PairSchema)
    .output(ById)
    .errors(linking),

  /**
   * Both sides are ordinary transactions again, with the categories that they had. `id` is that of either; `history.undo`
   * undoes it by its id. `removedId`: the side that was added for the transfer and is in the trash now; null where none was.
   */
  unlink: command({ access: TRANSFERS.write, audit: 'transfer.unlinked', limit: 'api_call' })
    .input(ById)
    .output(PairSchema.extend({ changeId: IdSchema, removedId: IdSchema.nullable() }))
    .errors({ TRANSACTION_NOT_FOUND, NOT_LINKED, TRANSFER_HIDDEN }),

  /** The same of several, all or none. */
  unlinkMany: command({ access: TRANSFERS.write, audit: 'transfers.unlinked', limit: 'api_call' })
    .input(ByIds)
    .output(Pairs)
    .errors({ TRANSACTION_NOT_FOUND, NOT_LINKED, TRANSFER_HIDDEN }),

  /** Writes the other side into an account that has no statements, such as cash, and links both. Answers its number. */
  createOther: command({ access: TRANSFERS.write, audit: 'transfer.other-created', limit: 'api_call' })
    .input(ById.extend({ accountId: IdSchema }))
    .output(ById)
    .errors({ ...linking, ACCOUNT_NOT_FOUND, OTHER_CURRENCY }),

  /** Deletes the other side that was written by `createOther`; the transaction is an ordinary one again. */
  removeOther: command({ access: TRANSFERS.write, audit: 'transfer.other-removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ TRANSACTION_NOT_FOUND, NOT_LINKED }),
};
