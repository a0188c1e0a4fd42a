import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestCalls } from '#testing/calls.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { AT_ONCE, MOST_WAITING } from './webhooks.rules.ts';
import { deliverWebhooks } from './webhooks.jobs.server.ts';

// What may not be called, and who waits for whom.
const now = new Date('2026-11-22T10:00:00Z');
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
const wish = (path = '/in') => ({ url: `${receiver.origin}${path}`, events: ['account.created' as const] });
const deliveriesOf = async ({ api }: Pick<Person, 'api'>, id: string) => (await api.webhooks.deliveries({ id })).rows;

test('addresses that do not answer hold up nobody else, and are left in peace for a while', async () => {
  const [slow, other] = [await app.person(), await app.person()];
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const dead = createServer(() => undefined);
  let calls = 0;
  dead.on('connection', (socket) => {
    calls += 1;
    void held.then(() => socket.destroy());
  });
  dead.listen(0, '127.0.0.1');
  await once(dead, 'listening');
  const origin = `http://127.0.0.1:${(dead.address() as AddressInfo).port}`;
  const services = { ...app.services, webhookOrigins: [receiver.origin, origin] };
  for (let made = 0; made < 4; made += 1) {
    const { id } = await slow.api.webhooks.create(wish(`/dead/${made}`));
    await app.owner.query('update webhook_endpoints set url = $1 where id = $2', [`${origin}/${made}`, id]);
  }
  for (let made = 0; made < 8; made += 1) await slow.api.accounts.create({ name: `Account ${made}` });
  await other.api.webhooks.create(wish('/other'));
  for (let made = 0; made < 3; made += 1) await other.api.accounts.create({ name: `Account ${made}` });
  const calling = deliverWebhooks(services);
  await vi.waitFor(() => expect(receiver.got.filter(({ path }) => path === '/other')).toHaveLength(3), 5000);
  // All that time no more than the share of one set of books is being called.
  expect(calls).toBe(AT_ONCE.books);
  letGo();
  await calling;
  const { rows } = await app.owner.query(
    `select distinct rests_until > $1 as rests from webhook_endpoints where url like $2 and failures >= 3`,
    [now, `${origin}%`],
  );
  expect(rows).toEqual([{ rests: true }]);
  // Eight wait for each; in vain it was tried a few times, and not as often as there are calls.
  expect(calls).toBeLessThanOrEqual(4 * 4);
  dead.close();
});

test('of what waits for an address there is an end; what is beyond stands in the log', async () => {
  const who = await app.person();
  const { id } = await who.api.webhooks.create(wish());
  await app.owner.query(
    `insert into webhook_deliveries (workspace_id, id, endpoint_id, event, body, state, created_at, next_at)
     select $1, gen_random_uuid(), $2, 'account.created', '{}', 'waiting', $3, $3 from generate_series(1, $4)`,
    [who.session.workspace.id, id, now, MOST_WAITING],
  );
  await who.api.accounts.create({ name: 'Cheque' });
  const { rows } = await app.owner.query(
    `select state, count(*)::int from webhook_deliveries where endpoint_id = $1 group by state order by state`,
    [id],
  );
  expect(rows).toEqual([
    { state: 'failed', count: 1 },
    { state: 'waiting', count: MOST_WAITING },
  ]);
});

test('what is off is not called, though a call waits there', async () => {
  const who = await app.person();
  const { id } = await who.api.webhooks.create(wish());
  await who.api.accounts.create({ name: 'Cheque' });
  await app.owner.query(`update webhook_endpoints set off_reason = 'person' where id = $1`, [id]);
  await deliverWebhooks(app.services);
  expect(receiver.got).toEqual([]);
});

test('an origin inside that the operator names no more is not called', async () => {
  const who = await app.person();
  const { id } = await who.api.webhooks.create(wish());
  await who.api.webhooks.test({ id });
  await deliverWebhooks({ ...app.services, webhookOrigins: [] });
  expect(receiver.got).toEqual([]);
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: 'failed', attempts: 1, nextAt: null }]);
});

test('at another host an address has another secret, and what waited is not sent there', async () => {
  const who = await app.person();
  const { id } = await who.api.webhooks.create({ ...wish(), url: 'https://hooks.example.com/in' });
  await who.api.webhooks.test({ id });
  const same = await who.api.webhooks.update({ ...wish(), id, url: 'https://hooks.example.com/other' });
  expect(same.secret).toBeNull();
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: 'waiting' }]);
  const sealed = async () =>
    (await app.owner.query('select secret_sealed, former_sealed from webhook_endpoints where id = $1', [id])).rows[0];
  const before: unknown = await sealed();
  const { secret } = await who.api.webhooks.update({ ...wish(), id });
  expect(secret).toMatch(/^whsec_/);
  expect(await sealed()).not.toEqual(before);
  expect(await deliveriesOf(who, id)).toMatchObject([{ state: 'failed', attempts: 0 }]);
  await deliverWebhooks(app.services);
  expect(receiver.got).toEqual([]);
});

