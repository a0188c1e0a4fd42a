import { randomUUIDv7 } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { money } from '#kernel/money.ts';
import type { Database } from '#platform/database.server.ts';
import type { GivenLoan, NewLoan } from './given-model.ts';
import { loansGiven } from './table.server.ts';

function columnsOf({ person, amount, lentOn, dueOn, repayments, note }: NewLoan) {
  const back = repayments.map((one) => ({ day: one.day, minor: String(one.amount.minor) }));
  return { person, currency: amount.currency, amountMinor: amount.minor, lentOn, dueOn, repayments: back, note };
}

/** The latest first. */
export async function loansIn(db: Database, workspaceId: string): Promise<GivenLoan[]> {
  const rows = await db
    .select()
    .from(loansGiven)
    .where(eq(loansGiven.workspaceId, workspaceId))
    .orderBy(desc(loansGiven.lentOn), desc(loansGiven.id));
  return rows.map(({ id, person, currency, amountMinor, lentOn, dueOn, repayments, note }) => ({
    id,
    person,
    amount: money(amountMinor, currency),
    lentOn,
    dueOn,
    repayments: repayments.map(({ day, minor }) => ({ day, amount: money(BigInt(minor), currency) })),
    note,
  }));
}

/** Answers its id; null where one of the id is there. */
export async function addLoan(
  db: Database,
  workspaceId: string,
  loan: NewLoan,
  userId: string,
): Promise<string | null> {
  const added = await db
    .insert(loansGiven)
    .values({ workspaceId, id: loan.id ?? randomUUIDv7(), userId, ...columnsOf(loan) })
    .onConflictDoNothing()
    .returning({ id: loansGiven.id });
  return added[0]?.id ?? null;
}

/** False where it is not there, or in another currency. */
export async function changeLoan(
  db: Database,
  workspaceId: string,
  { id, ...loan }: NewLoan & { readonly id: string },
): Promise<boolean> {
  const changed = await db
    .update(loansGiven)
    .set(columnsOf(loan))
    .where(
      and(
        eq(loansGiven.workspaceId, workspaceId),
        eq(loansGiven.id, id),
        eq(loansGiven.currency, loan.amount.currency),
      ),
    )
    .returning({ id: loansGiven.id });
  return changed.length > 0;
}

/** False where it is not there. */
export async function removeLoan(db: Database, workspaceId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(loansGiven)
    .where(and(eq(loansGiven.workspaceId, workspaceId), eq(loansGiven.id, id)))
    .returning({ id: loansGiven.id });
  return gone.length > 0;
}

export function countLoans(db: Database, workspaceId: string): Promise<number> {
  return db.$count(loansGiven, eq(loansGiven.workspaceId, workspaceId));
}
