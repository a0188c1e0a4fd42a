import * as z from 'zod';
import { command, IdSchema, query } from '#kernel/contract.ts';
import { AnchorDaySchema, DaySchema } from '#kernel/day-schemas.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { NET_WORTH } from './access.ts';
import {
  AssetChangeSchema,
  GainsSchema,
  NewAssetSchema,
  OverviewSchema,
  OwnershipSchema,
  ValuationSchema,
} from './model.ts';

const ById = z.object({ id: IdSchema });

const ASSET_NOT_FOUND = {
  status: 404,
  message: 'This asset is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const ACCOUNT_NOT_FOUND = {
  status: 404,
  message: 'The account is not in this workspace. It may have been deleted. Nothing was changed.',
} as const;
const PART_NOT_FOUND = {
  status: 404,
  message: 'This item is not in your net worth. It may have been deleted. Nothing was changed.',
} as const;
const ASSET_EXISTS = { status: 409, message: 'This asset was already added. Nothing was changed.' } as const;
const TOO_MANY_ASSETS = {
  status: 409,
  message: 'This workspace has as many assets and debts as it can have. Nothing was changed. Delete some first.',
} as const;
const TOO_MANY_VALUATIONS = {
  status: 409,
  message: 'This asset has as many values as it can have. Nothing was changed. Delete some first.',
} as const;
const OTHER_CURRENCY = {
  status: 409,
  message: 'The value is not in the currency of the asset. Nothing was changed.',
} as const;

export const contract = {
  /** What net worth is made of and how it went, in one currency. `today` is the person's own. */
  overview: query({ access: NET_WORTH.read })
    .input(z.object({ today: AnchorDaySchema, currency: CurrencySchema }))
    .output(OverviewSchema),

  /** What accounts in other currencies gained or lost against one currency, each by average cost. */
  currencyGains: query({ access: NET_WORTH.read })
    .input(z.object({ today: AnchorDaySchema, currency: CurrencySchema }))
    .output(GainsSchema),

  /** Adds an asset or a debt with its values; one that was deleted comes back under the `id` that it had. */
  create: command({ access: NET_WORTH.write, audit: 'asset.created', limit: 'api_call' })
    .input(NewAssetSchema.safeExtend({ id: IdSchema.optional() }))
    .output(ById)
    .errors({ ACCOUNT_NOT_FOUND, ASSET_EXISTS, TOO_MANY_ASSETS }),

  update: command({ access: NET_WORTH.write, audit: 'asset.updated', limit: 'api_call' })
    .input(AssetChangeSchema)
    .output(ById)
    .errors({ ASSET_NOT_FOUND, ACCOUNT_NOT_FOUND }),

  remove: command({ access: NET_WORTH.write, audit: 'asset.removed', limit: 'api_call' })
    .input(ById)
    .output(ById)
    .errors({ ASSET_NOT_FOUND }),

  /** Says what an asset was worth on a day, in place of what was said of that day before. */
  setValuation: command({ access: NET_WORTH.write, audit: 'asset.valued', limit: 'api_call' })
    .input(ValuationSchema.extend({ id: IdSchema }))
    .output(ById)
    .errors({ ASSET_NOT_FOUND, OTHER_CURRENCY, TOO_MANY_VALUATIONS }),

  removeValuation: command({ access: NET_WORTH.write, audit: 'asset.valuation-removed', limit: 'api_call' })
    .input(z.object({ id: IdSchema, day: DaySchema }))
    .output(ById)
    .errors({ ASSET_NOT_FOUND }),

  /** How much of an account belongs to this workspace, in hundredths of a per cent. */
  setAccountShare: command({ access: NET_WORTH.write, audit: 'account.share-set', limit: 'api_call' })
    .input(z.object({ accountId: IdSchema, ownership: OwnershipSchema }))
    .output(z.object({ accountId: IdSchema }))
    .errors({ ACCOUNT_NOT_FOUND }),

  /**
   * Leaves an asset, a loan to a person or a debt of the plan out of net worth, or says that it counts although it looks
   * like another part; null takes back what was said.
   */
  setCounted: command({ access: NET_WORTH.write, audit: 'net-worth.part-chosen', limit: 'api_call' })
    .input(ById.extend({ isCounted: z.boolean().nullable() }))
    .output(ById)
    .errors({ PART_NOT_FOUND }),
};
