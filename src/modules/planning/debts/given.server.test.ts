import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import type { NewLoan } from './given-model.ts';
import { MOST_LOANS_GIVEN } from './kinds.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const LOAN: NewLoan = {
  person: 'Sipho',
  amount: ZAR(2_000_00n),
  lentOn: '2026-09-01',
  dueOn: '2026-12-31',
  repayments: [{ day: '2026-10-01', amount: ZAR(500_00n) }],
  note: 'School fees',
};

test('a loan to a person is added, paid back in parts, deleted, and comes back as it was', async () => {
  const { api } = await app.person();
  const { id } = await api.loansGiven.add(LOAN);
  expect(await api.loansGiven.list()).toEqual([{ ...LOAN, id }]);
  const repayments = [...LOAN.repayments, { day: '2026-11-01', amount: ZAR(1_500_00n) }];
  await api.loansGiven.update({ ...LOAN, id, repayments });
  const [changed] = await api.loansGiven.list();
  expect(changed).toEqual({ ...LOAN, id, repayments });
  await api.loansGiven.remove({ id });
  expect(await api.loansGiven.list()).toEqual([]);
  await api.loansGiven.add({ ...LOAN, id, repayments });
  expect(await api.loansGiven.list()).toEqual([changed]);
  await expect(api.loansGiven.add({ ...LOAN, id })).rejects.toMatchObject({ code: 'LOAN_EXISTS' });
});

test.each<[string, Partial<NewLoan>]>([
  ['of nothing', { amount: ZAR(0n) }],
  ['without a person', { person: ' ' }],
  ['due before it was lent', { dueOn: '2026-08-31' }],
  ['in two currencies', { repayments: [{ day: '2026-10-01', amount: money(1n, 'KES') }] }],
])('a loan %s is refused', async (_, bent) => {
  const { api } = await app.person();
  await expect(api.loansGiven.add({ ...LOAN, ...bent })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a loan that is not there, or in another currency, is neither changed nor removed', async () => {
  const { api } = await app.person();
  const { id } = await api.loansGiven.add(LOAN);
  const other = { ...LOAN, id, amount: money(5n, 'KES'), repayments: [] };
  await expect(api.loansGiven.update(other)).rejects.toMatchObject({ code: 'LOAN_NOT_FOUND' });
  const gone = crypto.randomUUID();
  await expect(api.loansGiven.update({ ...LOAN, id: gone })).rejects.toMatchObject({ code: 'LOAN_NOT_FOUND' });
  await expect(api.loansGiven.remove({ id: gone })).rejects.toMatchObject({ code: 'LOAN_NOT_FOUND' });
});

test('a workspace holds only so many', async () => {
  const { api, session } = await app.person();
  await app.owner.query(
    `insert into loans_given (workspace_id, id, user_id, person, currency, amount_minor, lent_on)
     select $1, gen_random_uuid(), $2, 'Someone', 'ZAR', 1, '2026-01-01' from generate_series(1, $3::int)`,
    [session.workspace.id, session.person.id, MOST_LOANS_GIVEN],
  );
  await expect(api.loansGiven.add(LOAN)).rejects.toMatchObject({ code: 'TOO_MANY_LOANS' });
});

describe('who may', () => {
  test('another workspace sees nothing; a viewer changes nothing; who does not see amounts sees no figure', async () => {
    const owner = await app.person();
    const { id } = await owner.api.loansGiven.add(LOAN);
    const stranger = await app.person();
    expect(await stranger.api.loansGiven.list()).toEqual([]);
    await expect(stranger.api.loansGiven.remove({ id })).rejects.toMatchObject({ code: 'LOAN_NOT_FOUND' });
    const books = owner.session.workspace.id;
    const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), books);
    expect(await viewer.api.loansGiven.list()).toHaveLength(1);
    for (const refused of [
      () => viewer.api.loansGiven.add(LOAN),
      () => viewer.api.loansGiven.update({ ...LOAN, id }),
      () => viewer.api.loansGiven.remove({ id }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const blind = await tabOf(app, await joined(app, owner, { role: 'viewer-without-amounts' }), books);
    const [unseen] = await blind.api.loansGiven.list();
    expect(unseen?.amount).toEqual({ minor: 0n, currency: 'ZAR', withheld: true });
    expect(unseen?.repayments[0]?.amount).toEqual({ minor: 0n, currency: 'ZAR', withheld: true });
  });

  test('a member who is limited to some accounts sees no loan of others', async () => {
    const owner = await app.person();
    const { id: accountId } = await owner.api.accounts.create({ name: 'Cheque' });
    await owner.api.loansGiven.add(LOAN);
    const member = await joined(app, owner, { role: 'viewer', accountIds: [accountId] });
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    expect(await api.loansGiven.list()).toEqual([]);
    expect(await owner.api.loansGiven.list()).toHaveLength(1);
  });
});
