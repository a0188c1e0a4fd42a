import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { connectionOf, type Database, readTogether } from '#platform/database.server.ts';
import { categories } from '#modules/money/categories/table.server.ts';
import type { AmountRule, Change, Match, NewItem, Source } from './model.ts';
import { matchesIn, setMatch } from './matches.store.server.ts';
import { recurringChanges, recurringItems } from './table.server.ts';

type Row = typeof recurringItems.$inferSelect;
type ChangeRow = typeof recurringChanges.$inferSelect;
export type HeldItem = NewItem & { readonly id: string; readonly isUnused: boolean };
type Dismissed = { readonly id: string; readonly name: string; readonly source: Source };

/** What is written about one payee at a time: two answers to one suggestion leave one item. */
export const turnOf = (workspaceId: string) => `recurring ${workspaceId}`;

/** Everything that the person said of recurring payments, in the order in which it was said. */
export async function heldIn(
  db: Database,
  workspaceId: string,
): Promise<{ items: HeldItem[]; dismissed: Dismissed[] }> {
  const [found, changes, matches] = await readTogether(db, [
    () =>
      db
        .select({ row: recurringItems, categoryId: categories.id })
        .from(recurringItems)
        .leftJoin(categories, itsCategory(workspaceId))
        .where(eq(recurringItems.workspaceId, workspaceId))
        .orderBy(asc(recurringItems.createdAt), asc(recurringItems.id)),
    () =>
      db
        .select()
        .from(recurringChanges)
        .where(eq(recurringChanges.workspaceId, workspaceId))
        .orderBy(asc(recurringChanges.onDay)),
    () => matchesIn(db, workspaceId),
  ]);
  const rows = found.map(({ row, categoryId }) => ({ ...row, categoryId }));
  const byItem = Map.groupBy(changes, ({ itemId }) => itemId);
  return {
    items: rows.flatMap((row) => itemOf(row, byItem.get(row.id) ?? [], matches.get(row.id) ?? []) ?? []),
    dismissed: rows
      .filter(({ status }) => status === 'dismissed')
      .map((row) => ({ id: row.id, name: row.name, source: sourceOf(row) })),
  };
}

/** A category that was removed, or is for transfers now, counts as none; one that is restored counts again. */
const itsCategory = (workspaceId: string) =>
  and(
    eq(categories.workspaceId, workspaceId),
    eq(categories.id, recurringItems.categoryId),
    isNull(categories.removedAt),
    ne(categories.kind, 'transfer'),
  );

function itemOf(row: Row, changes: readonly ChangeRow[], matches: Match[]): HeldItem | null {
  const { id, name, cadence, currency, isUnused, categoryId } = row;
  const amount = amountOf(row);
  if (row.status !== 'confirmed' || cadence === null || amount === null) return null;
  return {
    id,
    name,
    source: sourceOf(row),
    cadence,
    amount,
    isUnused,
    categoryId,
    matches,
    changes: changes.map(({ onDay, isSkipped, movedTo, amountMinor }) => {
      return { on: onDay, isSkipped, movedTo, amount: amountMinor === null ? null : money(amountMinor, currency) };
    }),
  };
}

function sourceOf({ accountId, payee, direction, currency, nearMinor }: Row): Source {
  return { accountId, payee, direction, currency, near: nearMinor === null ? null : money(nearMinor, currency) };
}

function amountOf({ amountKind, amountMinor, amountToMinor, amountPercent, currency }: Row): AmountRule | null {
  if (amountKind === null || amountMinor === null) return null;
  const amount = money(amountMinor, currency);
  switch (amountKind) {
    case 'range':
      return { kind: amountKind, from: amount, to: money(amountToMinor ?? amountMinor, currency) };
    case 'about':
      return { kind: amountKind, amount, percent: amountPercent ?? 1 };
    default:
      return { kind: amountKind, amount };
  }
}

