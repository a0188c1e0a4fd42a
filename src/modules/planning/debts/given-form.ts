import * as z from 'zod';
import type { Day } from '#kernel/calendar.ts';
import { CurrencySchema } from '#kernel/money-schema.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { DayTextSchema, isSize, OptionalDaySchema, OptionalSizeSchema } from './form.ts';
import { type GivenLoan, NewLoanSchema } from './given-model.ts';
import { MOST_REPAYMENTS } from './kinds.ts';
import { FORM_ERRORS } from './dialog-words.ts';

const NeededSizeSchema = OptionalSizeSchema.refine(
  (value) => value !== null && isSize(value) && value.minor > 0n,
  FORM_ERRORS.positive,
);

/** The form of a loan to a person. */
export const GivenFormSchema = z
  .object({
    person: NewLoanSchema.shape.person,
    currency: CurrencySchema,
    amount: NeededSizeSchema,
    lentOn: DayTextSchema,
    dueOn: OptionalDaySchema,
    repayments: z.array(z.object({ day: DayTextSchema, amount: NeededSizeSchema })).max(MOST_REPAYMENTS),
    note: NewLoanSchema.shape.note,
  })
  .superRefine(({ lentOn, dueOn }, context) => {
    if (dueOn !== '' && dueOn < lentOn) context.addIssue({ code: 'custom', message: FORM_ERRORS.due, path: ['dueOn'] });
  })
  .transform(({ currency, amount, dueOn, repayments, ...rest }) => {
    const inCurrency = (value: Money | string | null) =>
      money(value !== null && isSize(value) ? value.minor : 0n, currency);
    return {
      ...rest,
      amount: inCurrency(amount),
      dueOn: dueOn === '' ? null : dueOn,
      repayments: repayments.map((one) => ({ day: one.day, amount: inCurrency(one.amount) })),
    };
  });
export type GivenForm = z.input<typeof GivenFormSchema>;
export type GivenWish = z.output<typeof GivenFormSchema>;

/** The form as it begins: of a loan that is there, or a new one of today. */
export function givenFormOf(loan: GivenLoan | null, currency: Currency, today: Day): GivenForm {
  return {
    person: loan?.person ?? '',
    currency: loan?.amount.currency ?? currency,
    amount: loan?.amount ?? null,
    lentOn: loan?.lentOn ?? today,
    dueOn: loan?.dueOn ?? '',
    repayments: (loan?.repayments ?? []).map(({ day, amount }) => ({ day, amount })),
    note: loan?.note ?? '',
  };
}
