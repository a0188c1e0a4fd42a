import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import type { NewItem, Suggestion } from './model.ts';

const today = '2026-11-26';
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** A person with a subscription of four payments and a salary of three. */
async function withHistory() {
  const who = await bookkeeper(app);
  for (const month of ['08', '09', '10', '11'])
    await who.write('NETFLIX.COM', -199_00n, { bookedOn: `2026-${month}-05` });
  for (const day of ['2026-09-25', '2026-10-23', '2026-11-25'])
    await who.write('SALARY ACME LTD', 25_000_00n, { bookedOn: day, categoryId: who.category('Salary and wages') });
  const overview = (on = today) => who.api.recurring.overview({ today: on });
  const suggested = async (name: string) => {
    const { suggestions } = await overview();
    const found = suggestions.find((one) => one.name === name);
    if (found === undefined)
      throw new Error(`${name} is not suggested, but ${suggestions.map((one) => one.name).join()}`);
    return found;
  };
  return { ...who, overview, suggested };
}

const itemOf = ({ source, name, cadence, amount }: Suggestion): NewItem => ({
  source,
  name,
  cadence,
  amount,
  changes: [],
});

describe('suggestions', () => {
  test('leave out what a loan charges to itself', async () => {
    const { api, write, overview } = await withHistory();
    const loan = await api.accounts.create({ name: 'Home loan', accountType: 'loan' });
    for (const month of ['08', '09', '10', '11']) {
      await write('INTEREST CHARGED', -9_715_73n, { bookedOn: `2026-${month}-01`, accountId: loan.id });
      await write('BOND INSTALMENT', 11_000_00n, { bookedOn: `2026-${month}-02`, accountId: loan.id });
    }
    const { suggestions } = await overview();
    const ofLoan = suggestions.filter(({ source }) => source.accountId === loan.id);
    expect(ofLoan.map(({ source }) => source.direction)).toEqual(['in']);
  });

  test('have the whole name of their payee, as far as a name goes', async () => {
    const { write, overview } = await withHistory();
    for (const month of ['08', '09', '10', '11'])
      await write('DEBIT ORDER HELP THE RURAL CHILD OF WORCESTER FUND', -150_00n, { bookedOn: `2026-${month}-12` });
    const { suggestions } = await overview();
    expect(suggestions.map(({ name }) => name)).toContain('Help the Rural Child of Worcester Fund');
  });

  test('come with their evidence, confidence and next day', async () => {
    const { suggested } = await withHistory();
    expect(await suggested('Netflix')).toMatchObject({
      accountName: 'Cheque',
      source: { direction: 'out', near: null },
      cadence: { kind: 'day-of-month', every: 1, day: 5, shift: 'none', country: 'ZA' },
      amount: { kind: 'exact', amount: ZAR(199_00n) },
      evidence: ['2026-11-05', '2026-10-05', '2026-09-05', '2026-08-05'].map((day) => ({ day, amount: ZAR(199_00n) })),
      next: '2026-12-05',
      yearly: ZAR(2388_00n),
      confidence: 90,
    });
    // The 25th of October 2026 is a Sunday.
    const { suggestions } = await withHistory().then(({ overview }) => overview());
    expect(suggestions.find(({ source }) => source.direction === 'in')).toMatchObject({
      cadence: { day: 25, shift: 'before' },
      next: '2026-12-24',
    });
  });

  test('are never made from transfers, deleted rows or other accounts’ rows', async () => {
    const who = await bookkeeper(app);
    for (const month of ['09', '10', '11'])
      await who.write('To savings', -500_00n, {
        bookedOn: `2026-${month}-02`,
        categoryId: who.category('Between own accounts'),
      });
    for (const month of ['09', '10', '11']) {
      const { id } = await who.write('Gym Club', -300_00n, { bookedOn: `2026-${month}-03` });
      if (month === '10') await who.api.transactions.remove({ id });
    }
    const { id: other } = await who.api.accounts.create({ name: 'Other' });
    for (const [accountId, month] of [
      [who.accountId, '09'],
      [other, '10'],
      [who.accountId, '11'],
    ] as const)
      await who.api.transactions.create({
        accountId,
        bookedOn: `2026-${month}-04`,
        description: 'Choir Dues',
        amount: { minor: -50_00n },
        categoryId: who.category('Groceries'),
      });
    expect((await who.api.recurring.overview({ today })).suggestions).toEqual([]);
  });

  test('dismissed ones stay away until that is taken back', async () => {
    const who = await withHistory();
    const { source, name } = await who.suggested('Netflix');
    const { id } = await who.api.recurring.dismiss({ source, name });
    const after = await who.overview();
    expect(after.suggestions.map((one) => one.name)).not.toContain('Netflix');
    expect(after.dismissed).toEqual([{ id, name: 'Netflix', source }]);
    await expect(who.api.recurring.dismiss({ source, name })).rejects.toMatchObject({ code: 'ANSWERED' });
    await who.api.recurring.remove({ id });
    expect((await who.suggested('Netflix')).source).toEqual(source);
  });
});

