import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { IdSchema } from '#kernel/id.ts';
import { type Currency, LARGEST_MINOR, type Money, money } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { type Line, RolloverSchema, type WrittenTarget } from './model.ts';
import { TARGET_KINDS } from './targets.ts';
import { FORM_WORDS, MOVE_WORDS } from './dialog-words.ts';

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
export const SizeSchema = z.union([z.null(), MoneySchema, z.string()]);
type Size = z.input<typeof SizeSchema>;

export const amountIn = (size: Size): Money | null =>
  size === null || typeof size === 'string' || size.minor < 0n || size.minor > LARGEST_MINOR ? null : size;

/** An amount that has to be there; zero is one. */
export const AmountSchema = SizeSchema.refine((size) => amountIn(size) !== null, FORM_WORDS.wrongAmount).transform(
  (size): Money => size as Money,
);
const isAboveZero = (size: Size) => (amountIn(size)?.minor ?? 0n) > 0n;
export const MoveFormSchema = z
  .object({
    from: z.string().min(1, MOVE_WORDS.choose),
    to: z.string().min(1, MOVE_WORDS.choose),
    amount: SizeSchema.refine(isAboveZero, FORM_WORDS.aboveZero).transform((size): Money => size as Money),
    note: z
      .string()
      .max(200)
      .transform((text) => (text.trim() === '' ? null : text.trim())),
  })
  .refine(({ from, to }) => from !== to, { message: FORM_WORDS.samePlace, path: ['to'] });
export type MoveForm = z.input<typeof MoveFormSchema>;
export type MoveWish = z.output<typeof MoveFormSchema>;

const LineFields = z.object({
  limit: SizeSchema,
  only: z.boolean(),
  rollover: RolloverSchema,
  cap: SizeSchema,
  target: z.enum(TARGET_KINDS),
  targetAmount: SizeSchema,
  targetDay: z.union([DaySchema, z.literal('')]),
  share: z.string(),
  periods: z.string(),
  priority: z.enum(['1', '2', '3']),
  groupId: z.union([IdSchema, z.literal('')]),
});
export type LineForm = z.input<typeof LineFields>;
export type LineWish = {
  readonly limit: Money;
  readonly only: boolean;
  readonly fields: Pick<Line, 'rollover' | 'cap' | 'target' | 'priority'> & { readonly groupId: string | null };
};

/** The form of a line as it is. */
export function lineForm({ limit, rollover, cap, target, priority, group }: Line): LineForm {
  return {
    limit,
    only: false,
    rollover,
    cap,
    target: target?.kind ?? 'none',
    targetAmount: target !== null && 'amount' in target ? target.amount : null,
    targetDay: target?.kind === 'by-date' ? target.day : '',
    share: target?.kind === 'income' ? String(target.share / 100) : '10',
    periods: target?.kind === 'average' ? String(target.periods) : '3',
    priority: priority === 1 ? '1' : priority === 3 ? '3' : '2',
    groupId: group.id ?? '',
  };
}

export const LineFormSchema = LineFields.transform((form, context): LineWish => {
  const wrong = (path: keyof LineForm, message: string): void =>
    context.addIssue({ code: 'custom', path: [path], message });
  const limit = amountIn(form.limit);
  if (limit === null) wrong('limit', FORM_WORDS.wrongAmount);
  const cap = form.rollover === 'capped' ? amountIn(form.cap) : null;
  if (form.rollover === 'capped' && cap === null) wrong('cap', FORM_WORDS.wrongAmount);
  const target = targetOf(form, wrong);
  if (limit === null || target === undefined) return z.NEVER;
  const { rollover, priority, groupId, only } = form;
  return {
    limit,
    only,
    fields: { rollover, cap, target, priority: Number(priority), groupId: groupId === '' ? null : groupId },
  };
});

type Wrong = (path: keyof LineForm, message: string) => void;

/** Undefined where something is wrong, which is told. */
function targetOf(form: z.infer<typeof LineFields>, wrong: Wrong): WrittenTarget | null | undefined {
  const { target, targetDay, share, periods } = form;
  if (target === 'none') return null;
  if (target === 'income') {
    // Hundredths of a per cent, as exact as they are typed.
    const parts = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(share.trim());
    const hundredths = parts === null ? 0 : Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
    if (hundredths >= 1 && hundredths <= 10_000) return { kind: target, share: hundredths };
    wrong('share', FORM_WORDS.wrongShare);
    return undefined;
  }
  if (target === 'average') {
    const count = /^\d{1,2}$/.test(periods.trim()) ? Number(periods) : 0;
    if (count >= 1 && count <= 12) return { kind: target, periods: count };
    wrong('periods', FORM_WORDS.wrongPeriods);
    return undefined;
  }
  const amount = isAboveZero(form.targetAmount) ? amountIn(form.targetAmount) : null;
  if (amount === null) wrong('targetAmount', FORM_WORDS.aboveZero);
  if (target === 'by-date' && targetDay === '') wrong('targetDay', FORM_WORDS.noDay);
  if (amount === null) return undefined;
  if (target === 'refill') return { kind: target, amount };
  return targetDay === '' ? undefined : { kind: target, amount, day: targetDay };
}

/** The form of a category that is added. */
export const AddFormSchema = z.object({
  categoryId: z.union([IdSchema, z.literal('')]).refine((id) => id !== '', FORM_WORDS.noCategory),
  currency: z.string(),
  limit: AmountSchema,
  memberId: z.string().transform((id) => (id === '' ? null : id)),
});
export type AddForm = z.input<typeof AddFormSchema>;
export type AddWish = z.output<typeof AddFormSchema>;

/** The same amount where the currency of a form changed meanwhile. */
export const amountAs = ({ minor }: Money, currency: Currency): Money => money(minor, currency);
