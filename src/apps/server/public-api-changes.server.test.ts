import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Scope, SCOPES } from '#modules/sharing/integrations/api-keys.words.ts';
import { API_SAMPLE } from '#modules/sharing/integrations/public-api.sample.ts';
import { programOf } from '#testing/api-program.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

type Program = Awaited<ReturnType<typeof programOf>>;

let now = new Date('2026-11-22T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let who: Program['who'];
let call: Program['call'];
let http: Program['http'];
let accountId: string;
let categoryId: string;

const ALL: Scope[] = [...SCOPES];

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  ({ who, call, http } = await programOf(app));
  ({ id: accountId } = await who.api.accounts.create({ name: 'Cheque' }));
  categoryId =
    (await who.api.categories.list()).find((one) => one.kind === 'expense' && one.parentId !== null)?.id ?? '';
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const bread = (more: object = {}) => ({
  accountId,
  categoryId,
  bookedOn: '2026-11-02',
  description: `Bread ${randomUUID()}`,
  amount: '-12.34',
  ...more,
});

type Row = { id: string; bookedOn: string; description: string; amount: string; categoryId: string | null };
type Page = { data: Row[]; page: number | null; count: number; nextCursor: string | null };

async function pageOf(query: string): Promise<Page> {
  return (await call('GET', `transactions?${query}`)) as unknown as Page;
}

test('a program adds, changes, deletes and restores a transaction, exactly', async () => {
  const wish = bread();
  const added = await call('POST', 'transactions', { body: wish });
  expect(added.status).toBe(200);
  const { id } = added.data;
  const find = async () => (await pageOf(`search=${encodeURIComponent(wish.description)}`)).data;
  expect(await find()).toMatchObject([{ id, amount: '-12.34', bookedOn: '2026-11-02', categoryId }]);
  expect((await call('PATCH', `transactions/${id}`, { body: { amount: '-99.95', currency: 'ZAR' } })).status).toBe(200);
  expect(await find()).toMatchObject([{ id, amount: '-99.95', description: wish.description }]);
  expect((await call('DELETE', `transactions/${id}`)).data.id).toBe(id);
  expect(await find()).toEqual([]);
  expect((await call('POST', `transactions/${id}/restore`)).data.id).toBe(id);
  expect(await find()).toHaveLength(1);
  const filed = await call<{ count: number }>('POST', 'transactions/categorise', {
    body: { ids: [id], categoryId: null },
  });
  expect(filed.data.count).toBe(1);
  expect(await find()).toMatchObject([{ categoryId: null }]);
});

test('accounts and categories are added, changed and deleted', async () => {
  const account = await call('POST', 'accounts', { body: { name: 'Till', type: 'cash', openingBalance: '100.00' } });
  const renamed = await call('PATCH', `accounts/${account.data.id}`, {
    body: { name: 'Till 2', openingBalance: '50' },
  });
  expect(renamed.status).toBe(200);
  const held = (await who.api.accounts.list()).find(({ id }) => id === account.data.id);
  expect(held).toMatchObject({
    name: 'Till 2',
    accountType: 'cash',
    openingBalance: { minor: 5000n, currency: 'ZAR' },
  });
  expect((await call('DELETE', `accounts/${account.data.id}`)).status).toBe(200);

  const category = await call('POST', 'categories', { body: { name: 'Stock', kind: 'expense' } });
  expect((await call('PATCH', `categories/${category.data.id}`, { body: { name: 'Stock bought' } })).status).toBe(200);
  const { data: row } = await call('POST', 'transactions', { body: bread({ categoryId: category.data.id }) });
  expect((await call('DELETE', `categories/${category.data.id}`)).code).toBe('CATEGORY_IN_USE');
  expect((await call('DELETE', `categories/${category.data.id}?moveTo=none`)).status).toBe(200);
  const rows = (await pageOf('uncategorised=true')).data;
  expect(rows.map(({ id }) => id)).toContain(row.id);
});

test('the example that programmers copy adds one transaction, reads all, and undoes a change of many', async () => {
  const reader = await app.person();
  const { key: theirs } = await reader.api.apiKeys.create({ name: 'Example', scopes: ALL, days: 30 });
  await reader.api.accounts.create({ name: 'Cheque' });
  const listening = await new Promise<{ port: number; close: () => void }>((resolve) => {
    const server = serve({ fetch: http.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ port, close: () => server.close() }),
    );
  });
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', API_SAMPLE], {
    env: { ILIFA_URL: `http://127.0.0.1:${listening.port}`, ILIFA_KEY: theirs },
  }).finally(() => listening.close());
  expect(stdout).toMatch(/^added [\da-f-]{36}\n2026-11-02 Bread -12\.34 ZAR\nnoted 1 undone 1\n$/);
});

