import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { startTestCalls } from '#testing/calls.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { MOST_ATTEMPTS, MOST_ENDPOINTS, SIGNATURE_HEADER } from './webhooks.rules.ts';
import { callEndpoint } from './webhooks.send.server.ts';
import { deleteOldCalls, deliverWebhooks } from './webhooks.jobs.server.ts';

let now = new Date('2026-11-22T10:00:00Z');
let calls: Awaited<ReturnType<typeof startTestCalls>>;
let app: (typeof calls)['app'];
let receiver: (typeof calls)['receiver'];
beforeAll(async () => {
  calls = await startTestCalls({ now: () => now });
  ({ app, receiver } = calls);
});
afterAll(() => calls.close());
beforeEach(() => calls.clear());

type Person = Awaited<ReturnType<typeof app.person>>;
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const wish = (path = '/in') => ({
  url: `${receiver.origin}${path}`,
  events: ['account.created', 'account.removed'],
});
const deliveriesOf = async ({ api }: Pick<Person, 'api'>, id: string) => (await api.webhooks.deliveries({ id })).rows;

/** As a receiver checks it, by what the guide says. */
function isSigned(secret: string, { headers, body }: (typeof receiver.got)[number]): boolean {
  const parts = String(headers[SIGNATURE_HEADER]).split(',');
  const moment = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  const own = createHmac('sha256', secret).update(`${moment}.${body}`).digest('hex');
  return parts.includes(`v1=${own}`);
}

test('a change is told where it was asked for, signed, once, and logged with what was answered', async () => {
  const who = await app.person();
  const { id, secret } = await who.api.webhooks.create(wish());
  const { id: account } = await who.api.accounts.create({ name: 'Cheque' });
  await who.api.accounts.update({ id: account, name: 'Current' });
  expect(await deliveriesOf(who, id)).toMatchObject([{ event: 'account.created', state: 'waiting', attempts: 0 }]);
  await deliverWebhooks(app.services);
  await deliverWebhooks(app.services);
  expect(receiver.got).toHaveLength(1);
  const [call] = receiver.got;
  if (call === undefined) throw new Error('nothing arrived');
  expect(isSigned(secret, call)).toBe(true);
  expect(isSigned(`${secret}x`, call)).toBe(false);
  const body = JSON.parse(call.body) as { id: string };
  expect(body).toEqual({
    id: body.id,
    type: 'account.created',
    createdAt: now.toISOString(),
    booksId: who.session.workspace.id,
    data: { ids: [account] },
  });
  const [delivery] = await deliveriesOf(who, id);
  expect(delivery).toMatchObject({ state: 'delivered', attempts: 1, status: 200, answer: 'thank you', nextAt: null });
  expect(call.headers['ilifa-delivery']).toBe(delivery?.id);
  expect((await who.api.webhooks.list())[0]).toMatchObject({ isOn: true, lastDeliveredAt: now, failingSince: null });
});

test('modules say what can be told: it is offered in groups, kept in their order, and anything else is refused', async () => {
  const { api } = await app.person();
  const groups = await api.webhooks.groups();
  expect(groups.map(({ label }) => label)).toEqual([
    'Transactions',
    'Imports',
    'Accounts',
    'Categories',
    'Recurring payments',
    'Exchange rates',
    'Saved views',
    'Splits',
    'Undo and redo',
    'Transfers',
    'Statements',
    'Refunds and links',
    'Receipts',
    'Rules',
    'Net worth',
    'Tags',
    'Merged transactions',
  ]);
  const { id } = await api.webhooks.create({ ...wish(), events: ['account.removed', 'import.committed'] });
  expect((await api.webhooks.list())[0]?.events).toEqual(['import.committed', 'account.removed']);
  const wrong = { ...wish(), events: ['account.created', 'password.changed'] };
  const refused = { code: 'BAD_REQUEST', data: { issues: [{ path: ['events', 1] }] } };
  await expect(api.webhooks.create(wrong)).rejects.toMatchObject(refused);
  await expect(api.webhooks.update({ ...wrong, id })).rejects.toMatchObject(refused);
  expect((await api.webhooks.list()).map(({ events }) => events)).toEqual([['import.committed', 'account.removed']]);
});

