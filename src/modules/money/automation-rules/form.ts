import * as z from 'zod';
import { type ListedRule, NewRuleSchema, type NewRule, StageSchema } from './model.ts';

const { name, query } = NewRuleSchema.shape;

/** The form of a rule; an empty text leaves that alone. */
export const RuleFormSchema = z.object({
  name,
  query,
  stage: StageSchema,
  categoryId: z.string(),
  description: z.string().trim().max(500, 'A description has at most 500 characters'),
  note: z.string().trim().max(2000, 'A note has at most 2 000 characters'),
  tagIds: z.array(z.string()),
  isReviewed: z.boolean(),
  isSkipped: z.boolean(),
});
export type RuleForm = z.input<typeof RuleFormSchema>;

/** What a new rule begins with, such as a search that was just made. */
export type Beginning = { readonly name: string; readonly query: string; readonly categoryId: string };

export function newForm(beginning: Beginning): RuleForm {
  return { ...beginning, stage: 'normal', description: '', note: '', tagIds: [], isReviewed: false, isSkipped: false };
}

export function formOf({ name: called, query: text, stage, actions }: ListedRule): RuleForm {
  const { categoryId, description, note, tagIds, isReviewed, isSkipped } = actions;
  const texts = { categoryId: categoryId ?? '', description: description ?? '', note: note ?? '' };
  return { name: called, query: text, stage, ...texts, tagIds, isReviewed, isSkipped };
}

/** @param before the rule that is changed: it stays on or off */
export function ruleOf(form: z.output<typeof RuleFormSchema>, before: ListedRule | null): NewRule {
  const { name: called, query: text, stage, tagIds, isReviewed, isSkipped } = form;
  const orNull = (value: string) => (value === '' ? null : value);
  return {
    name: called,
    query: text,
    stage,
    isEnabled: before?.isEnabled ?? true,
    actions: {
      categoryId: orNull(form.categoryId),
      description: orNull(form.description),
      note: orNull(form.note),
      tagIds,
      isReviewed,
      isSkipped,
    },
  };
}
