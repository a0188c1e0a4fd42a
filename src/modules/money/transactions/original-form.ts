import * as z from 'zod';
import type { Currency, Money } from '#kernel/money.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { RateSchema, typedRate } from '#modules/money/exchange-rates/model.ts';
import type { Original, OriginalChange } from '#modules/money/ledger/model.ts';
import { ORIGINAL_WORDS } from './original-words.ts';

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const SizeSchema = z.union([z.null(), MoneySchema, z.string()]);
const isPaid = (value: z.input<typeof SizeSchema>): value is Money =>
  value !== null && typeof value !== 'string' && value.minor > 0n;

/** The form of what was paid in another currency. @param account the currency of the account */
export function originalFormSchema(account: Currency) {
  return z
    .object({
      currency: CurrencySchema.refine((currency) => currency !== account, ORIGINAL_WORDS.otherCurrency),
      size: SizeSchema.refine(isPaid, ORIGINAL_WORDS.wrongAmount).transform((value): Money => value as Money),
      rate: z.string().transform((text, context) => {
        if (text.trim() === '') return null;
        const { data, error } = RateSchema.safeParse(typedRate(text));
        if (data !== undefined) return data;
        context.addIssue(error?.issues[0]?.message ?? '');
        return z.NEVER;
      }),
      per: z.enum(['original', 'account']),
      fee: SizeSchema.refine((value) => value === null || isPaid(value), ORIGINAL_WORDS.wrongAmount).transform(
        (value): Money | null => (isPaid(value) ? value : null),
      ),
    })
    .transform(({ currency, size, rate, per, fee }): OriginalChange => ({
      amount: { minor: size.minor, currency },
      rate: rate === null ? null : { value: rate, per },
      fee: fee === null ? null : { minor: fee.minor, currency: account },
    }));
}

export type OriginalForm = z.input<ReturnType<typeof originalFormSchema>>;

/** What the form begins with. */
export function originalForm(original: Original | null, account: Currency): OriginalForm {
  const { amount = null, rate = null, fee = null } = original ?? {};
  return {
    currency: amount?.currency ?? (account === 'USD' ? 'EUR' : 'USD'),
    size: amount,
    rate: rate?.value ?? '',
    per: rate?.per ?? 'original',
    fee,
  };
}
