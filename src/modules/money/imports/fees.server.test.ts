import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

const MPESA = [
  'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
  'SFA3,2026-03-14 12:00:00,Withdrawal Charge,Completed,,-29.00,2264.00',
  'SFA3,2026-03-14 12:00:00,Customer Withdrawal at Agent Till 5 - DUKA,Completed,,-500.00,2293.00',
  'SFA2,2026-03-14 10:00:00,Customer Transfer of Funds Charge,Completed,,-7.00,2793.00',
  'SFA2,2026-03-14 10:00:00,Customer Transfer of Funds to 2547***123 - JANE DOE,Completed,,-200.00,2800.00',
  'SFA1,2026-03-13 09:00:00,Funds received from 2547***9 - JOHN,Completed,"3,000.00",,3000.00',
].join('\n');

async function wallet(text = MPESA) {
  const person = await app.person({ country: 'KE' });
  const { api } = person;
  const account = { name: 'M-Pesa', accountType: 'mobile-money', currency: 'KES' } as const;
  const { id: accountId } = await api.accounts.create(account);
  const categories = await api.categories.list();
  const nameOf = (id: string | null) => categories.find((one) => one.id === id)?.name ?? null;
  const idOf = (name: string) => categories.find((one) => one.name === name)?.id ?? '';
  const bring = async (file = text) => {
    await app.owner.query('delete from rate_limits');
    const { id } = await api.imports.upload({ file: new File([file], 'mpesa.csv'), accountId });
    await api.imports.commit({ id });
    return id;
  };
  const rows = async () => (await api.transactions.list({ currency: 'KES' })).rows;
  const find = async (words: RegExp) => {
    const row = (await rows()).find(({ bankText }) => words.test(bankText ?? ''));
    if (row === undefined) throw new Error(`no row ${String(words)}`);
    return row;
  };
  const linksOf = async (id: string) =>
    (await api.transactionLinks.of({ id })).links.map(({ kind, isFrom, amount, other }) => ({
      kind,
      isFrom,
      amount,
      other: other?.id,
    }));
  return { ...person, accountId, bring, rows, find, linksOf, nameOf, idOf };
}

test('charges of M-Pesa are bank fees, each linked to the row with its receipt number', async () => {
  const { bring, find, linksOf, nameOf, rows, api } = await wallet();
  const importId = await bring();
  const [withdrawal, charge] = [await find(/Customer Withdrawal/), await find(/Withdrawal Charge/)];
  const [transfer, fee] = [await find(/Funds to/), await find(/Funds Charge/)];
  expect(nameOf(charge.categoryId)).toBe('Cash withdrawal fees');
  expect(nameOf(fee.categoryId)).toBe('M-Pesa and transfer charges');
  expect(await linksOf(fee.id)).toEqual([{ kind: 'fee', isFrom: true, amount: null, other: transfer.id }]);
  expect(await linksOf(transfer.id)).toEqual([{ kind: 'fee', isFrom: false, amount: null, other: fee.id }]);
  expect(await linksOf(charge.id)).toEqual([{ kind: 'fee', isFrom: true, amount: null, other: withdrawal.id }]);
  expect(await linksOf((await find(/received/)).id)).toEqual([]);
  // The same file again adds nothing, and an import that is undone takes its links along.
  await bring(`${MPESA}\n`);
  expect(await rows()).toHaveLength(5);
  expect(await linksOf(transfer.id)).toHaveLength(1);
  await api.imports.revert({ id: importId });
  expect((await app.owner.query('select 1 from transaction_links where from_id = $1', [fee.id])).rows).toEqual([]);
});

test('a payment added by hand with its fee is what the statement brings: neither comes twice', async () => {
  const { bring, rows, linksOf, idOf, accountId, api } = await wallet();
  const written = { accountId, bookedOn: '2026-03-14', categoryId: idOf('Groceries') };
  const { id } = await api.transactions.create({
    ...written,
    description: 'Jane Doe',
    amount: { minor: -200_00n },
    fee: 7_00n,
  });
  await bring();
  expect((await rows()).map(({ amount }) => amount.minor).toSorted((a, b) => Number(a - b))).toEqual([
    -500_00n,
    -200_00n,
    -29_00n,
    -7_00n,
    3_000_00n,
  ]);
  expect(await linksOf(id)).toHaveLength(1);
});

