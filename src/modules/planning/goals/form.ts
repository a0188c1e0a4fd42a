import * as z from 'zod';
import { DaySchema } from '#kernel/day-schemas.ts';
import { LARGEST_MINOR, type Money } from '#kernel/money.ts';
import { MoneySchema } from '#kernel/money-schema.ts';
import { FEED_KINDS, GOAL_KINDS } from './kinds.ts';
import { LONGEST_NAME, LONGEST_NOTE } from './limits.ts';
import type { Goal, NewFeed } from './model.ts';
import { FORM_WORDS } from './dialog-words.ts';

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const SizeSchema = z.union([z.null(), MoneySchema, z.string()]);
const amountIn = (size: z.input<typeof SizeSchema>): Money | null =>
  size === null || typeof size === 'string' || size.minor <= 0n || size.minor > LARGEST_MINOR ? null : size;

const AboveZero = SizeSchema.refine((size) => amountIn(size) !== null, FORM_WORDS.aboveZero).transform(
  (size): Money => size as Money,
);
const NoteField = z
  .string()
  .max(LONGEST_NOTE)
  .transform((text) => (text.trim() === '' ? null : text.trim()));
const Chosen = (message: string) => z.string().min(1, message);

const GoalFields = z.object({
  name: z.string().trim().min(1, FORM_WORDS.noName).max(LONGEST_NAME),
  kind: z.enum(GOAL_KINDS),
  currency: z.string(),
  target: AboveZero,
  dueOn: z.union([DaySchema, z.literal('')]),
  everyMonths: z.string(),
  first: SizeSchema,
  accountId: z.string(),
});
export type GoalForm = z.input<typeof GoalFields>;

export const GoalFormSchema = GoalFields.transform((form, context) => {
  const { name, kind, target, dueOn, everyMonths, accountId } = form;
  const isSinking = kind === 'sinking';
  if (isSinking && dueOn === '') context.addIssue({ code: 'custom', path: ['dueOn'], message: FORM_WORDS.noDay });
  const amount = amountIn(form.first);
  const isEmpty = form.first === null || form.first === '';
  if (!isEmpty && amount === null) context.addIssue({ code: 'custom', path: ['first'], message: FORM_WORDS.aboveZero });
  if (amount !== null && accountId === '')
    context.addIssue({ code: 'custom', path: ['accountId'], message: FORM_WORDS.chooseAccount });
  return {
    name,
    kind,
    target,
    dueOn: dueOn === '' ? null : dueOn,
    everyMonths: isSinking ? Number(everyMonths) : null,
    first: amount === null ? null : { accountId, amount },
  };
});
export type GoalWish = z.output<typeof GoalFormSchema>;

/** The form of a goal as it is, or of one that is added. */
export function goalForm(
  goal: Goal | null,
  { currency, accountId }: { currency: string; accountId: string },
): GoalForm {
  return {
    name: goal?.name ?? '',
    kind: goal?.kind ?? 'save',
    currency: goal?.target.currency ?? currency,
    target: goal?.target ?? null,
    dueOn: goal?.dueOn ?? '',
    everyMonths: String(goal?.everyMonths ?? 12),
    first: null,
    accountId,
  };
}

export const entryFormSchema = (today: string) =>
  z.object({
    accountId: Chosen(FORM_WORDS.chooseAccount),
    amount: AboveZero,
    day: z
      .union([DaySchema, z.literal('')])
      .refine((day) => day !== '', FORM_WORDS.noDay)
      .refine((day) => day <= today, FORM_WORDS.future),
    note: NoteField,
  });
export type EntryForm = z.input<ReturnType<typeof entryFormSchema>>;
export type EntryWish = z.output<ReturnType<typeof entryFormSchema>>;

const FeedFields = z.object({
  kind: z.enum(FEED_KINDS),
  categoryId: z.string(),
  percent: z.string(),
  amount: SizeSchema,
  containing: z.string(),
  /** Whole units that purchases are rounded up to. */
  step: z.string(),
  accountIds: z.array(z.string()),
  since: z.union([DaySchema, z.literal('')]).refine((day) => day !== '', FORM_WORDS.noDay),
});
export type FeedForm = z.input<typeof FeedFields>;
export type FeedWish = { readonly since: string; readonly feed: NewFeed };

/** Thousandths, as exact as they are typed; null where it is no share. */
export function permilleIn(text: string): number | null {
  const parts = /^(\d{1,3})(?:[.,](\d))?$/.exec(text.trim());
  const permille = parts === null ? 0 : Number(parts[1]) * 10 + Number(parts[2] ?? '0');
  return permille >= 1 && permille <= 1000 ? permille : null;
}

/** @param stepOf the amount of so many whole units */
export const feedFormSchema = (stepOf: (whole: string) => Money) =>
  FeedFields.transform((form, context): FeedWish => {
    const wrong = (path: keyof FeedForm, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
      return z.NEVER;
    };
    const { kind, categoryId, accountIds, since } = form;
    if (kind === 'round-up') {
      if (accountIds.length === 0) return wrong('accountIds', FORM_WORDS.chooseAccount);
      return { since, feed: { kind, accountIds, step: stepOf(form.step) } };
    }
    if (categoryId === '') return wrong('categoryId', FORM_WORDS.chooseCategory);
    const containing = form.containing.trim().length < 2 ? null : form.containing.trim();
    const income = { accountIds: [], categoryId, containing };
    if (kind === 'income-share') {
      const permille = permilleIn(form.percent);
      return permille === null
        ? wrong('percent', FORM_WORDS.wrongShare)
        : { since, feed: { kind, ...income, permille } };
    }
    const amount = amountIn(form.amount);
    return amount === null ? wrong('amount', FORM_WORDS.aboveZero) : { since, feed: { kind, ...income, amount } };
  });

export const PledgeFormSchema = z.object({
  memberId: z.string(),
  accountId: Chosen(FORM_WORDS.chooseAccount),
  amount: AboveZero,
  rule: z.string(),
  since: z.union([DaySchema, z.literal('')]).refine((day) => day !== '', FORM_WORDS.noDay),
});
export type PledgeForm = z.input<typeof PledgeFormSchema>;
export type PledgeWish = z.output<typeof PledgeFormSchema>;
