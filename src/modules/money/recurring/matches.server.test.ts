import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

const today = '2026-11-26';
const OCTOBER = '2026-10-05';
let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-26T09:00:00Z') });
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const AUTOMATIC = { paidBy: null, notPaidBy: [] };

/** A person with a payment that came in August, September and November, and with rows near the 5th of October. */
async function withFilms() {
  const who = await bookkeeper(app);
  const written: Record<string, string> = {};
  const write = async (name: string, text: string, bookedOn: string, minor = -199_00n) => {
    written[name] = (await who.write(text, minor, { bookedOn })).id;
  };
  for (const month of ['08', '09', '11']) await write(month, 'NETFLIX.COM', `2026-${month}-05`);
  await write('card', 'CARD PURCHASE 4471', '2026-10-08', -200_00n);
  await write('shop', 'Corner shop', '2026-10-06', -50_00n);
  const monthly = {
    kind: 'day-of-month',
    every: 1,
    day: 5,
    anchor: '2026-08-05',
    shift: 'none',
    country: 'ZA',
  } as const;
  const item = {
    source: { accountId: who.accountId, payee: 'netflix', direction: 'out', currency: 'ZAR', near: null } as const,
    name: 'Films',
    cadence: monthly,
    amount: { kind: 'exact', amount: ZAR(199_00n) } as const,
    changes: [],
  };
  const { id } = await who.api.recurring.confirm(item);
  const match = (said: { paidBy: string | null; notPaidBy: string[] } | null, on = OCTOBER, itemId = id) =>
    who.api.recurring.matchOccurrence({ id: itemId, on, today, match: said });
  const items = async () => (await who.api.recurring.overview({ today })).items;
  const at = async (on = OCTOBER, itemId = id) =>
    (await items()).find((one) => one.id === itemId)?.occurrences.find((one) => one.on === on);
  const idOf = (name: string) => written[name] ?? '';
  return { ...who, id, item, monthly, match, items, at, idOf, write };
}

