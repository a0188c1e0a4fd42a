import type { Actions } from './model.ts';
import { ACTION_WORDS } from './words.ts';

/** What a rule does, in words. @param nameOf a category, template or account that is there; undefined where it is gone */
export function actionTexts(actions: Actions, nameOf: (id: string) => string | undefined): string[] {
  const { categoryId, description, note, tagIds, isReviewed, isSkipped } = actions;
  const name = categoryId === null ? undefined : nameOf(categoryId);
  const category = name === undefined ? ACTION_WORDS.goneCategory : ACTION_WORDS.category(name);
  return [
    ...(categoryId === null ? [] : [category]),
    ...splitTexts(actions, nameOf),
    ...transferTexts(actions, nameOf),
    ...(description === null ? [] : [ACTION_WORDS.description(description)]),
    ...(note === null ? [] : [ACTION_WORDS.note(note)]),
    ...(tagIds.length === 0 ? [] : [ACTION_WORDS.tags(tagIds.length)]),
    ...(isReviewed ? [ACTION_WORDS.reviewed] : []),
    ...(isSkipped ? [ACTION_WORDS.skipped] : []),
  ];
}

function splitTexts({ splitTemplateId, splitLines }: Actions, nameOf: (id: string) => string | undefined): string[] {
  if (splitTemplateId === null) return splitLines.length === 0 ? [] : [ACTION_WORDS.lines(splitLines.length)];
  const name = nameOf(splitTemplateId);
  return [name === undefined ? ACTION_WORDS.goneTemplate : ACTION_WORDS.template(name)];
}

function transferTexts({ transferAccountId }: Actions, nameOf: (id: string) => string | undefined): string[] {
  if (transferAccountId === null) return [];
  const name = nameOf(transferAccountId);
  return [name === undefined ? ACTION_WORDS.goneAccount : ACTION_WORDS.transfer(name)];
}
