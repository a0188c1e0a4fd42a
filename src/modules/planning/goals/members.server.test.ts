import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { goalsOf, saver } from '#testing/goals.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const ZAR = (minor: bigint) => money(minor, 'ZAR');

async function household() {
  const owner = await saver(app, today);
  const id = await owner.begin('House', ZAR(500_000_00n));
  await owner.put(id, owner.savingsId, ZAR(300_00n));
  const add = async (wish: Parameters<typeof joined>[2]) => {
    const member = await joined(app, owner, wish);
    const tab = await tabOf(app, member, owner.session.workspace.id);
    return { ...tab, ...goalsOf(tab, today), userId: member.session.person.id };
  };
  return { ...owner, id, add };
}

test('two members put money into a goal, and both see each share', async () => {
  const { id, add, savingsId, goal, session } = await household();
  const partner = await add({ role: 'editor' });
  await partner.put(id, savingsId, ZAR(500_00n));
  const shares = [
    { memberId: partner.userId, amount: ZAR(500_00n) },
    { memberId: session.person.id, amount: ZAR(300_00n) },
  ];
  expect((await goal(id)).shares).toEqual(shares);
  expect(await partner.goal(id)).toMatchObject({ saved: ZAR(800_00n), shares });
});

describe('who may do what', () => {
  test('another workspace neither sees nor changes a goal, nor sets its accounts aside', async () => {
    const [mine, theirs] = [await household(), await household()];
    expect((await mine.overview()).goals.map(({ id }) => id)).toEqual([mine.id]);
    const { api } = mine;
    const gone = { code: 'GOAL_NOT_FOUND' };
    await expect(api.goals.details({ id: theirs.id, today })).rejects.toMatchObject(gone);
    await expect(api.goals.remove({ id: theirs.id, today })).rejects.toMatchObject(gone);
    await expect(mine.put(theirs.id, mine.savingsId, ZAR(1n))).rejects.toMatchObject(gone);
    await expect(mine.put(mine.id, theirs.savingsId, ZAR(1n))).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const [entry] = (await theirs.api.goals.details({ id: theirs.id, today })).entries;
    const remove = api.goals.removeEntry({ id: entry?.id ?? '' });
    await expect(remove).rejects.toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    const { inId } = await theirs.transfer('2026-11-10', 50_00n);
    const put = api.goals.putTransaction({ goalId: mine.id, transactionId: inId });
    await expect(put).rejects.toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
    const pledge = { goalId: mine.id, accountId: mine.savingsId, amount: ZAR(1n), rule: 'month:25', since: today };
    const add = api.goals.addPledge({ ...pledge, memberId: theirs.session.person.id });
    await expect(add).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  });

  test('a viewer reads and changes nothing; one without amounts sees none', async () => {
    const { id, add, savingsId } = await household();
    const viewer = await add({ role: 'viewer' });
    expect(await viewer.goal(id)).toMatchObject({ saved: ZAR(300_00n) });
    await expect(viewer.put(id, savingsId, ZAR(1n))).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    await expect(viewer.api.goals.remove({ id, today })).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const without = await add({ role: 'viewer-without-amounts' });
    const { saved, target } = await without.goal(id);
    expect([saved.withheld, target.withheld]).toEqual([true, true]);
  });

  test('a member who is limited to an account sees what is set aside on it, and no other goal', async () => {
    const owner = await household();
    const { id, add, accountId, put, savingsId, transfer, api, session } = owner;
    const limited = await add({ role: 'viewer', accountIds: [accountId] });
    expect(await limited.overview()).toMatchObject({ isLimited: true, goals: [] });
    await put(id, accountId, ZAR(20_00n));
    await transfer('2026-11-10', 500_00n);
    const pledge = { goalId: id, accountId: savingsId, amount: ZAR(500_00n), rule: 'month:10', since: '2026-11-01' };
    await api.goals.addPledge({ ...pledge, memberId: session.person.id });
    expect((await owner.goal(id)).saved).toEqual(ZAR(820_00n));
    const seen = await limited.overview();
    expect(seen.goals).toMatchObject([
      { saved: ZAR(20_00n), target: { withheld: true }, perPayday: null, parts: [{ accountId }], pledges: [] },
    ]);
    expect(seen.accounts.map((one) => one.id)).toEqual([accountId]);
    expect((await limited.api.goals.details({ id, today })).entries).toMatchObject([{ accountId }]);
    expect(await limited.api.goals.ideas({ today })).toEqual({ ideas: [] });
  });
});
