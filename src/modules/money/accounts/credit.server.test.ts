import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const zar = (minor: bigint) => ({ minor, currency: 'ZAR' });
const TERMS = {
  creditLimit: zar(10_000_00n),
  statementDay: 15,
  paymentDue: { kind: 'days-after' as const, days: 25 },
};

async function cardholder() {
  const who = await bookkeeper(app);
  const card = { name: 'Card', accountType: 'credit-card' as const, openingBalance: zar(-100_00n) };
  const { id: cardId } = await who.api.accounts.create({ ...card, ...TERMS });
  const write = (bookedOn: string, minor: bigint) =>
    who.api.transactions.create({
      accountId: cardId,
      bookedOn,
      categoryId: who.category('Groceries'),
      description: `On ${bookedOn}`,
      amount: { minor },
    });
  return { ...who, cardId, writeOnCard: write };
}

test('a card answers what its last statement owed and what was paid since, from the kept sums', async () => {
  const who = await cardholder();
  await who.writeOnCard('2026-02-20', -400_00n);
  await who.writeOnCard('2026-03-15', -50_00n);
  await who.writeOnCard('2026-03-16', -999_00n);
  await who.writeOnCard('2026-03-20', 300_00n);
  await who.writeOnCard('2026-04-02', 25_00n);
  const asked = (today: string) => who.api.accounts.cardStatements({ today });
  const march = { accountId: who.cardId, day: '2026-03-15', dueOn: '2026-04-09', balance: zar(-550_00n) };
  expect(await asked('2026-04-01')).toEqual([{ ...march, cameIn: zar(300_00n) }]);
  expect(await asked('2026-04-02')).toEqual([{ ...march, cameIn: zar(325_00n) }]);
  expect(await asked('2026-04-15')).toMatchObject([{ day: '2026-04-15', balance: zar(-1_224_00n), cameIn: zar(0n) }]);
});

test('what was pending on the statement day is not owed on the statement, and a pending payment counts after it', async () => {
  const who = await cardholder();
  const { id: payment } = await who.writeOnCard('2026-03-14', 80_00n);
  const { id: purchase } = await who.writeOnCard('2026-03-14', -30_00n);
  await app.owner.query(`update transactions set status = 'pending' where id = any($1)`, [[payment, purchase]]);
  expect(await who.api.accounts.cardStatements({ today: '2026-03-31' })).toMatchObject([
    { balance: zar(-100_00n), cameIn: zar(80_00n) },
  ]);
});

test('both statements are answered while the earlier one may still be paid', async () => {
  const who = await cardholder();
  await who.api.accounts.update({ id: who.cardId, paymentDue: { kind: 'day-of-month', day: 15 } });
  const days = (await who.api.accounts.cardStatements({ today: '2026-04-15' })).map(({ day, dueOn }) => [day, dueOn]);
  expect(days).toEqual([
    ['2026-04-15', '2026-05-15'],
    ['2026-03-15', '2026-04-15'],
  ]);
});

test('accounts without a statement day, and closed cards, have no statements', async () => {
  const who = await cardholder();
  await who.api.accounts.update({ id: who.cardId, statementDay: null });
  expect(await who.api.accounts.cardStatements({ today: '2026-03-31' })).toEqual([]);
  await who.api.accounts.update({ id: who.cardId, statementDay: 1 });
  expect(await who.api.accounts.cardStatements({ today: '2026-03-31' })).toHaveLength(1);
  await who.api.accounts.update({ id: who.cardId, isActive: false });
  expect(await who.api.accounts.cardStatements({ today: '2026-03-31' })).toEqual([]);
});

test('terms are kept as they are given, and go with a type or a statement day that they need', async () => {
  const who = await cardholder();
  const terms = async () => {
    const card = (await who.api.accounts.list()).find(({ id }) => id === who.cardId);
    return [card?.creditLimit, card?.statementDay, card?.paymentDue];
  };
  expect(await terms()).toEqual(Object.values(TERMS));
  await who.api.accounts.update({ id: who.cardId, name: 'Gold card' });
  expect(await terms()).toEqual(Object.values(TERMS));
  await who.api.accounts.update({ id: who.cardId, statementDay: null });
  expect(await terms()).toEqual([TERMS.creditLimit, null, null]);
  await who.api.accounts.update({ id: who.cardId, accountType: 'savings' });
  expect(await terms()).toEqual([null, null, null]);
});

test('terms that a type of account does not have are refused, and nothing is changed', async () => {
  const who = await cardholder();
  const refused = { code: 'CREDIT_TERM_MISPLACED' };
  await expect(who.api.accounts.update({ id: who.accountId, name: 'Other', statementDay: 1 })).rejects.toMatchObject(
    refused,
  );
  await expect(
    who.api.accounts.update({ id: who.cardId, accountType: 'loan', creditLimit: zar(1n) }),
  ).rejects.toMatchObject(refused);
  expect((await who.api.accounts.list()).map(({ name }) => name)).toEqual(['Card', 'Cheque']);
  await expect(
    who.api.accounts.create({ name: 'Loan', accountType: 'loan', creditLimit: zar(1n) }),
  ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  for (const wrong of [{ creditLimit: zar(0n) }, { statementDay: 32 }, { creditLimit: { minor: 1n, currency: 'USD' } }])
    await expect(
      who.api.accounts.create({ name: 'Card', accountType: 'credit-card', currency: 'ZAR', ...wrong }),
    ).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('a member limited to other accounts does not see the card, one without amounts sees its days alone', async () => {
  const who = await cardholder();
  const workspaceId = who.session.workspace.id;
  const limited = await joined(app, who, { role: 'viewer', accountIds: [who.accountId] });
  const blind = await joined(app, who, { role: 'viewer-without-amounts' });
  const [seen, unseen] = [await tabOf(app, blind, workspaceId), await tabOf(app, limited, workspaceId)];
  expect(await unseen.api.accounts.cardStatements({ today: '2026-03-31' })).toEqual([]);
  const [answer] = await seen.api.accounts.cardStatements({ today: '2026-03-31' });
  expect(answer).toMatchObject({
    day: '2026-03-15',
    balance: { minor: 0n, withheld: true },
    cameIn: { minor: 0n, withheld: true },
  });
  expect((await seen.api.accounts.list()).find(({ id }) => id === who.cardId)?.creditLimit).toEqual({
    minor: 0n,
    currency: 'ZAR',
    withheld: true,
  });
});
