import { implement } from '@orpc/server';
import { BRAND } from '#kernel/brand.ts';
import { QUEUE_ROWS } from '#kernel/queue.ts';
import { asRole, type Database, takeTurn } from '#platform/database.server.ts';
import { listEmails, readEmail } from '#platform/email-list.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import type { SiteSettings } from './model.ts';
import { announcedAt, isSameAnnouncement } from './rules.ts';
import { databaseFacts, settingsOf, setSettings, type StoredSettings } from './store.server.ts';

const people = implement(contract).$context<RequestContext>().use(userProcedure);

/** @param openRequestsOf how many requests about personal data wait for an answer; a module of an area above keeps them */
export const installationRouter = (openRequestsOf: (db: Database) => Promise<number>) => ({
  announcement: people.announcement.handler(async ({ context: { db, services } }) =>
    announcedAt(services.now(), await settingsOf(db)),
  ),

  system: people.system.handler(async ({ context: { db, services } }) => {
    const now = services.now();
    const began = performance.now();
    const { version, bytes, connections, mostConnections, accounts, openSessions, ...work } = await databaseFacts(
      db,
      now,
    );
    const answeredIn = Math.round(performance.now() - began);
    const { isDatabaseEmbedded, startedAt, ...installed } = services.installation;
    return {
      ...installed,
      version: BRAND.version,
      runtime: `Node.js ${process.versions.node}`,
      startedAt,
      memoryBytes: process.memoryUsage.rss(),
      database: {
        isEmbedded: isDatabaseEmbedded,
        version,
        bytes: Number(bytes),
        connections,
        mostConnections,
        answeredIn,
        waiting: services.pool.waitingCount + services.sidePool.waitingCount,
      },
      work: { ...work, rightsOpen: await openRequestsOf(db), held: services.held.count() },
      people: { accounts, openSessions },
      limits: services.rateLimits.map(({ name, points, seconds }) => ({ name, points, seconds })),
    };
  }),

  emails: people.emails.handler(({ input: { open, page }, context: { db, services } }) => {
    const wanted = { state: open ? null : ('failed' as const), offset: (page - 1) * QUEUE_ROWS, limit: QUEUE_ROWS };
    return asRole(db, 'ilifa_auth', () => listEmails(db, services.keyring, wanted));
  }),

  readEmail: people.readEmail.handler(async ({ input: { id }, context: { db, services, audit }, errors }) => {
    const email = await asRole(db, 'ilifa_auth', () => readEmail(db, services.keyring, id));
    if (email === null) throw errors.EMAIL_NOT_FOUND();
    audit({ id, metadata: { riskLevel: 'high' } });
    return { to: email.to, subject: email.subject, text: email.text };
  }),

  settings: people.settings.handler(async ({ context: { db } }) => shown(await settingsOf(db))),

  change: people.change.handler(async ({ input, context: { db, audit, services }, errors }) => {
    const [now, before, settings] = [services.now(), toStore(input.before), toStore(input)];
    const { signUpsOpen, announcement, announcedUntil } = settings;
    // Two at once are compared one after the other.
    await takeTurn(db, 'site settings');
    const stands = await settingsOf(db);
    if (stands.signUpsOpen !== before.signUpsOpen || !isSameAnnouncement(stands, before)) throw errors.CHANGED_SINCE();
    // What is over already may stay as it is while something else is changed.
    const isOver = announcedUntil !== null && announcedUntil <= now;
    if (isOver && !isSameAnnouncement(stands, settings)) throw errors.ALREADY_OVER();
    await setSettings(db, settings, now);
    audit({ metadata: { riskLevel: 'high', signUpsOpen, isAnnouncing: announcement !== null } });
    return shown(settings);
  }),
});

/** Without a text there is no end of it. */
function toStore({ signUpsOpen, announcement, announcedUntil }: SiteSettings): StoredSettings {
  if (announcement === '') return { signUpsOpen, announcement: null, announcedUntil: null };
  return { signUpsOpen, announcement, announcedUntil: announcedUntil === null ? null : new Date(announcedUntil) };
}

function shown({ signUpsOpen, announcement, announcedUntil }: StoredSettings): SiteSettings {
  return { signUpsOpen, announcement: announcement ?? '', announcedUntil: announcedUntil?.toISOString() ?? null };
}