function columnsOf(rule: AmountRule) {
  return {
    amountKind: rule.kind,
    amountMinor: rule.kind === 'range' ? rule.from.minor : rule.amount.minor,
    amountToMinor: rule.kind === 'range' ? rule.to.minor : null,
    amountPercent: rule.kind === 'about' ? rule.percent : null,
  };
}

type Recording = { readonly id: string; readonly userId: string; readonly now: Date };

export async function addItem(db: Database, workspaceId: string, item: NewItem, by: Recording): Promise<void> {
  const { source, name, cadence, amount, changes, matches = [], isUnused = false, categoryId = null } = item;
  const { near, ...of } = source;
  await db.insert(recurringItems).values({
    workspaceId,
    id: by.id,
    userId: by.userId,
    createdAt: by.now,
    status: 'confirmed',
    name,
    ...of,
    nearMinor: near?.minor ?? null,
    cadence,
    ...columnsOf(amount),
    isUnused,
    categoryId,
  });
  const place = { id: by.id, accountId: of.accountId };
  for (const change of changes) await setChange(db, workspaceId, place, change);
  for (const match of matches) await setMatch(db, workspaceId, place, match);
}

export async function addDismissed(
  db: Database,
  workspaceId: string,
  { source: { near, ...of }, name }: { source: Source; name: string },
  { id, userId, now }: Recording,
): Promise<void> {
  const row = { workspaceId, id, userId, name, ...of, nearMinor: near?.minor ?? null, createdAt: now };
  await db.insert(recurringItems).values({ ...row, status: 'dismissed' });
}

/** The item, held against other changes until the transaction ends; null where it is not there, or was dismissed. */
export async function heldItem(db: Database, workspaceId: string, id: string): Promise<HeldItem | null> {
  const [row] = await db.select().from(recurringItems).where(thisOne(workspaceId, id)).for('update');
  if (row === undefined) return null;
  const changes = await db
    .select()
    .from(recurringChanges)
    .where(and(eq(recurringChanges.workspaceId, workspaceId), eq(recurringChanges.itemId, id)));
  return itemOf(row, changes, (await matchesIn(db, workspaceId, id)).get(id) ?? []);
}

export async function isThere(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const found = await db.select({ id: recurringItems.id }).from(recurringItems).where(thisOne(workspaceId, id));
  return found.length > 0;
}

export async function changeItem(
  db: Database,
  workspaceId: string,
  id: string,
  { name, cadence, amount, categoryId }: Pick<NewItem, 'name' | 'cadence' | 'amount' | 'categoryId'>,
): Promise<void> {
  await db
    .update(recurringItems)
    .set({ name, cadence, ...columnsOf(amount), categoryId })
    .where(thisOne(workspaceId, id));
}

/** False where it is not there, or was dismissed. */
export async function markItem(db: Database, workspaceId: string, id: string, isUnused: boolean): Promise<boolean> {
  const marked = await db
    .update(recurringItems)
    .set({ isUnused })
    .where(and(thisOne(workspaceId, id), eq(recurringItems.status, 'confirmed')))
    .returning({ id: recurringItems.id });
  return marked.length > 0;
}

/** Removes an item with its changes, or takes back that a pattern was dismissed. False where it is not there. */
export async function removeItem(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db.delete(recurringItems).where(thisOne(workspaceId, id)).returning({ id: recurringItems.id });
  return gone.length > 0;
}

export async function setChange(
  db: Database,
  workspaceId: string,
  item: { readonly id: string; readonly accountId: string },
  { on, isSkipped, movedTo, amount }: Change,
): Promise<void> {
  const values = { accountId: item.accountId, isSkipped, movedTo, amountMinor: amount?.minor ?? null };
  await db
    .insert(recurringChanges)
    .values({ workspaceId, itemId: item.id, onDay: on, ...values })
    .onConflictDoUpdate({
      target: [recurringChanges.workspaceId, recurringChanges.itemId, recurringChanges.onDay],
      set: values,
    });
}

