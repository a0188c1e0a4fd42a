import { asc, eq } from 'drizzle-orm';
import { users } from '#modules/access/identity/table.server.ts';
import type { Database } from '#platform/database.server.ts';
import { members } from './table.server.ts';

/** The members of a workspace by name, the earliest first. */
export function membersIn(db: Database, workspaceId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: users.id, name: users.name })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(asc(members.createdAt), asc(users.id));
}
