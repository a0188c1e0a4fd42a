import type { startTestApp } from './app.server.ts';
import { money } from '#kernel/money.ts';
import { bookkeeper } from './books.server.ts';
import { expectWhole } from './edits-checks.server.ts';

const ZAR = (minor: bigint) => money(minor, 'ZAR');

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

/** An instalment of R 1 000, of which R 300 is interest and R 700 goes to the loan. @param isBank statements brought both */
export async function instalment(app: TestApp, { isBank = false, into = 700_00n } = {}) {
  const who = await withTwoAccounts(app);
  const { api, accountId } = who;
  const { id: loanId } = await api.accounts.create({ name: 'Home loan', accountType: 'loan' });
  const put = isBank ? who.bring : who.add;
  const id = await put(accountId, 'LOAN INSTALMENT', -1000_00n);
  const paidId = await put(loanId, 'Repayment', into, '2026-11-11');
  const [interest, principal] = [who.category('Fuel'), who.category('Between own accounts')];
  const wishes = [
    { categoryId: interest, amount: ZAR(-300_00n), description: 'Interest' },
    { categoryId: principal, amount: ZAR(-700_00n), description: 'Principal' },
  ];
  await api.splits.split({ id, lines: wishes });
  const [first = '', lineId = ''] = (await api.splits.get({ id })).lines.map((line) => line.id);
  const link = () => api.transfers.link({ outId: lineId, inId: paidId });
  const lines = async () => (await api.splits.get({ id })).lines;
  const isLinked = async () => {
    const [line, paid] = [await who.row(lineId), await who.row(paidId)];
    return line?.transferId != null && line.transferId === paid?.transferId;
  };
  const all = async <Row extends object>(text: string) =>
    (await app.owner.query<Row>(text, [who.session.workspace.id])).rows;
  /** Sums, balances, transfers, splits and history are as the transactions are. */
  const isWhole = () => expectWhole({ app, api, all });
  return { ...who, loanId, id, paidId, first, lineId, interest, principal, wishes, link, lines, isLinked, isWhole };
}
