import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { builderIn, ZAR } from '#testing/projects.server.ts';
import type { Line, Rule } from './project-model.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const open = () => builderIn(app);
const rule = (parts: Partial<Rule>): Rule => ({ ...PLAIN_PROJECT.rule, ...parts });
const id = (at: number) => `018f4d7a-0000-7000-8000-00000000000${at}`;
const line = (at: number, more: Partial<Line>): Line => ({
  id: id(at),
  name: `Line ${at}`,
  direction: 'cost',
  categoryId: null,
  accountId: null,
  amount: ZAR(1_000_00n),
  ...more,
});

describe('what counts', () => {
  test('transactions with the tag within the days, refunds given back and transfers left out', async () => {
    const { add, api, book, tag, category } = await open();
    const tagId = await tag('kitchen');
    const tagged = { tagIds: [tagId], bookedOn: '2026-11-05' };
    await book('Tiles', -900_00n, tagged);
    await book('Tiles returned', 100_00n, tagged);
    await book('Before', -50_00n, { tagIds: [tagId], bookedOn: '2026-10-31' });
    await book('Not tagged', -70_00n, { bookedOn: '2026-11-05' });
    await book('Moved', -5_000_00n, { ...tagged, categoryId: category('Between own accounts') });
    const { id: projectId } = await add({ rule: rule({ tagIds: [tagId], from: '2026-11-01' }) });
    const { figures } = await api.projects.get({ id: projectId, today });
    expect(figures).toMatchObject({
      budget: ZAR(10_000_00n),
      spent: ZAR(800_00n),
      committed: ZAR(0n),
      left: ZAR(9_200_00n),
      count: 2,
      usedPermille: 80,
    });
    const { projects } = await api.projects.list({ today });
    expect(projects).toMatchObject([{ id: projectId, figures: { spent: ZAR(800_00n) } }]);
    expect((await api.projects.rows({ id: projectId })).map(({ description }) => description)).toEqual([
      'Tiles returned',
      'Tiles',
    ]);
  });

  test('a corrected tag follows at once, and each line of a split counts by itself', async () => {
    const { add, api, book, tag, category } = await open();
    const tagId = await tag('kitchen');
    const rowId = await book('Hardware store', -300_00n, { bookedOn: '2026-11-05' });
    const { id: projectId } = await add({ rule: rule({ tagIds: [tagId] }) });
    const spent = async () => (await api.projects.get({ id: projectId, today })).figures.spent;
    expect(await spent()).toEqual(ZAR(0n));
    await api.splits.split({
      id: rowId,
      lines: [
        { categoryId: category('Groceries'), amount: ZAR(-100_00n) },
        { categoryId: category('Fuel'), amount: ZAR(-200_00n), tagIds: [tagId] },
      ],
    });
    expect(await spent()).toEqual(ZAR(200_00n));
  });

  test('a transaction counts in one project only: where it was put, else by tags before categories', async () => {
    const { add, api, book, tag, category } = await open();
    const tagId = await tag('trip');
    const fuel = category('Fuel');
    const rowId = await book('Fuel on the way', -100_00n, {
      bookedOn: '2026-11-05',
      categoryId: fuel,
      tagIds: [tagId],
    });
    await book('Fuel', -40_00n, { bookedOn: '2026-11-06', categoryId: fuel });
    const car = await add({ name: 'Car', rule: rule({ categoryIds: [fuel] }) });
    const trip = await add({ name: 'Trip', rule: rule({ tagIds: [tagId] }) });
    const spent = async () => {
      const { projects } = await api.projects.list({ today });
      return Object.fromEntries(projects.map(({ name, figures }) => [name, figures.spent.minor]));
    };
    expect(await spent()).toEqual({ Car: 40_00n, Trip: 100_00n });
    expect((await api.projects.get({ id: car.id, today })).elsewhere).toEqual([
      { projectId: trip.id, name: 'Trip', count: 1 },
    ]);
    await api.projects.placeRows({ id: car.id, rowIds: [rowId], place: 'in' });
    expect(await spent()).toEqual({ Car: 140_00n, Trip: 0n });
    const { changeId } = await api.projects.placeRows({ id: trip.id, rowIds: [rowId], place: 'out' });
    expect(await spent()).toEqual({ Car: 40_00n, Trip: 0n });
    await api.history.undo({ changeId });
    expect(await spent()).toEqual({ Car: 140_00n, Trip: 0n });
    await api.projects.placeRows({ id: car.id, rowIds: [rowId], place: 'by-rule' });
    expect(await spent()).toEqual({ Car: 40_00n, Trip: 100_00n });
  });

  test('each goes to the line that says most about it, and quotes count as committed until they are paid', async () => {
    const { add, api, book, tag, category } = await open();
    const tagId = await tag('kitchen');
    const tagged = { tagIds: [tagId], bookedOn: '2026-11-05' };
    await book('Food for builders', -80_00n, { ...tagged, categoryId: category('Groceries') });
    await book('Fuel', -20_00n, { ...tagged, categoryId: category('Fuel') });
    const lines = [line(1, { name: 'Food', categoryId: category('Groceries') }), line(2, { name: 'All else' })];
    const { id: projectId } = await add({ budget: null, lines, rule: rule({ tagIds: [tagId] }) });
    const cost = { name: 'Counter top', amount: ZAR(700_00n), dueOn: null, lineId: id(2), isPaid: false };
    const { id: costId } = await api.projects.addCost({ projectId, ...cost });
    expect((await api.projects.get({ id: projectId, today })).figures).toMatchObject({
      budget: ZAR(2_000_00n),
      committed: ZAR(700_00n),
      left: ZAR(1_200_00n),
      lines: [
        { id: id(1), actual: ZAR(80_00n), left: ZAR(920_00n) },
        { id: id(2), actual: ZAR(20_00n), committed: ZAR(700_00n), left: ZAR(280_00n) },
      ],
    });
    await api.projects.changeCost({ id: costId, ...cost, isPaid: true });
    expect((await api.projects.get({ id: projectId, today })).figures.committed).toEqual(ZAR(0n));
  });

  test('recurring payments that belong to it count as committed until its end', async () => {
    const { add, api, book, category, accountId } = await open();
    for (const month of ['08', '09', '10', '11'])
      await book('SKIP HIRE', -250_00n, { bookedOn: `2026-${month}-03`, categoryId: category('Fuel') });
    await api.recurring.add({
      accountId,
      direction: 'out',
      payeeText: 'SKIP HIRE',
      name: 'Skip',
      cadence: { kind: 'day-of-month', every: 1, day: 3, anchor: '2026-08-03', shift: 'none', country: 'ZA' },
      amount: { kind: 'exact', amount: ZAR(250_00n) },
    });
    const { id: projectId } = await add({ endsOn: '2027-01-10', rule: rule({ categoryIds: [category('Fuel')] }) });
    const { figures, scheduled } = await api.projects.get({ id: projectId, today });
    expect(scheduled.map(({ name, due }) => [name, due])).toEqual([
      ['Skip', '2026-12-03'],
      ['Skip', '2027-01-03'],
    ]);
    expect(figures).toMatchObject({ spent: ZAR(1_000_00n), committed: ZAR(500_00n) });
  });
});

