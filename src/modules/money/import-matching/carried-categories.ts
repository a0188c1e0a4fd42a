import type { CategoryKind } from '#modules/money/categories/model.ts';
import { freeName } from './rules.ts';

/** A category that a row has in the program it comes from. */
export type Wanted = {
  readonly path: readonly string[];
  readonly kind: CategoryKind;
  /** The program says the kind; otherwise a category or group of the same name that is there knows better. */
  readonly isSure: boolean;
};

type Known = {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly kind: CategoryKind;
};

/** A category to be made; the parent is one that is there, or one that is made before it. */
export type Missing = {
  readonly key: string;
  /** Keys of the paths that it is. */
  readonly paths: readonly string[];
  readonly name: string;
  readonly kind: CategoryKind;
  readonly parent: { readonly id: string } | { readonly key: string } | null;
};

export type CategoryPlan = {
  /** Categories that are there, by the key of a path. */
  readonly known: ReadonlyMap<string, string>;
  /** Parents first. */
  readonly missing: readonly Missing[];
};

const LONGEST = 100;

/** A name as categories may have it (specification §5): letters, digits, spaces, hyphens and underscores. */
export function categoryName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{M}\p{Nd} _-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.slice(0, LONGEST).trim() || 'Category';
}

/** The same for all spellings of a path. */
export function pathKey(path: readonly string[]): string {
  return path.map((name) => categoryName(name).toLowerCase()).join('\n');
}

/**
 * Which categories of the workspace those of another program are, and which have to be made. Names are told apart in the whole
 * workspace and there are two levels: a category of the same name is the same one, unless it is what another path means already;
 * of a longer path the first and the last name count.
 */
export function planCategories(existing: readonly Known[], wanted: readonly Wanted[]): CategoryPlan {
  const byName = new Map(existing.map((category) => [category.name.toLowerCase(), category]));
  const taken = existing.map(({ name }) => name);
  const [known, missing] = [new Map<string, string>(), new Map<string, Missing>()];
  const [claimed, met] = [new Set<string>(), new Set<string>()];
  const add = (one: Missing) => {
    taken.push(one.name);
    missing.set(one.key, one);
    return one.key;
  };
  /** The upper category for a group: one that is there, or one to be made. */
  const groupOf = (name: string, kind: CategoryKind): NonNullable<Missing['parent']> => {
    const there = byName.get(name.toLowerCase());
    if (there !== undefined && there.parentId === null && there.kind === kind) return { id: there.id };
    const key = `group ${kind} ${name.toLowerCase()}`;
    if (!missing.has(key)) add({ key, paths: [], name: freeName([name], [], taken), kind, parent: null });
    return { key };
  };
  for (const one of wanted) {
    const key = pathKey(one.path);
    const own = categoryName(one.path.at(-1) ?? '');
    const top = one.path.length > 1 ? categoryName(one.path[0] ?? '') : null;
    if (met.has(key)) continue;
    met.add(key);
    const same = byName.get(own.toLowerCase());
    const fits = (there: Known | undefined) =>
      there !== undefined && (there.kind === one.kind || (!one.isSure && there.kind !== 'transfer'));
    const group = top === null ? undefined : byName.get(top.toLowerCase());
    const kind = group?.parentId === null && fits(group) ? group.kind : one.kind;
    if (same !== undefined && fits(same) && !claimed.has(same.id)) {
      claimed.add(same.id);
      known.set(key, same.id);
    } else if (top?.toLowerCase() === own.toLowerCase()) {
      const group = groupOf(own, kind);
      if ('id' in group) known.set(key, group.id);
      else missing.set(group.key, withPath(missing.get(group.key), key));
    } else {
      const parent = top === null ? null : groupOf(top, kind);
      const name = freeName([own], [top === null ? null : `- ${top}`], taken).slice(0, LONGEST);
      add({ key, paths: [key], name, kind, parent });
    }
  }
  return { known, missing: parentsFirst([...missing.values()]) };
}

function withPath(missing: Missing | undefined, path: string): Missing {
  if (missing === undefined) throw new RangeError('a group is not in the plan');
  return { ...missing, paths: [...missing.paths, path] };
}

const parentsFirst = (all: readonly Missing[]) => [
  ...all.filter(({ parent }) => parent === null || 'id' in parent),
  ...all.filter(({ parent }) => parent !== null && 'key' in parent),
];