describe('what cannot be done is said, and changes nothing', () => {
  test.each([
    ['an amount that is none', { amount: '12,34' }, 400, 'BAD_BODY', 'amount'],
    ['more decimal places than the currency has', { amount: '-1.005' }, 400, 'BAD_BODY', 'ZAR'],
    ['a field that is not known', { colour: 'red' }, 400, 'BAD_BODY', 'colour'],
    ['a day that is none', { bookedOn: '2026-02-30' }, 400, 'BAD_BODY', 'bookedOn'],
    ['another currency than that of the account', { currency: 'USD' }, 409, 'CURRENCY_MISMATCH', 'account'],
    ['an account of nobody', { accountId: randomUUID() }, 404, 'ACCOUNT_NOT_FOUND', 'account'],
  ])('%s', async (_, more, status, code, word) => {
    const before = (await pageOf('')).count;
    expect(await call('POST', 'transactions', { body: bread(more) })).toMatchObject({ status, code });
    expect((await call('POST', 'transactions', { body: bread(more) })).detail).toContain(word);
    expect((await pageOf('')).count).toBe(before);
  });

  test('a body that is no JSON, or says that it is something else', async () => {
    expect((await call('POST', 'transactions', { body: '{"amount":' })).code).toBe('BAD_BODY');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call('POST', 'transactions', { body: 'amount=1', headers: form })).code).toBe('NOT_JSON');
    const large = { body: bread({ reference: 'x'.repeat(300_000) }) };
    expect(await call('POST', 'transactions', large)).toMatchObject({ status: 413, code: 'TOO_LARGE' });
  });

  test('the same transaction once more, until the program says that it happened twice', async () => {
    const body = bread();
    await call('POST', 'transactions', { body });
    expect((await call('POST', 'transactions', { body })).code).toBe('DUPLICATE');
    expect((await call('POST', 'transactions', { body: { ...body, allowDuplicate: true } })).status).toBe(200);
  });

  test('a change by a key that only reads, and of what belongs to another workspace', async () => {
    const { key: reads } = await who.api.apiKeys.create({
      name: 'Sheet',
      scopes: ['accounts.read', 'categories.read', 'transactions.read'],
      days: 30,
    });
    expect((await call('POST', 'transactions', { body: bread(), as: reads })).code).toBe('SCOPE_MISSING');
    const { data } = await call('POST', 'transactions', { body: bread() });
    const other = await app.person();
    const { key: theirs } = await other.api.apiKeys.create({ name: 'Till', scopes: ALL, days: 30 });
    for (const [method, body] of [
      ['PATCH', { description: 'Mine' }],
      ['DELETE', undefined],
    ] as const)
      expect(await call(method, `transactions/${data.id}`, { body, as: theirs })).toMatchObject({
        status: 404,
        code: 'TRANSACTION_NOT_FOUND',
      });
  });

  test('a change by a key whose creator may no longer change anything', async () => {
    const manager = await tabOf(app, await joined(app, who, { role: 'manager' }), who.session.workspace.id);
    const { key: theirs } = await manager.api.apiKeys.create({ name: 'Till', scopes: ALL, days: 30 });
    const { userId } = (await who.api.members.list()).find(({ role }) => role === 'manager') ?? { userId: '' };
    await who.api.members.change({ userId, role: 'viewer', accountIds: null });
    expect(await call('POST', 'transactions', { body: bread(), as: theirs })).toMatchObject({ status: 403 });
  });
});