test('a change that is undone leaves nothing to tell, and other books tell nothing', async () => {
  const [who, other] = [await app.person(), await app.person()];
  const { id } = await who.api.webhooks.create(wish());
  await other.api.accounts.create({ name: 'Theirs' });
  await expect(who.api.accounts.remove({ id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'ACCOUNT_NOT_FOUND',
  });
  expect(await deliveriesOf(who, id)).toEqual([]);
  await expect(other.api.webhooks.test({ id })).rejects.toMatchObject({ code: 'ENDPOINT_NOT_FOUND' });
  expect(await deliveriesOf(other, id)).toEqual([]);
});

test('several processes make each call once', async () => {
  const beside = await startTestApp({ now: () => now, beside: app, webhookOrigins: [receiver.origin] });
  const who = await app.person();
  await who.api.webhooks.create(wish());
  for (let made = 0; made < 25; made += 1) await who.api.accounts.create({ name: `Account ${made}` });
  const grounds = [app.services, beside.services, app.services, beside.services];
  await Promise.all(grounds.map((services) => deliverWebhooks(services)));
  expect(receiver.got).toHaveLength(25);
  expect(new Set(receiver.got.map(({ headers }) => headers['ilifa-delivery'])).size).toBe(25);
  await beside.close();
});

test('what does not arrive is tried again, each time later, and then no more', async () => {
  receiver.program.answer = () => ({ status: 503, text: 'later\u0000' });
  const who = await app.person();
  const { id } = await who.api.webhooks.create(wish());
  await who.api.accounts.create({ name: 'Cheque' });
  await deliverWebhooks(app.services);
  const [first] = await deliveriesOf(who, id);
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 503, answer: 'later' });
  expect(first?.nextAt).toEqual(new Date(now.getTime() + 60_000));
  await deliverWebhooks(app.services);
  expect(receiver.got).toHaveLength(1);
  for (const minutes of [1, 5, 30, 120, 300, 600]) {
    pass(minutes);
    await deliverWebhooks(app.services);
  }
  await who.signInAgain();
  expect((await who.api.webhooks.list())[0]).toMatchObject({ isOn: true, offReason: null });
  // Meanwhile another waits; the last attempt of the first one ends both.
  await who.api.accounts.create({ name: 'Savings' });
  pass(840);
  await deliverWebhooks(app.services);
  expect(receiver.got.length).toBeGreaterThanOrEqual(MOST_ATTEMPTS);
  await who.signInAgain();
  expect((await who.api.webhooks.list())[0]).toMatchObject({ isOn: false, offReason: 'failing' });
  expect((await deliveriesOf(who, id)).map(({ state }) => state)).toEqual(['failed', 'failed']);
  const notices = await who.api.notifications.list({ all: true });
  expect(JSON.stringify(notices)).toContain('was switched off');
  await expect(who.api.webhooks.test({ id })).rejects.toMatchObject({ code: 'IS_OFF' });
  await who.api.accounts.create({ name: 'Third' });
  expect(await deliveriesOf(who, id)).toHaveLength(2);

  receiver.program.answer = () => ({ status: 200, text: '' });
  await who.api.webhooks.switch({ id, isOn: true });
  const [latest] = await deliveriesOf(who, id);
  const before = receiver.got.length;
  await who.api.webhooks.redeliver({ id: latest?.id ?? '' });
  await deliverWebhooks(app.services);
  expect(receiver.got).toHaveLength(before + 1);
  // The same event, so that a receiver knows it again.
  expect(receiver.got.at(-1)?.body).toBe(latest?.body);
});

test('a call whose process ended is made by another once its time is over, and that counts as an attempt', async () => {
  const who = await app.person();
  const { id } = await who.api.webhooks.create(wish());
  await who.api.accounts.create({ name: 'Cheque' });
  await app.owner.query(`update webhook_deliveries set attempts = 1, next_at = $1`, [new Date(now.getTime() + 60_000)]);
  await deliverWebhooks(app.services);
  expect(receiver.got).toHaveLength(0);
  pass(1);
  await deliverWebhooks(app.services);
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
});

test('a call that was begun as often as anything is tried, and never ended, is not begun again', async () => {
  const who = await app.person();
  const { id } = await who.api.webhooks.create(wish());
  await who.api.accounts.create({ name: 'Cheque' });
  await app.owner.query('update webhook_deliveries set attempts = $1', [MOST_ATTEMPTS]);
  await deliverWebhooks(app.services);
  expect(receiver.got).toEqual([]);
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: 'failed', nextAt: null }]);
});

test('another secret signs at once, and the one before beside it for a day', async () => {
  const who = await app.person();
  const { id, secret: former } = await who.api.webhooks.create(wish());
  const { secret } = await who.api.webhooks.rotate({ id });
  await who.api.webhooks.test({ id });
  await deliverWebhooks(app.services);
  const [both] = receiver.got;
  if (both === undefined) throw new Error('nothing arrived');
  expect([isSigned(secret, both), isSigned(former, both)]).toEqual([true, true]);
  pass(24 * 60);
  await who.signInAgain();
  await who.api.webhooks.test({ id });
  await deliverWebhooks(app.services);
  const [, one] = receiver.got;
  if (one === undefined) throw new Error('nothing arrived');
  expect([isSigned(secret, one), isSigned(former, one)]).toEqual([true, false]);
  expect(JSON.parse(one.body)).toMatchObject({ type: 'webhook.test', data: { ids: [] } });
});

