import { firstWithin } from '#modules/access/alerts/service.server.ts';
import { signInRefused } from '#modules/access/identity/events.ts';
import { SUSPICIOUS_SIGN_IN } from '#modules/access/identity/rules.ts';
import { accountById } from '#modules/access/identity/service.server.ts';
import { expiryOf, proofsOn } from '#modules/access/one-time-tokens/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { EmailQueue } from '#platform/email-queue.server.ts';
import { listener } from '#platform/events.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { Email } from '#platform/mail.server.ts';
import { firstPasswordEmail, lockedEmail } from './emails.ts';

type NewAccount = { readonly userId: string; readonly email: string; readonly name: string };

/**
 * The e-mail by which someone whose account an operator made chooses their password. Queue it with the account;
 * without it, or once it is too old, a forgotten password leads in as well.
 */
export async function firstPasswordEmailTo(
  db: Database,
  { keyring, now }: AppServices,
  { userId, email, name }: NewAccount,
  publicUrl: string,
): Promise<Email> {
  const { link } = await proofsOn(db, keyring, now()).add({ kind: 'reset', email, userId, payload: {} });
  return { to: email, ...firstPasswordEmail({ publicUrl, name, link }) };
}

/** Minutes: who goes on guessing does not fill a mailbox. */
const EMAIL_EVERY = 60;

type Settings = {
  readonly emails: EmailQueue;
  readonly keyring: Keyring;
  readonly publicUrl: string;
  readonly now: () => Date;
};

/**
 * The way back into an account that was locked because its password was guessed at: an e-mail by which its owner chooses
 * another. One note for every address, whether it has an account or not, so that no time tells.
 */
export function lockEmails({ emails, keyring, publicUrl, now }: Settings) {
  return listener(signInRefused, async (db, { userId, mark, isLocking }) => {
    const subject = userId === null ? { mark } : { userId };
    if (!isLocking || !(await firstWithin(db, subject, 'e-mail of a lock', EMAIL_EVERY, now()))) return;
    const account = userId === null ? null : await accountById(db, userId);
    const proofs = proofsOn(db, keyring, now());
    const { link } = await proofs.add({ kind: 'reset', email: account?.email ?? mark, userId, payload: {} });
    const message = lockedEmail({ publicUrl, name: account?.name ?? '', link, minutes: SUSPICIOUS_SIGN_IN.minutes });
    // Goes within seconds of the commit; for nobody the same work is done, since its time would tell.
    const email = account === null ? null : { to: account.email, ...message };
    await emails.add(db, email, { expiresAt: expiryOf('reset', now()) });
  });
}
