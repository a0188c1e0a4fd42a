import { asc, eq } from 'drizzle-orm';
import { securityAlerts } from '#modules/access/alerts/table.server.ts';
import { subscriptions } from '#modules/people/billing/table.server.ts';
import { deviceRegistry } from '#modules/access/devices/table.server.ts';
import { passkeys, totpSecrets, trustedDevices } from '#modules/access/two-factor/table.server.ts';
import { reportsOf } from '#modules/trust/compliance/service.server.ts';
import { consentsOf } from '#modules/people/consents/service.server.ts';
import { credentials } from '#modules/access/identity/table.server.ts';
import { keptNotices, wishesOf } from '#modules/people/notifications/service.server.ts';
import { SaidSchema } from '#modules/people/profile/model.ts';
import { PICTURE_RULES } from '#modules/people/profile/rules.ts';
import { allPictures, bringPicture, bringSaid, saidBy } from '#modules/people/profile/service.server.ts';
import { refusedServices } from '#modules/access/social-login/table.server.ts';
import { keptBrowsers } from '#modules/people/push/service.server.ts';
import { preferencesOf } from '#modules/people/preferences/service.server.ts';
import { requestsOf } from '#modules/trust/data-requests/service.server.ts';
import { requestsOf as serviceRequestsOf } from '#modules/people/advice-requests/service.server.ts';
import { userRoles } from '#modules/people/site-roles/table.server.ts';
import { enhancedSessions } from '#modules/access/sessions/table.server.ts';
import { userActivities } from '#modules/access/threat-detection/table.server.ts';
import { members, workspaces } from '#modules/people/workspaces/table.server.ts';
import { asRole, type Database } from '#platform/database.server.ts';
import { ownRecord } from './store.server.ts';
import { MOST_JSON_BYTES, type ZipFiles, ZipRefused } from '#platform/archive/zip-read.server.ts';

/** What is kept of a person outside books, by the name of its file. Nothing that opens anything is in it. */
export async function personalFiles(db: Database, userId: string): Promise<Map<string, unknown>> {
  return new Map<string, unknown>([
    ['person.json', await ownRecord(db, userId)],
    ['profile.json', await saidBy(db, userId)],
    ['preferences.json', await preferencesOf(db, userId)],
    ['notifications.json', await keptNotices(db, userId)],
    ['notification-wishes.json', await wishesOf(db, userId)],
    ['push-browsers.json', await keptBrowsers(db, userId)],
    ['consents.json', await consentsOf(db, userId)],
    ['data-requests.json', await requestsOf(db, userId)],
    ['service-requests.json', await serviceRequestsOf(db, userId)],
    ['compliance-reports.json', await reportsOf(db, userId, null)],
    ['memberships.json', await membershipsOf(db, userId)],
    ['plans.json', await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).then(plain)],
    ['site-roles.json', await db.select().from(userRoles).where(eq(userRoles.userId, userId))],
    ['sign-in.json', await waysIn(db, userId)],
    ['sessions.json', await sessionsOf(db, userId)],
    ['devices.json', await db.select().from(deviceRegistry).where(eq(deviceRegistry.userId, userId))],
    ['alerts.json', await db.select().from(securityAlerts).where(eq(securityAlerts.userId, userId))],
    [
      'latest-activity.json',
      await db.select().from(userActivities).where(eq(userActivities.userId, userId)).then(plain),
    ],
  ]);
}

/** Amounts as text, which JSON has no exact number for. */
function plain(rows: readonly Record<string, unknown>[]) {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, typeof value === 'bigint' ? `${value}` : value]),
    ),
  );
}

/** All books that the person is in, those of others too. */
function membershipsOf(db: Database, userId: string) {
  const { id, name, kind } = workspaces;
  return db
    .select({ workspaceId: id, name, kind, role: members.role, since: members.createdAt })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(eq(members.userId, userId))
    .orderBy(asc(members.createdAt), asc(workspaces.id));
}

/** That there is a password, an app or a key; never what proves it. */
function waysIn(db: Database, userId: string) {
  return asRole(db, 'ilifa_auth', async () => {
    const { providerId, createdAt } = credentials;
    const [totp] = await db
      .select({ confirmedAt: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(eq(totpSecrets.userId, userId));
    return {
      accounts: await db
        .select({ providerId, since: createdAt })
        .from(credentials)
        .where(eq(credentials.userId, userId)),
      unlinkedServices: await db
        .select({ providerId: refusedServices.provider, since: refusedServices.createdAt })
        .from(refusedServices)
        .where(eq(refusedServices.userId, userId)),
      authenticatorAppSince: totp?.confirmedAt ?? null,
      passkeys: await db
        .select({ name: passkeys.name, since: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.userId, userId)),
      trustedBrowsers: await db
        .select({ name: trustedDevices.name, since: trustedDevices.createdAt, lastUsedAt: trustedDevices.lastUsedAt })
        .from(trustedDevices)
        .where(eq(trustedDevices.userId, userId)),
    };
  });
}

function sessionsOf(db: Database, userId: string) {
  const { userAgent, ipAddress, createdAt, lastActivity, terminatedAt, terminationReason } = enhancedSessions;
  return db
    .select({ userAgent, ipAddress, createdAt, lastActivity, terminatedAt, terminationReason })
    .from(enhancedSessions)
    .where(eq(enhancedSessions.userId, userId))
    .orderBy(asc(createdAt));
}

/** Pictures as they are kept. */
export async function pictureFiles(db: Database, userId: string): Promise<[string, Buffer][]> {
  return (await allPictures(db, userId)).map(({ kind, bytes }) => [`${kind}.webp`, bytes]);
}

/** Profile and pictures of an archive, where the person who brings it has said nothing yet. @throws ZipRefused */
export async function restorePerson(db: Database, zip: ZipFiles, userId: string, now: Date): Promise<void> {
  const bytes = await zip.read('person/profile.json', MOST_JSON_BYTES);
  if (bytes !== null) {
    const said = SaidSchema.safeParse(jsonOf(bytes));
    if (!said.success) throw new ZipRefused('This version cannot read person/profile.json of this archive.');
    await bringSaid(db, userId, said.data, now);
  }
  for (const kind of ['avatar', 'company-logo'] as const) {
    const picture = await zip.read(`person/${kind}.webp`, PICTURE_RULES.bytes);
    if (picture === null) continue;
    if (!(await bringPicture(db, userId, kind, picture)))
      throw new ZipRefused(`person/${kind}.webp is not a picture that can be read.`);
  }
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
