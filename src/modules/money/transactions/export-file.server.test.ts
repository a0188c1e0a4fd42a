import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Api = Awaited<ReturnType<typeof bookkeeper>>['api'];
type Format = Parameters<Api['transactions']['exportFile']>[0]['format'];
const fileOf = (api: Api, format: Format, filter: object = {}) =>
  api.transactions.exportFile({ currency: 'ZAR', format, ...filter });
const textOf = async (api: Api, format: Format, filter: object = {}) => (await fileOf(api, format, filter)).text();

/** A bookkeeper with an opening balance of 1 000 rand, and money that moved in February and March. */
async function withMoney() {
  const owner = await bookkeeper(app);
  await owner.api.accounts.update({ id: owner.accountId, openingBalance: { minor: 1000_00n, currency: 'ZAR' } });
  await owner.write('Bread', -20_00n, { bookedOn: '2026-01-31' });
  await owner.write('Milk', -30_00n, { bookedOn: '2026-02-10' });
  await owner.write('Salary', 500_00n, { bookedOn: '2026-03-01', categoryId: owner.category('Salary and wages') });
  return owner;
}

/** Imports a statement of as many rows. */
async function withTaxis({ api, accountId }: { api: Api; accountId: string }, rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, row) => `2026-03-10,Taxi ${row},-${row + 1}.00`);
  const file = new File([`Date,Description,Amount\n${lines.join('\n')}\n`], 'taxi.csv');
  const { id } = await api.imports.upload({ file, accountId });
  await api.imports.commit({ id });
}

test.each([
  ['xlsx', /^application\/vnd\.openxmlformats/, 'xlsx'],
  ['pdf', /^application\/pdf/, 'pdf'],
  ['ofx', /^application\/x-ofx/, 'ofx'],
  ['qif', /^application\/qif/, 'qif'],
  ['hledger', /^text\/plain/, 'journal'],
  ['beancount', /^text\/plain/, 'beancount'],
] as const)('%s is a file of its kind, named after the day', async (format, mime, ending) => {
  const { api } = await withMoney();
  const file = await fileOf(api, format);
  expect(file.name).toMatch(new RegExp(String.raw`^transactions-\d{4}-\d\d-\d\d\.${ending}$`));
  expect(file.type).toMatch(mime);
  expect(file.size).toBeGreaterThan(200);
});

test('an export begins with what was in the account before the first day of the list', async () => {
  const { api } = await withMoney();
  expect(await textOf(api, 'hledger')).toContain('2026-01-31 * Opening balance\n    Assets:Cheque  1000.00 ZAR');
  const later = await textOf(api, 'hledger', { from: '2026-02-11', to: '2026-03-31' });
  expect(later).toContain('2026-02-11 * Opening balance\n    Assets:Cheque  950.00 ZAR');
  expect(later).toContain('2026-03-01 * Salary');
  expect(later).not.toContain('Milk');
  expect(await textOf(api, 'ofx', { from: '2026-02-10' })).toContain('<BALAMT>1450.00</BALAMT>');
});

test('an export that leaves rows out has those that the list shows, says so and states no balance', async () => {
  const { api, category } = await withMoney();
  const { rows } = await api.transactions.list({ currency: 'ZAR', search: 'milk' });
  await api.transactions.categorise({ ids: rows.map(({ id }) => id), categoryId: null });
  for (const filter of [
    { search: 'milk' },
    { categoryId: category('Groceries') },
    { direction: 'out' },
    { withoutTransfers: true },
    { uncategorisedOnly: true },
  ]) {
    const text = await textOf(api, 'hledger', filter);
    expect(text, JSON.stringify(filter)).toContain('Filtered view');
    expect(text).not.toContain('* Opening balance');
  }
  const milk = await textOf(api, 'beancount', { search: 'milk' });
  expect(milk).toContain('2026-02-10 * "Milk"');
  expect(milk).not.toContain('Bread');
});

test('a member without amounts is refused, with any format', async () => {
  const owner = await withMoney();
  const guest = await joined(app, owner, { role: 'viewer-without-amounts' });
  const { api } = await tabOf(app, guest, owner.session.workspace.id);
  for (const format of ['xlsx', 'pdf', 'ofx', 'qif', 'hledger', 'beancount'] as const)
    await expect(fileOf(api, format)).rejects.toMatchObject({ code: 'EXPORT_WITHOUT_AMOUNTS' });
});

