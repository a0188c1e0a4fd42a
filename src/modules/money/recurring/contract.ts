import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { DaySchema } from '#kernel/day-schemas.ts';
import {
  AddedItemSchema,
  ChangeSchema,
  ItemChangeSchema,
  NewItemSchema,
  OverviewSchema,
  SourceSchema,
} from './model.ts';
import { RECURRING } from './access.ts';
import { CALENDAR_ADDRESS_CONTRACT } from './calendar-address.contract.ts';
import { MOST_AT_ONCE } from './limits.ts';
import { MATCHES_CONTRACT } from './matches.contract.ts';

const ById = z.object({ id: IdSchema });
const ByIds = z.object({ ids: z.array(IdSchema).min(1).max(MOST_AT_ONCE) });

const NOT_FOUND = {
  status: 404,
  message: 'This recurring payment is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const ANSWERED = {
  status: 409,
  message: 'This recurring payment was confirmed or dismissed already. Nothing was changed.',
} as const;
const TOO_MANY = {
  status: 409,
  message: 'This workspace has as many recurring payments as it can have. Nothing was changed. Delete some first.',
} as const;
const OTHER_CURRENCY = {
  status: 409,
  message: 'The amount is not in the currency of the account. Nothing was changed.',
} as const;

const CATEGORY = {
  CATEGORY_NOT_FOUND: {
    status: 404,
    message: 'The category is not in this workspace. It may have been deleted. Nothing was changed.',
  },
  CATEGORY_IS_TRANSFER: {
    status: 409,
    message: 'Transfers are neither income nor spending. Nothing was changed. Choose another category.',
  },
} as const;

export const contract = {
  /** Confirmed payments with what became of them, and what is suggested. `today` is the person's own. */
  overview: query({ access: RECURRING.read })
    .input(z.object({ today: DaySchema }))
    .output(OverviewSchema),

  /** Keeps a payment as recurring: a suggestion, or one that was deleted before, under the `id` that it had. */
  confirm: command({ access: RECURRING.write, audit: 'recurring.confirmed', limit: 'api_call' })
    .input(NewItemSchema.extend({ id: IdSchema.optional() }))
    .output(ById)
    .errors({ ACCOUNT_NOT_FOUND, ANSWERED, TOO_MANY, OTHER_CURRENCY, ...CATEGORY }),

  /** Adds a payment that is not suggested, such as one that has yet to come for the first time. */
  add: command({ access: RECURRING.write, audit: 'recurring.added', limit: 'api_call' })
    .input(AddedItemSchema)
    .output(ById)
    .errors({
      ACCOUNT_NOT_FOUND,
      ANSWERED,
      TOO_MANY,
      OTHER_CURRENCY,
      ...CATEGORY,
      NO_PAYEE: {
        status: 422,
        message:
          'We cannot find a payee in the name on the statement. Nothing was changed. Write the name as your bank does.',
      },
    }),

  /** Confirms several suggestions, all or none. */
  confirmMany: command({ access: RECURRING.write, audit: 'recurring.confirmed', limit: 'api_call' })
    .input(z.object({ items: z.array(NewItemSchema).min(1).max(MOST_AT_ONCE) }))
    .output(ByIds)
    .errors({ ACCOUNT_NOT_FOUND, ANSWERED, TOO_MANY, OTHER_CURRENCY, ...CATEGORY }),

  /** Says that a suggestion is not recurring: it is not suggested again. */
  dismiss: command({ access: RECURRING.write, audit: 'recurring.dismissed', limit: 'api_call' })
    .input(z.object({ source: SourceSchema, name: z.string().trim().min(1).max(120) }))
    .output(ById)
    .errors({ ACCOUNT_NOT_FOUND, ANSWERED, TOO_MANY, OTHER_CURRENCY }),

  update: command({ access: RECURRING.write, audit: 'recurring.updated', limit: 'api_call' })
    .input(ItemChangeSchema)
    .output(ById)
    .errors({ NOT_FOUND, OTHER_CURRENCY, ...CATEGORY }),

  /** Says whether a payment is used: a subscription that is not could be cancelled. */
  mark: command({ access: RECURRING.write, audit: 'recurring.marked', limit: 'api_call' })
    .input(ById.extend({ isUnused: z.boolean() }))
    .output(ById)
    .errors({ NOT_FOUND }),

  /** Skips, moves or prices one occurrence; null for the rest of it: as the cadence has it. */
  changeOccurrence: command({ access: RECURRING.write, audit: 'recurring.occurrence-changed', limit: 'api_call' })
    .input(ById.extend({ on: DaySchema, change: ChangeSchema.omit({ on: true }).nullable() }))
    .output(ById)
    .errors({
      NOT_FOUND,
      OTHER_CURRENCY,
      TOO_MANY_CHANGES: {
        status: 409,
        message: 'This payment already has too many changed due dates. Nothing was changed. Edit how often it recurs.',
      },
    }),

  /** Deletes a confirmed payment, or takes back that a suggestion was dismissed. */
  remove: command({ access: RECURRING.write, audit: 'recurring.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ NOT_FOUND }),

  /** Takes back that several were confirmed, all or none. */
  removeMany: command({ access: RECURRING.write, audit: 'recurring.removed', limit: 'api_call' })
    .input(ByIds)
    .output(ByIds)
    .errors({ NOT_FOUND }),

  ...MATCHES_CONTRACT,
  ...CALENDAR_ADDRESS_CONTRACT,
};
