import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { type Money } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { CREDIT_OF, type CreditTerms, fittingTerms, type PaymentDue } from './credit.ts';
import { type Account, type AccountBeginning, type AccountChange, type NewAccount, NewAccountSchema } from './model.ts';

const { name, bankName, accountType, accountNumber, openingBalance, creditLimit } = NewAccountSchema.shape;

export const DUE_RULES = ['none', 'days-after', 'day-of-month'] as const;

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const TypedSchema = z.union([z.null(), MoneySchema, z.string()]);
const moneyOf = (value: Money | string | null) => (typeof value === 'string' ? null : value);
const OpeningSchema = TypedSchema.refine(
  (value) => typeof value !== 'string' && openingBalance.safeParse(value ?? undefined).success,
  { error: 'Invalid amount' },
).transform(moneyOf);

/** 1 to 31, or empty. */
const dayNumber = (typed: string) =>
  /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 31 ? Number(typed) : null;

const FieldsSchema = z.object({
  name,
  bankName: bankName.unwrap(),
  accountType: accountType.unwrap(),
  /** Empty keeps the number there is. */
  accountNumber: z
    .string()
    .trim()
    .refine((typed) => typed === '' || accountNumber.safeParse(typed).success, 'account number format is invalid'),
  /** Takes the number away. */
  withoutNumber: z.boolean(),
  country: z.string({ error: 'country is required' }).pipe(CountrySchema),
  currency: z.string({ error: 'currency is required' }).pipe(CurrencySchema),
  opening: OpeningSchema,
  limit: TypedSchema,
  /** A day of the month, or empty. */
  statementDay: z.string(),
  dueRule: z.enum(DUE_RULES),
  /** So many days, or a day of the month, by `dueRule`. */
  dueNumber: z.string().trim(),
});

/** The form of an account: every field is there, and an empty one is empty. */
export const AccountFormSchema = FieldsSchema.refine(
  ({ accountType: type, limit }) =>
    CREDIT_OF[type] === null || (typeof limit !== 'string' && creditLimit.safeParse(limit).success),
  { message: 'the credit limit must be an amount above zero', path: ['limit'] },
).refine((form) => !asksForDue(form) || dayNumber(form.dueNumber) !== null, {
  message: 'the number must be from 1 to 31',
  path: ['dueNumber'],
});
export type AccountForm = z.input<typeof AccountFormSchema>;
export type AccountWish = z.output<typeof AccountFormSchema>;

/** Whether the form asks when a statement is to be paid. */
export function asksForDue(
  form: Pick<z.output<typeof FieldsSchema>, 'accountType' | 'statementDay' | 'dueRule'>,
): boolean {
  return CREDIT_OF[form.accountType] === 'card' && form.statementDay !== '' && form.dueRule !== 'none';
}

/** The credit terms that the form says, without fields that it does not show for the type. */
function termsOf({ accountType: type, limit, statementDay, dueRule, dueNumber }: AccountWish): CreditTerms {
  const number = dayNumber(dueNumber);
  const paymentDue: PaymentDue | null =
    number === null || dueRule === 'none'
      ? null
      : dueRule === 'days-after'
        ? { kind: dueRule, days: number }
        : { kind: dueRule, day: number };
  return fittingTerms(type, { creditLimit: moneyOf(limit), statementDay: dayNumber(statementDay), paymentDue });
}

function dueFields(due: PaymentDue | null): Pick<AccountForm, 'dueRule' | 'dueNumber'> {
  if (due === null) return { dueRule: 'none', dueNumber: '' };
  return { dueRule: due.kind, dueNumber: String(due.kind === 'days-after' ? due.days : due.day) };
}

export function formOf(account: Account | null, fallback: { country: string; currency: string }): AccountForm {
  return {
    name: account?.name ?? '',
    bankName: account?.bankName ?? '',
    accountType: account?.accountType ?? 'cheque',
    accountNumber: '',
    withoutNumber: false,
    country: account?.country ?? fallback.country,
    currency: account?.currency ?? fallback.currency,
    opening: account?.openingBalance ?? null,
    limit: account?.creditLimit ?? null,
    statementDay: String(account?.statementDay ?? ''),
    ...dueFields(account?.paymentDue ?? null),
  };
}

/** The fields of a new account as far as they are known already. */
export function formFrom({ accountNumber: number, openingBalance: opening, ...known }: AccountBeginning) {
  return { ...known, accountNumber: number ?? '', opening };
}

export function newAccountOf(wish: AccountWish): NewAccount {
  const { opening, withoutNumber, accountNumber: typed, name, bankName, accountType, country, currency } = wish;
  return {
    name,
    bankName,
    accountType,
    country,
    currency,
    accountNumber: typed === '' || withoutNumber ? null : typed,
    ...(opening === null ? {} : { openingBalance: opening }),
    ...termsOf(wish),
  };
}

/** Only what differs from what is there. */
export function changeOf(account: Account, wish: AccountWish): AccountChange {
  const { opening, withoutNumber } = wish;
  const minor = opening?.minor ?? 0n;
  const numberOf = withoutNumber ? null : wish.accountNumber;
  const isMoved = minor !== account.openingBalance.minor || wish.currency !== account.currency;
  return {
    id: account.id,
    ...(wish.name === account.name ? {} : { name: wish.name }),
    ...(wish.bankName === account.bankName ? {} : { bankName: wish.bankName }),
    ...(wish.accountType === account.accountType ? {} : { accountType: wish.accountType }),
    ...(wish.country === account.country ? {} : { country: wish.country }),
    ...(wish.currency === account.currency ? {} : { currency: wish.currency }),
    ...(isMoved ? { openingBalance: { minor, currency: wish.currency } } : {}),
    ...(numberOf === '' ? {} : { accountNumber: numberOf }),
    ...changedTerms(account, termsOf(wish)),
  };
}

function changedTerms(before: Account, { creditLimit, statementDay, paymentDue }: CreditTerms) {
  const isSameLimit =
    creditLimit?.minor === before.creditLimit?.minor && creditLimit?.currency === before.creditLimit?.currency;
  const [due, dueBefore] = [dueFields(paymentDue), dueFields(before.paymentDue)];
  const isSameDue = due.dueRule === dueBefore.dueRule && due.dueNumber === dueBefore.dueNumber;
  return {
    ...(isSameLimit ? {} : { creditLimit }),
    ...(statementDay === before.statementDay ? {} : { statementDay }),
    ...(isSameDue ? {} : { paymentDue }),
  };
}
