import { splitInBulk } from '#modules/money/ledger/service.server.ts';
import type { Plan, PlannedRow } from '#modules/money/import-matching/service.server.ts';
import { linkPairs, type NewPair } from '#modules/money/transfers/service.server.ts';
import type { Database } from '#platform/database.server.ts';

type Carrying = {
  readonly plan: Plan;
  /** Ids of the transactions that were added. */
  readonly ids: ReadonlyMap<PlannedRow, string>;
  readonly userId: string;
  readonly now: Date;
};

/** Splits and links what was added as it was in the program that the file comes from. */
export async function carryOver(
  db: Database,
  workspaceId: string,
  { plan, ids, userId, now }: Carrying,
): Promise<void> {
  const { carried } = plan;
  const added = plan.rows.filter(({ row }) => row.filing !== undefined);
  const split = added.flatMap((planned) => {
    const id = ids.get(planned);
    const lines = planned.row.filing?.lines ?? [];
    if (id === undefined || lines.length === 0) return [];
    const wishes = lines.map(({ description, amount, note, category, tags }) => ({
      description,
      minor: amount.minor,
      note,
      categoryId: carried.categoryOf(category),
      tagIds: tags.length === 0 ? undefined : carried.tagIdsOf(tags),
    }));
    return [{ id, lines: wishes, pairs: lines.map(({ pair, amount }) => ({ pair, minor: amount.minor })) }];
  });
  const lineIds = await splitInBulk(db, workspaceId, split, 'person');
  const sides = [
    ...added.flatMap((planned) =>
      sideOf(planned.row.filing?.pair ?? null, planned.row.amount.minor, idOf(planned, ids)),
    ),
    ...split.flatMap(({ id, pairs }) =>
      pairs.flatMap(({ pair, minor }, place) => sideOf(pair, minor, lineIds.get(id)?.[place])),
    ),
  ];
  await linkPairs(db, workspaceId, pairsOf(sides), { userId, now, how: 'import' });
}

type Side = { readonly pair: string; readonly minor: bigint; readonly id: string };

const sideOf = (pair: string | null, minor: bigint, id: string | null | undefined): Side[] =>
  pair === null || id === null || id === undefined ? [] : [{ pair, minor, id }];

/** One that was added, or the transaction that the books have of it. */
const idOf = (planned: PlannedRow, ids: ReadonlyMap<PlannedRow, string>) =>
  ids.get(planned) ?? (planned.outcome.kind === 'add' ? null : planned.outcome.id);

function pairsOf(sides: readonly Side[]): NewPair[] {
  return [...Map.groupBy(sides, ({ pair }) => pair).values()].flatMap(([one, other, ...more]) => {
    if (one === undefined || other === undefined || more.length > 0) return [];
    const [out, into] = one.minor < 0n ? [one, other] : [other, one];
    return out.minor < 0n && into.minor > 0n ? [{ outId: out.id, inId: into.id }] : [];
  });
}
