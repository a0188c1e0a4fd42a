import { eq, sql } from 'drizzle-orm';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import type { BooksFacts } from './books-evidence.ts';
import type { Witness } from './service.server.ts';
import { type Depth, recordFacts } from './record-facts.server.ts';
import { sessionFacts } from './session-facts.server.ts';

const DAY = 24 * 60 * 60_000;

/** Looks up what is known of how the books that are open are guarded: figures about their members, and no names. */
export async function booksFacts(
  db: Database,
  workspaceId: string,
  { isOverTls, above, services }: Witness,
  depth: Depth,
): Promise<BooksFacts> {
  const now = services.now();
  const inThem = await db
    .select({ userId: members.userId, role: members.role })
    .from(members)
    .where(eq(members.workspaceId, workspaceId));
  const userIds = inThem.map(({ userId }) => userId);
  const [books] = await asRole(db, 'ilifa_auth', () =>
    db.select({ asks: workspaces.asksSecondFactor }).from(workspaces).where(eq(workspaces.id, workspaceId)),
  );
  const { riskySessions, endlessSessions, agedSessions, crowdedMembers } = await sessionFacts(db, userIds, now);
  const copiedAt = await lastCopy(db);
  return {
    isOverTls,
    numbers: await above.sealedNumbers(db, 'books', services.keyring),
    daysSinceExport: copiedAt === null ? null : (now.getTime() - copiedAt.getTime()) / DAY,
    members: userIds.length,
    membersWithoutFactor: (await services.accessResolver.withoutSecondFactor(userIds)).length,
    asksSecondFactor: books?.asks === true,
    deciders: inThem.filter(({ role }) => role === 'owner' || role === 'manager').length,
    riskySessions,
    endlessSessions,
    agedSessions,
    crowdedMembers,
    waitingInvitations: await above.waitingInvitations(db, { workspaceId }, now),
    record: await recordFacts(db, 'books', depth),
  };
}

/** When the owner of the open books last took all they own with them. In migration "compliance-grants". */
async function lastCopy(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string | null }>(sql`select open_books_copied_at()::text as at`);
  const at = rows[0]?.at ?? null;
  return at === null ? null : new Date(at);
}
