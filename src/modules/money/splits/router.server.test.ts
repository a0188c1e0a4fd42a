import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { checkKeptSums } from '#modules/money/ledger/service.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { splitBooks } from '#testing/splits.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');
type Who = Awaited<ReturnType<typeof bookkeeper>>;
const withSplit = (who?: Who) => splitBooks(app, who);

const balanceOf = async ({ api, accountId }: Pick<Who, 'api' | 'accountId'>) =>
  (await api.accounts.list()).find(({ id }) => id === accountId)?.currentBalance.minor;
const differences = async () => (await checkKeptSums((text) => app.owner.query(text))).differences;

describe('lines stand in the place of their transaction', () => {
  test('in the list, in order, in totals by category, in the search and in the balance', async () => {
    const who = await bookkeeper(app);
    await who.write('Before', -1_00n);
    const split = await withSplit(who);
    await who.write('After', -2_00n);
    expect(await who.names()).toEqual(['After', 'Woolworths', 'Petrol', 'Woolworths', 'Before']);
    const { rows } = await who.list({ search: 'woolworths' });
    expect(rows.map(({ amount, parentId }) => [amount.minor, parentId])).toEqual([
      [-600_00n, split.id],
      [-100_00n, split.id],
    ]);
    expect((await who.totals({ categoryId: split.fuel })).moneyOut).toEqual(ZAR(-300_00n));
    expect(await who.totals()).toMatchObject({ count: 5, net: ZAR(-1003_00n) });
    expect(await who.totals({ uncategorisedOnly: true })).toMatchObject({ count: 1, net: ZAR(-100_00n) });
    // By the amount of its statement, and by that of a line.
    expect((await who.list({ search: '1000' })).count).toBe(3);
    expect((await who.list({ search: '300' })).count).toBe(1);
    expect((await who.list({ sort: { column: 'amount', direction: 'up' } })).rows[0]?.amount).toEqual(ZAR(-600_00n));
    expect(await balanceOf(who)).toBe(-1003_00n);
    const file = await who.api.transactions.exportFile({ currency: 'ZAR', format: 'hledger' });
    expect(await file.text()).toMatch(
      /\* Woolworths\n {4}Assets:Cheque {2}-1000\.00 ZAR\n(?: {4}\S.* {2}[631]00\.00 ZAR\n(?: {4}; .*\n)*){3}/,
    );
    expect(await differences()).toEqual([]);
  });

  test('answer the whole, by its id or that of a line', async () => {
    const { api, id, lineIds, lines, accountId } = await withSplit();
    const whole = await api.splits.get({ id });
    expect(whole).toMatchObject({ id, accountId, amount: ZAR(-1000_00n), categoryId: null, description: 'Woolworths' });
    expect(whole.lines).toMatchObject([
      { description: 'Woolworths', note: null, ...lines[0] },
      { ...lines[1] },
      { ...lines[2] },
    ]);
    expect(await api.splits.get({ id: lineIds[1] ?? '' })).toEqual(whole);
    expect(lineIds).toEqual(lineIds.toSorted().toReversed());
  });

  test('a transaction that is not split has none', async () => {
    const who = await bookkeeper(app);
    const { id } = await who.write('Spar', -10_00n);
    expect(await who.api.splits.get({ id })).toMatchObject({ lines: [], categoryId: who.category('Groceries') });
    await expect(who.api.splits.unsplit({ id })).rejects.toMatchObject({ code: 'NOT_SPLIT' });
  });
});

describe('splitting again and undoing', () => {
  test('keeps the ids of lines that stay, and comes back as it was', async () => {
    const { api, id, lineIds, groceries, fuel } = await withSplit();
    const [first = '', second = ''] = lineIds;
    const { before } = await api.splits.split({
      id: second,
      lines: [
        { id: second, categoryId: groceries, amount: ZAR(-950_00n) },
        { categoryId: fuel, amount: ZAR(-50_00n) },
      ],
    });
    const after = await api.splits.get({ id });
    expect(after.lines.map((line) => line.amount.minor)).toEqual([-950_00n, -50_00n]);
    expect(after.lines[0]?.id).toBe(second);
    expect(lineIds).not.toContain(after.lines[1]?.id);
    await api.splits.split({ id, lines: before.lines });
    const undone = await api.splits.get({ id });
    expect(undone.lines).toMatchObject(before.lines);
    expect(undone.lines[0]?.id).toBe(first);
    expect(await differences()).toEqual([]);
  });

  test('ends under the category it had, or under that of its largest line', async () => {
    const split = await withSplit();
    const { api, id, before, groceries, fuel } = split;
    await api.splits.unsplit({ id, filed: { categoryId: before.categoryId, categorySource: before.categorySource } });
    const { rows } = await split.list();
    expect(rows).toMatchObject([{ id, categoryId: groceries, categorySource: 'person', amount: ZAR(-1000_00n) }]);
    const halves = [-400_00n, -600_00n].map((minor, at) => ({
      categoryId: at === 0 ? groceries : fuel,
      amount: ZAR(minor),
    }));
    await api.splits.split({ id, lines: halves });
    const { before: lines } = await api.splits.unsplit({ id });
    expect((await split.list()).rows).toMatchObject([{ id, categoryId: fuel }]);
    await api.splits.split({ id, lines: lines.lines });
    expect((await api.splits.get({ id })).lines).toMatchObject(lines.lines);
    expect(await differences()).toEqual([]);
  });

  test('of a row that was imported gives its lines the bank’s words, and a second import adds nothing', async () => {
    const who = await bookkeeper(app);
    const statement = new File(['Date,Amount,Description\n2026-03-01,-250.00,WOOLWORTHS N1 CITY 4021\n'], 'march.csv');
    const { id: importId } = await who.api.imports.upload({ file: statement, accountId: who.accountId });
    await who.api.imports.commit({ id: importId });
    const [row] = (await who.list()).rows;
    const id = row?.id ?? '';
    const lines = [-100_00n, -150_00n].map((minor) => ({ categoryId: who.category('Fuel'), amount: ZAR(minor) }));
    await who.api.splits.split({ id, lines });
    expect((await who.list({ search: 'n1 city' })).rows).toMatchObject([{ importId }, { importId }]);
    const again = await who.api.imports.upload({ file: statement, accountId: who.accountId });
    expect(await who.api.imports.commit({ id: again.id })).toMatchObject({ added: 0 });
    expect((await who.list()).count).toBe(2);
    expect((await who.list({ importId })).count).toBe(2);
    expect(await who.totals({ importId })).toMatchObject({ count: 2, net: ZAR(-250_00n) });
    await who.api.imports.revert({ id: again.id, evenEdited: true });
    expect((await who.list()).count).toBe(2);
    expect(await who.api.imports.revert({ id: importId, evenEdited: true })).toMatchObject({ removed: 1 });
    expect((await who.list()).count).toBe(0);
    expect(await differences()).toEqual([]);
  });
});

