import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { parseCookies } from 'better-call';
import { and, desc, eq, gt } from 'drizzle-orm';
import { asRole, type Database } from '#platform/database.server.ts';
import type { Keyring } from '#platform/keyring.server.ts';
import type { TrustedDevice } from './model.ts';
import { TRUSTED_DAYS } from './rules.ts';
import { trustedDevices } from './table.server.ts';

/** Whose browser it is about, and how cookies of ours are named and signed. */
export type Browser = {
  readonly userId: string;
  readonly cookies: string | null;
  readonly keyring: Keyring;
  readonly publicUrl: string;
  readonly now: Date;
};

/** Remembers this browser for 30 days. Answers its cookie, which is new each time: nobody can have planted it. */
export async function trustDevice(
  db: Database,
  browser: Browser,
  { name, ipAddress }: { name: string; ipAddress: string | null },
): Promise<{ id: string; cookie: string }> {
  const { userId, keyring, publicUrl, now } = browser;
  const token = randomBytes(32).toString('base64url');
  const id = randomUUIDv7();
  const known = await trustedDevice(db, browser);
  const expiresAt = new Date(now.getTime() + TRUSTED_DAYS * 24 * 60 * 60_000);
  const tokenHash = hashOf(browser, token);
  await asRole(db, 'ilifa_auth', async () => {
    if (known !== null) await db.delete(trustedDevices).where(eq(trustedDevices.id, known));
    const row = { id, userId, tokenHash, name, ipAddress, createdAt: now, lastUsedAt: now, expiresAt };
    await db.insert(trustedDevices).values(row);
  });
  const signature = keyring.fingerprint(`trusted cookie ${userId} ${token}`);
  const flags = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${TRUSTED_DAYS * 24 * 60 * 60}`];
  if (publicUrl.startsWith('https:')) flags.push('Secure');
  return { id, cookie: [`${cookieName(browser)}=${token}.${signature}`, ...flags].join('; ') };
}

/** The id under which this browser is trusted by this person; null where it is not. */
export async function trustedDevice(db: Database, browser: Browser): Promise<string | null> {
  const token = tokenIn(browser);
  if (token === null) return null;
  const { userId, now } = browser;
  const good = and(
    eq(trustedDevices.userId, userId),
    eq(trustedDevices.tokenHash, hashOf(browser, token)),
    gt(trustedDevices.expiresAt, now),
  );
  const [row] = await asRole(db, 'ilifa_auth', () =>
    db.update(trustedDevices).set({ lastUsedAt: now }).where(good).returning({ id: trustedDevices.id }),
  );
  return row?.id ?? null;
}

export async function trustedDevicesOf(db: Database, browser: Browser): Promise<TrustedDevice[]> {
  const here = await trustedDevice(db, browser);
  const own = and(eq(trustedDevices.userId, browser.userId), gt(trustedDevices.expiresAt, browser.now));
  const rows = await asRole(db, 'ilifa_auth', () =>
    db.select().from(trustedDevices).where(own).orderBy(desc(trustedDevices.lastUsedAt)),
  );
  return rows.map(({ id, name, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
    expiresAt,
    isThisOne: id === here,
  }));
}

/** Trusts one browser of the person no longer, or (null) none of them. Answers how many it was. */
export async function forgetDevices(db: Database, userId: string, id: string | null): Promise<number> {
  const own = eq(trustedDevices.userId, userId);
  const which = id === null ? own : and(own, eq(trustedDevices.id, id));
  const gone = await asRole(db, 'ilifa_auth', () =>
    db.delete(trustedDevices).where(which).returning({ id: trustedDevices.id }),
  );
  return gone.length;
}

/** A name for each person, so that two who share a browser do not undo each other's. `__Host-`: no sibling host can set it. */
function cookieName({ userId, keyring, publicUrl }: Browser): string {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  return `${prefix}ilifa.trusted-${keyring.fingerprint(`trusted name ${userId}`).slice(0, 12)}`;
}

/** The token of the cookie; null where there is none, or not of our signing. */
function tokenIn(browser: Browser): string | null {
  const [token = '', signature] =
    parseCookies(browser.cookies ?? '')
      .get(cookieName(browser))
      ?.split('.') ?? [];
  const ours = browser.keyring.fingerprint(`trusted cookie ${browser.userId} ${token}`);
  return signature === ours ? token : null;
}

function hashOf({ userId, keyring }: Browser, token: string): string {
  return keyring.fingerprint(`trusted device ${userId} ${token}`);
}
