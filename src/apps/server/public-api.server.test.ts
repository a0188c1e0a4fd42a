import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { testDoors } from '#testing/doors.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let now = new Date('2026-11-22T10:00:00Z');
let app: Awaited<ReturnType<typeof startTestApp>>;
let http: ReturnType<typeof testDoors>['main'];
let who: Awaited<ReturnType<typeof app.person>>;
let key: string;

beforeAll(async () => {
  app = await startTestApp({ now: () => now });
  http = testDoors(app).main;
  who = await app.person();
  ({ key } = await make(who, { days: null }));
  const { id: accountId } = await who.api.accounts.create({ name: 'Cheque', accountNumber: '62 1234 5678' });
  const category = (await who.api.categories.list()).find(
    ({ kind, parentId }) => kind === 'expense' && parentId !== null,
  );
  for (const day of ['2026-11-01', '2026-11-02', '2026-11-03'])
    await who.api.transactions.create({
      accountId,
      bookedOn: day,
      description: `Bread on ${day}`,
      categoryId: category?.id ?? '',
      amount: money(-1234n, 'ZAR'),
    });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

type Person = Awaited<ReturnType<typeof app.person>>;
type Wish = Parameters<Person['api']['apiKeys']['create']>[0];

const make = ({ api }: Pick<Person, 'api'>, wish: Partial<Wish> = {}) =>
  api.apiKeys.create({
    name: 'Sheet',
    scopes: ['accounts.read', 'categories.read', 'transactions.read'],
    days: 30,
    ...wish,
  });

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const env = { incoming: { socket: { remoteAddress: '203.0.113.9' } } } as unknown as HttpBindings;
  const init = { method, headers: { host: 'localhost:5173', ...headers } };
  return Promise.resolve(http.request(`http://localhost:5173${path}`, init, env));
}
const withKey = (path: string, one = key) => get(`/api/v1/${path}`, { authorization: `Bearer ${one}` });

async function problemOf(answer: Response): Promise<{ status: number; code: string; detail: string }> {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = (await answer.json()) as { status: number; code: string; detail: string };
  expect(problem.status).toBe(answer.status);
  return problem;
}

test('a key reads the accounts, categories and transactions of its books, exactly and without account numbers', async () => {
  const accounts = (await (await withKey('accounts')).json()) as { data: Record<string, unknown>[] };
  expect(accounts.data).toHaveLength(1);
  expect(accounts.data[0]).toMatchObject({ name: 'Cheque', currentBalance: { amount: '-37.02', currency: 'ZAR' } });
  // Ids are made by chance and may hold any digits.
  expect(JSON.stringify({ ...accounts.data[0], id: '' })).not.toContain('5678');
  const categories = (await (await withKey('categories')).json()) as { data: unknown[] };
  expect(categories.data.length).toBeGreaterThan(10);

  const first = await withKey('transactions?pageSize=2');
  expect(first.headers.get('cache-control')).toBe('no-store');
  const page = (await first.json()) as { data: Record<string, unknown>[]; count: number };
  expect(page.count).toBe(3);
  expect(page.data.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-03', '2026-11-02']);
  expect(page.data[0]).toMatchObject({ amount: '-12.34', currency: 'ZAR', description: 'Bread on 2026-11-03' });
  const second = (await (await withKey('transactions?pageSize=2&page=2')).json()) as typeof page;
  expect(second.data.map(({ bookedOn }) => bookedOn)).toEqual(['2026-11-01']);
  const some = (await (await withKey('transactions?from=2026-11-02&to=2026-11-02')).json()) as typeof page;
  expect(some.count).toBe(1);
  expect((await who.api.apiKeys.list())[0]?.lastUsedAt).toEqual(now);
});

test.each([
  ['transactions?colour=red', 'colour'],
  ['transactions?page=0', 'page'],
  ['transactions?pageSize=101', 'pageSize'],
  ['transactions?from=yesterday', 'from'],
  ['transactions?from=2026-11-02&to=2026-11-01', 'first day'],
  ['transactions?currency=rand', 'currency'],
  ['accounts?all=1', 'all'],
])('%s cannot be read, and the answer says what', async (path, word) => {
  const { status, detail } = await problemOf(await withKey(path));
  expect(status).toBe(400);
  expect(detail).toContain(word);
});

describe('nothing is opened', () => {
  const books = '/api/v1/accounts';
  test('without a key, by a cookie, or in another way', async () => {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const tried: Record<string, string>[] = [
      {},
      { cookie },
      { authorization: 'Bearer ' },
      { authorization: `Basic ${key}` },
    ];
    for (const headers of tried) {
      const answer = await get(books, headers);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect((await problemOf(answer)).code).toBe('NO_KEY');
    }
  });

  test('by one that was revoked, has expired, never was, or is not whole', async () => {
    const { id, key: revoked } = await make(who);
    await who.api.apiKeys.revoke({ id });
    const { key: expired } = await make(who, { days: 30 });
    const never = `ilifa_aaaaaaaa_${'A'.repeat(43)}`;
    const before = now;
    now = new Date(now.getTime() + 30 * 86_400_000);
    for (const one of [revoked, expired, never, key.slice(0, -1), `${key} ${key}`, 'nonsense'])
      expect((await problemOf(await withKey('accounts', one))).code).toBe('KEY_REFUSED');
    now = before;
    expect((await withKey('accounts', expired)).status).toBe(200);
  });

  test('beyond the scopes of the key', async () => {
    const { key: narrow } = await make(who, { scopes: ['categories.read'] });
    expect((await withKey('categories', narrow)).status).toBe(200);
    expect(await problemOf(await withKey('accounts', narrow))).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
  });

  test('at other addresses, and by other methods', async () => {
    expect((await problemOf(await withKey('members'))).code).toBe('NOT_FOUND');
    expect((await problemOf(await withKey('toString'))).code).toBe('NOT_FOUND');
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await get(books, { authorization: `Bearer ${key}` }, method);
      expect(answer.headers.get('allow')).toBe('GET, POST');
      expect((await problemOf(answer)).status).toBe(405);
    }
  });

  test('of what people call: no procedure takes a key', async () => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-csrf-token': 'orpc' };
    for (const procedure of ['accounts/list', 'members/list', 'apiKeys/list', 'profile/own'])
      expect([401, 404]).toContain((await get(`/rpc/${procedure}`, headers, 'POST')).status);
  });

  test('in books that its maker may not open any more, or only with a second step', async () => {
    const owner = await app.person();
    const manager = await tabOf(app, await joined(app, owner, { role: 'manager' }), owner.session.workspace.id);
    const { key: theirs } = await make(manager);
    expect((await withKey('accounts', theirs)).status).toBe(200);
    const members = await owner.api.members.list();
    const { userId } = members.find(({ role }) => role === 'manager') ?? { userId: '' };
    await owner.api.members.change({ userId, role: 'viewer-without-amounts', accountIds: null });
    await owner.api.accounts.create({ name: 'Savings' });
    const blurred = (await (await withKey('accounts', theirs)).json()) as { data: { currentBalance: object }[] };
    expect(blurred.data[0]?.currentBalance).toEqual({ amount: null, currency: 'ZAR' });
    await app.owner.query('update workspaces set asks_second_factor = true where id = $1', [
      owner.session.workspace.id,
    ]);
    expect((await problemOf(await withKey('accounts', theirs))).code).toBe('BOOKS_CLOSED');
    await app.owner.query('update workspaces set asks_second_factor = false where id = $1', [
      owner.session.workspace.id,
    ]);
    // Whoever is taken out of books takes their keys along.
    await owner.api.members.remove({ userId });
    expect((await problemOf(await withKey('accounts', theirs))).code).toBe('KEY_REFUSED');
  });

  test('by keys of somebody whose account is to go', async () => {
    const leaving = await app.person();
    const { key: last } = await make(leaving);
    await leaving.api.erasure.ask();
    expect((await problemOf(await withKey('accounts', last))).code).toBe('KEY_REFUSED');
  });
});

test('the keys of one person may ask sixty times a minute together, and what they ask by hand does not count', async () => {
  const busy = await app.person();
  const [one, other] = [await make(busy), await make(busy)];
  for (let asked = 0; asked < 60; asked += 1)
    expect((await withKey('categories', asked % 2 === 0 ? one.key : other.key)).status).toBe(200);
  const refused = await withKey('categories', one.key);
  expect((await problemOf(refused)).code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await busy.api.accounts.list()).toEqual([]);
  expect((await withKey('categories')).status).toBe(200);
});

test('a network that guesses keys is told to wait', async () => {
  const guess = () => withKey('accounts', `ilifa_aaaaaaaa_${'B'.repeat(43)}`);
  for (let tried = 0; tried < 30; tried += 1) expect((await guess()).status).toBe(401);
  expect((await problemOf(await guess())).code).toBe('TOO_MANY_REQUESTS');
  expect((await withKey('accounts')).status).toBe(200);
});
