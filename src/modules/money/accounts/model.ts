import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { CountrySchema } from '#kernel/caller.ts';
import { IdSchema } from '#kernel/id.ts';
import { type Currency, LARGEST_MINOR, type Money } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { type CreditTerms, misplacedTerm, termsIn } from './credit.ts';
import { ACCOUNT_TYPES, type AccountType } from './kinds.parts.ts';

export const AccountTypeSchema = z.enum(ACCOUNT_TYPES);

/** §9: where a new account begins. */
export const ACCOUNT_DEFAULTS = { country: 'ZA', currency: 'ZAR' } as const;

const isKept = ({ minor }: { minor: bigint }) => minor <= LARGEST_MINOR && minor >= -LARGEST_MINOR;
const OpeningSchema = MoneySchema.refine(isKept, 'Invalid amount');

/** Digits, and what people write between them; at least four digits, at most an IBAN's length. */
const AccountNumberSchema = z
  .string()
  .trim()
  .max(42, 'account number must not exceed 42 characters')
  .regex(/^[\p{L}\d +./()-]*$/u, 'account number format is invalid')
  .refine((number) => number.replace(/\D/g, '').length >= 4, 'account number format is invalid');

const LimitSchema = OpeningSchema.refine(({ minor }) => minor > 0n, 'the credit limit must be above zero');

const DayOfMonthSchema = z.int().min(1).max(31);
export const PaymentDueSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('days-after'), days: DayOfMonthSchema }),
  z.object({ kind: z.literal('day-of-month'), day: DayOfMonthSchema }),
]);

const nameOf = (field: string) => z.string().trim().max(100, `${field} must not exceed 100 characters`);

const fields = {
  name: nameOf('name').min(1, 'name is required'),
  bankName: nameOf('bank name'),
  accountType: AccountTypeSchema,
  /** Null takes it away. Kept sealed; no answer carries it whole. */
  accountNumber: AccountNumberSchema.nullable(),
  country: CountrySchema,
  currency: CurrencySchema,
  /** What was in the account before its first row. */
  openingBalance: OpeningSchema,
  creditLimit: LimitSchema.nullable(),
  statementDay: DayOfMonthSchema.nullable(),
  paymentDue: PaymentDueSchema.nullable(),
};

type InCurrency = { currency: string };
type Currencies = {
  currency?: string | undefined;
  openingBalance?: InCurrency | undefined;
  creditLimit?: InCurrency | null | undefined;
};
const agree = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;
const openingAgrees = ({ currency, openingBalance }: Currencies) => agree(currency, openingBalance?.currency);
const limitAgrees = ({ currency, openingBalance, creditLimit }: Currencies) =>
  agree(currency ?? openingBalance?.currency, creditLimit?.currency);
const mustAgree = (amount: string, field: keyof Currencies) => ({
  message: `the ${amount} must be in the currency of the account`,
  path: [field],
});
const openingDisagrees = mustAgree('opening balance', 'openingBalance');
const limitDisagrees = mustAgree('credit limit', 'creditLimit');

/** Why an account has no such term. */
export const MISPLACED: Readonly<Record<keyof CreditTerms, string>> = {
  creditLimit: 'only credit cards, cheque accounts and mobile money have a credit limit',
  statementDay: 'only credit cards have a statement day',
  paymentDue: 'a payment is due only for a credit card with a statement day',
};

/** Without a currency it is that of the opening balance, else the rand (§9). */
export const NewAccountSchema = z
  .object({
    name: fields.name,
    bankName: fields.bankName.default(''),
    accountType: fields.accountType.default('cheque'),
    accountNumber: fields.accountNumber.default(null),
    country: fields.country.default(ACCOUNT_DEFAULTS.country),
    currency: fields.currency.optional(),
    openingBalance: fields.openingBalance.optional(),
    creditLimit: fields.creditLimit.optional(),
    statementDay: fields.statementDay.optional(),
    paymentDue: fields.paymentDue.optional(),
  })
  .refine(openingAgrees, openingDisagrees)
  .refine(limitAgrees, limitDisagrees)
  .superRefine(({ accountType, ...given }, context) => {
    const misplaced = misplacedTerm(accountType, termsIn(given));
    if (misplaced !== null) context.addIssue({ code: 'custom', message: MISPLACED[misplaced], path: [misplaced] });
  });
export type NewAccount = z.infer<typeof NewAccountSchema>;

/** What is known of an account before it is there, as from a statement of it. */
export type AccountBeginning = {
  readonly name: string;
  readonly bankName: string;
  readonly accountType: AccountType;
  readonly accountNumber: string | null;
  readonly currency: Currency;
  readonly openingBalance: Money;
};

/** What is left out stays as it is. */
export const AccountChangeSchema = z
  .object({
    ...z.object(fields).partial().shape,
    id: IdSchema,
    isActive: z.boolean().optional(),
    /** The last day of an account that is closed; today or its last transaction's day where it is left out. */
    closedOn: DaySchema.optional(),
  })
  .refine(({ isActive, closedOn }) => closedOn === undefined || isActive === false, {
    message: 'only an account that is closed has a closing day',
    path: ['closedOn'],
  })
  .refine(openingAgrees, openingDisagrees)
  .refine(limitAgrees, limitDisagrees);
export type AccountChange = z.infer<typeof AccountChangeSchema>;

/** An account as screens see it. */
export const AccountSchema = z.object({
  id: IdSchema,
  name: z.string(),
  bankName: z.string(),
  accountType: AccountTypeSchema,
  /** `•••• 1234`, or null where no number is kept. */
  maskedNumber: z.string().nullable(),
  country: CountrySchema,
  currency: CurrencySchema,
  openingBalance: MoneySchema,
  /** The opening balance and everything booked since. */
  currentBalance: MoneySchema,
  accountTag: z.string(),
  creditLimit: MoneySchema.nullable(),
  statementDay: z.int().nullable(),
  paymentDue: PaymentDueSchema.nullable(),
  isActive: z.boolean(),
  /** Null while it is open, and where nobody knows when it was closed. */
  closedOn: DaySchema.nullable(),
  transactionCount: z.int(),
  createdAt: z.date(),
});
export type Account = z.infer<typeof AccountSchema>;

/**
 * A statement of a card by the books: the balance at the end of its day, without what is pending, and what came in
 * since. `dueOn`: the day by which it is to be paid, null where nobody said.
 */
export const CardStatementSchema = z.object({
  accountId: IdSchema,
  day: DaySchema,
  dueOn: DaySchema.nullable(),
  balance: MoneySchema,
  cameIn: MoneySchema,
});
export type CardStatement = z.infer<typeof CardStatementSchema>;

/** The closing balance of a statement beside what the books say for the same day, without what is pending. */
export const ComparisonSchema = z.object({
  day: DaySchema,
  /** `unsure`: the bank's figure may be a debt or not, and agrees as neither. */
  verdict: z.enum(['agrees', 'differs', 'unsure']),
  bank: MoneySchema,
  books: MoneySchema,
  /** What the books lack of the bank's balance; below zero what they have too much. */
  missing: MoneySchema,
  /** Since when they differ: from the opening balance on, before the statement, since it began, or nobody can say. */
  since: z.enum(['opening', 'earlier', 'rows', 'unknown']).nullable(),
  /** The first day of the statement's rows. */
  from: DaySchema.nullable(),
});
export type BalanceComparison = z.infer<typeof ComparisonSchema>;

/** The same with the account that the statement went into, and by which import. */
export const BankBalanceSchema = ComparisonSchema.extend({ accountId: IdSchema, importId: IdSchema });
export type ComparedBalance = z.infer<typeof BankBalanceSchema>;
