import { randomUUIDv7 } from 'node:crypto';
import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { Move } from './plan.ts';
import type { RolloverRule } from './rollover.ts';
import type { RuleRow } from './rule-rows.ts';
import type { StoredClosing, StoredTarget } from './model.ts';
import {
  budgetAccounts,
  budgetClosings,
  budgetGroups,
  budgetLimits,
  budgetLines,
  budgetMoves,
  budgetRules,
} from './table.server.ts';

export type By = { readonly userId: string; readonly now: Date };

/** Changes of the budget of one workspace wait for each other. */
export function takeBudgetTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `budget ${workspaceId}`);
}

/** Says how periods are from a day on; what was to hold later gives way. */
export async function putRule(db: Database, workspaceId: string, row: RuleRow, { userId, now }: By): Promise<void> {
  await db.delete(budgetRules).where(and(eq(budgetRules.workspaceId, workspaceId), gte(budgetRules.since, row.since)));
  await db.insert(budgetRules).values({ workspaceId, ...row, userId, createdAt: now });
}

export type NewLine = RolloverRule & {
  readonly categoryId: string;
  readonly currency: Currency;
  readonly memberId: string | null;
};

/** Answers the ids of the lines, in their order. */
export async function addLines(
  db: Database,
  workspaceId: string,
  lines: readonly NewLine[],
  { userId, now }: By,
): Promise<string[]> {
  const rows = lines.map((line) => ({ ...line, workspaceId, id: randomUUIDv7(), userId, createdAt: now }));
  if (rows.length > 0) await db.insert(budgetLines).values(rows);
  return rows.map(({ id }) => id);
}

export type LineFields = Partial<RolloverRule> & {
  readonly target?: StoredTarget | null;
  readonly priority?: number;
  readonly groupId?: string | null;
};

export async function changeLine(db: Database, workspaceId: string, id: string, fields: LineFields): Promise<void> {
  if (Object.keys(fields).length === 0) return;
  await db
    .update(budgetLines)
    .set(fields)
    .where(and(eq(budgetLines.workspaceId, workspaceId), eq(budgetLines.id, id)));
}

/**
 * Takes a line out of the periods after its last one, or of all (null). What later periods gave it goes with it, each row
 * recorded for an undo.
 */
export async function removeLine(
  db: Database,
  workspaceId: string,
  { id, lastPeriod }: { readonly id: string; readonly lastPeriod: Day | null },
): Promise<void> {
  const isLater = (period: typeof budgetLimits.period | typeof budgetMoves.period) =>
    lastPeriod === null ? undefined : gt(period, lastPeriod);
  const isOfLine = sql`${id} in (${budgetMoves.fromLineId}, ${budgetMoves.toLineId})`;
  await db
    .delete(budgetLimits)
    .where(and(eq(budgetLimits.workspaceId, workspaceId), eq(budgetLimits.lineId, id), isLater(budgetLimits.period)));
  await db
    .delete(budgetMoves)
    .where(and(eq(budgetMoves.workspaceId, workspaceId), isOfLine, isLater(budgetMoves.period)));
  const line = and(eq(budgetLines.workspaceId, workspaceId), eq(budgetLines.id, id));
  if (lastPeriod === null) await db.delete(budgetLines).where(line);
  else await db.update(budgetLines).set({ lastPeriod }).where(line);
}

export type LimitRow = { readonly lineId: string; readonly period: Day; readonly minor: bigint };

export async function putLimits(
  db: Database,
  workspaceId: string,
  limits: readonly LimitRow[],
  { userId }: By,
): Promise<void> {
  if (limits.length === 0) return;
  await db
    .insert(budgetLimits)
    .values(limits.map((limit) => ({ ...limit, workspaceId, userId })))
    .onConflictDoUpdate({
      target: [budgetLimits.workspaceId, budgetLimits.lineId, budgetLimits.period],
      set: { minor: sql`excluded.minor` },
    });
}

