import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookkeeper } from '#testing/books.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const TO = 'Transfer to an account you cannot see';
const FROM = 'Transfer from an account you cannot see';
const ZAR = { currency: 'ZAR' } as const;

/** Books with an account that is shown, one that is not, and one more that is; and a member limited to the shown ones. */
async function divided(role: 'viewer' | 'viewer-without-amounts' | 'contributor' = 'viewer') {
  const owner = await bookkeeper(app);
  const { id: seenId } = await owner.api.accounts.create({ name: 'Joint wallet' });
  const { id: hiddenId } = await owner.api.accounts.create({ name: 'Ring (fund)', accountNumber: '62 0011 4477' });
  const transfer = owner.category('Between own accounts');
  const move = (accountId: string, description: string, minor: bigint, more: object = {}) =>
    owner.api.transactions.create({
      accountId,
      bookedOn: '2026-03-12',
      categoryId: transfer,
      description,
      amount: { minor },
      ...more,
    });
  const member = await joined(app, owner, { role, accountIds: [owner.accountId, seenId] });
  const tab = await tabOf(app, member, owner.session.workspace.id);
  const words = async () => (await tab.api.transactions.list(ZAR)).rows.map(({ description }) => description);
  return { owner, seenId, hiddenId, move, tab, words, member };
}

describe('for a member limited to some accounts, a transfer', () => {
  test('into an account they may not see is one to a hidden account, with nothing of it', async () => {
    const { owner, hiddenId, move, tab } = await divided();
    await move(owner.accountId, 'To the jeweller for Zanele', -874_365n, { reference: 'ZAN-9981' });
    await move(hiddenId, 'From cheque, for Zanele', 874_365n, { bookedOn: '2026-03-15' });
    const { rows } = await tab.api.transactions.list(ZAR);
    expect(rows).toMatchObject([
      { description: TO, bankText: null, reference: null, isMasked: true, accountId: owner.accountId },
    ]);
    const summary = await tab.api.dashboard.summary({ today: '2026-03-31' });
    expect(summary.latest).toMatchObject([{ description: TO, isMasked: true }]);
    const said = JSON.stringify([rows, summary], (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    for (const trace of ['Zanele', 'jeweller', 'Ring', 'ZAN-9981', hiddenId, '4477', '2026-03-15'])
      expect(said, trace).not.toContain(trace);
    expect(await owner.names()).toEqual(['From cheque, for Zanele', 'To the jeweller for Zanele']);
  });

  test('out of it is one from a hidden account', async () => {
    const { seenId, hiddenId, move, words } = await divided();
    await move(hiddenId, 'Sent on', -100_00n);
    await move(seenId, 'Put back', 100_00n);
    expect(await words()).toEqual([FROM]);
  });

  test('between two accounts they see keeps its words', async () => {
    const { owner, seenId, move, words } = await divided();
    await move(owner.accountId, 'To the wallet', -250_00n);
    await move(seenId, 'Into the wallet', 250_00n, { bookedOn: '2026-03-14' });
    expect(await words()).toEqual(['Into the wallet', 'To the wallet']);
  });

  test('that nobody filed yet is known by its other side', async () => {
    const { owner, hiddenId, move, words } = await divided();
    const { id } = await move(owner.accountId, 'Pmt 0091 to Z', -77_70n);
    await owner.api.transactions.categorise({ ids: [id], categoryId: null });
    expect(await words()).toEqual(['Pmt 0091 to Z']);
    await move(hiddenId, 'Received', 77_70n, { bookedOn: '2026-03-16' });
    expect(await words()).toEqual([TO]);
  });

  test.each([
    ['its name', 'Gift for ring (FUND), March'],
    ['its number', 'FNB APP PAYMENT TO 6200114477'],
    ['its masked number', 'Pmt to ******4477'],
  ])('is known by %s in the words, however it is filed', async (_, description) => {
    const { owner, words } = await divided();
    await owner.write(description, -10_00n);
    expect(await words()).toEqual([TO]);
  });

  test.each(['Strings and fundraising', 'Order 14477201', 'Amount 447'])('"%s" names none', async (description) => {
    const { owner, words } = await divided();
    await owner.write(description, -10_00n);
    expect(await words()).toEqual([description]);
  });

  test('is not found by the words that are hidden', async () => {
    const { owner, move, tab, words } = await divided();
    await move(owner.accountId, 'Jeweller Zanele', -1_00n);
    await owner.write('Zanele, groceries', -2_00n);
    expect((await tab.api.transactions.list({ ...ZAR, search: 'zanele' })).rows).toHaveLength(1);
    expect((await tab.api.transactions.list({ ...ZAR, search: 'je' })).count).toBe(0);
    expect((await tab.api.transactions.totals({ ...ZAR, search: 'zanele' })).moneyOut.minor).toBe(-2_00n);
    expect((await words()).toSorted()).toEqual([TO, 'Zanele, groceries']);
  });

  test('that they wrote themselves is theirs to read', async () => {
    const { owner, tab, words } = await divided('contributor');
    const filed = { categoryId: owner.category('Between own accounts'), description: 'Into the ring (fund)' };
    const row = { ...filed, accountId: owner.accountId, bookedOn: '2026-03-12', amount: { minor: -5n } };
    await tab.api.transactions.create(row);
    expect(await words()).toEqual(['Into the ring (fund)']);
  });

  test('keeps its words for whoever sees all accounts', async () => {
    const { owner, move, tab, words, member } = await divided();
    await move(owner.accountId, 'To the jeweller', -1_00n);
    expect(await words()).toEqual([TO]);
    await owner.api.members.change({ userId: member.session.person.id, role: 'viewer', accountIds: null });
    expect(await words()).toEqual(['To the jeweller']);
    expect((await tab.api.transactions.list(ZAR)).rows[0]?.isMasked).toBe(false);
  });
});