describe('work for a client', () => {
  test('time is worth its rate, and margin is income less cost and the cost of own time', async () => {
    const { add, api, book, tag, session } = await open();
    const income = (await api.categories.list()).find(({ kind }) => kind === 'income')?.id ?? '';
    const tagId = await tag('acme');
    const tagged = { tagIds: [tagId], bookedOn: '2026-11-05' };
    await book('Invoice paid', 5_000_00n, { ...tagged, categoryId: income });
    await book('Materials', -1_200_00n, { ...tagged });
    const { id: projectId } = await add({
      kind: 'client',
      client: 'Acme',
      rate: ZAR(600_00n),
      costRate: ZAR(200_00n),
      rule: rule({ tagIds: [tagId] }),
    });
    const time = { projectId, day: today, note: '', rate: null };
    await api.projects.addTime({ ...time, minutes: 90, isBillable: true });
    const { id: timeId } = await api.projects.addTime({ ...time, minutes: 30, isBillable: false });
    const detail = await api.projects.get({ id: projectId, today });
    expect(detail.figures).toMatchObject({
      income: ZAR(5_000_00n),
      workValue: ZAR(900_00n),
      workCost: ZAR(400_00n),
      margin: ZAR(3_400_00n),
      minutes: 120,
      billableMinutes: 90,
    });
    expect(detail.times[0]?.memberId).toBe(session.person.id);
    await api.projects.removeTime({ id: timeId });
    expect((await api.projects.get({ id: projectId, today })).figures.minutes).toBe(90);
  });
});

describe('shares', () => {
  test('who paid is said by the transaction, the account or who recorded it, and all become even', async () => {
    const { add, api, book, tag, session } = await open();
    const tagId = await tag('trip');
    const { id: cash } = await api.accounts.create({ name: 'Cash' });
    await book('Hotel', -900_00n, { tagIds: [tagId], bookedOn: '2026-11-05' });
    await book('Dinner', -100_01n, { tagIds: [tagId], bookedOn: '2026-11-06', accountId: cash });
    const person = (at: number, name: string, more: object = {}) => {
      return { id: id(at), name, memberId: null, weight: 1, accountIds: [], ...more };
    };
    const { id: projectId } = await add({
      rule: rule({ tagIds: [tagId] }),
      people: [
        person(1, 'Me', { memberId: session.person.id }),
        person(2, 'Ọlábísí', { accountIds: [cash] }),
        person(3, 'Naïve'),
      ],
    });
    const get = () => api.projects.get({ id: projectId, today });
    const { balances, payments, unattributed } = await get();
    expect(balances.map(({ paid, owed, balance }) => [paid.minor, owed.minor, balance.minor])).toEqual([
      [900_00n, 333_34n, 566_66n],
      [100_01n, 333_34n, -233_33n],
      [0n, 333_33n, -333_33n],
    ]);
    expect(payments).toHaveLength(2);
    expect(unattributed).toEqual(ZAR(0n));
    for (const payment of payments) await api.projects.addSettlement({ projectId, day: today, ...payment });
    expect((await get()).payments).toEqual([]);
    const [hotel] = (await api.projects.rows({ id: projectId })).filter(({ description }) => description === 'Hotel');
    await api.projects.setPayer({ id: projectId, rowId: hotel?.id ?? '', personId: id(3) });
    expect((await get()).balances[2]?.paid).toEqual(ZAR(900_00n));
  });
});

