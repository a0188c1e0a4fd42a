import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { ruleBooks } from '#testing/rule-books.server.ts';
import { portableDismissals } from './portable.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('a rule is suggested after three equal corrections of a category, and goes with the rule or when dismissed', async () => {
  const who = await ruleBooks(app);
  const { rules, category } = who;
  const { rows } = await who.list({ search: 'woolworths' });
  const id = rows[0]?.id ?? '';
  const correct = () => who.api.transactions.update({ id, categoryId: category('Eating out') });
  const own = async () => (await rules.proposals()).filter(({ name }) => name === 'Woolworths');
  await correct();
  await correct();
  expect(await own()).toEqual([]);
  await correct();
  const [proposal] = await own();
  expect(proposal).toMatchObject({
    query: 'description:Woolworths direction:out',
    categoryId: category('Eating out'),
    corrections: 3,
  });
  if (proposal === undefined) throw new Error('nothing is proposed');
  const { merchant, direction, categoryId, query } = proposal;
  await rules.dismissProposal({ merchant, direction, categoryId });
  expect(await own()).toEqual([]);
  await rules.proposeAgain({ merchant, direction, categoryId });
  expect(await own()).toHaveLength(1);
  await rules.create({ name: 'Woolworths', query, actions: { categoryId } });
  expect(await own()).toEqual([]);
});

/** Books whose bank writes of the same garage each time, and what is suggested of it. */
async function garage() {
  const who = await bookkeeper(app);
  const { api, accountId } = who;
  const load = async (rows: readonly string[]) => {
    const text = ['Date,Description,Amount', ...rows, ''].join('\n');
    const file = new File([text], `${rows[0]}.csv`, { type: 'text/csv' });
    await api.imports.commit({ id: (await api.imports.upload({ file, accountId })).id });
  };
  await load([1, 2, 3, 4].map((day) => `2026-03-0${day},ENGEN GARAGE SANDTON,-${day}00.00`));
  const { rows } = await who.list();
  const rename = (at: number, description: string) => api.transactions.update({ id: rows[at]?.id ?? '', description });
  const suggested = async () =>
    (await api.automationRules.proposals()).filter(({ description }) => description !== null);
  return { ...who, rules: api.automationRules, load, rename, suggested, named: rows[0]?.description ?? '' };
}

test('a rule is suggested after three equal descriptions, and renames what comes in next', async () => {
  const { rules, load, rename, suggested, named, list } = await garage();
  await rename(0, 'Petrol');
  await rename(1, 'Petrol');
  await rename(2, 'Fuel');
  expect(await suggested()).toEqual([]);
  await rename(2, 'Petrol');
  const [one] = await suggested();
  expect(one).toMatchObject({ name: named, description: 'Petrol', categoryId: null, corrections: 3, direction: 'out' });
  await rules.create({ name: 'Petrol', query: one?.query ?? '', actions: { description: one?.description ?? '' } });
  expect(await suggested()).toEqual([]);
  await load(['2026-03-09,ENGEN GARAGE SANDTON,-900.00']);
  expect((await list()).rows[0]).toMatchObject({ bookedOn: '2026-03-09', description: 'Petrol' });
});

test('a suggested description goes when it is dismissed, undone or deleted', async () => {
  const { api, rules, rename, suggested } = await garage();
  for (const at of [0, 1, 2]) await rename(at, 'Petrol');
  const [one] = await suggested();
  if (one === undefined) throw new Error('nothing is suggested');
  const { merchant, direction, description } = one;
  await rules.dismissProposal({ merchant, direction, description });
  await rules.dismissProposal({ merchant, direction, description });
  expect(await suggested()).toEqual([]);
  await rules.proposeAgain({ merchant, direction, description });
  expect(await suggested()).toHaveLength(1);
  await api.history.undo({});
  expect(await suggested()).toEqual([]);
  await api.history.redo();
  expect(await suggested()).toHaveLength(1);
  await rename(3, 'Petrol');
  await api.transactions.removeMany({ filter: { currency: 'ZAR', search: 'petrol amount>100' }, expected: 3 });
  expect(await suggested()).toEqual([]);
});

test('the longest description and merchant can be dismissed', async () => {
  const { rules } = await garage();
  const letters = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => String.fromCodePoint(from + ((at * 7919) % 20_000))).join('');
  const key = { merchant: letters(500, 0x4e00), direction: 'out', description: letters(300, 0x4e00) } as const;
  expect(await rules.dismissProposal(key)).toEqual({});
  expect(await rules.proposeAgain(key)).toEqual({});
});

test('a dismissal names a category or a description, and not both', async () => {
  const { rules, category } = await garage();
  const key = { merchant: 'engen', direction: 'out' } as const;
  for (const wrong of [key, { ...key, categoryId: category('Fuel'), description: 'Petrol' }])
    await expect(rules.dismissProposal(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test.each([
  ['a category', { categoryId: crypto.randomUUID() }, true],
  ['a category, and no description', { categoryId: crypto.randomUUID(), description: null }, true],
  ['a description', { categoryId: null, description: 'Petrol' }, true],
  ['both', { categoryId: crypto.randomUUID(), description: 'Petrol' }, false],
  ['neither', { categoryId: null, description: null }, false],
  ['a description that is too long', { categoryId: null, description: 'x'.repeat(301) }, false],
])('an archive may hold a dismissal of %s: %#', (_, about, isRead) => {
  const row = { merchant: 'engen', direction: 'out', ...about };
  expect(portableDismissals.row.safeParse(row).success).toBe(isRead);
});
