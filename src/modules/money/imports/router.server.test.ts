import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { factsOf, fileOf, HEADING, MARCH, rowsOf, statementBooks, statementOf } from '#testing/statements.server.ts';
import { money } from '#kernel/money.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
// Three files a minute are tested on their own.
beforeEach(() => app.owner.query('delete from rate_limits'));

type Api = Awaited<ReturnType<typeof app.person>>['api'];

async function bring(api: Api, text: string, name?: string) {
  await app.owner.query('delete from rate_limits');
  const [account] = await api.accounts.list();
  const { id } = await api.imports.upload({ file: fileOf(text, name), accountId: account?.id });
  return { id, counts: await api.imports.commit({ id }) };
}

async function slugs(api: Api, workspaceId: string) {
  const { rows } = await app.owner.query<{ id: string; slug: string }>(
    'select id, slug from categories where workspace_id = $1',
    [workspaceId],
  );
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]));
  return (await rowsOf(api)).map(({ description, categoryId, categorySource }) => [
    description,
    categoryId === null ? null : slugOf.get(categoryId),
    categorySource,
  ]);
}

test('a statement is shown before anything of it is in the books, and then it is in them', async () => {
  const { api, session } = await statementBooks(app);
  const preview = await api.imports.upload({ file: fileOf(MARCH) });
  expect(preview).toMatchObject({ fileName: 'march.csv', format: 'csv', status: 'ready', mappedBy: 'detection' });
  expect(preview.finding).toMatchObject({
    kind: 'read',
    isReady: true,
    counts: { added: 4, merged: 0, skipped: 0, failed: 0 },
    sections: [
      {
        account: { name: 'Cheque', because: 'This is your only ZAR account of the right type.' },
        first: '2026-03-01',
        last: '2026-03-25',
        moneyIn: money(20_000_00, 'ZAR'),
        moneyOut: money(-170_50, 'ZAR'),
        check: { kind: 'matches' },
        newAccount: { openingBalance: money(1000_00, 'ZAR') },
      },
    ],
  });
  expect(await rowsOf(api)).toEqual([]);

  const { rows, total } = await api.imports.rows({ id: preview.id });
  expect(total).toBe(4);
  expect(rows[0]).toMatchObject({
    line: 2,
    raw: '2026/03/01,-100.50,899.50,POS PURCHASE CHECKERS SANDTON',
    day: '2026-03-01',
    description: 'Checkers',
    amount: money(-100_50, 'ZAR'),
    decision: 'add',
    reason: '',
  });

  expect(await api.imports.commit({ id: preview.id })).toEqual({ added: 4, merged: 0, skipped: 0, failed: 0 });
  expect(await slugs(api, session.workspace.id)).toEqual([
    ['Salary', 'salary', 'pattern'],
    ['Bean There', null, null],
    ['Bean There', null, null],
    ['Checkers', 'groceries', 'pattern'],
  ]);
  const [salary] = await rowsOf(api);
  expect(salary).toMatchObject({ bankText: 'ACB CREDIT SALARY', importId: preview.id, status: 'booked' });
  const [account] = await api.accounts.list();
  expect(account?.currentBalance).toEqual(money(20_829_50, 'ZAR'));
  expect(await api.imports.list()).toMatchObject([
    { status: 'done', counts: { added: 4 }, accounts: [{ name: 'Cheque' }], doneAt: new Date('2026-04-01T08:00:00Z') },
  ]);
});

test('the same file again adds nothing, and says so line by line', async () => {
  const { api } = await statementBooks(app);
  const first = await bring(api, MARCH);
  const again = await api.imports.upload({ file: fileOf(MARCH, 'again.csv') });
  expect(again.earlier).toMatchObject({ id: first.id });
  expect(again.finding).toMatchObject({ counts: { added: 0, skipped: 4 } });
  const before = await api.imports.rows({ id: again.id, show: 'skip' });
  expect(before.rows[1]).toMatchObject({
    reason: 'You already have this transaction.',
    candidates: [{ description: 'Bean There' }],
  });
  expect(await api.imports.commit({ id: again.id })).toEqual({ added: 0, merged: 0, skipped: 4, failed: 0 });
  const after = await api.imports.rows({ id: again.id });
  expect(after.rows.map(({ line, decision, reason }) => [line, decision, reason])).toEqual(
    [2, 3, 4, 5].map((line) => [line, 'skip', 'You already have this transaction.']),
  );
  expect(await rowsOf(api)).toHaveLength(4);
});

test('overlapping files add only what is new, and twins on a day both survive', async () => {
  const { api } = await statementBooks(app);
  const early = statementOf([
    ['2026/03/01', -10, 'POS PURCHASE SPAR'],
    ['2026/03/02', -35, 'POS PURCHASE BEAN THERE'],
  ]);
  // The bank's export of the 2nd was made before the second coffee.
  const late = statementOf(
    [
      ['2026/03/02', -35, 'POS PURCHASE BEAN THERE'],
      ['2026/03/02', -35, 'POS PURCHASE BEAN THERE'],
      ['2026/03/03', -35, 'POS PURCHASE BEAN THERE'],
    ],
    990,
  );
  expect((await bring(api, early)).counts).toMatchObject({ added: 2 });
  expect((await bring(api, late)).counts).toEqual({ added: 2, merged: 0, skipped: 1, failed: 0 });
  expect((await bring(api, early)).counts).toMatchObject({ added: 0 });
  expect((await bring(api, late)).counts).toMatchObject({ added: 0 });
  expect(await factsOf(api)).toEqual([
    '2026-03-03 Bean There -3500',
    '2026-03-02 Bean There -3500',
    '2026-03-02 Bean There -3500',
    '2026-03-01 Spar -1000',
  ]);
});