describe('a correction', () => {
  test('names the transaction that paid, and is taken back by what was said before', async () => {
    const { match, at, items, idOf } = await withFilms();
    expect(await at()).toMatchObject({ state: 'missing', isChosen: false });
    await match({ paidBy: idOf('card'), notPaidBy: [] });
    expect(await at()).toMatchObject({
      state: 'paid',
      isChosen: true,
      paid: { id: idOf('card'), day: '2026-10-08', amount: ZAR(200_00n) },
      before: ZAR(199_00n),
    });
    expect((await items())[0]?.matches).toEqual([{ on: OCTOBER, paidBy: idOf('card'), notPaidBy: [] }]);
    await match({ paidBy: idOf('shop'), notPaidBy: [idOf('card')] });
    expect(await at()).toMatchObject({ paid: { id: idOf('shop') } });
    await match(null);
    expect(await at()).toMatchObject({ state: 'missing', paid: null, isChosen: false });
    expect((await items())[0]?.matches).toEqual([]);
  });

  test('says that a transaction did not pay, which is then offered no more until that is taken back', async () => {
    const { api, match, at, idOf, id } = await withFilms();
    const on = '2026-09-05';
    const offered = async () =>
      (await api.recurring.candidates({ id, on, today })).map((candidate) => candidate.description);
    expect(await at(on)).toMatchObject({ state: 'paid' });
    await match({ paidBy: null, notPaidBy: [idOf('09')] }, on);
    expect(await at(on)).toMatchObject({ state: 'missing', paid: null });
    expect(await offered()).toEqual(['NETFLIX.COM', 'NETFLIX.COM', 'CARD PURCHASE 4471', 'Corner shop']);
    await match(AUTOMATIC, on);
    expect(await at(on)).toMatchObject({ state: 'paid', paid: { id: idOf('09') }, isChosen: false });
    expect(await offered()).not.toContain('09');
  });

  test('takes the transaction from the occurrence that had it by itself, and from none that a person chose', async () => {
    const { api, item, match, at, idOf } = await withFilms();
    await match({ paidBy: idOf('11'), notPaidBy: [] });
    expect(await at('2026-11-05')).toMatchObject({ paid: null });
    await expect(match({ paidBy: idOf('11'), notPaidBy: [] }, '2026-11-05')).rejects.toMatchObject({ code: 'TAKEN' });
    const gym = await api.recurring.confirm({ ...item, name: 'Gym', source: { ...item.source, payee: 'gym' } });
    await expect(match({ paidBy: idOf('11'), notPaidBy: [] }, OCTOBER, gym.id)).rejects.toMatchObject({
      code: 'TAKEN',
    });
    expect(await at(OCTOBER, gym.id)).toMatchObject({ paid: null });
    await match(null);
    await match({ paidBy: idOf('11'), notPaidBy: [] }, OCTOBER, gym.id);
    expect(await at(OCTOBER, gym.id)).toMatchObject({ paid: { id: idOf('11') } });
    expect(await at('2026-11-05')).toMatchObject({ paid: null });
  });

  test('of two that choose one transaction at once, one is refused', async () => {
    const { api, item, match, idOf } = await withFilms();
    const gym = await api.recurring.confirm({ ...item, name: 'Gym', source: { ...item.source, payee: 'gym' } });
    const said = { paidBy: idOf('card'), notPaidBy: [] };
    const both = await Promise.allSettled([match(said), match(said, OCTOBER, gym.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('of a date that the payment has no more gives way', async () => {
    const { api, id, item, monthly, match, at, idOf } = await withFilms();
    await match({ paidBy: idOf('card'), notPaidBy: [] });
    await api.recurring.update({ id, name: 'Films', cadence: { ...monthly, day: 6 }, amount: item.amount });
    expect(await at('2026-10-06')).toMatchObject({ paid: null });
    await match({ paidBy: idOf('card'), notPaidBy: [] }, '2026-10-06');
    expect(await at('2026-10-06')).toMatchObject({ paid: { id: idOf('card') } });
    await api.recurring.update({ id, name: 'Films', cadence: monthly, amount: item.amount });
    expect(await at()).toMatchObject({ paid: null });
  });

  test('rests while its transaction is in the trash, and follows it into another that it is merged into', async () => {
    const { api, match, at, idOf, write } = await withFilms();
    await match({ paidBy: idOf('card'), notPaidBy: [] });
    await api.transactions.remove({ id: idOf('card') });
    expect(await at()).toMatchObject({ paid: null, isChosen: false });
    await api.transactions.restore({ id: idOf('card') });
    expect(await at()).toMatchObject({ paid: { id: idOf('card') }, isChosen: true });
    await write('twin', 'Films by card', '2026-10-09', -200_00n);
    await api.merges.merge({ keepId: idOf('twin'), otherId: idOf('card') });
    expect(await at()).toMatchObject({ paid: { id: idOf('twin') }, isChosen: true });
  });

  test('comes back with a payment that was deleted', async () => {
    const { api, id, match, at, items, idOf } = await withFilms();
    await match({ paidBy: idOf('card'), notPaidBy: [idOf('shop')] });
    const [before] = await items();
    if (before === undefined) throw new Error('there is no payment');
    await api.recurring.remove({ id });
    const { source, name, cadence, amount, changes, matches, isUnused, categoryId } = before;
    await api.recurring.confirm({ id, source, name, cadence, amount, changes, matches, isUnused, categoryId });
    expect(await at()).toMatchObject({ paid: { id: idOf('card') }, isChosen: true });
    expect(await items()).toEqual([before]);
  });

  test.each<[string, (who: Awaited<ReturnType<typeof withFilms>>) => Promise<unknown>]>([
    ['NOT_FOUND', ({ match }) => match(AUTOMATIC, OCTOBER, crypto.randomUUID())],
    ['NO_OCCURRENCE', ({ match, idOf }) => match({ paidBy: idOf('card'), notPaidBy: [] }, '2026-10-06')],
    ['NO_OCCURRENCE', ({ match, idOf }) => match({ paidBy: idOf('card'), notPaidBy: [] }, '2026-07-05')],
    ['TRANSACTION_NOT_FOUND', ({ match }) => match({ paidBy: crypto.randomUUID(), notPaidBy: [] })],
    ['TRANSACTION_NOT_FOUND', ({ match }) => match({ paidBy: null, notPaidBy: [crypto.randomUUID()] })],
    ['TOO_FAR', ({ match, idOf }) => match({ paidBy: idOf('08'), notPaidBy: [] }, '2026-11-05')],
    ['BAD_REQUEST', ({ match, idOf }) => match({ paidBy: idOf('card'), notPaidBy: [idOf('card')] })],
    [
      'OTHER_PAYMENT',
      async ({ write, match, idOf }) => {
        await write('refund', 'NETFLIX.COM', OCTOBER, 199_00n);
        await match({ paidBy: idOf('refund'), notPaidBy: [] });
      },
    ],
  ])('%s is said, and nothing is changed', async (code, attempt) => {
    const who = await withFilms();
    await expect(attempt(who)).rejects.toMatchObject({ code });
    expect((await who.items())[0]?.matches).toEqual([]);
  });

  test('is recorded without the transaction', async () => {
    const { id, match, idOf } = await withFilms();
    await match({ paidBy: idOf('card'), notPaidBy: [] });
    const { rows } = await app.owner.query(
      "select metadata from security_audit_logs where action = 'recurring.occurrence-matched' and resource_id = $1",
      [id],
    );
    expect(rows).toEqual([{ metadata: { on: OCTOBER, isChosen: true } }]);
  });
});

test('candidates say which payment has them now, and are found by their words', async () => {
  const { api, id, match, idOf } = await withFilms();
  const find = (search?: string) =>
    api.recurring.candidates({ id, on: OCTOBER, today, ...(search !== undefined && { search }) });
  expect((await find()).map(({ description, pays }) => [description, pays?.due ?? null])).toEqual([
    ['NETFLIX.COM', '2026-09-05'],
    ['NETFLIX.COM', '2026-11-05'],
    ['NETFLIX.COM', '2026-08-05'],
    ['CARD PURCHASE 4471', null],
    ['Corner shop', null],
  ]);
  expect(await find('CORNER')).toEqual([
    { id: idOf('shop'), day: '2026-10-06', amount: ZAR(50_00n), description: 'Corner shop', pays: null },
  ]);
  await match({ paidBy: idOf('shop'), notPaidBy: [] }, '2026-09-05');
  expect(await find('corner')).toEqual([]);
  await expect(api.recurring.candidates({ id, on: '2026-10-06', today })).rejects.toMatchObject({
    code: 'NO_OCCURRENCE',
  });
});

test('a transaction says which payment it pays', async () => {
  const { api, id, match, idOf } = await withFilms();
  const of = (name: string) => api.recurring.paymentOf({ transactionId: idOf(name), today });
  expect(await of('11')).toEqual({ itemId: id, name: 'Films', on: '2026-11-05', due: '2026-11-05' });
  expect(await of('card')).toBeNull();
  await match({ paidBy: idOf('card'), notPaidBy: [] });
  expect(await of('card')).toEqual({ itemId: id, name: 'Films', on: OCTOBER, due: OCTOBER });
});

describe('the category of a payment', () => {
  test('is the usual one of its transactions unless a person chose another that is still there', async () => {
    const { api, id, item, items, category } = await withFilms();
    const [groceries, fun] = [category('Groceries'), category('Fuel')];
    expect(await items()).toMatchObject([{ categoryId: null, usualCategoryId: groceries }]);
    const { cadence, amount } = item;
    await api.recurring.update({ id, name: 'Films', cadence, amount, categoryId: fun });
    await api.recurring.update({ id, name: 'Cinema', cadence, amount });
    expect(await items()).toMatchObject([{ name: 'Cinema', categoryId: fun, usualCategoryId: groceries }]);
    await api.categories.remove({ id: fun });
    expect(await items()).toMatchObject([{ categoryId: null, usualCategoryId: groceries }]);
    await api.categories.restore({ id: fun });
    await api.recurring.update({ id, name: 'Cinema', cadence, amount, categoryId: null });
    expect(await items()).toMatchObject([{ categoryId: null }]);
  });

  test('is one of the workspace, and none for transfers', async () => {
    const { api, id, item, items, category } = await withFilms();
    const { cadence, amount } = item;
    const change = (categoryId: string) => api.recurring.update({ id, name: 'Films', cadence, amount, categoryId });
    await expect(change(crypto.randomUUID())).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
    await expect(change(category('Between own accounts'))).rejects.toMatchObject({ code: 'CATEGORY_IS_TRANSFER' });
    const source = { ...item.source, payee: 'gym' };
    await expect(
      api.recurring.confirm({ ...item, source, categoryId: category('Between own accounts') }),
    ).rejects.toMatchObject({ code: 'CATEGORY_IS_TRANSFER' });
    expect(await items()).toMatchObject([{ categoryId: null }]);
  });
});

test('a member who looks on corrects nothing, and one who sees another account finds nothing', async () => {
  const owner = await withFilms();
  const looksOn = await tabOf(app, await joined(app, owner, { role: 'viewer' }), owner.session.workspace.id);
  const said = { id: owner.id, on: OCTOBER, today, match: { paidBy: owner.idOf('card'), notPaidBy: [] } };
  await expect(looksOn.api.recurring.matchOccurrence(said)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  const { id: seen } = await owner.api.accounts.create({ name: 'Shared' });
  const member = await joined(app, owner, { role: 'contributor', accountIds: [seen] });
  const { api } = await tabOf(app, member, owner.session.workspace.id);
  expect(await api.recurring.paymentOf({ transactionId: owner.idOf('11'), today })).toBeNull();
  await expect(api.recurring.candidates({ id: owner.id, on: OCTOBER, today })).rejects.toMatchObject({
    code: 'NO_OCCURRENCE',
  });
});
