import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;
type Api = Awaited<ReturnType<TestApp['person']>>['api'];

export const HEADING = 'Date,Amount,Balance,Description';

/** A statement whose running balance proves its signs. */
export function statementOf(
  rows: readonly (readonly [day: string, rand: number, text: string])[],
  opening = 1000,
): string {
  let balance = opening;
  const lines = rows.map(([day, rand, text]) => {
    balance += rand;
    return `${day},${rand.toFixed(2)},${balance.toFixed(2)},${text}`;
  });
  return [HEADING, ...lines].join('\n');
}

/** A month with two equal rows on one day. */
export const MARCH = statementOf([
  ['2026/03/01', -100.5, 'POS PURCHASE CHECKERS SANDTON'],
  ['2026/03/02', -35, 'POS PURCHASE BEAN THERE'],
  ['2026/03/02', -35, 'POS PURCHASE BEAN THERE'],
  ['2026/03/25', 20_000, 'ACB CREDIT SALARY'],
]);

export const fileOf = (text: string, name = 'march.csv') => new File([text], name);

/** Somebody with the account that such statements are of. */
export async function statementBooks(app: TestApp) {
  const person = await app.person();
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque', openingBalance: money(1000_00, 'ZAR') });
  return { ...person, accountId };
}

/** What is in the books in rand, the latest first. */
export const rowsOf = async (api: Api) => (await api.transactions.list({ currency: 'ZAR' })).rows;

/** The same, a line each. */
export const factsOf = async (api: Api) =>
  (await rowsOf(api)).map(({ bookedOn, description, amount, status }) =>
    [bookedOn, description, amount.minor, status === 'pending' ? 'pending' : ''].join(' ').trim(),
  );