/** The occurrence is again as the cadence has it. */
export async function clearChange(db: Database, workspaceId: string, id: string, on: Day): Promise<void> {
  await db
    .delete(recurringChanges)
    .where(
      and(
        eq(recurringChanges.workspaceId, workspaceId),
        eq(recurringChanges.itemId, id),
        eq(recurringChanges.onDay, on),
      ),
    );
}

const thisOne = (workspaceId: string, id: string) =>
  and(eq(recurringItems.workspaceId, workspaceId), eq(recurringItems.id, id));

export type Line = {
  readonly id: string;
  readonly accountId: string;
  readonly day: Day;
  readonly text: string;
  readonly minor: bigint;
  readonly currency: string;
  readonly categoryId: string | null;
};

/** Only texts that have one of these beginnings of words, and the rows with these ids; null: whatever their text. */
export type Wanted = { readonly beginnings: readonly string[] | null; readonly ids: readonly string[] };
/** Recognising payees leaves them out. */
const APOSTROPHES = "'’`";
const ALL_LINES: Wanted = { beginnings: null, ids: [] };

/** The newest rows that are read; more than a household has in the days that count. */
const MOST_LINES = 30_000;

/**
 * Transactions since a day as the bank has them, a split as one, the newest first: without transfers between own accounts,
 * zero amounts, what a loan charges to itself, which nobody pays by it, and rows whose words the caller may not see.
 */
export async function linesSince(
  db: Database,
  workspaceId: string,
  from: Day,
  { beginnings, ids }: Wanted = ALL_LINES,
): Promise<Line[]> {
  const isAll = beginnings === null;
  const { rows } = await connectionOf(db).query<Line>({
    name: isAll ? 'recurring_lines' : 'recurring_lines_of_texts',
    text: `with found as ${isAll ? '(select * from transactions)' : FOUND_BY_TEXT}
      select t.id, t.account_id as "accountId", t.booked_on as day, coalesce(t.bank_text, t.description) as text,
        t.minor, t.currency, t.category_id as "categoryId"
      from found t
      join bank_accounts a on a.workspace_id = $1 and a.id = t.account_id
      left join categories c on c.workspace_id = $1 and c.id = t.category_id
      where t.workspace_id = $1 and t.deleted_at is null and (t.minor > 0 or a.account_type <> 'loan') and t.parent_id is null and t.booked_on >= $2 and t.minor <> 0
        and c.kind is distinct from 'transfer'
        and ((select app_accounts()) is null or not hides_other_side(t.id))
      order by t.booked_on desc, t.id desc limit $3`,
    values: [
      workspaceId,
      from,
      MOST_LINES,
      ...(isAll ? [] : [beginnings.map((beginning) => `%${beginning}%`), ids, APOSTROPHES]),
    ],
  });
  return rows;
}

/** The rows that the trigrams of their texts find, fetched one by one (decision 112) before all else, and compared exactly. */
const FOUND_BY_TEXT = `materialized (
    select t.* from (
      select id from transactions_with_texts($4::text[], $2) id union select unnest($5::uuid[])
    ) named
    cross join lateral (select * from transactions one where one.workspace_id = $1 and one.id = named.id limit 1) t
    where t.id = any ($5::uuid[]) or translate(lower(coalesce(t.bank_text, t.description)), $6, '') like any ($4::text[])
  )`;

/** The day of the newest transaction of each account. */
export async function newestDays(db: Database, workspaceId: string): Promise<ReadonlyMap<string, Day>> {
  const { rows } = await connectionOf(db).query<{ id: string; day: Day }>({
    name: 'recurring_newest',
    text: `select a.id, newest.booked_on as day from bank_accounts a
      cross join lateral (
        select booked_on from transactions t
        where t.workspace_id = $1 and t.account_id = a.id and t.deleted_at is null
        order by t.booked_on desc, t.id desc limit 1
      ) newest
      where a.workspace_id = $1`,
    values: [workspaceId],
  });
  return new Map(rows.map(({ id, day }) => [id, day]));
}
