import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

type NewDebt = Parameters<Person['api']['debts']['add']>[0];
const today = '2026-11-20';
const ASK = { today, currency: 'ZAR' };
const ZAR = (minor: bigint) => money(minor, 'ZAR');
const LENT = { name: 'Thandi', kind: 'lent', currency: 'ZAR', ownership: 10_000, debtAccountId: null } as const;
const LOAN = { person: 'Thandi', amount: ZAR(900_00n), lentOn: '2026-09-10', dueOn: null, note: '', repayments: [] };
const DEBT: NewDebt = {
  name: 'Furniture',
  kind: 'other',
  accountId: null,
  balance: ZAR(500_00n),
  balanceOn: '2026-10-15',
  agreedOn: null,
  paymentDay: null,
  agreed: {
    rate: { kind: 'fixed', rate: 1200 },
    changes: [],
    promotion: null,
    minimum: { kind: 'fixed', amount: ZAR(10_00n) },
    monthlyFee: ZAR(0n),
    insurancePerThousand: ZAR(0n),
  },
};
type Person = Awaited<ReturnType<typeof app.person>>;
const worthOf = async ({ api }: Pick<Person, 'api'>) => (await api.netWorth.overview(ASK)).line.at(-1)?.known.minor;
const asset = ({ api }: Pick<Person, 'api'>, minor: bigint, more: object = {}) =>
  api.netWorth.create({
    ...LENT,
    endedOn: null,
    valuations: [{ day: '2026-11-01', amount: ZAR(minor), source: 'estimate' }],
    ...more,
  });

describe('debts of the plan', () => {
  test('without an account are owed from the day of their balance, or of the agreement', async () => {
    const { api } = await app.person();
    const { id } = await api.debts.add(DEBT);
    const line = async () => (await api.netWorth.overview(ASK)).line.map(({ day, known }) => [day, known.minor]);
    expect((await api.netWorth.overview(ASK)).parts).toMatchObject([
      { id, source: 'debt', name: 'Furniture', whole: ZAR(-500_00n), share: ZAR(-500_00n) },
    ]);
    expect(await line()).toEqual([
      ['2026-10-31', -500_00n],
      [today, -500_00n],
    ]);
    await api.debts.update({ ...DEBT, id, agreedOn: '2026-09-01' });
    expect(await line()).toEqual([
      ['2026-09-30', -500_00n],
      ['2026-10-31', -500_00n],
      [today, -500_00n],
    ]);
    await api.debts.update({ ...DEBT, id, balance: ZAR(0n), balanceOn: today });
    expect((await api.netWorth.overview(ASK)).parts).toEqual([]);
  });

  test('with an account count as the account alone', async () => {
    const someone = await app.person();
    const { api } = someone;
    const card = { name: 'Card', accountType: 'credit-card', openingBalance: ZAR(-500_00n) } as const;
    const { id: accountId } = await api.accounts.create(card);
    const { id } = await api.debts.add({ ...DEBT, accountId });
    expect(await worthOf(someone)).toBe(-500_00n);
    await api.debts.remove({ id });
    expect(await worthOf(someone)).toBe(-500_00n);
    // By hand it may be the same, and is asked about.
    const { id: partId } = await api.debts.add(DEBT);
    expect(await worthOf(someone)).toBe(-1000_00n);
    expect((await api.netWorth.overview(ASK)).doubles).toEqual([{ partId, otherId: accountId }]);
  });
});

describe('what may be counted twice', () => {
  test('can be left out, over all days, and counted again', async () => {
    const someone = await app.person();
    const { api } = someone;
    const { id: otherId } = await api.loansGiven.add(LOAN);
    const { id } = await asset(someone, 1000_00n);
    expect((await api.netWorth.overview(ASK)).doubles).toEqual([{ partId: id, otherId }]);
    expect(await worthOf(someone)).toBe(1900_00n);
    await api.netWorth.setCounted({ id, isCounted: false });
    const without = await api.netWorth.overview(ASK);
    expect(without).toMatchObject({ doubles: [], parts: [{ id: otherId }], leftOut: [{ id, whole: ZAR(1000_00n) }] });
    expect(new Set(without.line.map(({ known }) => known.minor))).toEqual(new Set([900_00n]));
    await api.netWorth.setCounted({ id, isCounted: true });
    expect(await api.netWorth.overview(ASK)).toMatchObject({ doubles: [], leftOut: [] });
    expect(await worthOf(someone)).toBe(1900_00n);
    await api.netWorth.setCounted({ id, isCounted: null });
    expect((await api.netWorth.overview(ASK)).doubles).toHaveLength(1);
  });

  test('is chosen by those who may change assets, in their own workspace', async () => {
    const [owner, stranger] = [await app.person(), await app.person()];
    const { id } = await asset(owner, 900_00n);
    const { id: accountId } = await owner.api.accounts.create({ name: 'Bank', openingBalance: ZAR(1n) });
    const choice = { id, isCounted: false };
    await expect(stranger.api.netWorth.setCounted(choice)).rejects.toMatchObject({ code: 'PART_NOT_FOUND' });
    const account = owner.api.netWorth.setCounted({ id: accountId, isCounted: false });
    await expect(account).rejects.toMatchObject({ code: 'PART_NOT_FOUND' });
    const workspaceId = owner.session.workspace.id;
    const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), workspaceId);
    await expect(viewer.api.netWorth.setCounted(choice)).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const limited = await tabOf(
      app,
      await joined(app, owner, { role: 'contributor', accountIds: [accountId] }),
      workspaceId,
    );
    await owner.api.debts.add(DEBT);
    await owner.api.netWorth.setCounted(choice);
    expect(await limited.api.netWorth.overview(ASK)).toMatchObject({ parts: [{ id: accountId }], leftOut: [] });
  });
});
