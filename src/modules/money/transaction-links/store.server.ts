import { randomUUIDv7 } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { likePattern } from '#modules/money/ledger/rules.ts';
import { connectionOf, type Database } from '#platform/database.server.ts';
import type { LinkKind } from './model.ts';
import { transactionLinks } from './table.server.ts';

export type LinkRow = typeof transactionLinks.$inferSelect;

const thisOne = (workspaceId: string, id: string) =>
  and(eq(transactionLinks.workspaceId, workspaceId), eq(transactionLinks.id, id));
export type Filing = Pick<LinkRow, 'beforeCategoryId' | 'beforeSource'>;

/** False where the two are linked already, or another link has the id: then nothing was written. */
export async function addLink(
  db: Database,
  workspaceId: string,
  link: Pick<LinkRow, 'id' | 'userId' | 'kind' | 'fromId' | 'toId' | 'minor' | 'givenCategoryId' | 'createdAt'> &
    Filing,
): Promise<boolean> {
  const added = await db
    .insert(transactionLinks)
    .values({ ...link, workspaceId })
    .onConflictDoNothing()
    .returning({ id: transactionLinks.id });
  return added.length > 0;
}

type FeePair = { readonly feeId: string; readonly paymentId: string };

/** Links fees with what they were charged for, all at once; those that are linked already stay as they are. */
export async function addFeeLinks(
  db: Database,
  workspaceId: string,
  pairs: readonly FeePair[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  if (pairs.length === 0) return;
  await connectionOf(db).query(
    `insert into transaction_links (workspace_id, id, user_id, kind, from_id, to_id, created_at)
     select $1, pair.id, $2, 'fee', pair.fee, pair.payment, $3
     from unnest($4::uuid[], $5::uuid[], $6::uuid[]) pair (id, fee, payment)
     on conflict do nothing`,
    [
      workspaceId,
      userId,
      now,
      pairs.map(() => randomUUIDv7()),
      pairs.map(({ feeId }) => feeId),
      pairs.map(({ paymentId }) => paymentId),
    ],
  );
}

export async function findLink(db: Database, workspaceId: string, id: string): Promise<LinkRow | null> {
  const [row] = await db.select().from(transactionLinks).where(thisOne(workspaceId, id));
  return row ?? null;
}

/** False where it is gone already. */
export async function removeLink(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db.delete(transactionLinks).where(thisOne(workspaceId, id)).returning({ id: transactionLinks.id });
  return gone.length > 0;
}

/**
 * Takes off links to deleted transactions where a transaction comes to less than all its links: the others have their
 * room now. @param size of the transaction, without its sign
 */
export async function removeDeleted(
  db: Database,
  workspaceId: string,
  { id, size }: { readonly id: string; readonly size: bigint },
): Promise<void> {
  await connectionOf(db).query(
    `delete from transaction_links l where l.workspace_id = $1 and l.minor is not null and $2 in (l.from_id, l.to_id)
       and is_deleted_transaction(case when l.from_id = $2 then l.to_id else l.from_id end)
       and (select sum(s.minor) from transaction_links s
         where s.workspace_id = $1 and s.minor is not null and $2 in (s.from_id, s.to_id)) > $3`,
    [workspaceId, id, size],
  );
}

const NOT_MASKED = '((select app_accounts()) is null or not hides_other_side(t.id))';

export type SeenTransaction = {
  readonly minor: bigint;
  readonly currency: string;
  readonly day: Day;
  /** The bank's own words, or those of the person who wrote it. */
  readonly text: string;
  readonly isMasked: boolean;
};

/** A transaction that is there; null where the caller may not see it. */
export async function seenTransaction(db: Database, workspaceId: string, id: string): Promise<SeenTransaction | null> {
  const { rows } = await connectionOf(db).query<SeenTransaction>(
    `select t.minor, t.currency, t.booked_on as day, coalesce(t.bank_text, t.description) as text,
       not ${NOT_MASKED} as "isMasked" from transactions t
     where t.workspace_id = $1 and t.id = $2 and t.deleted_at is null`,
    [workspaceId, id],
  );
  return rows[0] ?? null;
}

export type LinkedRow = {
  readonly id: string;
  readonly kind: LinkKind;
  readonly isFrom: boolean;
  readonly minor: bigint | null;
  /** Null, with all of the other, where the caller may not see it. */
  readonly otherId: string | null;
  readonly bookedOn: Day;
  readonly description: string;
  readonly otherMinor: bigint;
  readonly currency: string;
  readonly accountName: string;
};

/** The links of a transaction, without those whose other side is deleted. */
export async function linksOf(db: Database, workspaceId: string, id: string): Promise<LinkedRow[]> {
  const { rows } = await connectionOf(db).query<LinkedRow>(
    `select l.id, l.kind, l.from_id = $2 as "isFrom", l.minor, t.id as "otherId", t.booked_on as "bookedOn",
       t.description, t.minor as "otherMinor", t.currency, a.name as "accountName"
     from (
       select *, case when from_id = $2 then to_id else from_id end as other_id from transaction_links
       where workspace_id = $1 and (from_id = $2 or to_id = $2)
     ) l
     left join transactions t on t.workspace_id = $1 and t.id = l.other_id and ${NOT_MASKED}
     left join bank_accounts a on a.workspace_id = $1 and a.id = t.account_id
     where not is_deleted_transaction(l.other_id)
     order by l.created_at, l.id`,
    [workspaceId, id],
  );
  return rows;
}

export type Linked = { readonly minor: bigint; readonly links: number };

/** What is linked of each transaction, in links whose both sides are there; those without any are left out. */
export async function linkedOf(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Linked>> {
  const { rows } = await connectionOf(db).query<{ id: string; minor: string; links: number }>(
    `select side.id, coalesce(sum(l.minor), 0)::text as minor, count(*)::int as links
     from transaction_links l
     join transactions f on f.workspace_id = $1 and f.id = l.from_id and f.deleted_at is null
     join transactions p on p.workspace_id = $1 and p.id = l.to_id and p.deleted_at is null
     cross join lateral (values (l.from_id), (l.to_id)) side(id)
     where l.workspace_id = $1 and (l.from_id = any($2) or l.to_id = any($2)) and side.id = any($2)
     group by side.id`,
    [workspaceId, ids],
  );
  return new Map(rows.map(({ id, minor, links }) => [id, { minor: BigInt(minor), links }]));
}

/** What links noted of the filing of a refund before the first of them; null where it has none. */
export async function filingBefore(db: Database, workspaceId: string, refundId: string): Promise<Filing | null> {
  const [row] = await db
    .select({ beforeCategoryId: transactionLinks.beforeCategoryId, beforeSource: transactionLinks.beforeSource })
    .from(transactionLinks)
    .where(
      and(
        eq(transactionLinks.workspaceId, workspaceId),
        eq(transactionLinks.fromId, refundId),
        isNotNull(transactionLinks.minor),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Links of one transaction that can go to another: not those between the two, nor to what that is linked to already. */
export async function linksToMove(
  db: Database,
  workspaceId: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { rows } = await connectionOf(db).query<{ id: string }>(
    `select l.id from transaction_links l cross join lateral (
       select case when l.from_id = $2 then l.to_id else l.from_id end as id
     ) third
     where l.workspace_id = $1 and $2 in (l.from_id, l.to_id) and third.id <> $3 and not exists (
       select from transaction_links o where o.workspace_id = $1
         and least(o.from_id, o.to_id) = least(third.id, $3::uuid) and greatest(o.from_id, o.to_id) = greatest(third.id, $3::uuid))
     order by l.id`,
    [workspaceId, from, to],
  );
  return rows.map(({ id }) => id);
}

export type LookedRow = {
  readonly id: string;
  readonly day: Day;
  readonly description: string;
  readonly text: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly accountName: string;
};

const LOOKED = `select t.id, t.booked_on as day, t.description, coalesce(t.bank_text, t.description) as text, t.minor,
    t.currency, a.name as "accountName"
  from transactions t join bank_accounts a on a.workspace_id = $1 and a.id = t.account_id
  where t.workspace_id = $1 and t.deleted_at is null and t.currency = $2 and t.id <> $3 and not t.is_split
    and not exists (select from transaction_links l where l.workspace_id = $1
      and least(l.from_id, l.to_id) = least(t.id, $3) and greatest(l.from_id, l.to_id) = greatest(t.id, $3))
    and ${NOT_MASKED}`;

/** More than a household has in half a year. */
const MOST_LOOKED = 5000;

type Looking = { readonly currency: string; readonly except: string };

/** What went the other way between two days, the newest first: without transfers, and what is linked already. */
export async function rowsBetween(
  db: Database,
  workspaceId: string,
  { currency, except, isIn, from, to }: Looking & { isIn: boolean; from: Day; to: Day },
): Promise<LookedRow[]> {
  const { rows } = await connectionOf(db).query<LookedRow>(
    `${LOOKED} and t.booked_on between $4 and $5 and sign(t.minor) = $6
       and not exists (select from categories c
         where c.workspace_id = $1 and c.id = t.category_id and c.kind = 'transfer')
     order by t.booked_on desc, t.id desc limit ${MOST_LOOKED}`,
    [workspaceId, currency, except, from, to, isIn ? 1 : -1],
  );
  return rows;
}

const MOST_FOUND = 20;

/** Transactions with these words, or of this size, the newest first. @param sign -1, 1, or null for both ways */
export async function rowsFound(
  db: Database,
  workspaceId: string,
  { currency, except, search, size, sign }: Looking & { search: string; size: bigint | null; sign: 1 | -1 | null },
): Promise<LookedRow[]> {
  const { rows } = await connectionOf(db).query<LookedRow>(
    `${LOOKED} and (t.id in (select id from search_transactions($4, $2)) or t.minor in ($5::bigint, -$5::bigint))
       and ($6::int is null or sign(t.minor) = $6)
     order by t.booked_on desc, t.id desc limit ${MOST_FOUND}`,
    [workspaceId, currency, except, likePattern(search), size, sign],
  );
  return rows;
}