describe('changes of one line', () => {
  test('of day and account are of the whole; of the amount they are refused', async () => {
    const { api, id, lineIds, accountId, list } = await withSplit();
    const line = lineIds[1] ?? '';
    const { id: savings } = await api.accounts.create({ name: 'Savings' });
    await api.transactions.update({ id: line, bookedOn: '2026-04-01', accountId: savings, description: 'Diesel' });
    expect(await api.splits.get({ id })).toMatchObject({ bookedOn: '2026-04-01', accountId: savings });
    const { rows } = await list();
    expect(rows.map(({ bookedOn, description }) => [bookedOn, description])).toEqual([
      ['2026-04-01', 'Woolworths'],
      ['2026-04-01', 'Diesel'],
      ['2026-04-01', 'Woolworths'],
    ]);
    expect([await balanceOf({ api, accountId }), await balanceOf({ api, accountId: savings })]).toEqual([
      0n,
      -1000_00n,
    ]);
    const isSplit = { code: 'IS_SPLIT', message: expect.stringContaining('Open the split to change its amounts') };
    await expect(api.transactions.update({ id: line, amount: { minor: -1n } })).rejects.toMatchObject(isSplit);
    await expect(api.transactions.update({ id, amount: { minor: -1n } })).rejects.toMatchObject(isSplit);
    await api.transactions.update({ id: line, amount: { minor: -300_00n } });
    expect(await differences()).toEqual([]);
  });

  test('a category is that of the line alone, and the whole has none', async () => {
    const { api, id, lineIds, fuel } = await withSplit();
    const third = lineIds[2] ?? '';
    await api.transactions.update({ id: third, categoryId: fuel });
    expect((await api.splits.get({ id })).lines.map(({ categoryId }) => categoryId).slice(1)).toEqual([fuel, fuel]);
    await expect(api.transactions.update({ id, categoryId: fuel })).rejects.toMatchObject({ code: 'IS_SPLIT' });
    await expect(api.transactions.spread({ id, categoryId: fuel, always: false })).rejects.toMatchObject({
      code: 'IS_SPLIT',
    });
    expect(await api.transactions.categorise({ ids: [id, third], categoryId: fuel })).toMatchObject({ count: 1 });
    expect(await api.transactions.others({ id: third, categoryId: fuel })).toEqual({
      merchant: null,
      count: 0,
      isAlways: false,
    });
  });

  test('deleting and restoring one, alone or in bulk, is of the whole', async () => {
    const { api, id, lineIds, list } = await withSplit();
    const [first = '', second = ''] = lineIds;
    await api.transactions.remove({ id: first });
    expect((await list()).count).toBe(0);
    await expect(api.splits.get({ id })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    expect(await differences()).toEqual([]);
    await api.transactions.restore({ id: first });
    expect((await list()).count).toBe(3);
    await api.transactions.removeMany({ ids: [second] });
    expect((await list()).count).toBe(0);
    await api.transactions.restoreMany({ ids: [second] });
    expect((await list()).count).toBe(3);
    await api.transactions.remove({ id });
    expect((await list()).count).toBe(0);
    expect(await differences()).toEqual([]);
  });

  test('goes where a category that is removed sends it, and returns with it; a whole that was split meanwhile does not', async () => {
    const who = await bookkeeper(app);
    const { api } = who;
    const { id: own } = await api.categories.create({ name: 'Shoes', kind: 'expense', parentId: null });
    const [a, b] = [await who.write('A', -2_00n, { categoryId: own }), await who.write('B', -2_00n)];
    const halves = (categoryId: string | null) => [
      { categoryId, amount: ZAR(-1_00n) },
      { categoryId: null, amount: ZAR(-1_00n) },
    ];
    await api.splits.split({ id: b.id, lines: halves(own) });
    await api.categories.remove({ id: own, moveTo: null });
    await api.splits.split({ id: a.id, lines: halves(null) });
    expect(await who.totals({ uncategorisedOnly: true })).toMatchObject({ count: 4 });
    await api.categories.restore({ id: own });
    expect(await who.totals({ categoryId: own })).toMatchObject({ count: 1, net: ZAR(-1_00n) });
    expect(await differences()).toEqual([]);
  });
});