test('a member limited to an account gets its rows and its name alone', async () => {
  const owner = await withMoney();
  const { id } = await owner.api.accounts.create({ name: 'Hidden savings' });
  await owner.api.transactions.create({
    accountId: id,
    bookedOn: '2026-03-12',
    categoryId: owner.category('Groceries'),
    description: 'Ring',
    amount: { minor: -900_00n },
  });
  expect(await textOf(owner.api, 'beancount')).toContain('Hidden-savings');
  const guest = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
  const { api } = await tabOf(app, guest, owner.session.workspace.id);
  const text = await textOf(api, 'beancount', { from: '2026-02-01' });
  expect(text).toContain('Assets:Cheque  980.00 ZAR');
  expect(text).not.toMatch(/Hidden|Ring/);
});

test('a PDF of more transactions than it holds is refused, and other formats are not', async () => {
  const owner = await bookkeeper(app);
  await withTaxis(owner, 2001);
  await expect(fileOf(owner.api, 'pdf')).rejects.toMatchObject({ code: 'PDF_TOO_LARGE' });
  expect((await textOf(owner.api, 'qif')).match(/^PTaxi/gm)).toHaveLength(2001);
});

test('a thousand rows are an export of data, which is stopped when it comes too often', async () => {
  const owner = await bookkeeper(app);
  await withTaxis(owner, 1000);
  expect((await textOf(owner.api, 'qif')).match(/^PTaxi/gm)).toHaveLength(1000);
  for (let times = 0; times < 4; times += 1) await fileOf(owner.api, 'ofx');
  await expect(fileOf(owner.api, 'ofx')).rejects.toMatchObject({ code: 'OPERATION_STOPPED' });
});

test('only a business exports account and VAT codes', async () => {
  const who = await bookkeeper(app);
  const codesOf = async (of: Api) => (await of.transactions.export({ currency: 'ZAR' })).map(({ codes }) => codes);
  await who.write('Boxes', -20_00n);
  expect(await codesOf(who.api)).toEqual([null]);
  expect(await textOf(who.api, 'hledger')).not.toContain('code:');
  const { id } = await who.api.workspaces.create({ kind: 'business', name: 'Spaza', country: 'ZA' });
  const { api } = await tabOf(app, who, id);
  const stock = (await api.categories.list()).find(({ name }) => name === 'Stock and supplies')?.id ?? '';
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const row = { accountId, bookedOn: '2026-03-10', description: 'Boxes', amount: { minor: -20_00n } };
  await api.transactions.create({ ...row, categoryId: stock });
  expect(await codesOf(api)).toEqual([{ account: '5000', vat: 'Standard 15%' }]);
  expect(await textOf(api, 'hledger')).toContain('Stock and supplies  ; code: 5000, vat: Standard 15%');
});

test('an export of all currencies has every account, and a transfer between two at its price', async () => {
  const { api, accountId, category, write } = await withMoney();
  const { id: dollars } = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  const side = (account: string, minor: bigint, currency: string) =>
    api.transactions.create({
      accountId: account,
      bookedOn: '2026-03-05',
      description: 'Exchange',
      categoryId: category('Between own accounts'),
      amount: { minor, currency },
    });
  const [out, into] = [await side(accountId, -1_850_00n, 'ZAR'), await side(dollars, 100_00n, 'USD')];
  await api.transfers.link({ outId: out.id, inId: into.id });
  await write('Bread', -20_00n, { bookedOn: '2026-03-06' });
  const every = { everyCurrency: true };
  expect(await textOf(api, 'hledger', every)).toContain(
    '2026-03-05 * Exchange\n    ; other-side: Exchange\n    Assets:Cheque  -1850.00 ZAR @@ 100.00 USD\n    Assets:Dollars  100.00 USD\n',
  );
  expect(await textOf(api, 'beancount', every)).toContain(
    '  Assets:Cheque  -1850.00 ZAR @@ 100.00 USD\n  Assets:Dollars  100.00 USD\n',
  );
  expect(await textOf(api, 'ofx', every)).toMatch(/<CURDEF>USD.*<CURDEF>ZAR|<CURDEF>ZAR.*<CURDEF>USD/s);
  expect(await textOf(api, 'hledger')).not.toContain('USD');
  const rows = await api.transactions.export({ currency: 'ZAR', ...every });
  const days = rows.map(({ bookedOn }) => bookedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(new Set(rows.map(({ amount }) => amount.currency))).toEqual(new Set(['ZAR', 'USD']));
  for (const format of ['qif', 'pdf'] as const)
    await expect(fileOf(api, format, every)).rejects.toMatchObject({ code: 'ONE_CURRENCY_ONLY' });
});
