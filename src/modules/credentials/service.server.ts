import { proofsOn } from '#modules/proofs/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Ground } from '#platform/ground.server.ts';
import type { Letter } from '#platform/mail.server.ts';
import { firstPasswordLetter } from './letters.ts';

type NewAccount = { readonly userId: string; readonly email: string; readonly name: string };

/**
 * The letter by which somebody whose account an operator made chooses their password. Send it once the account is
 * committed; without it, or once it is too old, a forgotten password leads in as well.
 */
export async function firstPasswordLetterTo(
  db: Database,
  { keyring, now }: Ground,
  { userId, email, name }: NewAccount,
  publicUrl: string,
): Promise<Letter> {
  const { link } = await proofsOn(db, keyring, now()).add({ kind: 'reset', email, userId, payload: {} });
  return { to: email, ...firstPasswordLetter({ publicUrl, name, link }) };
}
