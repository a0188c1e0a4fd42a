import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { AssetKindSchema, OwnershipSchema, ValuationSourceSchema } from './model.ts';
import { writeOwnership } from './rules.ts';
import { accountShares, assets, assetValuations, netWorthChoices } from './table.server.ts';

export const portableAssets = portableTable({
  name: 'assets',
  about: 'Assets and debts that are not accounts. `ownership` is in hundredths of a per cent.',
  table: assets,
  order: 'created_at, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(100),
    kind: AssetKindSchema,
    currency: CurrencySchema,
    ownership: OwnershipSchema,
    debtAccountId: z.uuid().nullable(),
    endedOn: DaySchema.nullable(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Name', 'Type', 'Currency', 'Owned, %', 'Loan', 'Sold or paid off'],
    cells: ({ name, kind, currency, ownership, debtAccountId, endedOn }, nameOf) => [
      name,
      kind,
      currency,
      writeOwnership(ownership),
      nameOf('accounts', debtAccountId),
      endedOn ?? '',
    ],
  },
});

export const portableAssetValuations = portableTable({
  name: 'asset-valuations',
  about: 'The value of each asset or debt on a day.',
  table: assetValuations,
  order: 'asset_id, day',
  row: z.strictObject({
    assetId: z.uuid(),
    day: DaySchema,
    minor: MinorSchema,
    source: ValuationSourceSchema,
  }),
  sheet: {
    headings: ['Asset', 'Date', 'Value', 'Currency', 'Source'],
    cells: ({ assetId, day, minor, source }, nameOf, rowOf) => {
      const currency = CurrencySchema.parse(rowOf('assets', assetId)?.['currency']);
      return [nameOf('assets', assetId), day, decimalOf(money(BigInt(minor), currency)), currency, source];
    },
  },
});

export const portableAccountShares = portableTable({
  name: 'account-shares',
  about: 'Accounts that belong only partly to the workspace. `ownership` is in hundredths of a per cent.',
  table: accountShares,
  order: 'account_id',
  row: z.strictObject({ accountId: z.uuid(), ownership: OwnershipSchema }),
  sheet: {
    headings: ['Account', 'Owned, %'],
    cells: ({ accountId, ownership }, nameOf) => [nameOf('accounts', accountId), writeOwnership(ownership)],
  },
});

export const portableNetWorthChoices = portableTable({
  name: 'net-worth-choices',
  about: 'Assets, loans to people and debts that someone chose to count in net worth or to leave out.',
  table: netWorthChoices,
  order: 'part_id',
  row: z.strictObject({ partId: z.uuid(), isCounted: z.boolean() }),
  sheet: {
    headings: ['Asset', 'Counted'],
    cells: ({ partId, isCounted }, nameOf) => [nameOf('assets', partId), isCounted ? 'yes' : 'no'],
  },
});
