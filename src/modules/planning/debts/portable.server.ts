import * as z from 'zod';
import { DaySchema, MonthSchema } from '#kernel/day-schemas.ts';
import { decimalOf, money } from '#kernel/money.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { InstantSchema, MinorSchema, portableTable } from '#platform/portable.server.ts';
import { CREDIT_KINDS, LONGEST_NOTE, MOST_PAUSES, MOST_REPAYMENTS, PRIME_COUNTRIES } from './kinds.ts';
import { STRATEGIES } from './rules.ts';
import { AgreedSchema, PauseSchema } from './model.ts';
import { writeRate } from '#kernel/yearly-rate.ts';
import { debtMonths, debtPayments, debtPlans, debts, loansGiven } from './table.server.ts';

/** A margin may be below zero. */
const writeMargin = (rate: number) => (rate < 0 ? `-${writeRate(-rate)}` : writeRate(rate));
const written = (minor: string, currency: string) => decimalOf(money(BigInt(minor), currency));

export const portableDebtPlans = portableTable({
  name: 'debt-plans',
  about: 'How the debts are paid off: one plan, in one currency.',
  table: debtPlans,
  row: z.strictObject({
    recordedBy: z.uuid(),
    currency: CurrencySchema,
    strategy: z.enum(STRATEGIES),
    extraMinor: MinorSchema,
    bonusMonth: z.int().min(1).max(12).nullable().default(null),
    bonusMinor: MinorSchema.nullable().default(null),
    pauses: z.array(PauseSchema).max(MOST_PAUSES).default([]),
    keptAt: InstantSchema,
  }),
  sheet: {
    headings: ['Strategy', 'Extra each month', 'Currency'],
    cells: ({ strategy, extraMinor, currency }) => [strategy, written(extraMinor, currency), currency],
  },
});

export const portableDebts = portableTable({
  name: 'debts',
  about:
    'Debts: the amount owed and the terms. `rate` is per year, in hundredths of a percent; with `rateCountry`, above the prime rate.',
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
    kind: z.enum(CREDIT_KINDS).default('other'),
    accountId: z.uuid().nullable().default(null),
    balanceOn: DaySchema.nullable().default(null),
    agreedOn: DaySchema.nullable().default(null),
    paymentDay: z.int().min(1).max(31).nullable().default(null),
    rateCountry: z.enum(PRIME_COUNTRIES).nullable().default(null),
    rateChanges: AgreedSchema.shape.changes.default([]),
    promotionRate: z.int().nullable().default(null),
    promotionUntil: MonthSchema.nullable().default(null),
    minimumKind: z.enum(['fixed', 'percent', 'percent-and-interest', 'term']).default('fixed'),
    minimumPercent: z.int().nullable().default(null),
    minimumUntil: MonthSchema.nullable().default(null),
    monthlyFeeMinor: MinorSchema.default('0'),
    insuranceMinor: MinorSchema.default('0'),
    createdAt: InstantSchema,
  }),
  sheet: {
    headings: [
      'Name',
      'Account',
      'Owed',
      'Interest, % a year',
      'Over the prime rate of',
      'Minimum per month',
      'Currency',
    ],
    cells: ({ name, accountId, balanceMinor, rate, rateCountry, minimumMinor, currency }, nameOf) => [
      name,
      nameOf('accounts', accountId),
      written(balanceMinor, currency),
      writeMargin(rate),
      rateCountry ?? '',
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

export const portableDebtMonths = portableTable({
  name: 'debt-months',
  about: 'For each month: the amount owed at its start, the planned payment, and when the plan pays the debt off.',
  table: debtMonths,
  order: 'month, debt_id',
  row: z.strictObject({
    debtId: z.uuid(),
    month: MonthSchema,
    owedMinor: MinorSchema,
    plannedMinor: MinorSchema,
    freeMonth: MonthSchema.nullable(),
  }),
  sheet: {
    headings: ['Debt', 'Month', 'Owed', 'Planned', 'Paid off in', 'Currency'],
    cells: ({ debtId, month, owedMinor, plannedMinor, freeMonth }, nameOf, rowOf) => {
      const currency = CurrencySchema.parse(rowOf('debts', debtId)?.['currency']);
      const [owed, planned] = [owedMinor, plannedMinor].map((minor) => written(minor, currency));
      return [nameOf('debts', debtId), month, owed ?? '', planned ?? '', freeMonth ?? '', currency];
    },
  },
});

export const portableLoansGiven = portableTable({
  name: 'loans-given',
  about: 'Money that was lent to people, and what they paid back.',
  table: loansGiven,
  order: 'lent_on, id',
  row: z.strictObject({
    id: z.uuid(),
    recordedBy: z.uuid(),
    person: z.string().min(1).max(200),
    currency: CurrencySchema,
    amountMinor: MinorSchema,
    lentOn: DaySchema,
    dueOn: DaySchema.nullable(),
    repayments: z.array(z.strictObject({ day: DaySchema, minor: MinorSchema })).max(MOST_REPAYMENTS),
    note: z.string().max(LONGEST_NOTE),
  }),
  sheet: {
    headings: ['Person', 'Lent', 'Currency', 'Lent on', 'Due on', 'Paid back', 'Note'],
    cells: ({ person, amountMinor, currency, lentOn, dueOn, repayments, note }) => {
      const back = repayments.reduce((sum, { minor }) => sum + BigInt(minor), 0n);
      return [
        person,
        written(amountMinor, currency),
        currency,
        lentOn,
        dueOn ?? '',
        written(String(back), currency),
        note,
      ];
    },
  },
});
