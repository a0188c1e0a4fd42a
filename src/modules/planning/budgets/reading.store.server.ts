import { and, asc, eq, sql } from 'drizzle-orm';
import type { Day } from '#kernel/calendar.ts';
import type { Database } from '#platform/database.server.ts';
import type { HeldLine, HeldMove } from './facts.ts';
import type { ClosedRules } from './line-periods.ts';
import type { Shown, StoredClosing } from './model.ts';
import type { Rollover } from './rollover.ts';
import type { RuleRow } from './rule-rows.ts';
import { readShown } from './shown.ts';
import { readTarget } from './stored-target.ts';
import {
  budgetAccounts,
  budgetClosings,
  budgetGroups,
  budgetLimits,
  budgetLines,
  budgetMoves,
  budgetRules,
} from './table.server.ts';

/** The earliest first; none: there is no budget. */
export function rulesIn(db: Database, workspaceId: string): Promise<RuleRow[]> {
  return db
    .select({ since: budgetRules.since, rule: budgetRules.rule, method: budgetRules.method })
    .from(budgetRules)
    .where(eq(budgetRules.workspaceId, workspaceId))
    .orderBy(asc(budgetRules.since));
}

export function groupsIn(db: Database, workspaceId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: budgetGroups.id, name: budgetGroups.name })
    .from(budgetGroups)
    .where(eq(budgetGroups.workspaceId, workspaceId))
    .orderBy(asc(budgetGroups.position), asc(budgetGroups.id));
}

/** All lines with all of their limits, those that were removed too. */
export async function linesIn(db: Database, workspaceId: string): Promise<HeldLine[]> {
  const rows = await db.select().from(budgetLines).where(eq(budgetLines.workspaceId, workspaceId));
  const limits = await db
    .select({ lineId: budgetLimits.lineId, key: budgetLimits.period, minor: budgetLimits.minor })
    .from(budgetLimits)
    .where(eq(budgetLimits.workspaceId, workspaceId));
  const byLine = Map.groupBy(limits, ({ lineId }) => lineId);
  return rows.map(
    ({ id, categoryId, currency, groupId, memberId, rollover, capMinor, target, priority, lastPeriod }) => ({
      id,
      categoryId,
      currency,
      groupId,
      memberId,
      rollover,
      capMinor,
      target: target === null ? null : readTarget(target),
      priority,
      lastPeriod,
      limits: byLine.get(id) ?? [],
    }),
  );
}

export async function movesIn(db: Database, workspaceId: string): Promise<HeldMove[]> {
  const rows = await db
    .select()
    .from(budgetMoves)
    .where(eq(budgetMoves.workspaceId, workspaceId))
    .orderBy(asc(budgetMoves.createdAt), asc(budgetMoves.id));
  return rows.map(({ id, period, fromLineId, toLineId, minor, currency, note, createdAt }) => {
    return { id, key: period, fromLineId, toLineId, minor, currency, note, at: createdAt };
  });
}

export type Closing = {
  readonly closedAt: Date;
  readonly note: string | null;
  readonly from: Day;
  readonly to: Day;
  readonly lines: readonly StoredClosing[];
  /** All that it showed; null where that was not stored. */
  readonly shown: Shown | null;
};

/** How a period was closed; null while it is open. */
export async function closingOf(db: Database, workspaceId: string, period: Day): Promise<Closing | null> {
  const [row] = await db
    .select()
    .from(budgetClosings)
    .where(and(eq(budgetClosings.workspaceId, workspaceId), eq(budgetClosings.period, period)));
  if (row === undefined) return null;
  const { closedAt, note, fromDay: from, toDay: to, lines, shown } = row;
  return { closedAt, note, from, to, lines, shown: shown === null ? null : readShown(shown) };
}

type StoredRule = readonly [id: string, rollover: Rollover | null, cap: string | null];

/** By the key of each closed period, the lines that it had then, with how they carried over. */
export async function closedLines(db: Database, workspaceId: string): Promise<ClosedRules> {
  const rows = await db
    .select({
      period: budgetClosings.period,
      rules: sql<
        StoredRule[]
      >`(select coalesce(jsonb_agg(jsonb_build_array(l -> 'lineId', l -> 'rollover', l -> 'cap')), '[]')
        from jsonb_array_elements(${budgetClosings.lines}) l)`,
    })
    .from(budgetClosings)
    .where(eq(budgetClosings.workspaceId, workspaceId));
  const ruleOf = ([id, rollover, cap]: StoredRule) =>
    [id, rollover === null ? null : { rollover, capMinor: cap === null ? null : BigInt(cap) }] as const;
  return new Map(rows.map(({ period, rules }) => [period, new Map(rules.map(ruleOf))]));
}

/** By account, whether its money is on the budget; those that go by their type are left out. */
export async function chosenAccounts(db: Database, workspaceId: string): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .select({ id: budgetAccounts.accountId, isOn: budgetAccounts.isOn })
    .from(budgetAccounts)
    .where(eq(budgetAccounts.workspaceId, workspaceId));
  return new Map(rows.map(({ id, isOn }) => [id, isOn]));
}
