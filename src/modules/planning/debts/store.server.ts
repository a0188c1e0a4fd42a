import { randomUUIDv7 } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { money } from '#kernel/money.ts';
import { type Database, takeTurn } from '#platform/database.server.ts';
import type { KeptPlan } from './kept-plan.ts';
import type { HeldPlan } from './model.ts';
import { debtPayments, debtPlans, debts } from './table.server.ts';

/** Whoever keeps or forgets a plan of these books now does it alone, so that what is left is one plan whole, or none. */
export function takePlanTurn(db: Database, workspaceId: string): Promise<void> {
  return takeTurn(db, `debt plan ${workspaceId}`);
}

/** The plan of the books, its debts in their own order; null where there is none. */
export async function planOf(db: Database, workspaceId: string): Promise<HeldPlan | null> {
  const [plan] = await db.select().from(debtPlans).where(eq(debtPlans.workspaceId, workspaceId));
  if (plan === undefined) return null;
  const owed = await db
    .select()
    .from(debts)
    .where(eq(debts.workspaceId, workspaceId))
    .orderBy(asc(debts.position), asc(debts.id));
  const once = await db
    .select()
    .from(debtPayments)
    .where(eq(debtPayments.workspaceId, workspaceId))
    .orderBy(asc(debtPayments.month), asc(debtPayments.id));
  return {
    currency: plan.currency,
    strategy: plan.strategy,
    extra: money(plan.extraMinor, plan.currency),
    debts: owed.map(({ id, name, balanceMinor, rate, minimumMinor, currency }) => {
      return { id, name, balance: money(balanceMinor, currency), rate, minimum: money(minimumMinor, currency) };
    }),
    once: once.map(({ month, amountMinor, currency }) => ({ month, amount: money(amountMinor, currency) })),
    keptAt: plan.keptAt,
  };
}

type Keeping = { readonly userId: string; readonly now: Date };

/** Writes a plan into books that have none. False where they have, so that two that come at once leave one whole. */
export async function addPlan(
  db: Database,
  workspaceId: string,
  { currency, strategy, extra, debts: owed, once }: KeptPlan,
  { userId, now }: Keeping,
): Promise<boolean> {
  const added = await db
    .insert(debtPlans)
    .values({ workspaceId, userId, currency, strategy, extraMinor: extra.minor, keptAt: now })
    .onConflictDoNothing()
    .returning({ workspaceId: debtPlans.workspaceId });
  if (added.length === 0) return false;
  await db.insert(debts).values(
    owed.map(({ name, balance, rate, minimum }, position) => {
      const amounts = { currency, balanceMinor: balance.minor, minimumMinor: minimum.minor };
      return { workspaceId, id: randomUUIDv7(), userId, name, rate, position, createdAt: now, ...amounts };
    }),
  );
  if (once.length > 0)
    await db.insert(debtPayments).values(
      once.map(({ month, amount }) => ({
        workspaceId,
        id: randomUUIDv7(),
        userId,
        month,
        currency,
        amountMinor: amount.minor,
      })),
    );
  return true;
}

/** Takes the plan out of the books, as far as the member may. Answers how many debts went with it. */
export async function removePlan(db: Database, workspaceId: string): Promise<number> {
  await db.delete(debtPlans).where(eq(debtPlans.workspaceId, workspaceId));
  await db.delete(debtPayments).where(eq(debtPayments.workspaceId, workspaceId));
  const gone = await db.delete(debts).where(eq(debts.workspaceId, workspaceId)).returning({ id: debts.id });
  return gone.length;
}
