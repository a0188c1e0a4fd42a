import type { Rule } from './project-model.ts';

/** A rule with the place of its project among all: of several that fit a transaction the first counts it. */
export type RankedRule = Rule & { readonly id: string };

type Ranked = { readonly id: string; readonly rule: Rule; readonly createdAt: Date };

/** Tags say more than categories, and these more than accounts; of equals the older project comes first. */
export function ranked<Project extends Ranked>(projects: readonly Project[]): Project[] {
  const place = ({ rule }: Project) => (rule.tagIds.length > 0 ? 0 : rule.categoryIds.length > 0 ? 1 : 2);
  return projects.toSorted(
    (a, b) =>
      place(a) - place(b) || a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
}

/** Whether a rule collects anything by itself. */
export function collects({ tagIds, categoryIds, accountIds }: Rule): boolean {
  return tagIds.length + categoryIds.length + accountIds.length > 0;
}

export const isFull = (count: number, most: number): boolean => count >= most;
