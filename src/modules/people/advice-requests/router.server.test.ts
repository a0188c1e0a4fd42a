import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let now = new Date('2026-11-22T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let admin: Awaited<ReturnType<typeof app.person>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  admin = await app.operator('admin');
});
afterAll(() => app.close());

test('a service is asked for, seen by who answers, answered, told, and closed', async () => {
  const who = await app.person();
  const { id } = await who.api.services.ask({ service: 'risk-management', note: 'Funeral cover, twice?' });
  await expect(who.api.services.ask({ service: 'risk-management' })).rejects.toMatchObject({ code: 'ALREADY_ASKED' });
  expect(JSON.stringify(await admin.api.notifications.list({ all: true }))).toContain('New service request');
  const open = await admin.api.services.everyone({ open: true });
  expect(open.requests).toMatchObject([{ id, email: who.email, note: 'Funeral cover, twice?', state: 'asked' }]);

  const began = now;
  await admin.api.services.answer({ id, state: 'in-talks', answer: 'We call you on Monday' });
  now = new Date(now.getTime() + 60_000);
  await admin.api.services.answer({ id, state: 'in-talks', answer: 'On Tuesday rather' });
  // In conversation since the first word of it, not since the last.
  const inTalks = { state: 'in-talks', answer: 'On Tuesday rather', askedAt: began, changedAt: began };
  expect(await who.api.services.list()).toMatchObject([inTalks]);
  expect(JSON.stringify(await who.api.notifications.list({ all: true }))).toContain('We answered your service request');
  await admin.api.services.answer({ id, state: 'done', answer: 'All is said' });
  expect(await who.api.services.list()).toMatchObject([{ state: 'done', changedAt: now }]);
  await expect(who.api.services.withdraw({ id })).rejects.toMatchObject({ code: 'REQUEST_CLOSED' });
  await expect(admin.api.services.answer({ id, state: 'declined', answer: 'No' })).rejects.toMatchObject({
    code: 'REQUEST_CLOSED',
  });
  expect((await admin.api.services.everyone({ open: false })).total).toBe(1);
  // Once it is closed, one may ask anew.
  await who.api.services.ask({ service: 'risk-management' });
});

test('nobody sees or withdraws the request of another', async () => {
  const [who, other] = [await app.person(), await app.person()];
  const { id } = await who.api.services.ask({ service: 'financial-planning' });
  expect(await other.api.services.list()).toEqual([]);
  await expect(other.api.services.withdraw({ id })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
  await expect(other.api.services.everyone({})).rejects.toMatchObject({ code: 'ADMIN_NEEDED' });
  await who.api.services.withdraw({ id });
  expect(await who.api.services.list()).toMatchObject([{ state: 'withdrawn', answer: null }]);
});

test('two at once are one request', async () => {
  const { api } = await app.person();
  const asked = [1, 2, 3].map(() => api.services.ask({ service: 'corporate-finance' }));
  const settled = await Promise.allSettled(asked);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
