import * as z from 'zod';
import { daysOf, monthOf } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { IdSchema } from '#kernel/id.ts';
import { DayTextSchema, isSize, OptionalSizeSchema } from './form.ts';
import { MOST_ONCE } from './kept-plan.ts';
import { MOST_PAUSES } from './kinds.ts';
import type { PlanSettings } from './model.ts';
import { STRATEGIES } from './rules.ts';
import { FORM_ERRORS } from './dialog-words.ts';

const NeededSizeSchema = OptionalSizeSchema.refine((value) => value !== null, FORM_ERRORS.amount);

const fields = z.object({
  currency: z.string(),
  strategy: z.enum(STRATEGIES),
  extra: OptionalSizeSchema,
  /** `0`: none. */
  bonusMonth: z.string(),
  bonus: OptionalSizeSchema,
  once: z.array(z.object({ day: DayTextSchema, amount: NeededSizeSchema })).max(MOST_ONCE),
  /** Of `all`, nothing but minimums is paid. */
  pauses: z
    .array(z.object({ debtId: z.union([z.literal('all'), IdSchema]), from: DayTextSchema, until: DayTextSchema }))
    .max(MOST_PAUSES),
});

/** The form of the plan: days stand for their months. */
export const PlanFormSchema = fields
  .superRefine(({ bonusMonth, bonus, pauses }, context) => {
    if (bonusMonth !== '0' && bonus === null)
      context.addIssue({ code: 'custom', message: FORM_ERRORS.amount, path: ['bonus'] });
    for (const [place, { from, until }] of pauses.entries())
      if (until < from)
        context.addIssue({ code: 'custom', message: FORM_ERRORS.order, path: ['pauses', place, 'until'] });
  })
  .transform(({ currency, strategy, extra, bonusMonth, bonus, once, pauses }): PlanSettings => {
    const inCurrency = (value: Money | string | null) =>
      money(value !== null && isSize(value) ? value.minor : 0n, currency);
    return {
      currency,
      strategy,
      extra: inCurrency(extra),
      bonus: bonusMonth === '0' ? null : { month: Number(bonusMonth), amount: inCurrency(bonus) },
      once: once.map(({ day, amount }) => ({ month: monthOf(day), amount: inCurrency(amount) })),
      pauses: pauses.map(({ debtId, from, until }) => {
        return { debtId: debtId === 'all' ? null : debtId, from: monthOf(from), until: monthOf(until) };
      }),
    };
  });
export type PlanForm = z.input<typeof PlanFormSchema>;

export function planFormOf(settings: PlanSettings | null, currency: Currency): PlanForm {
  const { extra, bonus, once = [], pauses = [] } = settings ?? {};
  return {
    currency: settings?.currency ?? currency,
    strategy: settings?.strategy ?? 'avalanche',
    extra: extra === undefined || extra.minor === 0n ? null : extra,
    bonusMonth: String(bonus?.month ?? 0),
    bonus: bonus?.amount ?? null,
    once: once.map(({ month, amount }) => ({ day: daysOf(month).first, amount })),
    pauses: pauses.map(({ debtId, from, until }) => {
      return { debtId: debtId ?? ('all' as const), from: daysOf(from).first, until: daysOf(until).last };
    }),
  };
}
