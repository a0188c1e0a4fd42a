import type { Stretch } from '#kernel/period-rules.ts';
import { sumsOfRecorders } from '#modules/money/ledger/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { CategorySum } from './buckets.ts';
import type { HeldLine, MemberSums } from './facts.ts';

/** What those members recorded for whom lines are, in each of the periods. */
export async function memberSumsOf(
  db: Database,
  workspaceId: string,
  { lines, accounts }: { readonly lines: readonly HeldLine[]; readonly accounts: readonly { readonly id: string }[] },
  periods: readonly Pick<Stretch, 'from' | 'to'>[],
): Promise<MemberSums> {
  const userIds = [...new Set(lines.flatMap(({ memberId }) => memberId ?? []))];
  const accountIds = accounts.map(({ id }) => id);
  const rows = await sumsOfRecorders(db, { workspaceId, accountIds, userIds }, periods);
  const byMember = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    userIds.map((userId) => {
      const sums: CategorySum[][] = periods.map(() => []);
      for (const { at, ...sum } of byMember.get(userId) ?? []) sums[at]?.push(sum);
      return [userId, sums];
    }),
  );
}
