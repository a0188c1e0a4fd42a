import { implement } from '@orpc/server';
import { type AuthSettings, endSessions, forgottenSessionCookies } from '#modules/access/identity/service.server.ts';
import { superusersHeld } from '#modules/people/site-roles/service.server.ts';
import { booksOf, holdMembers } from '#modules/people/workspaces/service.server.ts';
import { sendEmail } from '#platform/email-queue.server.ts';
import { asRole } from '#platform/database.server.ts';
import { userProcedure, type RequestContext } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { erasureAsked } from './events.ts';
import { askedEmail } from './emails.ts';
import { erasureAskedNotice } from './notices.ts';
import { COOLING_OFF_DAYS, fateOf, holdUpSentence } from './rules.ts';
import { notLeaving, putErasure } from './store.server.ts';

const people = implement(contract).$context<RequestContext>().use(userProcedure);

const DAY = 86_400_000;

/** Deleting one's account. */
export function erasureRouter(settings: AuthSettings) {
  return {
    prospect: people.prospect.handler(async ({ context: { db, person } }) => {
      const all = await booksOf(db);
      const books = all.map((each) => {
        const { id, name, kind, memberCount } = each;
        return { id, name, kind, memberCount, fate: fateOf(each) };
      });
      return { books, email: person.email };
    }),

    ask: people.ask.handler(async ({ context, errors }) => {
      const { db, userId, person, emit, afterCommit, audit, resHeaders, services } = context;
      const now = services.now();
      const superusers = await superusersHeld(db, now);
      const staying = await asRole(db, 'ilifa_auth', () => notLeaving(db, superusers));
      if (staying.length === 1 && staying[0] === userId) throw errors.LAST_SUPERUSER();
      const own = (await booksOf(db)).filter(({ role }) => role === 'owner');
      // Held, so that nobody joins between the look and the end of what was offered.
      await asRole(db, 'ilifa_auth', async () => {
        for (const { id } of own.toSorted((a, b) => (a.id < b.id ? -1 : 1))) await holdMembers(db, id);
      });
      const inUse = (await booksOf(db)).filter((books) => fateOf(books) === 'holds-up');
      if (inUse.length > 0) throw errors.BOOKS_IN_USE({ message: holdUpSentence(inUse) });
      const dueAt = new Date(now.getTime() + COOLING_OFF_DAYS * DAY);
      await asRole(db, 'ilifa_auth', () => putErasure(db, userId, now, dueAt));
      await emit(erasureAsked({ userId, ownBooks: own.map(({ id }) => id), now }));
      await emit(erasureAskedNotice(userId, now));
      await endSessions(db, emit, { userId, except: null, reason: 'Account deletion' });
      for (const cookie of await forgottenSessionCookies(settings)) resHeaders?.append('set-cookie', cookie);
      const { publicUrl } = settings;
      const message = askedEmail({ name: person.displayName, dueAt, publicUrl });
      await sendEmail({ db, services, afterCommit }, { to: person.email, ...message });
      audit({ id: userId, metadata: { dueAt, riskLevel: 'high' } });
      return { dueAt };
    }),
  };
}