/** Limits of lines that were to hold after a period, up to another. */
export async function clearLaterLimits(
  db: Database,
  workspaceId: string,
  lineIds: readonly string[],
  { after, until }: { readonly after: Day; readonly until: Day | null },
): Promise<void> {
  if (lineIds.length === 0) return;
  await db
    .delete(budgetLimits)
    .where(
      and(
        eq(budgetLimits.workspaceId, workspaceId),
        inArray(budgetLimits.lineId, [...lineIds]),
        gt(budgetLimits.period, after),
        until === null ? undefined : lt(budgetLimits.period, until),
      ),
    );
}

/** Limits that were to hold from a period on, or later. */
export async function clearLimitsFrom(db: Database, workspaceId: string, period: Day): Promise<void> {
  await db.delete(budgetLimits).where(and(eq(budgetLimits.workspaceId, workspaceId), gte(budgetLimits.period, period)));
}

/** What was moved in this period or later is of this one: the periods are others now. */
export async function gatherMoves(db: Database, workspaceId: string, period: Day): Promise<void> {
  await db
    .update(budgetMoves)
    .set({ period })
    .where(and(eq(budgetMoves.workspaceId, workspaceId), gte(budgetMoves.period, period)));
}

export type NewMove = Move & { readonly currency: Currency; readonly note: string | null };

export async function addMoves(
  db: Database,
  workspaceId: string,
  moves: readonly NewMove[],
  { userId, now }: By,
): Promise<void> {
  const rows = moves.map(({ key: period, ...move }) => ({
    ...move,
    period,
    workspaceId,
    id: randomUUIDv7(),
    userId,
    createdAt: now,
  }));
  if (rows.length > 0) await db.insert(budgetMoves).values(rows);
}

type NewClosing = {
  readonly period: Day;
  readonly from: Day;
  readonly to: Day;
  readonly note: string | null;
  readonly lines: readonly StoredClosing[];
  readonly shown: unknown;
};

export async function addClosing(
  db: Database,
  workspaceId: string,
  { from: fromDay, to: toDay, ...closing }: NewClosing,
  { userId, now }: By,
): Promise<void> {
  await db.insert(budgetClosings).values({ ...closing, workspaceId, fromDay, toDay, userId, closedAt: now });
}

export async function removeClosing(db: Database, workspaceId: string, period: Day): Promise<void> {
  await db
    .delete(budgetClosings)
    .where(and(eq(budgetClosings.workspaceId, workspaceId), eq(budgetClosings.period, period)));
}

export async function chooseAccount(
  db: Database,
  workspaceId: string,
  { accountId, isOn }: { accountId: string; isOn: boolean },
  { userId }: By,
): Promise<void> {
  await db
    .insert(budgetAccounts)
    .values({ workspaceId, accountId, isOn, userId })
    .onConflictDoUpdate({ target: [budgetAccounts.workspaceId, budgetAccounts.accountId], set: { isOn } });
}

type Group = { readonly id: string; readonly name: string };

export async function addGroup(
  db: Database,
  workspaceId: string,
  { name, position }: { name: string; position: number },
  { userId, now }: By,
): Promise<string> {
  const id = randomUUIDv7();
  await db.insert(budgetGroups).values({ workspaceId, id, userId, name, position, createdAt: now });
  return id;
}

export async function renameGroup(db: Database, workspaceId: string, { id, name }: Group): Promise<void> {
  await db
    .update(budgetGroups)
    .set({ name })
    .where(and(eq(budgetGroups.workspaceId, workspaceId), eq(budgetGroups.id, id)));
}

/** Its lines go back to the categories above theirs. */
export async function removeGroup(db: Database, workspaceId: string, id: string): Promise<void> {
  await db
    .update(budgetLines)
    .set({ groupId: null })
    .where(and(eq(budgetLines.workspaceId, workspaceId), eq(budgetLines.groupId, id)));
  await db.delete(budgetGroups).where(and(eq(budgetGroups.workspaceId, workspaceId), eq(budgetGroups.id, id)));
}
