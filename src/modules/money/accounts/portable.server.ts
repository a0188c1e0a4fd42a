import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { CountrySchema } from '#kernel/caller.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Books, InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { AccountTypeSchema } from './model.ts';
import { numberFields, numberPlace } from './number.server.ts';
import { bankAccounts, bankBalances } from './table.server.ts';

const place = ({ workspaceId }: Books, id: unknown) => numberPlace(workspaceId, String(id));

export const portableAccounts = portableTable({
  name: 'accounts',
  about: 'Accounts, with their opening balance. Deleted ones are stored for 30 days.',
  table: bankAccounts,
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().max(100),
    bankName: z.string().max(100),
    accountType: AccountTypeSchema,
    /** In the clear: where it is going, another key seals it. */
    accountNumber: z.string().max(42).nullable(),
    country: CountrySchema,
    currency: CurrencySchema,
    openingMinor: MinorSchema,
    accountTag: z.string().max(3),
    creditLimitMinor: MinorSchema.nullable().default(null),
    statementDay: z.int().min(1).max(31).nullable().default(null),
    dueDaysAfter: z.int().min(1).max(31).nullable().default(null),
    dueDay: z.int().min(1).max(31).nullable().default(null),
    isActive: z.boolean(),
    closedOn: DaySchema.nullable().default(null),
    createdAt: InstantSchema,
    removedAt: InstantSchema.nullable(),
  }),
  sealed: ['accountNumberSealed', 'accountNumberLast4'],
  open({ accountNumberSealed, accountNumberLast4: _last, ...row }, books) {
    const sealed = typeof accountNumberSealed === 'string' ? accountNumberSealed : null;
    return { ...row, accountNumber: sealed === null ? null : books.keyring.open(sealed, place(books, row['id'])) };
  },
  seal({ accountNumber, ...row }, books) {
    const number = typeof accountNumber === 'string' ? accountNumber : null;
    return { ...row, ...numberFields(books.keyring, place(books, row['id']), number) };
  },
  sheet: {
    headings: ['Name', 'Bank', 'Type', 'Number', 'Currency', 'Opening balance', 'Credit limit', 'Open'],
    cells: ({ name, bankName, accountType, accountNumber, currency, openingMinor, creditLimitMinor, isActive }) => [
      name,
      bankName,
      accountType,
      accountNumber ?? '',
      currency,
      decimalOf(money(BigInt(openingMinor), currency)),
      creditLimitMinor === null ? '' : decimalOf(money(BigInt(creditLimitMinor), currency)),
      isActive ? 'yes' : 'no',
    ],
  },
});

export const portableBankBalances = portableTable({
  name: 'bank-balances',
  about: 'End-of-day balances from bank statements, by import.',
  table: bankBalances,
  order: 'import_id, section',
  row: z.strictObject({
    importId: z.uuid(),
    section: z.int().min(0).max(10_000),
    accountId: z.uuid(),
    /** Both null where the statement says no balance and moved the opening balance. */
    day: DaySchema.nullable(),
    minor: MinorSchema.nullable(),
    isSignSure: z.boolean(),
    firstDay: DaySchema.nullable(),
    beforeMinor: MinorSchema.nullable(),
    openingMoved: MinorSchema.default('0'),
    createdAt: InstantSchema,
  }),
});
