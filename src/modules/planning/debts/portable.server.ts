import * as z from 'zod';
import { MonthSchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { writeRate } from './rates.ts';
import { debtPayments, debtPlans, debts } from './table.server.ts';

const written = (minor: string, currency: string) => decimalOf(money(BigInt(minor), currency));

export const portableDebtPlans = portableTable({
  name: 'debt-plans',
  about: 'How the debts are paid off: one plan, in one currency.',
  table: debtPlans,
  row: z.strictObject({
    recordedBy: z.uuid(),
    currency: CurrencySchema,
    strategy: z.enum(['avalanche', 'snowball', 'custom']),
    extraMinor: MinorSchema,
    keptAt: InstantSchema,
  }),
  sheet: {
    headings: ['Strategy', 'Extra each month', 'Currency'],
    cells: ({ strategy, extraMinor, currency }) => [strategy, written(extraMinor, currency), currency],
  },
});

export const portableDebts = portableTable({
  name: 'debts',
  about: 'What is owed, as entered when the plan was saved. `rate` is per year, in hundredths of a percent.',
  table: debts,
  order: 'position, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(200),
    currency: CurrencySchema,
    balanceMinor: MinorSchema,
    rate: z.int(),
    minimumMinor: MinorSchema,
    position: z.int(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Name', 'Owed', 'Interest, % a year', 'Minimum per month', 'Currency'],
    cells: ({ name, balanceMinor, rate, minimumMinor, currency }) => [
      name,
      written(balanceMinor, currency),
      writeRate(rate),
      written(minimumMinor, currency),
      currency,
    ],
  },
});

export const portableDebtPayments = portableTable({
  name: 'debt-payments-once',
  about: 'One-off payments of the debt plan, each in a month such as `2027-03`.',
  table: debtPayments,
  order: 'month, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    month: MonthSchema,
    currency: CurrencySchema,
    amountMinor: MinorSchema,
  }),
  sheet: {
    headings: ['Month', 'Amount', 'Currency'],
    cells: ({ month, amountMinor, currency }) => [month, written(amountMinor, currency), currency],
  },
});
