import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { TEMPLATES } from './layers.ts';
import { LONGEST_NAME, MOST_CHANGES } from './limits.ts';
import { StoredChangeSchema } from './model.ts';
import { cashFlowExpected, cashFlowFloors, cashFlowScenarios } from './table.server.ts';

const written = (minor: string, currency: string) => decimalOf(money(BigInt(minor), currency));

export const portableScenarios = portableTable({
  name: 'cash-flow-scenarios',
  about: 'Scenarios of the cash flow. Each change is one of: once, repeat, adjust, end, delay.',
  table: cashFlowScenarios,
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    name: z.string().min(1).max(LONGEST_NAME),
    template: z.enum(TEMPLATES),
    changes: z.array(StoredChangeSchema).max(MOST_CHANGES),
    createdAt: InstantSchema,
  }),
  sheet: { headings: ['Name', 'Changes'], cells: ({ name, changes }) => [name, String(changes.length)] },
});

export const portableExpected = portableTable({
  name: 'cash-flow-expected',
  about: 'Payments that are expected once, such as invoices. `likelihood` is in percent, `delay` in days.',
  table: cashFlowExpected,
  order: 'due, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    accountId: z.uuid(),
    name: z.string().min(1).max(LONGEST_NAME),
    party: z.string().max(LONGEST_NAME),
    due: DaySchema,
    minor: MinorSchema,
    currency: CurrencySchema,
    likelihood: z.int().min(1).max(100),
    delay: z.int().min(0).max(365),
    isExtra: z.boolean(),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: ['Due', 'Name', 'From or to', 'Amount', 'Currency', 'Likelihood'],
    cells: ({ due, name, party, minor, currency, likelihood }) => [
      due,
      name,
      party,
      written(minor, currency),
      currency,
      String(likelihood),
    ],
  },
});

export const portableFloors = portableTable({
  name: 'cash-flow-floors',
  about: 'Balances below which a warning is sent, by currency.',
  table: cashFlowFloors,
  order: 'currency',
  row: z.strictObject({ recordedBy: z.uuid(), currency: CurrencySchema, minor: MinorSchema, createdAt: InstantSchema }),
  sheet: {
    headings: ['Currency', 'Floor'],
    cells: ({ currency, minor }) => [currency, written(minor, currency)],
  },
});