test('a charge whose payment came with an earlier file is linked to it', async () => {
  const [heading = '', , withdrawal = '', ...rest] = MPESA.split('\n');
  const { bring, find, linksOf } = await wallet();
  await bring([heading, withdrawal, ...rest].join('\n'));
  await bring();
  const charge = await find(/Withdrawal Charge/);
  expect(await linksOf(charge.id)).toMatchObject([{ kind: 'fee', other: (await find(/Customer Withdrawal/)).id }]);
});

test('what a person links no more stays so, and a correction of a fee holds for the next', async () => {
  const { api, bring, find, linksOf, idOf } = await wallet();
  await bring();
  const [fee, transfer] = [await find(/Funds Charge/), await find(/Funds to/)];
  const { links } = await api.transactionLinks.of({ id: fee.id });
  await api.transactionLinks.remove({ id: links[0]?.id ?? '' });
  await api.transactions.update({ id: fee.id, categoryId: idOf('Bank charges') });
  const later = MPESA.split('\n')
    .slice(0, 1)
    .concat(
      'SGA2,2026-03-20 10:00:00,Customer Transfer of Funds Charge,Completed,,-7.00,1793.00',
      'SGA2,2026-03-20 10:00:00,Customer Transfer of Funds to 2547***123 - JANE DOE,Completed,,-200.00,1800.00',
    )
    .join('\n');
  await bring(`${MPESA}\n`);
  expect(await linksOf(transfer.id)).toEqual([]);
  await bring(later);
  const all = (await api.transactions.list({ currency: 'KES', search: 'charge date:2026-03-20' })).rows;
  expect(all).toMatchObject([{ categoryId: idOf('Bank charges'), categorySource: 'learned' }]);
});

test('a rule of a person comes before the category of charges', async () => {
  const { api, bring, find, idOf } = await wallet();
  const actions = { categoryId: idOf('Bank charges') };
  await api.automationRules.create({ name: 'Charges', query: 'bank:charge', actions });
  await bring();
  expect(await find(/Funds Charge/)).toMatchObject({ categoryId: idOf('Bank charges'), categorySource: 'rule' });
});

const WITH_FEES = [
  'Posting Date,Description,Money In,Money Out,Fee,Balance',
  '2026-03-01,Opening credit,1000.00,,,1000.00',
  '2026-03-02,SCHOOL FEES TERM 1,,-400.00,-3.00,597.00',
  '2026-03-03,NETFLIX.COM,,-100.00,-2.00,495.00',
  '2026-03-04,SPAR,,-50.00,,445.00',
].join('\n');

test('fees of a column are bank fees, whatever they were charged for, and linked to the payment of their line', async () => {
  const { bring, find, linksOf, nameOf } = await wallet(WITH_FEES);
  await bring();
  const fee = await find(/^Fee\nSCHOOL/);
  expect(nameOf(fee.categoryId)).toBe('M-Pesa and transfer charges');
  expect(await linksOf(fee.id)).toMatchObject([{ kind: 'fee', isFrom: true, other: (await find(/^SCHOOL/)).id }]);
  expect(nameOf((await find(/^Fee\nNETFLIX/)).categoryId)).toBe('M-Pesa and transfer charges');
});

test('where a person deleted the category of charges, the next of them is taken, and none where all are gone', async () => {
  const { api, bring, find, nameOf, idOf } = await wallet(WITH_FEES);
  await api.categories.remove({ id: idOf('M-Pesa and transfer charges') });
  const importId = await bring();
  expect(nameOf((await find(/^Fee\nNETFLIX/)).categoryId)).toBe('Bank charges');
  await api.imports.revert({ id: importId });
  await app.owner.query('delete from rate_limits');
  for (const name of ['Bank charges', 'Cash withdrawal fees', 'SMS and alert fees', 'Excise duty', 'Bank fees'])
    await api.categories.remove({ id: idOf(name) });
  await bring();
  expect((await find(/^Fee\nNETFLIX/)).categoryId).toBeNull();
});
