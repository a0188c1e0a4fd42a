import type { Stretch } from '#kernel/period-rules.ts';
import type { Database } from '#platform/database.server.ts';
import { type Spent, spentByLine } from './buckets.ts';
import type { LoadedFacts } from './facts.server.ts';
import { memberSumsOf } from './member-sums.server.ts';
import { sumsOf } from './spending.server.ts';

type Known = Pick<LoadedFacts, 'lines' | 'accounts' | 'categories' | 'today'>;

/** By line, what was spent in each of the periods, up to the first of them that has any transaction. */
export async function spentBefore(
  db: Database,
  workspaceId: string,
  { lines, accounts, categories, today }: Known,
  periods: readonly Stretch[],
): Promise<ReadonlyMap<string, Spent>[]> {
  if (periods.length === 0) return [];
  const sums = await sumsOf(db, workspaceId, accounts, periods, { today });
  const members = await memberSumsOf(db, workspaceId, { lines, accounts }, periods);
  return sums.slice(0, sums.findLastIndex((of) => of.length > 0) + 1).map((all, place) => {
    const byMember = new Map([...members].map(([memberId, own]) => [memberId, own[place] ?? []]));
    return spentByLine(lines, categories, { all, byMember });
  });
}