describe('the course of a project', () => {
  test('closing keeps the figures, later changes are told, and reopening lets it change again', async () => {
    const { add, api, book, tag } = await open();
    const tagId = await tag('kitchen');
    await book('Tiles', -900_00n, { tagIds: [tagId], bookedOn: '2026-11-05' });
    const { id: projectId } = await add({ rule: rule({ tagIds: [tagId] }) });
    await api.projects.close({ id: projectId, today });
    await book('Late invoice', -50_00n, { tagIds: [tagId], bookedOn: '2026-11-19' });
    const detail = await api.projects.get({ id: projectId, today });
    expect(detail.project).toMatchObject({ state: 'closed', closing: { day: today, spent: ZAR(900_00n) } });
    expect(detail.since).toEqual({ spent: ZAR(50_00n), income: ZAR(0n) });
    const task = { kind: 'task', name: 'Paint', startsOn: null, dueOn: null, doneOn: null, assigneeId: null } as const;
    await expect(api.projects.addTask({ projectId, ...task })).rejects.toMatchObject({ code: 'PROJECT_CLOSED' });
    await api.projects.reopen({ id: projectId });
    await api.projects.addTask({ projectId, ...task });
  });

  test('a new project after the pattern of another has its lines and tasks, moved along, and none of its rows', async () => {
    const { add, api, tag } = await open();
    const tagId = await tag('december');
    const { id: projectId } = await add({ lines: [line(1, {})], rule: rule({ tagIds: [tagId], from: '2026-10-01' }) });
    const task = { kind: 'milestone', startsOn: null, doneOn: '2026-11-11', assigneeId: null } as const;
    await api.projects.addTask({ projectId, ...task, name: 'Book', dueOn: '2026-11-10' });
    const { id: nextId } = await api.projects.copy({ id: projectId, name: 'Next year', startsOn: '2027-11-01' });
    const { project, tasks, figures } = await api.projects.get({ id: nextId, today });
    expect(project).toMatchObject({
      name: 'Next year',
      state: 'planned',
      startsOn: '2027-11-01',
      endsOn: '2027-12-31',
      lines: [{ name: 'Line 1' }],
      rule: { tagIds: [tagId], from: '2027-10-01' },
    });
    expect(tasks).toMatchObject([{ name: 'Book', dueOn: '2027-11-10', doneOn: null }]);
    expect(figures.count).toBe(0);
  });

  test('each change is undone', async () => {
    const { add, api } = await open();
    const { id: projectId, changeId: added } = await add();
    const task = { kind: 'task', name: 'Paint', startsOn: null, dueOn: null, doneOn: null, assigneeId: null } as const;
    await api.projects.addTask({ projectId, ...task });
    const { changeId } = await api.projects.remove({ id: projectId });
    expect((await api.projects.list({ today })).projects).toEqual([]);
    await api.history.undo({ changeId });
    expect((await api.projects.get({ id: projectId, today })).tasks).toMatchObject([{ name: 'Paint' }]);
    const { changeId: renamed } = await api.projects.update({ ...PLAIN_PROJECT, id: projectId, name: 'Bathroom' });
    await api.history.undo({ changeId: renamed });
    expect((await api.projects.get({ id: projectId, today })).project.name).toBe('Kitchen');
    const { id: other, changeId: second } = await add({ name: 'Other' });
    await api.history.undo({ changeId: second });
    await expect(api.projects.get({ id: other, today })).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    expect(added).not.toBe('');
  });

  test('a name is given once, and ids of things that are not here are refused', async () => {
    const { add, api } = await open();
    const { id: projectId } = await add();
    await expect(add({ name: 'KITCHEN' })).rejects.toMatchObject({ code: 'PROJECT_EXISTS' });
    await expect(add({ name: 'A', rule: rule({ tagIds: [id(9)] }) })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
    await expect(add({ name: 'A', rowIds: [id(9)] })).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    await expect(add({ name: 'A', lines: [line(1, { accountId: id(9) })] })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    const cost = { name: 'X', amount: { minor: 1n, currency: 'KES' }, dueOn: null, lineId: null, isPaid: false };
    await expect(api.projects.addCost({ projectId, ...cost })).rejects.toMatchObject({ code: 'OTHER_CURRENCY' });
  });
});