describe('confirmed payments', () => {
  test('say what was paid, and by which transaction, and what comes', async () => {
    const who = await withHistory();
    const { id } = await who.api.recurring.confirm(itemOf(await who.suggested('Netflix')));
    const { items, suggestions } = await who.overview();
    expect(suggestions.map(({ name }) => name)).not.toContain('Netflix');
    expect(items).toMatchObject([{ id, name: 'Netflix', expected: ZAR(199_00n), yearly: ZAR(2388_00n) }]);
    const occurrences = items[0]?.occurrences ?? [];
    expect(occurrences.slice(0, 5).map(({ due, state }) => [due, state])).toEqual([
      ['2026-08-05', 'paid'],
      ['2026-09-05', 'paid'],
      ['2026-10-05', 'paid'],
      ['2026-11-05', 'paid'],
      ['2026-12-05', 'due'],
    ]);
    const { rows } = await who.list({ search: 'netflix' });
    expect(occurrences[3]?.paid?.id).toBe(rows[0]?.id);
    expect(occurrences).toHaveLength(16);
  });

  test('tell of another price, and of a payment that did not come', async () => {
    const who = await withHistory();
    await who.api.recurring.confirm(itemOf(await who.suggested('Netflix')));
    await who.write('NETFLIX.COM', -229_00n, { bookedOn: '2026-12-05' });
    await who.write('Spar', -10_00n, { bookedOn: '2027-02-01' });
    const { items } = await who.overview('2027-02-01');
    const [december, january] = (items[0]?.occurrences ?? []).filter(({ due }) => due > '2026-12-01');
    expect(december).toMatchObject({ state: 'paid', before: ZAR(199_00n), paid: { amount: ZAR(229_00n) } });
    expect(january).toMatchObject({ due: '2027-01-05', state: 'missing' });
  });

  test('can be changed, and refuse another currency', async () => {
    const who = await withHistory();
    const item = itemOf(await who.suggested('Netflix'));
    const { id } = await who.api.recurring.confirm(item);
    const cadence = { kind: 'last-working-day', every: 1, anchor: '2026-08-01', shift: 'none', country: 'ZA' } as const;
    const amount = { kind: 'about', amount: ZAR(210_00n), percent: 15 } as const;
    await who.api.recurring.update({ id, name: 'Films', cadence, amount });
    expect((await who.overview()).items).toMatchObject([{ name: 'Films', cadence, amount, expected: ZAR(210_00n) }]);
    const other = { kind: 'exact', amount: money(1n, 'KES') } as const;
    await expect(who.api.recurring.update({ id, name: 'Films', cadence, amount: other })).rejects.toMatchObject({
      code: 'OTHER_CURRENCY',
    });
    const range = { kind: 'range', from: ZAR(100n), to: ZAR(300n) } as const;
    await who.api.recurring.update({ id, name: 'Films', cadence, amount: range });
    expect((await who.overview()).items[0]?.amount).toEqual(range);
  });

  test('can be skipped once, moved once, and be as before again', async () => {
    const who = await withHistory();
    const { id } = await who.api.recurring.confirm(itemOf(await who.suggested('Netflix')));
    const on = '2026-12-05';
    const december = async () => (await who.overview()).items[0]?.occurrences.find((one) => one.on === on);
    await who.api.recurring.changeOccurrence({ id, on, change: { isSkipped: true, movedTo: null, amount: null } });
    expect(await december()).toMatchObject({ state: 'skipped' });
    const moved = { isSkipped: false, movedTo: '2026-12-12', amount: ZAR(99_00n) };
    await who.api.recurring.changeOccurrence({ id, on, change: moved });
    expect(await december()).toMatchObject({ state: 'due', due: '2026-12-12', expected: ZAR(99_00n) });
    await who.api.recurring.changeOccurrence({ id, on, change: null });
    expect(await december()).toMatchObject({ due: on, expected: ZAR(199_00n) });
  });

  test('deleted ones come back whole, and are suggested meanwhile', async () => {
    const who = await withHistory();
    const item = itemOf(await who.suggested('Netflix'));
    const changes = [{ on: '2026-12-05', isSkipped: true, movedTo: null, amount: null }];
    const { id } = await who.api.recurring.confirm({ ...item, changes });
    await who.api.recurring.remove({ id });
    await expect(who.api.recurring.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await who.suggested('Netflix')).source).toEqual(item.source);
    expect(await who.api.recurring.confirm({ id, ...item, changes })).toEqual({ id });
    expect((await who.overview()).items).toMatchObject([{ id, changes }]);
    const near = { ...item, id, source: { ...item.source, near: ZAR(1n) } };
    await expect(who.api.recurring.confirm(near)).rejects.toMatchObject({ code: 'ANSWERED' });
    const { rows } = await app.owner.query('select 1 from recurring_changes where workspace_id = $1', [
      who.session.workspace.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('several are confirmed at once and taken back, all or none', async () => {
    const { api, overview } = await withHistory();
    const items = (await overview()).suggestions.map(itemOf);
    expect(items).toHaveLength(2);
    await expect(api.recurring.confirmMany({ items: [...items, ...items.slice(0, 1)] })).rejects.toMatchObject({
      code: 'ANSWERED',
    });
    expect((await overview()).items).toEqual([]);
    const { ids } = await api.recurring.confirmMany({ items });
    expect((await overview()).items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const strange = crypto.randomUUID();
    await expect(api.recurring.removeMany({ ids: [...ids, strange] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await overview()).items).toHaveLength(2);
    await api.recurring.removeMany({ ids });
    expect((await overview()).items).toEqual([]);
  });

  test('of two answers at once, one is kept', async () => {
    const who = await withHistory();
    const item = itemOf(await who.suggested('Netflix'));
    const both = await Promise.allSettled([who.api.recurring.confirm(item), who.api.recurring.confirm(item)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await who.overview()).items).toHaveLength(1);
  });
});

describe('who may', () => {
  test('nobody reaches the payments of another workspace', async () => {
    const [one, other] = [await withHistory(), await bookkeeper(app)];
    const item = itemOf(await one.suggested('Netflix'));
    const { id } = await one.api.recurring.confirm(item);
    expect(await other.api.recurring.overview({ today })).toEqual({ items: [], suggestions: [], dismissed: [] });
    await expect(other.api.recurring.remove({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.api.recurring.confirm(item)).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  });

  test('a member without amounts sees what recurs and no figure, and changes nothing', async () => {
    const owner = await withHistory();
    const item = itemOf(await owner.suggested('Netflix'));
    await owner.api.recurring.confirm(item);
    const member = await joined(app, owner, { role: 'viewer-without-amounts' });
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    const { items, suggestions } = await api.recurring.overview({ today });
    expect(items).toMatchObject([{ name: 'Netflix', yearly: { minor: 0n, withheld: true } }]);
    expect(
      JSON.stringify([items, suggestions], (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)),
    ).not.toMatch(/19900|2500000/);
    await expect(api.recurring.confirm(item)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('a member who sees one account sees nothing of what recurs in another', async () => {
    const owner = await withHistory();
    const item = itemOf(await owner.suggested('Netflix'));
    await owner.api.recurring.confirm(item);
    const { id: seen } = await owner.api.accounts.create({ name: 'Shared' });
    const member = await joined(app, owner, { role: 'viewer', accountIds: [seen] });
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    expect(await api.recurring.overview({ today })).toEqual({ items: [], suggestions: [], dismissed: [] });
  });
});

test('the export names the account of a payment, and the payment of a changed date', async () => {
  const who = await withHistory();
  const { id } = await who.api.recurring.confirm(itemOf(await who.suggested('Netflix')));
  const change = { isSkipped: true, movedTo: null, amount: null };
  await who.api.recurring.changeOccurrence({ id, on: '2026-12-05', change });
  const archive = await who.api.leaving.export();
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const sheetOf = (name: string) => {
    const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}.csv`));
    return new TextDecoder().decode(found?.[1]);
  };
  expect(sheetOf('recurring-items')).toContain('Netflix,Cheque,confirmed,out,199.00,ZAR');
  expect(sheetOf('recurring-changes')).toContain('Netflix,2026-12-05,yes,');
});
