import { randomUUIDv7 } from 'node:crypto';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Currency } from '#kernel/money.ts';
import { money } from '#kernel/money.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { Expected, NewExpected, NewScenario, Scenario } from './model.ts';
import { changeFrom, storedChange } from './stored-changes.ts';
import { cashFlowExpected, cashFlowFloors, cashFlowScenarios } from './table.server.ts';

type By = { readonly userId: string; readonly now: Date };

/** Changes in one workspace wait for each other, so that no name is given twice and no limit is passed. */
export function takeCashFlowTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `cash-flow ${workspaceId}`);
}

/** In the order in which they were added. */
export async function scenariosIn(db: Database, workspaceId: string): Promise<Scenario[]> {
  const rows = await db
    .select()
    .from(cashFlowScenarios)
    .where(eq(cashFlowScenarios.workspaceId, workspaceId))
    .orderBy(asc(cashFlowScenarios.createdAt), asc(cashFlowScenarios.id));
  return rows.map(({ id, name, template, changes }) => ({ id, name, template, changes: changes.map(changeFrom) }));
}

/** Whether a scenario but that of `exceptId` has the name. */
export async function isNameTaken(
  db: Database,
  workspaceId: string,
  { name, exceptId }: { readonly name: string; readonly exceptId?: string | undefined },
): Promise<boolean> {
  const others = exceptId === undefined ? undefined : ne(cashFlowScenarios.id, exceptId);
  const found = await db
    .select({ id: cashFlowScenarios.id })
    .from(cashFlowScenarios)
    .where(
      and(
        eq(cashFlowScenarios.workspaceId, workspaceId),
        sql`lower(${cashFlowScenarios.name}) = lower(${name})`,
        others,
      ),
    );
  return found.length > 0;
}

const rowOf = ({ name, template, changes }: NewScenario) => ({ name, template, changes: changes.map(storedChange) });

export async function addScenario(db: Database, workspaceId: string, scenario: NewScenario, by: By): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insert(cashFlowScenarios)
    .values({ workspaceId, id, userId: by.userId, createdAt: by.now, ...rowOf(scenario) });
  return id;
}

/** False where it is not there. */
export async function changeScenario(
  db: Database,
  workspaceId: string,
  { id, ...scenario }: Scenario,
): Promise<boolean> {
  const changed = await db
    .update(cashFlowScenarios)
    .set(rowOf(scenario))
    .where(and(eq(cashFlowScenarios.workspaceId, workspaceId), eq(cashFlowScenarios.id, id)))
    .returning({ id: cashFlowScenarios.id });
  return changed.length > 0;
}

/** False where it is not there. */
export async function removeScenario(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(cashFlowScenarios)
    .where(and(eq(cashFlowScenarios.workspaceId, workspaceId), eq(cashFlowScenarios.id, id)))
    .returning({ id: cashFlowScenarios.id });
  return gone.length > 0;
}

/** What is due first comes first. */
export async function expectedIn(db: Database, workspaceId: string): Promise<Omit<Expected, 'paid'>[]> {
  const rows = await db
    .select()
    .from(cashFlowExpected)
    .where(eq(cashFlowExpected.workspaceId, workspaceId))
    .orderBy(asc(cashFlowExpected.due), asc(cashFlowExpected.id));
  return rows.map(({ id, name, party, accountId, due, minor, currency, likelihood, delay, isExtra }) => {
    return { id, name, party, accountId, due, amount: money(minor, currency), likelihood, delay, isExtra };
  });
}

const expectedRow = ({ amount, ...rest }: NewExpected) => ({ ...rest, minor: amount.minor, currency: amount.currency });

export async function addExpected(db: Database, workspaceId: string, expected: NewExpected, by: By): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insert(cashFlowExpected)
    .values({ workspaceId, id, userId: by.userId, createdAt: by.now, ...expectedRow(expected) });
  return id;
}

/** False where it is not there. */
export async function changeExpected(
  db: Database,
  workspaceId: string,
  { id, ...expected }: NewExpected & { readonly id: string },
): Promise<boolean> {
  const changed = await db
    .update(cashFlowExpected)
    .set(expectedRow(expected))
    .where(and(eq(cashFlowExpected.workspaceId, workspaceId), eq(cashFlowExpected.id, id)))
    .returning({ id: cashFlowExpected.id });
  return changed.length > 0;
}

/** False where it is not there. */
export async function removeExpected(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(cashFlowExpected)
    .where(and(eq(cashFlowExpected.workspaceId, workspaceId), eq(cashFlowExpected.id, id)))
    .returning({ id: cashFlowExpected.id });
  return gone.length > 0;
}

/** By currency, in minor units. */
export async function floorsIn(db: Database, workspaceId: string): Promise<ReadonlyMap<Currency, bigint>> {
  const rows = await db.select().from(cashFlowFloors).where(eq(cashFlowFloors.workspaceId, workspaceId));
  return new Map(rows.map(({ currency, minor }) => [currency, minor]));
}

/** Sets or, with null, takes away a floor. */
export async function setFloor(
  db: Database,
  workspaceId: string,
  { currency, minor }: { readonly currency: Currency; readonly minor: bigint | null },
  by: By,
): Promise<void> {
  const here = and(eq(cashFlowFloors.workspaceId, workspaceId), eq(cashFlowFloors.currency, currency));
  if (minor === null) await db.delete(cashFlowFloors).where(here);
  else
    await db
      .insert(cashFlowFloors)
      .values({ workspaceId, currency, minor, userId: by.userId, createdAt: by.now })
      .onConflictDoUpdate({ target: [cashFlowFloors.workspaceId, cashFlowFloors.currency], set: { minor } });
}
