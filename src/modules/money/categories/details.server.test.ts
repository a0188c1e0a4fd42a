import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

type Api = Awaited<ReturnType<typeof bookkeeper>>['api'];
const named = async (api: Api, name: string) => {
  const found = (await api.categories.list()).find((category) => category.name === name);
  if (found === undefined) throw new Error(`no category ${name}`);
  return found;
};
const ASKED = { today: '2026-11-26', month: { from: '2026-11-01', to: '2026-11-30' } };
const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** A business of the person's, open in another tab. */
async function business() {
  const who = await app.person();
  const { id } = await who.api.workspaces.create({ kind: 'business', name: 'Spaza', country: 'ZA' });
  return tabOf(app, who, id);
}

test('standard categories begin with what they are for, and only those of a business with codes', async () => {
  const { api } = await bookkeeper(app);
  expect(await named(api, 'Rent or bond')).toMatchObject({
    group: 'need',
    variability: 'fixed',
    accountCode: null,
    vatCode: null,
  });
  expect(await named(api, 'Eating out')).toMatchObject({ group: 'want', variability: 'variable' });
  expect(await named(api, 'Stokvel')).toMatchObject({ group: 'saving' });
  expect(await named(api, 'Salary and wages')).toMatchObject({ group: null, variability: 'fixed' });
  const { api: ofBusiness } = await business();
  expect(await named(ofBusiness, 'Stock and supplies')).toMatchObject({ accountCode: '5000', vatCode: 'standard' });
});

