import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { saver } from '#testing/goals.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const ZAR = (minor: bigint) => money(minor, 'ZAR');
const open = () => saver(app, today);

describe('a goal', () => {
  test('begins with a part of a balance, takes more and gives some back, and each change is undone', async () => {
    const { api, savingsId, goal, put, withdraw, account } = await open();
    const first = { accountId: savingsId, amount: ZAR(2_000_00n) };
    const { id } = await api.goals.create({
      name: 'Holiday',
      kind: 'save',
      target: ZAR(10_000_00n),
      dueOn: '2027-02-28',
      everyMonths: null,
      today,
      first,
    });
    // December, January and February each bring a third of what was missing on the first day.
    expect(await goal(id)).toMatchObject({
      saved: ZAR(2_000_00n),
      perPayday: ZAR(2_666_67n),
      paydays: 3,
      course: 'new',
    });
    const added = await put(id, savingsId, ZAR(500_00n));
    const taken = await withdraw(id, savingsId, ZAR(300_00n));
    expect(await goal(id)).toMatchObject({ saved: ZAR(2_200_00n), parts: [{ accountId: savingsId }] });
    expect(await account(savingsId)).toMatchObject({ setAside: ZAR(2_200_00n), free: ZAR(97_800_00n), over: ZAR(0n) });
    await api.history.undo({ changeId: taken.changeId });
    expect((await goal(id)).saved).toEqual(ZAR(2_500_00n));
    await api.history.undo({ changeId: added.changeId });
    expect((await goal(id)).saved).toEqual(ZAR(2_000_00n));
  });

  test('is changed, ordered, and deleted with all that is of it; an undo brings all of it back', async () => {
    const { api, savingsId, begin, goal, put, overview, category } = await open();
    const [a, b] = [await begin('A', ZAR(10n)), await begin('B', ZAR(10n))];
    await api.goals.order({ ids: [b, a] });
    expect((await overview()).goals.map(({ name }) => name)).toEqual(['B', 'A']);
    const change = {
      id: a,
      name: 'A car',
      kind: 'save',
      target: money(900n, 'USD'),
      dueOn: null,
      everyMonths: null,
    } as const;
    const { changeId: changed } = await api.goals.update(change);
    expect(await goal(a)).toMatchObject({ name: 'A car', target: money(900n, 'USD') });
    await api.history.undo({ changeId: changed });
    expect(await goal(a)).toMatchObject({ name: 'A', target: ZAR(10n) });
    await put(a, savingsId, ZAR(5n));
    const pledge = { goalId: a, accountId: savingsId, amount: ZAR(1n), rule: 'month:25', since: today };
    await api.goals.addPledge({ ...pledge, memberId: (await goal(a)).memberId });
    const income = { accountIds: [], categoryId: category('Salary and wages'), containing: null };
    await api.goals.addFeed({ goalId: a, since: today, feed: { kind: 'income-share', ...income, permille: 100 } });
    const { changeId } = await api.goals.remove({ id: a, today });
    expect((await overview()).goals.map(({ name }) => name)).toEqual(['B']);
    await expect(api.goals.details({ id: a, today })).rejects.toMatchObject({ code: 'GOAL_NOT_FOUND' });
    await api.history.undo({ changeId });
    expect(await goal(a)).toMatchObject({ saved: ZAR(5n), pledges: [{ amount: ZAR(1n) }], feeds: [{ permille: 100 }] });
  });

  test('in another currency counts by the rate of the day, and says where none is known', async () => {
    const { api, savingsId, begin, goal, put } = await open();
    const id = await begin('Tickets', money(100_00n, 'EUR'));
    await put(id, savingsId, ZAR(200_00n));
    expect(await goal(id)).toMatchObject({ saved: money(0n, 'EUR'), missing: ['ZAR'], isReached: false });
    await api.exchangeRates.create({ day: today, from: 'EUR', to: 'ZAR', rate: '20' });
    expect(await goal(id)).toMatchObject({ saved: money(10_00n, 'EUR'), missing: [] });
    const { id: euroId } = await api.accounts.create({
      name: 'Euro',
      currency: 'EUR',
      openingBalance: money(50_00n, 'EUR'),
    });
    await put(id, euroId, money(50_00n, 'EUR'));
    expect((await goal(id)).saved).toEqual(money(60_00n, 'EUR'));
  });

  test('of a yearly cost asks for a part each payday until it is due, and then for the next', async () => {
    const { api, savingsId } = await open();
    const wish = { name: 'Car licence', kind: 'sinking', target: ZAR(1_200_00n), everyMonths: 12, today } as const;
    await api.goals.create({ ...wish, dueOn: '2027-03-31' });
    const at = async (day: string) => (await api.goals.overview({ today: day })).goals[0];
    expect(await at(today)).toMatchObject({ due: '2027-03-31', paydays: 4, perPayday: ZAR(300_00n) });
    expect(await at('2027-04-01')).toMatchObject({ due: '2028-03-31', paydays: 12, perPayday: ZAR(100_00n) });
    const [fund] = (await api.goals.overview({ today })).goals;
    const part = { goalId: fund?.id ?? '', accountId: savingsId, amount: ZAR(900_00n) };
    await api.goals.put({ ...part, day: today, today });
    expect(await at('2027-03-30')).toMatchObject({ dueLately: null });
    expect(await at('2027-04-02')).toMatchObject({ dueLately: '2027-03-31' });
    await api.goals.withdraw({ ...part, amount: ZAR(800_00n), day: '2027-04-02', today: '2027-04-02' });
    expect(await at('2027-04-02')).toMatchObject({ dueLately: null, saved: ZAR(100_00n) });
    await expect(api.goals.create({ ...wish, dueOn: null })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });
});

test('more set aside than an account holds is shown, by how much, and which goals lack it', async () => {
  const { savingsId, begin, put, account, goal, write } = await open();
  const [first, second] = [await begin('First', ZAR(90_000_00n)), await begin('Second', ZAR(90_000_00n))];
  await put(first, savingsId, ZAR(80_000_00n));
  await put(second, savingsId, ZAR(30_000_00n));
  const over = { setAside: ZAR(110_000_00n), free: ZAR(0n), over: ZAR(10_000_00n) };
  expect(await account(savingsId)).toMatchObject({ ...over, short: [{ goalId: second, amount: ZAR(10_000_00n) }] });
  await write('Boiler', -25_000_00n, { accountId: savingsId, bookedOn: today });
  expect(await account(savingsId)).toMatchObject({
    over: ZAR(35_000_00n),
    short: [
      { goalId: second, amount: ZAR(30_000_00n) },
      { goalId: first, amount: ZAR(5_000_00n) },
    ],
  });
  expect((await goal(first)).uncovered).toEqual(ZAR(5_000_00n));
});

test('what cannot be set aside is refused', async () => {
  const { api, savingsId, begin, put, withdraw } = await open();
  const id = await begin('Car', ZAR(90_000_00n));
  const { id: cardId } = await api.accounts.create({ name: 'Card', accountType: 'credit-card' });
  await expect(put(id, cardId, ZAR(1n))).rejects.toMatchObject({ code: 'ACCOUNT_OWES' });
  await expect(put(id, savingsId, money(1n, 'USD'))).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
  await expect(put(id, savingsId, ZAR(0n))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await expect(put(id, savingsId, ZAR(1n), '2026-11-21')).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  await put(id, savingsId, ZAR(5n));
  await expect(withdraw(id, savingsId, ZAR(6n))).rejects.toMatchObject({ code: 'NOT_ENOUGH' });
  await api.goals.setState({ id, state: 'archived', today });
  await expect(put(id, savingsId, ZAR(5n))).rejects.toMatchObject({ code: 'GOAL_ARCHIVED' });
});

test('ideas are from months of spending, and leave out what is a goal already', async () => {
  const { api, write } = await open();
  expect(await api.goals.ideas({ today })).toEqual({ ideas: [] });
  for (const [month, minor] of [
    ['08', 9_000_00n],
    ['09', 10_000_00n],
    ['10', 11_000_00n],
  ] as const)
    await write('Shops', -minor, { bookedOn: `2026-${month}-15` });
  const { ideas } = await api.goals.ideas({ today });
  expect(ideas).toMatchObject([{ kind: 'emergency', target: ZAR(30_000_00n), monthly: ZAR(10_000_00n) }]);
  const [idea] = ideas;
  if (idea === undefined) throw new Error('no idea');
  await api.goals.create({ ...idea, today });
  expect((await api.goals.ideas({ today })).ideas).toEqual([]);
});

test('ideas offer costs that come once or a few times a year, by what was paid', async () => {
  const { api, write } = await open();
  for (const day of ['2024-12-03', '2025-12-03']) await write('DISCOVERY INSURE CAR', -4_200_00n, { bookedOn: day });
  for (const day of ['2025-12-15', '2026-03-15', '2026-06-15', '2026-09-15'])
    await write('CITY OF JOBURG RATES', -900_00n, { bookedOn: day });
  const { ideas } = await api.goals.ideas({ today });
  expect(ideas.filter(({ kind }) => kind === 'sinking')).toMatchObject([
    { dueOn: '2026-12-03', everyMonths: 12, target: ZAR(4_200_00n), perPayday: ZAR(4_200_00n) },
    { dueOn: '2026-12-15', everyMonths: 3, target: ZAR(900_00n), perPayday: ZAR(900_00n) },
  ]);
});
