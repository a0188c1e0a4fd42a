import { money } from '#kernel/money.ts';
import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const ZAR = (minor: bigint) => money(minor, 'ZAR');
/** The day of the statement. */
export const DAY = '2026-03-31';
/** How a change of a transaction is refused that it locks. */
export const LOCKED =
  'This transaction is reconciled with the statement of 31 March 2026. Reopen that statement first. Nothing was changed.';

/** A person with an account into which a statement with a running balance was imported. */
export async function withStatement(
  app: TestApp,
  rows: readonly (readonly [day: string, rand: number, text: string])[],
  opening: number,
) {
  const who = await bookkeeper(app);
  let balance = opening;
  const lines = rows.map(([day, rand, text]) => {
    balance += rand;
    return `${day},${rand.toFixed(2)},${balance.toFixed(2)},${text}`;
  });
  const file = new File([['Date,Amount,Balance,Description', ...lines].join('\n')], 'march.csv');
  const { id: importId } = await who.api.imports.upload({ file, accountId: who.accountId });
  await who.api.imports.commit({ id: importId });
  return { ...who, importId };
}

/** A person with three transactions in March and one in April, who compares them with a statement of 31 March. */
export async function started(app: TestApp, balance = -60_00n) {
  const who = await bookkeeper(app);
  const { api, accountId } = who;
  const ids: string[] = [];
  for (const [text, minor, bookedOn] of [
    ['Bread', -10_00n, '2026-03-02'],
    ['Milk', -20_00n, '2026-03-10'],
    ['Fuel', -30_00n, '2026-03-31'],
    ['Rent', -40_00n, '2026-04-01'],
  ] as const)
    ids.push((await who.write(text, minor, { bookedOn })).id);
  const [bread = '', milk = '', fuel = '', rent = ''] = ids;
  const { id } = await api.reconciliation.start({ accountId, day: DAY, balance: ZAR(balance) });
  const session = () => api.reconciliation.get({ id });
  return { ...who, person: who.session, id, bread, milk, fuel, rent, session };
}

/** The same, finished. */
export async function finished(app: TestApp) {
  const who = await started(app);
  await who.api.reconciliation.clearUpTo({ id: who.id });
  await who.api.reconciliation.finish({ id: who.id });
  return who;
}