describe('an Idempotency-Key', () => {
  const once = (idempotencyKey: string, body: unknown, path = 'transactions', method = 'POST') =>
    call(method, path, { body, headers: { 'idempotency-key': idempotencyKey } });

  test('makes a change once, however often and however much at once it is sent', async () => {
    const [name, body] = [randomUUID(), bread()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => once(name, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set(answers.some((a) => a.status === 409) ? [200, 409] : [200]),
    );
    const again = await once(name, body);
    expect(again).toMatchObject({ status: 200, isReplayed: true });
    const rows = (await pageOf(`search=${encodeURIComponent(body.description)}`)).data;
    expect(rows.map(({ id }) => id)).toEqual([again.data.id]);
  });

  test('answers a refusal as before, and is not taken for another call', async () => {
    const name = randomUUID();
    const refused = await once(name, bread({ accountId: randomUUID() }));
    expect(refused).toMatchObject({ status: 404, isReplayed: false });
    const other = bread();
    expect((await once(name, other)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await once('ö', other)).code).toBe('BAD_IDEMPOTENCY_KEY');
  });

  test('of two keys and of two workspaces are two', async () => {
    const [name, body] = [randomUUID(), bread()];
    const { key: second } = await who.api.apiKeys.create({ name: 'Second', scopes: ALL, days: 30 });
    const first = await once(name, body);
    const other = await call('POST', 'transactions', {
      body: { ...body, allowDuplicate: true },
      as: second,
      headers: { 'idempotency-key': name },
    });
    expect(other).toMatchObject({ status: 200, isReplayed: false });
    expect(other.data.id).not.toBe(first.data.id);
  });

  test('of a call that was cut off adds a transaction once, and says of anything else that nobody knows', async () => {
    const [name, body] = [randomUUID(), bread()];
    const { data } = await once(name, body);
    const cutOff = () =>
      app.owner.query('update api_calls set status = null, answer = null where idempotency_key = $1', [name]);
    await cutOff();
    expect((await once(name, body)).code).toBe('CALL_IN_PROGRESS');
    const before = now;
    now = new Date(now.getTime() + 61_000);
    expect(await once(name, body)).toMatchObject({ status: 200, data: { id: data.id } });
    const account = { name: `Till ${name}` };
    const opened = randomUUID();
    await once(opened, account, 'accounts');
    await app.owner.query('update api_calls set status = null, answer = null where idempotency_key = $1', [opened]);
    now = new Date(now.getTime() + 61_000);
    expect((await once(opened, account, 'accounts')).code).toBe('OUTCOME_UNKNOWN');
    now = before;
    expect((await who.api.accounts.list()).filter((one) => one.name === account.name)).toHaveLength(1);
    expect((await pageOf(`search=${encodeURIComponent(body.description)}`)).count).toBe(1);
  });
});

describe('a cursor', () => {
  test('reads every transaction once, whatever is added meanwhile and however many are of one day', async () => {
    const reader = await app.person();
    const { key: theirs } = await reader.api.apiKeys.create({ name: 'Sheet', scopes: ALL, days: 30 });
    const { id } = await reader.api.accounts.create({ name: 'Cheque' });
    const [category] = (await reader.api.categories.list()).filter(
      (one) => one.kind === 'expense' && one.parentId !== null,
    );
    const add = (bookedOn: string, description: string) =>
      call('POST', 'transactions', {
        as: theirs,
        body: { accountId: id, categoryId: category?.id, bookedOn, description, amount: '-1' },
      });
    for (let each = 0; each < 9; each += 1) await add(each < 7 ? '2026-11-02' : '2026-11-01', `Bread ${each}`);
    const read: string[] = [];
    let cursor = '';
    for (;;) {
      const query = `transactions?pageSize=2${cursor === '' ? '' : `&cursor=${cursor}`}`;
      const { data, nextCursor } = (await call('GET', query, { as: theirs })) as unknown as Page;
      read.push(...data.map(({ description }) => description));
      await add('2026-11-02', `Later ${read.length}`);
      if (nextCursor === null) break;
      cursor = nextCursor;
    }
    const expected = [
      'Bread 6',
      'Bread 5',
      'Bread 4',
      'Bread 3',
      'Bread 2',
      'Bread 1',
      'Bread 0',
      'Bread 8',
      'Bread 7',
    ];
    expect(read).toEqual(expected);
  });

  test('that is none, or of another order, is refused', async () => {
    const { nextCursor } = await pageOf('pageSize=1');
    expect(nextCursor).not.toBeNull();
    expect((await call('GET', 'transactions?cursor=abc')).code).toBe('BAD_QUERY');
    expect((await call('GET', `transactions?cursor=${nextCursor}&order=up`)).code).toBe('BAD_QUERY');
    expect((await pageOf('pageSize=1&order=up')).nextCursor).toBeNull();
  });
});