test('whoever is taken out of books is told of them no more, reads them by no key, and the owner knew of both', async () => {
  const owner = await app.person();
  const books = owner.session.workspace.id;
  const guest = await joined(app, owner, { role: 'manager' });
  const manager = await tabOf(app, guest, books);
  const { id } = await manager.api.webhooks.create(wish());
  await manager.api.apiKeys.create({ name: 'Sheet', scopes: ['accounts.read'], days: null });
  const kept = await owner.api.webhooks.create(wish('/kept'));
  expect(JSON.stringify(await owner.api.notifications.list({ all: true }))).toContain('New webhook for');
  await owner.api.accounts.create({ name: 'Cheque' });
  await owner.api.members.remove({ userId: guest.session.person.id });
  await owner.api.accounts.create({ name: 'Savings' });
  await deliverWebhooks(app.services);
  expect(receiver.got.map(({ path }) => path)).toEqual(['/kept', '/kept']);
  const on = (await owner.api.webhooks.list()).map((one) => [one.id, one.isOn]);
  expect(on).toEqual(
    expect.arrayContaining([
      [id, false],
      [kept.id, true],
    ]),
  );
  expect(await owner.api.apiKeys.list()).toMatchObject([{ state: 'revoked' }]);
});

test('whoever leaves books by themselves is told of them no more, and reads them by no key when they come back', async () => {
  const owner = await app.person();
  const books = owner.session.workspace.id;
  const guest = await joined(app, owner, { role: 'manager' });
  const manager = await tabOf(app, guest, books);
  const { id } = await manager.api.webhooks.create(wish());
  await guest.api.webhooks.create(wish('/own'));
  await manager.api.apiKeys.create({ name: 'Sheet', scopes: ['accounts.read'], days: null });
  await owner.api.accounts.create({ name: 'Cheque' });
  await manager.api.workspaces.leave({ id: books });
  await owner.api.accounts.create({ name: 'Savings' });
  await guest.api.accounts.create({ name: 'Mine' });
  await deliverWebhooks(app.services);
  expect(receiver.got.map(({ path }) => path)).toEqual(['/own']);
  expect(await owner.api.webhooks.list()).toMatchObject([{ id, isOn: false, offReason: 'person' }]);
  expect(await owner.api.apiKeys.list()).toMatchObject([{ state: 'revoked' }]);
  // They know that they left; only who was taken out is told so.
  expect(JSON.stringify(await guest.api.notifications.list({ all: true }))).not.toContain(
    'You no longer have access to',
  );
});

test('whoever gives up their account is told of the books of others no more, from the moment they ask', async () => {
  const owner = await app.person();
  const guest = await joined(app, owner, { role: 'manager' });
  const manager = await tabOf(app, guest, owner.session.workspace.id);
  const { id } = await manager.api.webhooks.create(wish());
  const kept = await owner.api.webhooks.create(wish('/kept'));
  await owner.api.accounts.create({ name: 'Cheque' });
  await guest.api.erasure.ask();
  await owner.api.accounts.create({ name: 'Savings' });
  await deliverWebhooks(app.services);
  expect(receiver.got.map(({ path }) => path)).toEqual(['/kept', '/kept']);
  expect(await owner.api.webhooks.list()).toMatchObject([
    { id: kept.id, isOn: true },
    { id, isOn: false },
  ]);
});

test('whoever leads an address to another host answers for it from then on, and they and the owner are told', async () => {
  const owner = await app.person();
  const books = owner.session.workspace.id;
  const [first, second] = [
    await joined(app, owner, { role: 'manager' }),
    await joined(app, owner, { role: 'manager' }),
  ];
  const [maker, mover] = [await tabOf(app, first, books), await tabOf(app, second, books)];
  const { id } = await maker.api.webhooks.create({ ...wish(), url: 'https://hooks.example.com/in' });
  const told = async ({ api }: Pick<Person, 'api'>) =>
    (await api.notifications.list({ all: true })).notices.filter(({ title }) => title.includes('New webhook for'));
  await mover.api.webhooks.update({ ...wish(), id, url: 'https://hooks.example.com/other' });
  expect([(await told(owner)).length, (await told(second)).length]).toEqual([1, 0]);
  await mover.api.webhooks.update({ ...wish(), id });
  expect([(await told(owner)).length, (await told(second)).length]).toEqual([2, 1]);
  expect((await told(second))[0]?.message).toContain(new URL(receiver.origin).host);
  // The former maker had nothing to do with this host.
  await maker.api.workspaces.leave({ id: books });
  expect(await owner.api.webhooks.list()).toMatchObject([{ id, isOn: true }]);
  await mover.api.workspaces.leave({ id: books });
  expect(await owner.api.webhooks.list()).toMatchObject([{ id, isOn: false }]);
});
