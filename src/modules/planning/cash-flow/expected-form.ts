import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import {
  AmountSchema,
  currencyOf,
  DayTextSchema,
  DIRECTIONS,
  signedAmount,
  unsigned,
  wholeText,
} from './form-parts.ts';
import { FORM_ERRORS } from './dialog-words.ts';
import { type Account, type Expected, type NewExpected, NewExpectedSchema } from './model.ts';

/** The form of an expected payment; the accounts say in which currency its amount is. */
export function expectedSchema(accounts: readonly Account[]) {
  const { name, party, accountId, isExtra } = NewExpectedSchema.shape;
  return z
    .object({
      name,
      party,
      accountId,
      isExtra,
      direction: z.enum(DIRECTIONS),
      amount: AmountSchema,
      due: DayTextSchema,
      likelihood: wholeText(1, 100, FORM_ERRORS.likelihood),
      delay: wholeText(0, 365, FORM_ERRORS.days),
    })
    .transform(({ direction, amount, likelihood, delay, ...rest }): NewExpected => ({
      ...rest,
      amount: signedAmount(amount, direction, currencyOf(accounts, rest.accountId)),
      likelihood: Number(likelihood),
      delay: Number(delay),
    }));
}
export type ExpectedForm = z.input<ReturnType<typeof expectedSchema>>;

type Usual = { readonly accountId: string; readonly today: Day; readonly isBusiness: boolean };

/** A business mostly expects invoices, which are its usual income; others what is out of the ordinary. */
export function expectedFormOf(expected: Expected | null, { accountId, today, isBusiness }: Usual): ExpectedForm {
  if (expected === null) {
    const one = { name: '', party: '', accountId, amount: null, due: today, likelihood: '100', delay: '0' };
    return { ...one, direction: isBusiness ? 'in' : 'out', isExtra: !isBusiness };
  }
  const { name, party, due, likelihood, delay, isExtra, amount } = expected;
  const rest = { name, party, due, isExtra, accountId: expected.accountId };
  return { ...rest, ...unsigned(amount), likelihood: String(likelihood), delay: String(delay) };
}
