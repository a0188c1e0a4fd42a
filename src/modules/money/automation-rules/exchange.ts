import type { NewRule, Rule, RuleFile } from './model.ts';

type Named = { readonly id: string; readonly name: string };

/** A tag with the ids that rules may have of it. */
type NamedTag = { readonly name: string; readonly ids: readonly string[] };

/** All rules as a file. */
export function fileOfRules(
  rules: readonly Rule[],
  { categories, tags }: { readonly categories: readonly Named[]; readonly tags: readonly NamedTag[] },
): RuleFile {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const tagsOf = (tagIds: readonly string[]) =>
    tags.filter(({ ids }) => ids.some((id) => tagIds.includes(id))).map(({ name }) => name);
  return {
    format: 'ilifa-rules',
    version: 1,
    rules: rules.map(({ name, query, stage, isEnabled, actions }) => {
      const { categoryId, description, note, tagIds, isReviewed, isSkipped } = actions;
      const category = categoryId === null ? null : (names.get(categoryId) ?? null);
      return {
        name,
        query,
        stage,
        isEnabled,
        category,
        description,
        note,
        tags: tagsOf(tagIds),
        isReviewed,
        isSkipped,
      };
    }),
  };
}

/** The tags that a file names, each once whatever its capitals. */
export function tagsInFile({ rules }: RuleFile): string[] {
  const byName = new Map(rules.flatMap(({ tags }) => tags).map((name) => [name.toLowerCase(), name]));
  return [...byName.values()];
}

/**
 * The rules of a file for this workspace, or the categories that it has not got.
 * @param chosen by the name in the file, in small letters: the category to take, null for none
 * @param tagIds by the name of each tag in the file, in small letters
 */
export function rulesOfFile(
  { rules }: RuleFile,
  categories: readonly Named[],
  chosen: ReadonlyMap<string, string | null>,
  tagIds: ReadonlyMap<string, string>,
): { readonly rules: NewRule[] } | { readonly unknown: string[] } {
  const byName = new Map(categories.map(({ id, name }) => [name.toLowerCase(), id]));
  const idOf = (name: string) => byName.get(name.toLowerCase()) ?? chosen.get(name.toLowerCase());
  const named = rules.flatMap(({ category }) => category ?? []);
  const unknown = named.filter((name) => idOf(name) === undefined);
  if (unknown.length > 0) return { unknown: [...new Set(unknown)].toSorted((a, b) => a.localeCompare(b, 'en')) };
  return {
    rules: rules.map(({ category, description, note, tags, isReviewed, isSkipped, ...rule }) => ({
      ...rule,
      actions: {
        categoryId: category === null ? null : (idOf(category) ?? null),
        description,
        note,
        tagIds: [...new Set(tags.flatMap((name) => tagIds.get(name.toLowerCase()) ?? []))],
        isReviewed,
        isSkipped,
      },
    })),
  };
}
