import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
// Three files a minute are tested on their own.
beforeEach(() => app.owner.query('delete from rate_limits'));

const STATEMENT = [
  'Date,Description,Amount,Balance',
  '2026-03-01,ENGEN GARAGE,-500.00,500.00',
  '2026-03-02,WOOLWORTHS SANDTON,-60.00,440.00',
  '2026-03-03,MONTHLY ADMIN FEE,-20.00,420.00',
  '2026-03-04,ENGEN GARAGE,-100.00,320.00',
].join('\n');

const fileOf = (text = STATEMENT) => new File([text], 'march.csv');

async function withRules() {
  const who = await bookkeeper(app);
  const rules = who.api.automationRules;
  const { id: tag } = await who.api.tags.create({ name: 'Car' });
  const { id: fuel } = await rules.create({
    name: 'Petrol',
    query: 'bank:engen source:import',
    actions: { categoryId: who.category('Eating out'), note: 'Car', tagIds: [tag] },
  });
  const { id: fee } = await rules.create({ name: 'No fees', query: 'bank:"admin fee"', actions: { isSkipped: true } });
  return { ...who, rules, fuel, fee, tag };
}

test('an import shows the rule that sets a category, names the one that skips, and its numbers add up', async () => {
  const { api, accountId, category, rules, fuel, fee, tag, list } = await withRules();
  const { id, finding } = await api.imports.upload({ file: fileOf(), accountId });
  expect(finding).toMatchObject({ kind: 'read', counts: { added: 3, merged: 0, skipped: 1, failed: 0 } });
  const { rows } = await api.imports.rows({ id });
  expect(rows.map(({ decision, rule, reason }) => [decision, rule, reason])).toEqual([
    ['add', 'Petrol', ''],
    ['add', null, ''],
    ['skip', null, 'Your rule “No fees” skips this transaction.'],
    ['add', 'Petrol', ''],
  ]);
  expect(rows[0]?.categoryId).toBe(category('Eating out'));
  expect(await api.imports.commit({ id })).toMatchObject({ added: 3, skipped: 1 });
  const written = (await list({ search: 'engen' })).rows;
  expect(written).toMatchObject([
    { categoryId: category('Eating out'), categorySource: 'rule', note: 'Car' },
    { tagIds: [tag] },
  ]);
  expect((await list({ search: 'woolworths' })).rows).toMatchObject([
    { categorySource: 'pattern', note: null, tagIds: [], needsReview: true },
  ]);
  expect(await rules.runs()).toMatchObject([{ kind: 'import', importId: id, changed: 2, skipped: 1 }]);
  expect((await rules.list()).map((rule) => [rule.id, rule.lastRunCount])).toEqual([
    [fuel, 2],
    [fee, 1],
  ]);
  const done = await api.imports.rows({ id, show: 'skip' });
  expect(done.rows).toMatchObject([{ reason: 'Your rule “No fees” skips this transaction.' }]);
});

test('a rule outranks what was learned, and what a person wants outranks the rule', async () => {
  const { api, accountId, category, list } = await withRules();
  const first = await api.imports.upload({
    file: fileOf('Date,Description,Amount\n2026-02-01,ENGEN GARAGE,-1.00\n'),
    accountId,
  });
  await api.imports.commit({ id: first.id });
  const [row] = (await list()).rows;
  await api.transactions.update({ id: row?.id ?? '', categoryId: category('Fuel') });
  const { id } = await api.imports.upload({ file: fileOf(), accountId });
  const { rows } = await api.imports.rows({ id });
  const skipped = rows.find(({ decision }) => decision === 'skip');
  await api.imports.choose({ id, wishes: { [skipped?.place ?? '']: 'add' } });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 4, skipped: 0 });
  expect(
    (await list({ search: 'engen', from: '2026-03-01' })).rows.map(({ categorySource }) => categorySource),
  ).toEqual(['rule', 'rule']);
  // The same file again: everything is known, nothing is lost.
  await app.owner.query('delete from rate_limits');
  const again = await api.imports.upload({ file: fileOf(`${STATEMENT}\n`), accountId });
  expect(again.finding).toMatchObject({ counts: { added: 0, skipped: 4 } });
});
