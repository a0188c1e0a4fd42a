import * as z from 'zod';
import { CountrySchema } from '#kernel/caller.ts';
import { type Money } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { type Account, type AccountBeginning, type AccountChange, type NewAccount, NewAccountSchema } from './model.ts';

const { name, bankName, accountType, accountNumber, openingBalance } = NewAccountSchema.shape;

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const OpeningSchema = z
  .union([z.null(), MoneySchema, z.string()])
  .refine((value) => typeof value !== 'string' && openingBalance.safeParse(value ?? undefined).success, {
    error: 'Invalid amount',
  })
  .transform((value): Money | null => (typeof value === 'string' ? null : value));

/** The form of an account: every field is there, and an empty one is empty. */
export const AccountFormSchema = z.object({
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
});
export type AccountForm = z.input<typeof AccountFormSchema>;
export type AccountWish = z.output<typeof AccountFormSchema>;

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
  };
}

/** The fields of a new account as far as they are known already. */
export function formFrom({ accountNumber: number, openingBalance: opening, ...known }: AccountBeginning) {
  return { ...known, accountNumber: number ?? '', opening };
}

export function newAccountOf({ opening, withoutNumber, ...wish }: AccountWish): NewAccount {
  const { accountNumber: typed } = wish;
  return {
    ...wish,
    accountNumber: typed === '' || withoutNumber ? null : typed,
    ...(opening === null ? {} : { openingBalance: opening }),
  };
}

/** Only what differs from what is there. */
export function changeOf(account: Account, { opening, withoutNumber, ...wish }: AccountWish): AccountChange {
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
  };
}
