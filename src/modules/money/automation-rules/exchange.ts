import { decimalOf, parseMoney } from '#kernel/money.ts';
import type { FileLine, RuleFile } from './file.ts';
import type { Actions, NewRule, Rule, RuleLine } from './model.ts';

type Named = { readonly id: string; readonly name: string };

/** A tag with the ids that rules may have of it. */
type NamedTag = { readonly name: string; readonly ids: readonly string[] };

/** What rules of a workspace name. */
type Own = {
  readonly categories: readonly Named[];
  readonly accounts: readonly Named[];
  readonly templates: readonly Named[];
};
export type NamedKind = keyof Own;
export const NAMED_KINDS = ['categories', 'accounts', 'templates'] as const satisfies readonly NamedKind[];

/** All rules as a file. */
export function fileOfRules(
  rules: readonly Rule[],
  { tags, ...own }: Own & { readonly tags: readonly NamedTag[] },
): RuleFile {
  const names = new Map(NAMED_KINDS.flatMap((kind) => own[kind]).map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const tagsOf = (tagIds: readonly string[]) =>
    tags.filter(({ ids }) => ids.some((id) => tagIds.includes(id))).map(({ name }) => name);
  const lineOf = ({ categoryId, tagIds, amount, ...line }: RuleLine): FileLine => ({
    ...line,
    category: nameOf(categoryId),
    tags: tagsOf(tagIds),
    amount: amount === null ? null : decimalOf(amount),
    currency: amount?.currency ?? null,
  });
  return {
    format: 'ilifa-rules',
    version: 1,
    rules: rules.map(({ name, query, stage, isEnabled, actions }) => {
      const { categoryId, tagIds, splitTemplateId, splitLines, transferAccountId, ...plain } = actions;
      return {
        name,
        query,
        stage,
        isEnabled,
        ...plain,
        category: nameOf(categoryId),
        tags: tagsOf(tagIds),
        splitTemplate: nameOf(splitTemplateId),
        splitLines: splitLines.map(lineOf),
        transferAccount: nameOf(transferAccountId),
      };
    }),
  };
}

/** The tags that a file names, each once whatever its capitals. */
export function tagsInFile({ rules }: RuleFile): string[] {
  const all = rules.flatMap(({ tags, splitLines }) => [...tags, ...splitLines.flatMap((line) => line.tags)]);
  return [...new Map(all.map((name) => [name.toLowerCase(), name])).values()];
}

/** The names that a file uses, by what they name. */
function namesInFile({ rules }: RuleFile): Readonly<Record<NamedKind, readonly string[]>> {
  return {
    categories: rules.flatMap(({ category, splitLines }) => [
      ...(category === null ? [] : [category]),
      ...splitLines.flatMap((line) => line.category ?? []),
    ]),
    accounts: rules.flatMap(({ transferAccount }) => transferAccount ?? []),
    templates: rules.flatMap(({ splitTemplate }) => splitTemplate ?? []),
  };
}

/** Names of a file that this workspace has not got, by what they name. */
export type Unknown = Readonly<Record<NamedKind, string[]>>;

/**
 * The rules of a file for this workspace, or the names that it has not got.
 * @param chosen by the name in the file, in small letters: what to take for it, null for none
 * @param tagIds by the name of each tag in the file, in small letters
 */
export function rulesOfFile(
  file: RuleFile,
  own: Own,
  chosen: Readonly<Record<NamedKind, ReadonlyMap<string, string | null>>>,
  tagIds: ReadonlyMap<string, string>,
): { readonly rules: NewRule[] } | { readonly unknown: Unknown } {
  const known = (kind: NamedKind) => new Map(own[kind].map(({ id, name }) => [name.toLowerCase(), id]));
  const byName = { categories: known('categories'), accounts: known('accounts'), templates: known('templates') };
  const find = (kind: NamedKind, name: string) =>
    byName[kind].get(name.toLowerCase()) ?? chosen[kind].get(name.toLowerCase());
  const used = namesInFile(file);
  const unknownOf = (kind: NamedKind) =>
    [...new Set(used[kind].filter((name) => find(kind, name) === undefined))].toSorted((a, b) =>
      a.localeCompare(b, 'en'),
    );
  const unknown = {
    categories: unknownOf('categories'),
    accounts: unknownOf('accounts'),
    templates: unknownOf('templates'),
  };
  if (NAMED_KINDS.some((kind) => unknown[kind].length > 0)) return { unknown };
  const idOf = (kind: NamedKind, name: string | null) => (name === null ? null : (find(kind, name) ?? null));
  const idsOf = (tags: readonly string[]) => [...new Set(tags.flatMap((name) => tagIds.get(name.toLowerCase()) ?? []))];
  const lineOf = ({ category, tags, amount, currency, ...line }: FileLine): RuleLine => ({
    ...line,
    categoryId: idOf('categories', category),
    tagIds: idsOf(tags),
    amount: amount === null || currency === null ? null : parseMoney(amount, currency),
  });
  return {
    rules: file.rules.map(({ name, query, stage, isEnabled, ...said }) => {
      const { category, tags, splitTemplate, splitLines, transferAccount, ...plain } = said;
      const actions: Actions = {
        ...plain,
        categoryId: idOf('categories', category),
        tagIds: idsOf(tags),
        splitTemplateId: idOf('templates', splitTemplate),
        splitLines: splitLines.map(lineOf),
        transferAccountId: idOf('accounts', transferAccount),
      };
      return { name, query, stage, isEnabled, actions };
    }),
  };
}
