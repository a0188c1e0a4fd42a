import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestCalls } from '#testing/calls.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import type { GivenRole } from '#modules/sharing/members/model.ts';
import { deliverWebhooks } from './webhooks.jobs.server.ts';

// A webhook tells the person who made it, so it follows what they may see.
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

const wish = (path: string) => ({ url: `${receiver.origin}${path}`, events: ['account.created' as const] });

/** Books with an address of a manager, and a change that waits to be told there. */
async function withManager() {
  const owner = await app.person();
  const books = owner.session.workspace.id;
  const guest = await joined(app, owner, { role: 'manager' });
  const manager = await tabOf(app, guest, books);
  const { id } = await manager.api.webhooks.create(wish('/manager'));
  await owner.api.webhooks.create(wish('/owner'));
  const { id: accountId } = await owner.api.accounts.create({ name: 'Cheque' });
  return { owner, books, manager, id, accountId, userId: guest.session.person.id };
}

const heardAt = async (path: string) => {
  await deliverWebhooks(app.services);
  return receiver.got.filter((one) => one.path === path).length;
};

test.each<GivenRole>(['editor', 'contributor', 'viewer', 'viewer-without-amounts', 'accountant'])(
  'a manager who becomes %s hears nothing more, not even what waited',
  async (role) => {
    const { owner, userId, id } = await withManager();
    await owner.api.members.change({ userId, role, accountIds: null });
    await owner.api.accounts.create({ name: 'Savings' });
    expect(await heardAt('/manager')).toBe(0);
    expect(await heardAt('/owner')).toBe(2);
    expect((await owner.api.webhooks.list()).find((one) => one.id === id)).toMatchObject({ isOn: false });
  },
);

test('a manager who becomes a viewer of one account hears nothing of it either', async () => {
  const { owner, userId, accountId } = await withManager();
  await owner.api.members.change({ userId, role: 'viewer', accountIds: [accountId] });
  await owner.api.accounts.create({ name: 'Savings' });
  expect(await heardAt('/manager')).toBe(0);
});

test('a manager whom the owner makes a manager again hears again only once somebody switches it on', async () => {
  const { owner, userId, manager, id } = await withManager();
  await owner.api.members.change({ userId, role: 'viewer', accountIds: null });
  await owner.api.members.change({ userId, role: 'manager', accountIds: null });
  await owner.api.accounts.create({ name: 'Savings' });
  expect(await heardAt('/manager')).toBe(0);
  await manager.api.webhooks.switch({ id, isOn: true });
  await owner.api.accounts.create({ name: 'Holiday' });
  expect(await heardAt('/manager')).toBe(1);
});

test('whoever switches an address on answers for it from then on', async () => {
  const { owner, userId, id } = await withManager();
  await owner.api.members.change({ userId, role: 'viewer', accountIds: null });
  await owner.api.webhooks.switch({ id, isOn: true });
  await owner.api.accounts.create({ name: 'Savings' });
  expect(await heardAt('/manager')).toBe(1);
});

test('who may hear is asked at each change and at each call, whichever way they lost it', async () => {
  const { owner, books, userId } = await withManager();
  // Past every command and event.
  await app.owner.query(`update members set role = 'viewer' where workspace_id = $1 and user_id = $2`, [books, userId]);
  await owner.api.accounts.create({ name: 'Savings' });
  expect(await heardAt('/manager')).toBe(0);
  const { rows } = await app.owner.query<{ count: number }>(
    `select count(*)::int as count from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
     where e.url like '%/manager' and d.workspace_id = $1`,
    [books],
  );
  expect(rows).toEqual([{ count: 1 }]);
  await app.owner.query('delete from members where workspace_id = $1 and user_id = $2', [books, userId]);
  expect(await heardAt('/manager')).toBe(0);
});
