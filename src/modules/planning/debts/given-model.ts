import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { writtenTextSchema } from '#kernel/written-text.ts';
import { LARGEST_AMOUNT, LONGEST_NAME } from './kept-plan.ts';
import { LONGEST_NOTE, MOST_REPAYMENTS } from './kinds.ts';

const AmountSchema = MoneySchema.refine(
  ({ minor }) => minor > 0n && minor < LARGEST_AMOUNT,
  'amount must be more than zero',
);

const fields = {
  person: writtenTextSchema('person', { isNeeded: true, most: LONGEST_NAME }),
  amount: AmountSchema,
  lentOn: DaySchema,
  dueOn: DaySchema.nullable(),
  /** What came back, in any order. */
  repayments: z.array(z.object({ day: DaySchema, amount: AmountSchema })).max(MOST_REPAYMENTS),
  note: writtenTextSchema('note', { isNeeded: false, most: LONGEST_NOTE }),
};

type Lent = z.infer<z.ZodObject<typeof fields>>;
const isOneCurrency = ({ amount, repayments }: Lent) =>
  repayments.every((one) => one.amount.currency === amount.currency);
const ONE_CURRENCY = 'a loan has one currency';
const isDueAfter = ({ lentOn, dueOn }: Lent) => dueOn === null || dueOn >= lentOn;
const DUE_AFTER = { message: 'due date must not be before the date of the loan', path: ['dueOn'] };

/** A loan to a person that is added, or comes back under the id that it had. */
export const NewLoanSchema = z
  .object({ ...fields, id: IdSchema.optional() })
  .refine(isOneCurrency, ONE_CURRENCY)
  .refine(isDueAfter, DUE_AFTER);
export type NewLoan = z.infer<typeof NewLoanSchema>;

/** All of a loan; its currency stays. */
export const LoanChangeSchema = z
  .object({ ...fields, id: IdSchema })
  .refine(isOneCurrency, ONE_CURRENCY)
  .refine(isDueAfter, DUE_AFTER);

export const GivenLoanSchema = z.object({
  ...fields,
  id: IdSchema,
  amount: MoneySchema,
  repayments: z.array(z.object({ day: DaySchema, amount: MoneySchema })),
});
export type GivenLoan = z.infer<typeof GivenLoanSchema>;
