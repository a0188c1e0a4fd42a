import { createHash } from 'node:crypto';
import type { Person } from '#kernel/caller.ts';
import { erasureAsked } from '#modules/people/account-deletion/events.ts';
import { presentPerson } from '#modules/access/identity/service.server.ts';
import { memberRemoved } from '#modules/people/workspaces/events.ts';
import { asRole, inTransaction } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { keyByHash, noteUse, revokeKeysIn, revokeKeysOf } from './api-keys.store.server.ts';
import type { Scope } from './api-keys.words.ts';

/** 32 bytes of dice need no salt and no slow hash: nobody tries them all. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Whoever leaves takes their keys out of the doors at once, not after the days of thinking it over. */
export const keysEnd = listener(erasureAsked, (db, { userId, ownBooks, now }) =>
  asRole(db, 'ilifa_auth', () => revokeKeysOf(db, { userId, books: ownBooks }, now)),
);

/** Nor does a key open books any more whose maker left them or was taken out of them. */
export const keysLeave = listener(memberRemoved, (db, { workspaceId, userId, now }) =>
  asRole(db, 'ilifa_auth', () => revokeKeysIn(db, workspaceId, userId, now)),
);

/** What a key opens: books, as the person who made it, as far as its scopes go. */
export type OpenedByKey = {
  readonly keyId: string;
  readonly keyName: string;
  readonly workspaceId: string;
  readonly person: Person;
  readonly scopes: readonly Scope[];
};

/** Looks a key up and notes its use; null where it opens nothing: unknown, revoked or expired. */
export async function openedBy(
  { sidePool, now }: Pick<AppServices, 'sidePool' | 'now'>,
  key: string,
): Promise<OpenedByKey | null> {
  return inTransaction(sidePool, { role: 'ilifa_auth' }, async (db) => {
    const found = await keyByHash(db, hashOf(key), now());
    if (found === null) return null;
    await noteUse(db, found.key, now());
    const { id: keyId, name: keyName, workspaceId, scopes } = found.key;
    return { keyId, keyName, workspaceId, scopes, person: presentPerson(found.maker) };
  });
}
