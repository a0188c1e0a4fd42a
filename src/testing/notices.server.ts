import { noticeGiven, type Telling } from '#modules/people/notifications/events.ts';
import { deliverNotices } from '#modules/people/notifications/posting.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import type { Mailer } from '#platform/mail.server.ts';
import { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
export type Someone = Awaited<ReturnType<TestApp['person']>>;

export const idOf = ({ session }: Pick<Someone, 'session'>) => session.person.id;

/** What the tests of notifications do with an application; `wrong`: the change that is told of fails afterwards. */
export function newsroom(app: TestApp) {
  const { services } = app;
  return {
    news: (people: readonly Someone[], telling: Partial<Telling> = {}, { wrong = false } = {}) =>
      inTransaction(services.pool, { role: 'ilifa_app' }, async (db) => {
        const notice = noticeGiven({
          userIds: people.map(idOf),
          key: crypto.randomUUID(),
          type: 'system',
          severity: 'low',
          title: 'News',
          message: 'Something happened.',
          actionUrl: null,
          workspaceId: null,
          why: 'It is a test.',
          ...telling,
        });
        await emitterFor(db, services.listeners)(notice);
        if (wrong) throw new Error('undone');
      }),
    post: () => deliverNotices({ ...services, publicUrl: 'http://localhost' }),
    emailsTo: ({ email }: Someone) => app.sentEmails.filter(({ to }) => to === email),
    titlesOf: async ({ api }: Someone, all = false) =>
      (await api.notifications.list({ all })).notices.map(({ title }) => title),
  };
}

/** An application of its own, by a clock that a test moves, with all of that. */
export async function startNewsroom(now: () => Date, mailer: Partial<Mailer> = {}) {
  const app = await startTestApp({ now, mailer });
  return { app, ...newsroom(app) };
}
