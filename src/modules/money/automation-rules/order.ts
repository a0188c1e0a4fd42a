import type { ListedRule, NewRule } from './model.ts';

/** What a rule is, without where it stands and what it did. */
export function contentOf({ name: called, query: text, stage, isEnabled, actions }: ListedRule): NewRule {
  return { name: called, query: text, stage, isEnabled, actions };
}

/** The ids with one of them a place up or down; the same where it cannot go there. */
export function movedBy(ids: readonly string[], id: string, by: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return [...ids];
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