test('switched off, nothing that waits is sent', async () => {
  const who = await app.person();
  const { id } = await who.api.webhooks.create(wish());
  await who.api.accounts.create({ name: 'Cheque' });
  await who.api.webhooks.switch({ id, isOn: false });
  await deliverWebhooks(app.services);
  expect(receiver.got).toHaveLength(0);
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: 'failed', attempts: 0 }]);
});

test('a secret is sealed, and neither it nor what it signs is in the record', async () => {
  const who = await app.person();
  const { id, secret } = await who.api.webhooks.create(wish());
  const { rows } = await app.owner.query<{ row: string }>(
    'select e::text as row from webhook_endpoints e where id = $1',
    [id],
  );
  expect(rows[0]?.row).not.toContain(secret);
  const lines = await app.owner.query<{ line: string }>(
    'select l::text as line from security_audit_logs l where resource_id = $1',
    [id],
  );
  expect(lines.rows).toHaveLength(1);
  expect(lines.rows[0]?.line).not.toContain(secret);
});

describe('an address', () => {
  test('inside is refused, at first and when it is changed', async () => {
    const who = await app.person();
    for (const url of ['https://127.0.0.1/', 'https://localhost/', 'http://hooks.example.com/', 'https://10.0.0.8/'])
      await expect(who.api.webhooks.create({ ...wish(), url })).rejects.toMatchObject({ code: 'NOT_CALLABLE' });
    const { id } = await who.api.webhooks.create(wish());
    await expect(who.api.webhooks.update({ ...wish(), id, url: 'https://[::1]/' })).rejects.toMatchObject({
      code: 'NOT_CALLABLE',
    });
  });

  test('whose name leads inside is not called, whatever it said before', async () => {
    const call = { id: 'c', event: 'webhook.test', body: '{}', secrets: ['s'] };
    // A name that the machine itself knows, as an attacker's own name server would answer it.
    const url = receiver.origin.replace('127.0.0.1', 'localhost');
    expect(await callEndpoint({ ...call, url }, { now, origins: [] })).toEqual({
      status: null,
      answer: 'The host has no public address.',
    });
    expect(receiver.got).toEqual([]);
  });

  test('that leads elsewhere is not followed', async () => {
    receiver.program.answer = () => ({ status: 302, text: '' });
    const who = await app.person();
    const { id } = await who.api.webhooks.create(wish());
    await who.api.webhooks.test({ id });
    await deliverWebhooks(app.services);
    expect(receiver.got).toHaveLength(1);
    expect(await deliveriesOf(who, id)).toMatchObject([{ state: 'waiting', status: 302 }]);
  });

  test('whose answer has no end is read no further than it is kept', async () => {
    receiver.program.answer = () => ({ status: 200, text: 'x'.repeat(5_000_000) });
    const who = await app.person();
    const { id } = await who.api.webhooks.create(wish());
    await who.api.webhooks.test({ id });
    await deliverWebhooks(app.services);
    const [delivery] = await deliveriesOf(who, id);
    expect(delivery?.answer).toHaveLength(500);
  });
});

test('books have so many addresses, for owners and managers alone', async () => {
  const owner = await app.person();
  const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), owner.session.workspace.id);
  await expect(viewer.api.webhooks.list()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  for (let made = 0; made < MOST_ENDPOINTS; made += 1) await owner.api.webhooks.create(wish(`/${made}`));
  await expect(owner.api.webhooks.create(wish())).rejects.toMatchObject({ code: 'TOO_MANY_ENDPOINTS' });
  const [one] = await owner.api.webhooks.list();
  await owner.api.webhooks.test({ id: one?.id ?? '' });
  await owner.api.webhooks.remove({ id: one?.id ?? '' });
  expect(await owner.api.webhooks.list()).toHaveLength(MOST_ENDPOINTS - 1);
  await deliverWebhooks(app.services);
  expect(receiver.got).toEqual([]);
});

test('the log goes on page by page, and forgets after thirty days', async () => {
  const who = await app.person();
  const { id } = await who.api.webhooks.create(wish());
  for (let made = 0; made < 30; made += 1) await who.api.accounts.create({ name: `Account ${made}` });
  const first = await who.api.webhooks.deliveries({ id });
  expect([first.rows.length, first.hasMore]).toEqual([25, true]);
  const rest = await who.api.webhooks.deliveries({ id, before: first.rows.at(-1)?.id });
  expect([rest.rows.length, rest.hasMore]).toEqual([5, false]);
  pass(30 * 24 * 60 + 1);
  await deleteOldCalls(app.services);
  await who.signInAgain();
  expect(await deliveriesOf(who, id)).toEqual([]);
});
