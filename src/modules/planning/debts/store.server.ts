import { randomUUIDv7 } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { dayAt } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import { columnsOf, debtOf, wholeDebt } from './columns.server.ts';
import type { DebtChange, HeldPlan, NewDebt, NewPlan, PlanSettings, StoredDebt } from './model.ts';
import { debtPayments, debtPlans, debts } from './table.server.ts';

/** Whoever changes the plan of a workspace does it alone, so that what is left is one plan whole, or none. */
export function takePlanTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `debt plan ${workspaceId}`);
}

/** All debts in the person's own order. */
export async function debtsIn(db: Database, workspaceId: string): Promise<StoredDebt[]> {
  const rows = await db
    .select()
    .from(debts)
    .where(eq(debts.workspaceId, workspaceId))
    .orderBy(asc(debts.position), asc(debts.id));
  return rows.map((row) => debtOf(row, dayAt(row.createdAt, 'UTC')));
}

type Settings = PlanSettings & { readonly keptAt: Date };

/** How the debts are paid off; null where nobody said. */
export async function settingsOf(db: Database, workspaceId: string): Promise<Settings | null> {
  const [plan] = await db.select().from(debtPlans).where(eq(debtPlans.workspaceId, workspaceId));
  if (plan === undefined) return null;
  const once = await db
    .select()
    .from(debtPayments)
    .where(eq(debtPayments.workspaceId, workspaceId))
    .orderBy(asc(debtPayments.month), asc(debtPayments.id));
  const { currency, strategy, extraMinor, bonusMonth, bonusMinor, pauses, keptAt } = plan;
  return {
    currency,
    strategy,
    extra: money(extraMinor, currency),
    once: once.map(({ month, amountMinor, currency: own }) => ({ month, amount: money(amountMinor, own) })),
    bonus:
      bonusMonth === null || bonusMinor === null ? null : { month: bonusMonth, amount: money(bonusMinor, currency) },
    pauses: pauses.map((pause) => ({ ...pause })),
    keptAt,
  };
}

/** The plan of the workspace, its debts in their own order; null where there is none. */
export async function planOf(db: Database, workspaceId: string): Promise<HeldPlan | null> {
  const settings = await settingsOf(db, workspaceId);
  return settings === null ? null : { ...settings, debts: await debtsIn(db, workspaceId) };
}

export type Keeping = { readonly userId: string; readonly now: Date };

/** Writes a plan into a workspace that has none. False where it has, so that two that come at once leave one whole. */
export async function addPlan(db: Database, workspaceId: string, plan: NewPlan, keeping: Keeping): Promise<boolean> {
  if (!(await beginSettings(db, workspaceId, plan, keeping))) return false;
  const asOf = dayAt(keeping.now, 'UTC');
  for (const debt of plan.debts) await addDebt(db, workspaceId, wholeDebt(debt, asOf), keeping);
  await putOnce(db, workspaceId, plan, keeping.userId);
  return true;
}

/** False where there are settings already. */
export async function beginSettings(
  db: Database,
  workspaceId: string,
  { currency, strategy, extra, bonus, pauses }: PlanSettings,
  { userId, now }: Keeping,
): Promise<boolean> {
  const bonusColumns = { bonusMonth: bonus?.month ?? null, bonusMinor: bonus?.amount.minor ?? null };
  const columns = { currency, strategy, extraMinor: extra.minor, pauses, ...bonusColumns, keptAt: now };
  const added = await db
    .insert(debtPlans)
    .values({ workspaceId, userId, ...columns })
    .onConflictDoNothing()
    .returning({ workspaceId: debtPlans.workspaceId });
  return added.length > 0;
}

