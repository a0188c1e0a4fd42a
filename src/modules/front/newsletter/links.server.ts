import type { Keyring } from '#platform/keyring.server.ts';
import { isEqual } from '#platform/stamp.server.ts';

/** What a link in an e-mail does. */
export type Deed = 'confirm' | 'leave';

/** The address that does it: only we can have written its key, and nothing of it has to be kept. */
export function linkFor(keyring: Keyring, publicUrl: string, deed: Deed, id: string): string {
  return `${publicUrl}/newsletter/${deed}?${new URLSearchParams({ id, key: keyOf(keyring, deed, id) }).toString()}`;
}

export function isLinkOf(keyring: Keyring, deed: Deed, { id, key }: { id: string; key: string }): boolean {
  return isEqual(key, keyOf(keyring, deed, id));
}

function keyOf(keyring: Keyring, deed: Deed, id: string): string {
  return keyring.fingerprint(`newsletter ${deed} ${id}`);
}
