import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** A person with a cheque and a savings account. */
export async function withTwoAccounts(app: TestApp) {
  const who = await bookkeeper(app);
  const { id: savingsId } = await who.api.accounts.create({ name: 'Rainy days' });
  const add = async (accountId: string, description: string, minor: bigint, bookedOn = '2026-11-10') =>
    (
      await who.api.transactions.create({
        accountId,
        bookedOn,
        description,
        categoryId: who.category(minor < 0n ? 'Groceries' : 'Salary and wages'),
        amount: { minor },
        confirmed: true,
      })
    ).id;
  /** As a statement brings it: without a category, with the words of the bank. */
  const bring = async (accountId: string, description: string, minor: bigint, bookedOn = '2026-11-10') => {
    const id = await add(accountId, description, minor, bookedOn);
    await app.owner.query(
      `update transactions set category_id = null, category_source = null, bank_text = description where id = $1`,
      [id],
    );
    return id;
  };
  const row = async (id: string) => (await who.list({ pageSize: 100 })).rows.find((one) => one.id === id);
  const figures = async () => {
    const { moneyIn, moneyOut, net, transfers } = await who.totals();
    return [moneyIn.minor, moneyOut.minor, net.minor, transfers.minor];
  };
  const balances = async () => (await who.api.accounts.list()).map(({ currentBalance }) => currentBalance.minor);
  return { ...who, savingsId, add, bring, row, figures, balances };
}

/** The same with two transactions that are one transfer. */
export async function withPair(app: TestApp) {
  const who = await withTwoAccounts(app);
  const outId = await who.bring(who.accountId, 'TRANSFER TO RAINY DAYS', -500_00n);
  const inId = await who.bring(who.savingsId, 'TRANSFER FROM CHEQUE', 500_00n, '2026-11-12');
  return { ...who, pair: { outId, inId } };
}
