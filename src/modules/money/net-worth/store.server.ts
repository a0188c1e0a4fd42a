import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import { ALL_OF_IT, type Asset, type AssetChange, type NewAsset, type Valuation } from './model.ts';
import { accountShares, assets, assetValuations } from './table.server.ts';

/** One asset is added at a time, so that none goes over the limit. */
export const turnOf = (workspaceId: string) => `assets ${workspaceId}`;

const ofAsset = (workspaceId: string, id: string) => and(eq(assets.workspaceId, workspaceId), eq(assets.id, id));
const ofDay = (workspaceId: string, id: string, day: Day) =>
  and(eq(assetValuations.workspaceId, workspaceId), eq(assetValuations.assetId, id), eq(assetValuations.day, day));

/** Everything that is no account, in the order in which it was added; valuations newest first. */
export async function assetsIn(db: Database, workspaceId: string): Promise<Asset[]> {
  const rows = await db
    .select()
    .from(assets)
    .where(eq(assets.workspaceId, workspaceId))
    .orderBy(asc(assets.createdAt), asc(assets.id));
  const valuations = await db
    .select()
    .from(assetValuations)
    .where(eq(assetValuations.workspaceId, workspaceId))
    .orderBy(desc(assetValuations.day));
  const byAsset = Map.groupBy(valuations, ({ assetId }) => assetId);
  return rows.map(({ id, name, kind, currency, ownership, debtAccountId, endedOn }) => ({
    id,
    name,
    kind,
    currency,
    ownership,
    debtAccountId,
    endedOn,
    valuations: (byAsset.get(id) ?? []).map(({ day, minor, source }) => {
      return { day, amount: money(minor, currency), source };
    }),
  }));
}

export async function countAssets(db: Database, workspaceId: string): Promise<number> {
  return db.$count(assets, eq(assets.workspaceId, workspaceId));
}

type Recording = { readonly id: string; readonly userId: string; readonly now: Date };

/** False where one of this id is there. */
export async function addAsset(
  db: Database,
  workspaceId: string,
  { name, kind, currency, ownership, debtAccountId, endedOn, valuations }: NewAsset,
  { id, userId, now }: Recording,
): Promise<boolean> {
  const added = await db
    .insert(assets)
    .values({ workspaceId, id, userId, name, kind, currency, ownership, debtAccountId, endedOn, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: assets.id });
  if (added.length === 0) return false;
  if (valuations.length > 0)
    await db
      .insert(assetValuations)
      .values(
        valuations.map(({ day, amount, source }) => ({ workspaceId, assetId: id, day, minor: amount.minor, source })),
      );
  return true;
}

/** False where it is not there. */
export async function changeAsset(db: Database, workspaceId: string, { id, ...fields }: AssetChange): Promise<boolean> {
  const changed = await db.update(assets).set(fields).where(ofAsset(workspaceId, id)).returning({ id: assets.id });
  return changed.length > 0;
}

/** False where it is not there. */
export async function removeAsset(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db.delete(assets).where(ofAsset(workspaceId, id)).returning({ id: assets.id });
  return gone.length > 0;
}

/** Its currency and how many values it has, held against other changes until the transaction ends; null where it is not there. */
export async function heldAsset(
  db: Database,
  workspaceId: string,
  id: string,
): Promise<{ currency: string; values: number } | null> {
  const [row] = await db
    .select({ currency: assets.currency })
    .from(assets)
    .where(ofAsset(workspaceId, id))
    .for('update');
  if (row === undefined) return null;
  const [found] = await db
    .select({ values: count() })
    .from(assetValuations)
    .where(and(eq(assetValuations.workspaceId, workspaceId), eq(assetValuations.assetId, id)));
  return { currency: row.currency, values: found?.values ?? 0 };
}

export async function putValuation(
  db: Database,
  workspaceId: string,
  id: string,
  { day, amount: { minor }, source }: Valuation,
): Promise<void> {
  await db
    .insert(assetValuations)
    .values({ workspaceId, assetId: id, day, minor, source })
    .onConflictDoUpdate({
      target: [assetValuations.workspaceId, assetValuations.assetId, assetValuations.day],
      set: { minor, source },
    });
}

/** False where it is not there. */
export async function removeValuation(db: Database, workspaceId: string, id: string, day: Day): Promise<boolean> {
  const gone = await db
    .delete(assetValuations)
    .where(ofDay(workspaceId, id, day))
    .returning({ day: assetValuations.day });
  return gone.length > 0;
}

/** By account, in hundredths of a per cent; accounts that belong to the workspace whole are left out. */
export async function accountSharesIn(db: Database, workspaceId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select().from(accountShares).where(eq(accountShares.workspaceId, workspaceId));
  return new Map(rows.map(({ accountId, ownership }) => [accountId, ownership]));
}

export async function setAccountShare(
  db: Database,
  workspaceId: string,
  accountId: string,
  ownership: number,
): Promise<void> {
  if (ownership === ALL_OF_IT)
    await db
      .delete(accountShares)
      .where(and(eq(accountShares.workspaceId, workspaceId), eq(accountShares.accountId, accountId)));
  else
    await db
      .insert(accountShares)
      .values({ workspaceId, accountId, ownership })
      .onConflictDoUpdate({ target: [accountShares.workspaceId, accountShares.accountId], set: { ownership } });
}
