import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_ANSWERS_ID, type FirstAnswer } from '#browser/first-answers.ts';
import { unpacked } from '#browser/packed.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { type Asked, startTestPages } from '#testing/pages.server.ts';

let pages: Awaited<ReturnType<typeof startTestPages>>;
let owner: Awaited<ReturnType<typeof bookkeeper>>;
beforeAll(async () => {
  pages = await startTestPages({ now: () => new Date('2026-03-12T09:00:00Z') });
  owner = await bookkeeper(pages.app);
  await owner.write('Bread </script><script>alert(1)</script>', -12_345n);
});
afterAll(() => pages.close());

const cookieOf = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** A page as a browser opens it. */
async function opened(
  path: string,
  { headers = {}, ...init }: Omit<Asked, 'headers'> & { headers?: Record<string, string> } = {},
) {
  const answer = await pages.ask(path, {
    ...init,
    headers: { 'user-agent': 'test', 'sec-fetch-dest': 'document', cookie: cookieOf(owner.cookies), ...headers },
  });
  const text = await answer.text();
  const data = new RegExp(`<script type="application/json" id="${FIRST_ANSWERS_ID}">(.*?)</script>`).exec(text)?.[1];
  return { answer, text, answers: data === undefined ? null : (unpacked(data) as FirstAnswer[]) };
}

const namesOf = (answers: readonly FirstAnswer[] | null) => answers?.map(({ path }) => path.join('.'));

test('the dashboard brings what it asks first, exactly as its calls would be answered', async () => {
  const { answers, answer } = await opened('/app/dashboard');
  expect(namesOf(answers)).toEqual(['identity.session', 'preferences.get', 'profile.get', 'dashboard.summary']);
  const input = { today: '2026-03-12', shown: 'ZAR' };
  const summary = await owner.api.dashboard.summary(input);
  expect(answers?.at(-1)).toEqual({ path: ['dashboard', 'summary'], input, output: summary });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('transactions bring their first page, and text of a bank ends no script', async () => {
  const { answers, text } = await opened('/app/transactions');
  expect(namesOf(answers)?.slice(3)).toEqual([
    'accounts.list',
    'categories.list',
    'transactions.list',
    'transactions.totals',
  ]);
  const list = answers?.find(({ path }) => path.join('.') === 'transactions.list')?.output;
  expect(list).toMatchObject({
    rows: [{ description: 'Bread </script><script>alert(1)</script>', amount: { minor: -12_345n } }],
  });
  expect(text).not.toContain('<script>alert');
});

test('a page that is filtered by its address, or asks nothing first, brings who is signed in alone', async () => {
  for (const path of ['/app/transactions?q=bread', '/app/goals'])
    expect(namesOf((await opened(path)).answers)).toEqual(['identity.session', 'preferences.get', 'profile.get']);
});

test('the scripts of a page are named at its beginning, under its nonce', async () => {
  const { text, answer } = await opened('/app/dashboard');
  const [, nonce] = /script-src 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  for (const file of ['/assets/app-1.js', '/assets/dashboard-1.js'])
    expect(text).toContain(`<link rel="modulepreload" crossorigin href="${file}" nonce="${nonce}">`);
  expect((await opened('/app/transactions')).text).not.toContain('dashboard-1.js');
});

test.each<[string, string, Record<string, string>]>([
  ['nobody who is signed in', '/app/dashboard', { cookie: '' }],
  ['a session that is none', '/app/dashboard', { cookie: 'ilifa.session_token=made-up.signature' }],
  ['a page that is fetched ahead', '/app/dashboard', { 'sec-purpose': 'prefetch' }],
  ['a script that reads the page', '/app/dashboard', { 'sec-fetch-dest': 'empty' }],
  ['a frame', '/app/dashboard', { 'sec-fetch-dest': 'iframe' }],
  ['signing in', '/auth/signin', {}],
  ['a public page', '/', {}],
])('%s gets no answers and no scripts ahead', async (_, path, headers) => {
  const { answers, text } = await opened(path, { headers });
  expect(answers).toBeNull();
  expect(text).not.toContain('modulepreload');
});

test('the administrators’ host brings nothing', async () => {
  expect((await opened('/app/dashboard', { port: 'admin', host: 'admin.ilifa.example' })).answers).toBeNull();
});

test('who still owes the second step gets no figures with the page', async () => {
  const session = owner.session.person.id;
  await pages.app.owner.query('update sessions set is_pending = true where user_id = $1', [session]);
  const { answers } = await opened('/app/dashboard');
  expect(answers).toBeNull();
});
