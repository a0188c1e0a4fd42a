import * as z from 'zod';
import type { Currency } from '#kernel/money.ts';
import { LinesFormSchema, newLines, type LineForm, lineFormOf, ruleLineOf } from './line-form.ts';
import { type Actions, ActionsSchema, type ListedRule, NewRuleSchema, type NewRule, StageSchema } from './model.ts';

const { name, query } = NewRuleSchema.shape;

/** Where a rule sends transactions. */
export const FILINGS = ['category', 'split', 'transfer'] as const;

/** The form of a rule; an empty text leaves that alone. */
export const RuleFormSchema = z
  .object({
    name,
    query,
    stage: StageSchema,
    filing: z.enum(FILINGS),
    categoryId: z.string(),
    /** Empty: it has lines of its own. */
    splitTemplateId: z.string(),
    lines: z.array(z.custom<LineForm>()),
    /** Of amounts of lines. */
    currency: z.string(),
    transferAccountId: z.string(),
    description: z.string().trim().max(500, 'A description has at most 500 characters'),
    note: z.string().trim().max(2000, 'A note has at most 2 000 characters'),
    tagIds: z.array(z.string()),
    isReviewed: z.boolean(),
    isSkipped: z.boolean(),
  })
  .superRefine(({ filing, splitTemplateId, lines, currency, transferAccountId }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (filing === 'transfer' && transferAccountId === '') refuse('transferAccountId', 'Choose an account');
    if (filing !== 'split' || splitTemplateId !== '') return;
    const read = LinesFormSchema.safeParse({ lines, currency });
    if (!read.success) refuse('lines', read.error.issues[0]?.message ?? '');
  });
export type RuleForm = z.input<typeof RuleFormSchema>;

/** What a new rule begins with, such as a search that was just made. */
export type Beginning = Readonly<Record<'name' | 'query' | 'categoryId' | 'description', string>>;

/** @param currency that of the workspace */
export function newForm(beginning: Beginning, currency: Currency): RuleForm {
  return { stage: 'normal', ...fieldsOf(ActionsSchema.parse({}), currency), ...beginning };
}

export function formOf({ name: called, query: text, stage, actions }: ListedRule, currency: Currency): RuleForm {
  return { name: called, query: text, stage, ...fieldsOf(actions, currency) };
}

function fieldsOf(actions: Actions, currency: Currency) {
  const { categoryId, splitTemplateId, splitLines, transferAccountId } = actions;
  const { description, note, tagIds, isReviewed, isSkipped } = actions;
  const isSplit = splitTemplateId !== null || splitLines.length > 0;
  const filing: RuleForm['filing'] = transferAccountId !== null ? 'transfer' : isSplit ? 'split' : 'category';
  return {
    filing,
    categoryId: categoryId ?? '',
    splitTemplateId: splitTemplateId ?? '',
    lines: splitLines.length === 0 ? newLines() : splitLines.map(lineFormOf),
    currency: splitLines.flatMap(({ amount }) => amount?.currency ?? [])[0] ?? currency,
    transferAccountId: transferAccountId ?? '',
    description: description ?? '',
    note: note ?? '',
    tagIds,
    isReviewed,
    isSkipped,
  };
}

/** @param before the rule that is changed: it stays on or off */
export function ruleOf(form: z.output<typeof RuleFormSchema>, before: ListedRule | null): NewRule {
  const { name: called, query: text, stage, filing, tagIds, isReviewed, isSkipped } = form;
  const orNull = (value: string) => (value === '' ? null : value);
  const isOwn = filing === 'split' && form.splitTemplateId === '';
  return {
    name: called,
    query: text,
    stage,
    isEnabled: before?.isEnabled ?? true,
    actions: {
      categoryId: filing === 'category' ? orNull(form.categoryId) : null,
      splitTemplateId: filing === 'split' ? orNull(form.splitTemplateId) : null,
      splitLines: isOwn ? form.lines.map((line) => ruleLineOf(line, form.currency)) : [],
      transferAccountId: filing === 'transfer' ? orNull(form.transferAccountId) : null,
      description: orNull(form.description),
      note: orNull(form.note),
      tagIds,
      isReviewed,
      isSkipped,
    },
  };
}
