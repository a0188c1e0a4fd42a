import type { Actions } from './model.ts';
import { ACTION_WORDS } from './words.ts';

/** What a rule does, in words. @param nameOf a category that is there; undefined where it is gone */
export function actionTexts(
  { categoryId, description, note, tagIds, isReviewed, isSkipped }: Actions,
  nameOf: (categoryId: string) => string | undefined,
): string[] {
  const name = categoryId === null ? undefined : nameOf(categoryId);
  const category = name === undefined ? ACTION_WORDS.goneCategory : ACTION_WORDS.category(name);
  return [
    ...(categoryId === null ? [] : [category]),
    ...(description === null ? [] : [ACTION_WORDS.description(description)]),
    ...(note === null ? [] : [ACTION_WORDS.note(note)]),
    ...(tagIds.length === 0 ? [] : [ACTION_WORDS.tags(tagIds.length)]),
    ...(isReviewed ? [ACTION_WORDS.reviewed] : []),
    ...(isSkipped ? [ACTION_WORDS.skipped] : []),
  ];
}
