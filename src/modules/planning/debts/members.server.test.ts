import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { startTestApp } from '#testing/app.server.ts';
import { borrowerIn } from '#testing/borrower.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { plainTerms } from './agreed.ts';
import type { NewDebt } from './model.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => app.close());

const today = '2026-11-20';
const ZAR = (minor: bigint) => money(minor, 'ZAR');
const FAMILY: NewDebt = {
  name: 'Aunt Thandi',
  kind: 'person',
  accountId: null,
  balance: ZAR(5_000_00n),
  balanceOn: today,
  agreedOn: null,
  paymentDay: null,
  agreed: plainTerms(0, ZAR(500_00n)),
};
const borrower = () => borrowerIn(app);

describe('who may', () => {
  test('another workspace sees nothing and changes nothing', async () => {
    const one = await borrower();
    const { ids } = await one.api.debts.addFromAccounts({ today });
    const [id = ''] = ids;
    const { api } = await app.person();
    expect(await api.debts.overview({ today })).toMatchObject({ debts: [], owing: [], months: [], settings: null });
    await expect(api.debts.remove({ id })).rejects.toMatchObject({ code: 'DEBT_NOT_FOUND' });
    await expect(api.debts.actual({ id, today })).rejects.toMatchObject({ code: 'DEBT_NOT_FOUND' });
    await expect(api.debts.add({ ...FAMILY, accountId: one.cardId })).rejects.toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    });
    expect((await one.api.debts.overview({ today })).debts).toHaveLength(2);
  });

  test('a viewer reads and changes nothing; one without amounts sees no figure', async () => {
    const owner = await borrower();
    await owner.api.debts.addFromAccounts({ today });
    const books = owner.session.workspace.id;
    const viewer = await tabOf(app, await joined(app, owner, { role: 'viewer' }), books);
    const overview = await viewer.api.debts.overview({ today });
    expect(overview.debts).toHaveLength(2);
    const [debt] = overview.debts;
    if (debt === undefined) throw new Error('there are two');
    const plan = { currency: 'ZAR', strategy: 'snowball' as const, extra: ZAR(0n), once: [] };
    for (const refused of [
      () => viewer.api.debts.addFromAccounts({ today }),
      () => viewer.api.debts.add(FAMILY),
      () => viewer.api.debts.update(debt),
      () => viewer.api.debts.remove({ id: debt.id }),
      () => viewer.api.debts.order({ ids: [debt.id] }),
      () => viewer.api.debts.setPlan(plan),
      () => viewer.api.debts.forget(),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'NOT_ALLOWED' });
    const blind = await tabOf(app, await joined(app, owner, { role: 'viewer-without-amounts' }), books);
    const unseen = await blind.api.debts.overview({ today });
    expect(unseen.debts.map(({ owed }) => owed)).toEqual([
      { minor: 0n, currency: 'ZAR', withheld: true },
      { minor: 0n, currency: 'ZAR', withheld: true },
    ]);
  });

  test('a member who is limited to some accounts sees the debts of those', async () => {
    const owner = await borrower();
    await owner.api.debts.addFromAccounts({ today });
    await owner.api.debts.add(FAMILY);
    const member = await joined(app, owner, { role: 'viewer', accountIds: [owner.cardId] });
    const { api } = await tabOf(app, member, owner.session.workspace.id);
    const { debts, months, owing } = await api.debts.overview({ today });
    expect(debts.map(({ name }) => name)).toEqual(['Gold card']);
    expect(months.map(({ debtId }) => debtId)).toEqual(debts.map(({ id }) => id));
    expect(owing).toEqual([]);
    const hidden = (await owner.api.debts.overview({ today })).debts.find(({ name }) => name === 'Car loan');
    await expect(api.debts.actual({ id: hidden?.id ?? '', today })).rejects.toMatchObject({ code: 'DEBT_NOT_FOUND' });
  });
});
