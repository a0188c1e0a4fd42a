import type { Person } from '#kernel/caller.ts';
import { erasureAsked } from '#modules/people/account-deletion/events.ts';
import { presentPerson } from '#modules/access/identity/service.server.ts';
import { memberRemoved } from '#modules/people/workspaces/events.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { asRole, inTransaction } from '#platform/database.server.ts';
import { listener } from '#platform/events.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import {
  addressByHash,
  noteAddressUse,
  removeAddressesOf,
  removeCalendarAddress,
} from './calendar-address.store.server.ts';

/** What is stored of an address: 32 random bytes need no slow hash. */
export function tokenHashOf(keyring: Pick<Keyring, 'fingerprint'>, token: string): string {
  return keyring.fingerprint(`calendar address ${token}`);
}

/** A person who deletes their account has no feed any more, at once; nor have the members of the workspaces that go. */
export const addressesEnd = listener(erasureAsked, (db, { userId, ownBooks }) =>
  asRole(db, 'ilifa_auth', () => removeAddressesOf(db, userId, ownBooks)),
);

/** Nor has a member who left or was removed, also when they come back. */
export const addressesLeave = listener(memberRemoved, (db, { workspaceId, userId }) =>
  asRole(db, 'ilifa_auth', async () => void (await removeCalendarAddress(db, { workspaceId, userId }))),
);

/** What an address opens: the payments of a workspace, as its owner sees them. */
export type OpenedFeed = { readonly id: string; readonly workspaceId: string; readonly person: Person };

/** Looks an address up and notes its use; null where it leads nowhere. */
export async function feedOf(
  { sidePool, keyring, now }: Pick<AppServices, 'sidePool' | 'keyring' | 'now'>,
  token: string,
): Promise<OpenedFeed | null> {
  return inTransaction(sidePool, { role: 'ilifa_auth' }, async (db) => {
    const found = await addressByHash(db, tokenHashOf(keyring, token));
    if (found === null) return null;
    await noteAddressUse(db, found.address, now());
    const { id, workspaceId } = found.address;
    return { id, workspaceId, person: presentPerson(found.owner) };
  });
}
