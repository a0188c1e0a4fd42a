import { randomUUIDv7 } from 'node:crypto';
import type { OpenWorkspace } from '#kernel/caller.ts';
import { personSignedUp } from '#modules/access/identity/events.ts';
import { asRole, type Database, lookThrough, type Pool, withoutTransaction } from '#platform/database.server.ts';
import { type Emit, listener } from '#platform/events.server.ts';
import { workspaceOpened } from './events.ts';
import { currencyOf } from './model.ts';
import { addWorkspace, changeWorkspace, isAskedForSecondFactor, membershipOf } from './store.server.ts';

// Memberships, for the module that shares books; as the role `ilifa_auth`.
export { addMember, asksSecondFactor, changeMember, holdMembers, removeMember, roleOf } from './store.server.ts';
// As the role `ilifa_app`.
export { booksOf } from './store.server.ts';
// For jobs that look at workspaces by themselves.
export { membersWith, type Watched, workspacesWithRows } from './watching.server.ts';
export { membersIn } from './members.server.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The books the person asked for (null: the last that they opened), if they are a member of them.
 * @param pool connections of the role `ilifa_auth`.
 * @param lacksFactor whether they have no second factor; asked where the books ask for one
 */
export async function workspaceOf(
  pool: Pool,
  userId: string,
  workspaceId: string | null,
  lacksFactor: (userId: string) => Promise<boolean>,
): Promise<OpenWorkspace | null> {
  if (workspaceId !== null && !UUID.test(workspaceId)) return null;
  const found = await membershipOf(withoutTransaction(pool), userId, workspaceId);
  if (found === null) return null;
  const { asksSecondFactor, ...books } = found;
  return { ...books, owesFactor: asksSecondFactor && (await lacksFactor(userId)) };
}

/**
 * Whether books that the person is a member of ask for a second factor.
 * @param pool connections of the role `ilifa_auth`.
 */
export async function booksAskSecondFactor(pool: Pool, userId: string): Promise<boolean> {
  return isAskedForSecondFactor(withoutTransaction(pool), userId);
}

/** Books as they begin; unless told otherwise their currency is that of the country. */
export type NewBooks = {
  readonly userId: string;
  readonly kind: OpenWorkspace['kind'];
  readonly name: string;
  readonly country: string;
  readonly currency?: string | undefined;
};

/** Opens books with the person as their owner; from here on the transaction looks at them. Answers their id. */
export async function openBooks(
  db: Database,
  emit: Emit,
  { userId, kind, name, country, currency = currencyOf(country) }: NewBooks,
): Promise<string> {
  const workspaceId = randomUUIDv7();
  const workspace = { id: workspaceId, kind, name, country, currency };
  await asRole(db, 'ilifa_auth', () => addWorkspace(db, { ...workspace, createdBy: userId }));
  await lookThrough(db, { workspaceId, userId });
  await emit(workspaceOpened({ workspaceId, userId, country }));
  return workspaceId;
}

/** The books are of this country and reckon in this currency from now on. */
export async function reckonIn(
  db: Database,
  workspaceId: string,
  place: { readonly country: string; readonly currency: string },
): Promise<void> {
  await asRole(db, 'ilifa_auth', () => changeWorkspace(db, workspaceId, place));
}

/** Everyone has books of their own from the moment they sign up. */
export const personalWorkspace = listener(personSignedUp, async (db, { userId, displayName, country }, emit) => {
  await openBooks(db, emit, { userId, kind: 'personal', name: displayName, country });
});
