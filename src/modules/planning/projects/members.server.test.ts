import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { builderIn, ZAR } from '#testing/projects.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const personId = '018f4d7a-0000-7000-8000-000000000001';
const task = { kind: 'task', name: 'Paint', startsOn: null, dueOn: null, doneOn: null, assigneeId: null } as const;
const cost = { name: 'Tap', amount: ZAR(100_00n), dueOn: null, lineId: null, isPaid: false };
const time = { day: today, minutes: 60, note: '', isBillable: true, rate: null };

/** A project that collects two transactions by their tag, each on an account of its own. */
async function twoAccounts() {
  const owner = await builderIn(app);
  const { api, tag, book, accountId } = owner;
  const { id: hiddenId } = await api.accounts.create({ name: 'Hidden' });
  const tagId = await tag('kitchen');
  const seen = await book('Seen', -100_00n, { bookedOn: '2026-11-05', tagIds: [tagId] });
  const hidden = await book('Not seen', -7_000_00n, { bookedOn: '2026-11-06', tagIds: [tagId], accountId: hiddenId });
  const facts = { ...PLAIN_PROJECT, rule: { ...PLAIN_PROJECT.rule, tagIds: [tagId] } };
  return { ...owner, facts, accountId, seen, hidden, books: owner.session.workspace.id };
}

describe('who may', () => {
  test('another workspace sees nothing and changes nothing', async () => {
    const one = await twoAccounts();
    const { id } = await one.api.projects.add(one.facts);
    const { id: taskId } = await one.api.projects.addTask({ projectId: id, ...task });
    const { id: costId } = await one.api.projects.addCost({ projectId: id, ...cost });
    const { id: timeId } = await one.api.projects.addTime({ projectId: id, ...time });
    const other = await builderIn(app);
    const { projects } = other.api;
    expect((await projects.list({ today })).projects).toEqual([]);
    const NONE = { code: 'PROJECT_NOT_FOUND' };
    await expect(projects.get({ id, today })).rejects.toMatchObject(NONE);
    await expect(projects.rows({ id })).rejects.toMatchObject(NONE);
    await expect(projects.receipts({ id })).rejects.toMatchObject(NONE);
    await expect(projects.candidates({ id, search: '' })).rejects.toMatchObject(NONE);
    await expect(projects.report({ id, today })).rejects.toMatchObject(NONE);
    await expect(projects.remove({ id })).rejects.toMatchObject(NONE);
    await expect(projects.copy({ id, name: 'Mine', startsOn: today })).rejects.toMatchObject(NONE);
    await expect(projects.placeRows({ id, rowIds: [one.seen], place: 'in' })).rejects.toMatchObject(NONE);
    await expect(projects.removeTask({ id: taskId })).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
    await expect(projects.changeCost({ id: costId, ...cost })).rejects.toMatchObject({ code: 'COST_NOT_FOUND' });
    await expect(projects.removeTime({ id: timeId })).rejects.toMatchObject({ code: 'TIME_NOT_FOUND' });
    // Its own project takes no row of theirs, and names no member, tag or account of theirs.
    const { id: own } = await other.add();
    await expect(projects.placeRows({ id: own, rowIds: [one.seen], place: 'in' })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    await expect(projects.setPayer({ id: own, rowId: one.seen, personId: null })).rejects.toMatchObject({
      code: 'TRANSACTION_NOT_FOUND',
    });
    const memberId = one.session.person.id;
    await expect(projects.addTime({ projectId: own, ...time, memberId })).rejects.toMatchObject({
      code: 'MEMBER_NOT_FOUND',
    });
    await expect(projects.add({ ...one.facts, name: 'Theirs' })).rejects.toMatchObject({ code: 'TAG_NOT_FOUND' });
    expect((await one.api.projects.list({ today })).projects).toHaveLength(1);
  });

  test('a viewer reads and changes nothing; one without amounts sees no figure and gets no report', async () => {
    const owner = await twoAccounts();
    const { id } = await owner.api.projects.add(owner.facts);
    const { id: taskId } = await owner.api.projects.addTask({ projectId: id, ...task });
    const { api } = await tabOf(app, await joined(app, owner, { role: 'viewer' }), owner.books);
    expect((await api.projects.get({ id, today })).figures.spent).toEqual(ZAR(7_100_00n));
    for (const refused of [
      () => api.projects.add({ ...owner.facts, name: 'Mine' }),
      () => api.projects.update({ ...owner.facts, id }),
      () => api.projects.close({ id, today }),
      () => api.projects.remove({ id }),
      () => api.projects.changeTask({ ...task, id: taskId, doneOn: today }),
      () => api.projects.addTime({ projectId: id, ...time }),
      () => api.projects.placeRows({ id, rowIds: [owner.seen], place: 'out' }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const blind = await tabOf(app, await joined(app, owner, { role: 'viewer-without-amounts' }), owner.books);
    const unseen = await blind.api.projects.get({ id, today });
    expect(unseen.figures.spent).toEqual({ minor: 0n, currency: 'ZAR', withheld: true });
    await expect(blind.api.projects.report({ id, today })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('a member who is limited to some accounts sees a project that they take part in, with rows of those', async () => {
    const owner = await twoAccounts();
    const member = await joined(app, owner, { role: 'viewer', accountIds: [owner.accountId] });
    const { id: unseen } = await owner.api.projects.add(owner.facts);
    const { api } = await tabOf(app, member, owner.books);
    expect((await api.projects.list({ today })).projects).toEqual([]);
    await expect(api.projects.get({ id: unseen, today })).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
    const people = [{ id: personId, name: 'Sipho', memberId: member.session.person.id, weight: 1, accountIds: [] }];
    await owner.api.projects.update({ ...owner.facts, id: unseen, people });
    await owner.api.projects.close({ id: unseen, today });
    const { figures, project, members } = await api.projects.get({ id: unseen, today });
    expect(figures.spent).toEqual(ZAR(100_00n));
    expect(project.closing).toBeNull();
    expect(members).toEqual([]);
    expect((await api.projects.rows({ id: unseen })).map(({ description }) => description)).toEqual(['Seen']);
    expect((await api.projects.candidates({ id: unseen, search: '' })).map(({ description }) => description)).toEqual(
      [],
    );
  });
});