test('details are set, changed and taken away, and the rest stays', async () => {
  const { api, category } = await bookkeeper(app);
  const id = category('Fuel');
  await api.categories.update({ id, taxLine: ' ITR12 travel ', accountCode: '6500', vatCode: 'zero' });
  expect(await named(api, 'Fuel')).toMatchObject({
    group: 'need',
    variability: 'variable',
    taxLine: 'ITR12 travel',
    accountCode: '6500',
    vatCode: 'zero',
  });
  await api.categories.update({ id, group: null, taxLine: '' });
  expect(await named(api, 'Fuel')).toMatchObject({ group: null, taxLine: null, accountCode: '6500' });
  for (const wrong of [{ taxLine: 'x'.repeat(41) }, { accountCode: 'x'.repeat(21) }, { accountCode: 'a\nb' }])
    await expect(api.categories.update({ id, ...wrong })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await api.categories.create({ name: 'Snacks', parentId: category('Leisure') });
  expect(await named(api, 'Snacks')).toMatchObject({ group: 'want', variability: null, taxLine: null });
});

test('suggestions fill what is empty and nothing else, and are taken back where nobody changed them since', async () => {
  const { api, category } = await bookkeeper(app);
  const before = await api.categories.list();
  expect(await api.categories.fillSuggestions({})).toEqual({ filled: [] });
  await api.categories.update({ id: category('Fuel'), group: 'want', variability: null });
  await api.categories.update({ id: category('Rent or bond'), group: null, variability: null });
  const { id } = await api.categories.create({ name: 'Snacks', group: null, parentId: category('Food') });
  const { filled } = await api.categories.fillSuggestions({});
  const wanted = [
    { id: category('Fuel'), variability: 'variable' },
    { id: category('Rent or bond'), group: 'need', variability: 'fixed' },
    { id, group: 'need' },
  ];
  expect(new Set(filled)).toEqual(new Set(wanted));
  expect(await named(api, 'Fuel')).toMatchObject({ group: 'want', variability: 'variable' });
  await api.categories.update({ id: category('Rent or bond'), variability: 'variable' });
  await api.categories.clearSuggestions({ filled });
  expect(await named(api, 'Fuel')).toMatchObject({ group: 'want', variability: null });
  expect(await named(api, 'Rent or bond')).toMatchObject({ group: null, variability: 'variable' });
  expect((await api.categories.list()).length).toBe(before.length + 1);
});

test('nobody fills or clears what is in another workspace', async () => {
  const [mine, theirs] = [await bookkeeper(app), await bookkeeper(app)];
  const before = await theirs.api.categories.list();
  const filled = [{ id: theirs.category('Rent or bond'), group: 'need' as const }];
  await mine.api.categories.clearSuggestions({ filled });
  expect(await theirs.api.categories.list()).toEqual(before);
});

test('a group is searched for like a category', async () => {
  const { api, category, write, names } = await bookkeeper(app);
  await write('Pizza', -90_00n, { categoryId: category('Eating out') });
  await write('Milk', -30_00n, { categoryId: category('Groceries') });
  expect(await names({ search: 'group:want' })).toEqual(['Pizza']);
  expect(await names({ search: '-group:want' })).toEqual(['Milk']);
  expect(await names({ search: 'group:saving' })).toEqual([]);
  await expect(names({ search: 'group:luxury' })).rejects.toMatchObject({
    message: expect.stringContaining('need, want, saving'),
  });
  await api.categories.update({ id: category('Eating out'), group: 'need' });
  expect(await names({ search: 'group:want' })).toEqual([]);
});

/** Spending over three months, and 500 put into savings where both sides are here. */
async function withUsage() {
  const who = await bookkeeper(app);
  const { id: savings } = await who.api.accounts.create({ name: 'Pocket', accountType: 'savings' });
  const on = (bookedOn: string, name: string, minor: bigint) =>
    who.write(name, minor, { bookedOn, categoryId: who.category(name) });
  await on('2026-08-31', 'Groceries', -100_00n);
  await on('2026-10-05', 'Groceries', -200_01n);
  await on('2026-11-03', 'Groceries', -70_00n);
  await on('2026-11-04', 'Groceries', 20_00n);
  await on('2026-11-05', 'Eating out', -40_00n);
  await on('2026-11-06', 'Savings', -500_00n);
  const saved = { accountId: savings, bookedOn: '2026-11-06', description: 'Savings', amount: { minor: 500_00n } };
  await who.api.transactions.create({ ...saved, categoryId: who.category('Savings') });
  return { ...who, savings };
}

test('usage counts transactions, names the last day and averages over full months', async () => {
  const { api, category } = await withUsage();
  const { months, categories, groups } = await api.categories.usage(ASKED);
  const of = (name: string) => categories.find(({ id }) => id === category(name));
  expect(months).toBe(3);
  // 300.01 over August, September and October.
  expect(of('Groceries')).toMatchObject({ count: 4, lastUsed: '2026-11-04', averages: [ZAR(100_00n)] });
  expect(of('Food')).toMatchObject({ count: 5, lastUsed: '2026-11-05', averages: [ZAR(100_00n)] });
  expect(of('Pets')).toMatchObject({ count: 0, lastUsed: null, averages: [] });
  expect(groups).toEqual({ need: [ZAR(50_00n)], want: [ZAR(40_00n)], saving: [ZAR(500_00n)] });
});

test('a deleted transaction is in no count, and the day of last use goes back', async () => {
  const { api, category } = await withUsage();
  const { rows } = await api.transactions.list({ currency: 'ZAR', search: 'eating' });
  await api.transactions.removeMany({ ids: rows.map(({ id }) => id) });
  const { categories } = await api.categories.usage(ASKED);
  expect(categories.find(({ id }) => id === category('Food'))).toMatchObject({ count: 4, lastUsed: '2026-11-04' });
});

test('who sees some accounts is told of their use alone, and who sees no amounts of none', async () => {
  const owner = await withUsage();
  const { id } = owner.session.workspace;
  const limited = await joined(app, owner, { role: 'viewer', accountIds: [owner.savings] });
  const ofPocket = await (await tabOf(app, limited, id)).api.categories.usage(ASKED);
  expect(ofPocket.categories.filter(({ count }) => count > 0).map((one) => one.count)).toEqual([1, 1]);
  expect(ofPocket.groups).toEqual({ need: [], want: [], saving: [] });
  const blind = await joined(app, owner, { role: 'viewer-without-amounts' });
  const withoutAmounts = await (await tabOf(app, blind, id)).api.categories.usage(ASKED);
  expect(withoutAmounts.groups.need).toEqual([{ ...ZAR(0n), withheld: true }]);
  expect(withoutAmounts.categories.find((one) => one.id === owner.category('Groceries'))).toMatchObject({
    count: 4,
    averages: [{ withheld: true }],
  });
});

const MONTHS = [
  { from: '2026-11-01', to: '2026-11-30' },
  { from: '2026-10-01', to: '2026-10-31' },
] as const;

test('categories by month hold what is below them, and what has no category', async () => {
  const who = await withUsage();
  const { expense, transfer } = await who.api.categories.byMonth({ today: ASKED.today, periods: [...MONTHS] });
  const amountsOf = (name: string) => expense.lines.find(({ id }) => id === who.category(name))?.amounts;
  const food = await who.api.transactions.totals({ currency: 'ZAR', ...MONTHS[0], categoryId: who.category('Food') });
  expect(food.moneyOut.minor).not.toBe(0n);
  expect(amountsOf('Food')?.[0]?.minor).toBe(-food.moneyOut.minor);
  expect(amountsOf('Pets')).toBeUndefined();
  expect(transfer.lines.map(({ id }) => id)).toContain(who.category('Savings'));
});

test('categories by month are of one currency, which may be asked for', async () => {
  const who = await withUsage();
  const dollars = await who.api.accounts.create({ name: 'Dollars', currency: 'USD' });
  await who.api.transactions.create({
    accountId: dollars.id,
    bookedOn: '2026-11-06',
    description: 'Books',
    amount: { minor: -12_34n, currency: 'USD' },
    categoryId: who.category('Pets'),
  });
  const asked = { today: ASKED.today, periods: [...MONTHS] };
  const rand = await who.api.categories.byMonth(asked);
  expect([rand.currency, rand.currencies]).toEqual(['ZAR', ['USD', 'ZAR']]);
  expect(rand.expense.lines.map(({ id }) => id)).not.toContain(who.category('Pets'));
  const { expense } = await who.api.categories.byMonth({ ...asked, currency: 'USD' });
  expect(expense.lines.map(({ total }) => total.minor)).toEqual([12_34n, 12_34n]);
  expect(expense.lines[1]?.id).toBe(who.category('Pets'));
});

test('who sees some accounts is told what those come to, and who sees no amounts is told none', async () => {
  const owner = await withUsage();
  const { id } = owner.session.workspace;
  const asked = { today: ASKED.today, periods: [...MONTHS] };
  const limited = await joined(app, owner, { role: 'viewer', accountIds: [owner.savings] });
  const ofSavings = await (await tabOf(app, limited, id)).api.categories.byMonth(asked);
  expect(ofSavings.expense.lines).toEqual([]);
  expect(ofSavings.transfer.lines.length).toBeGreaterThan(0);
  const blind = await joined(app, owner, { role: 'viewer-without-amounts' });
  const { expense } = await (await tabOf(app, blind, id)).api.categories.byMonth(asked);
  expect(expense.lines.length).toBeGreaterThan(0);
  for (const value of [expense.total, ...expense.totals, ...expense.lines.flatMap(({ amounts }) => amounts)])
    expect(value).toEqual({ ...ZAR(0n), withheld: true });
});

test('periods that end before they begin, none, and more than two years of months are refused', async () => {
  const { api } = await withUsage();
  const ask = (periods: { from: string; to: string }[]) => api.categories.byMonth({ today: ASKED.today, periods });
  await expect(ask([{ from: '2026-11-02', to: '2026-11-01' }])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(ask([])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(ask(Array.from({ length: 25 }, () => MONTHS[0]))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
