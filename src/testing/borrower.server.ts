import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

const ZAR = (minor: bigint) => money(minor, 'ZAR');

/** Someone with a card and a car loan, each with three months of payments, interest and fees. */
export async function borrowerIn(app: TestApp) {
  const owner = await app.person();
  const { api } = owner;
  const categories = await api.categories.list();
  const category = (wanted: string) => categories.find(({ name }) => name === wanted)?.id ?? '';
  const account = (name: string, accountType: 'credit-card' | 'loan', owed: bigint) =>
    api.accounts.create({ name, accountType, openingBalance: ZAR(-owed) });
  const { id: cardId } = await account('Gold card', 'credit-card', 10_000_00n);
  const { id: carId } = await account('Car loan', 'loan', 100_000_00n);
  const book = (accountId: string, bookedOn: string, minor: bigint, description: string, categoryId: string) =>
    api.transactions.create({ accountId, bookedOn, categoryId, description, amount: { minor } });
  const interest = category('Interest and overdraft');
  const payment = category('Between own accounts');
  for (const month of ['2026-08', '2026-09', '2026-10']) {
    await book(cardId, `${month}-03`, -200_00n, 'INTEREST', interest);
    await book(cardId, `${month}-25`, 1_200_00n, 'PAYMENT THANK YOU', payment);
    await book(carId, `${month}-01`, -1_000_00n, 'INTEREST', interest);
    await book(carId, `${month}-02`, 3_000_00n, 'PAYMENT', payment);
  }
  return { ...owner, cardId, carId, book, category, interest, payment };
}