/** Changes how the debts are paid off; the plan stays as old as it is. False where there is none that may be changed. */
export async function changeSettings(
  db: Database,
  workspaceId: string,
  plan: PlanSettings,
  userId: string,
): Promise<boolean> {
  const { currency, strategy, extra, bonus, pauses } = plan;
  const bonusColumns = { bonusMonth: bonus?.month ?? null, bonusMinor: bonus?.amount.minor ?? null };
  const changed = await db
    .update(debtPlans)
    .set({ currency, strategy, extraMinor: extra.minor, pauses, ...bonusColumns })
    .where(eq(debtPlans.workspaceId, workspaceId))
    .returning({ workspaceId: debtPlans.workspaceId });
  if (changed.length === 0) return false;
  await db.delete(debtPayments).where(eq(debtPayments.workspaceId, workspaceId));
  await putOnce(db, workspaceId, plan, userId);
  return true;
}

async function putOnce(
  db: Database,
  workspaceId: string,
  { currency, once }: Pick<PlanSettings, 'currency' | 'once'>,
  userId: string,
): Promise<void> {
  if (once.length === 0) return;
  await db.insert(debtPayments).values(
    once.map(({ month, amount }) => {
      return { workspaceId, id: randomUUIDv7(), userId, month, currency, amountMinor: amount.minor };
    }),
  );
}

/** Adds a debt at the end of the order. Answers its id; null where one of the id is there, or one of the account. */
export async function addDebt(
  db: Database,
  workspaceId: string,
  { id: wanted, name, kind, accountId, balance, balanceOn, agreed, agreedOn, paymentDay }: NewDebt,
  { userId, now }: Keeping,
): Promise<string | null> {
  const id = wanted ?? randomUUIDv7();
  const added = await db
    .insert(debts)
    .values({
      workspaceId,
      id,
      userId,
      name,
      kind,
      accountId,
      currency: balance.currency,
      balanceMinor: balance.minor,
      balanceOn,
      agreedOn,
      paymentDay,
      ...columnsOf(agreed),
      position: sql`(select coalesce(max(d.position), -1) + 1 from debts d where d.workspace_id = ${workspaceId})`,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: debts.id });
  return added[0]?.id ?? null;
}

const theDebt = (workspaceId: string, id: string) => and(eq(debts.workspaceId, workspaceId), eq(debts.id, id));

/** False where it is not there, or in another currency. */
export async function changeDebt(
  db: Database,
  workspaceId: string,
  { id, name, kind, balance, balanceOn, agreed, agreedOn, paymentDay }: DebtChange,
): Promise<boolean> {
  const changed = await db
    .update(debts)
    .set({ name, kind, balanceMinor: balance.minor, balanceOn, agreedOn, paymentDay, ...columnsOf(agreed) })
    .where(and(theDebt(workspaceId, id), eq(debts.currency, balance.currency)))
    .returning({ id: debts.id });
  return changed.length > 0;
}

/** The debts stand in this order from now on; those that are not named come after them, as they were. */
export async function orderDebts(db: Database, workspaceId: string, ids: readonly string[]): Promise<void> {
  const others = (await debtsIn(db, workspaceId)).map(({ id }) => id).filter((id) => !ids.includes(id));
  const order = [...ids, ...others];
  await db
    .update(debts)
    .set({ position: sql`array_position(${`{${order.join(',')}}`}::uuid[], ${debts.id})` })
    .where(eq(debts.workspaceId, workspaceId));
}

/** False where it is not there. */
export async function removeDebt(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db.delete(debts).where(theDebt(workspaceId, id)).returning({ id: debts.id });
  return gone.length > 0;
}

export function countDebts(db: Database, workspaceId: string): Promise<number> {
  return db.$count(debts, eq(debts.workspaceId, workspaceId));
}

/** Takes the plan and its debts away, as far as the member may. Answers how many debts went with it. */
export async function removePlan(db: Database, workspaceId: string): Promise<number> {
  await db.delete(debtPlans).where(eq(debtPlans.workspaceId, workspaceId));
  await db.delete(debtPayments).where(eq(debtPayments.workspaceId, workspaceId));
  const gone = await db.delete(debts).where(eq(debts.workspaceId, workspaceId)).returning({ id: debts.id });
  return gone.length;
}