test('rows of one day keep the order in which they happened, whichever end the file begins with', async () => {
  const { api } = await statementBooks(app);
  const days = ['2026/03/01', '2026/03/02', '2026/03/03'];
  const lines = days.flatMap((day, at) => [
    `${day},-1.00,${(1000 - at * 2 - 1).toFixed(2)},FIRST ${'ABC'[at] ?? ''}`,
    `${day},-1.00,${(1000 - at * 2 - 2).toFixed(2)},SECOND ${'ABC'[at] ?? ''}`,
  ]);
  await bring(api, [HEADING, ...lines.toReversed()].join('\n'));
  expect((await rowsOf(api)).map(({ description }) => description)).toEqual([
    'Second C',
    'First C',
    'Second B',
    'First B',
    'Second A',
    'First A',
  ]);
});

test('what a person deleted stays deleted', async () => {
  const { api } = await statementBooks(app);
  await bring(api, MARCH);
  const checkers = (await rowsOf(api)).find(({ description }) => description === 'Checkers');
  await api.transactions.remove({ id: checkers?.id ?? '' });
  const { id, counts } = await bring(api, MARCH);
  expect(counts).toMatchObject({ added: 0, skipped: 4 });
  const [first] = (await api.imports.rows({ id })).rows;
  expect(first?.reason).toBe('You deleted this transaction. It stays deleted.');
  expect(await rowsOf(api)).toHaveLength(3);
});

test('a corrected category is where the next rows of the merchant go', async () => {
  const { api, session } = await statementBooks(app);
  await bring(api, MARCH);
  const coffee = (await rowsOf(api)).find(({ description }) => description === 'Bean There');
  const category = (await api.categories.list()).find(({ name }) => name === 'Eating out');
  await api.transactions.update({ id: coffee?.id ?? '', categoryId: category?.id ?? null });
  await bring(api, statementOf([['2026/03/30', -40, 'YOCO *BEAN THERE SANDTON 5222*7143']]), 'april.csv');
  expect((await slugs(api, session.workspace.id))[0]).toEqual(['Bean There', 'eating-out', 'learned']);
});

test('three files a minute [§9 limit import_data]', async () => {
  const { api } = await statementBooks(app);
  for (let file = 0; file < 3; file += 1) await api.imports.upload({ file: fileOf(MARCH) });
  await expect(api.imports.upload({ file: fileOf(MARCH) })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('a file that cannot be read does not count', async () => {
  const { api } = await statementBooks(app);
  const refused = () => api.imports.upload({ file: fileOf('%PDF-1.4 no statement', 'bank.pdf') });
  for (let file = 0; file < 4; file += 1) await expect(refused()).rejects.toMatchObject({ code: 'FILE_REFUSED' });
  for (let file = 0; file < 3; file += 1) await api.imports.upload({ file: fileOf(MARCH) });
  // Over the limit nothing is read, whatever it is.
  await expect(refused()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await expect(refused()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});

test('the bytes are kept as they came, and thrown away only with an import that is not in the books', async () => {
  const { api } = await statementBooks(app);
  const { id } = await bring(api, MARCH);
  const original = await api.imports.original({ id });
  expect([original.name, await original.text()]).toEqual(['march.csv', MARCH]);
  await expect(api.imports.discard({ id })).rejects.toMatchObject({ code: 'STILL_IN_BOOKS' });
  const waiting = await api.imports.upload({ file: fileOf(MARCH) });
  await api.imports.discard({ id: waiting.id });
  await expect(api.imports.get({ id: waiting.id })).rejects.toMatchObject({ code: 'IMPORT_NOT_FOUND' });
  expect(await api.imports.list()).toHaveLength(1);
});

test('an import happens once', async () => {
  const { api } = await statementBooks(app);
  const { id } = await bring(api, MARCH);
  await expect(api.imports.commit({ id })).rejects.toMatchObject({ code: 'NOT_READY' });
  await expect(api.imports.choose({ id, wishes: { '0': 'skip' } })).rejects.toMatchObject({ code: 'NOT_READY' });
  expect(await rowsOf(api)).toHaveLength(4);
});

test('every change is in the audit log, with its counts', async () => {
  const { api, session } = await statementBooks(app);
  const { id } = await bring(api, MARCH);
  await api.imports.revert({ id });
  const { rows } = await app.owner.query(
    `select action, metadata from security_audit_logs where workspace_id = $1 and resource_id = $2 order by number`,
    [session.workspace.id, id],
  );
  expect(rows).toMatchObject([
    { action: 'import.uploaded', metadata: { format: 'csv', byteCount: MARCH.length } },
    { action: 'import.committed', metadata: { added: 4, merged: 0, skipped: 0, failed: 0 } },
    { action: 'import.reverted', metadata: { removed: 4, restored: 0 } },
  ]);
});
