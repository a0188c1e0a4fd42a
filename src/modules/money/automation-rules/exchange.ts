import type { NewRule, Rule, RuleFile } from './model.ts';

type Named = { readonly id: string; readonly name: string };

/** All rules as a file. Tags are left out: they belong to the workspace. */
export function fileOfRules(rules: readonly Rule[], categories: readonly Named[]): RuleFile {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return {
    format: 'ilifa-rules',
    version: 1,
    rules: rules.map(({ name, query, stage, isEnabled, actions }) => {
      const { categoryId, description, note, isReviewed, isSkipped } = actions;
      const category = categoryId === null ? null : (names.get(categoryId) ?? null);
      return { name, query, stage, isEnabled, category, description, note, isReviewed, isSkipped };
    }),
  };
}

/**
 * The rules of a file for this workspace, or the categories that it has not got.
 * @param chosen by the name in the file, in small letters: the category to take, null for none
 */
export function rulesOfFile(
  { rules }: RuleFile,
  categories: readonly Named[],
  chosen: ReadonlyMap<string, string | null>,
): { readonly rules: NewRule[] } | { readonly unknown: string[] } {
  const byName = new Map(categories.map(({ id, name }) => [name.toLowerCase(), id]));
  const idOf = (name: string) => byName.get(name.toLowerCase()) ?? chosen.get(name.toLowerCase());
  const named = rules.flatMap(({ category }) => category ?? []);
  const unknown = named.filter((name) => idOf(name) === undefined);
  if (unknown.length > 0) return { unknown: [...new Set(unknown)].toSorted((a, b) => a.localeCompare(b, 'en')) };
  return {
    rules: rules.map(({ category, description, note, isReviewed, isSkipped, ...rule }) => ({
      ...rule,
      actions: {
        categoryId: category === null ? null : (idOf(category) ?? null),
        description,
        note,
        tagIds: [],
        isReviewed,
        isSkipped,
      },
    })),
  };
}
