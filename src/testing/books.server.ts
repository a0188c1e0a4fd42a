import type { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Somebody with a rand account, and the ids of some categories by name. */
export async function bookkeeper(app: TestApp) {
  const who = await app.person();
  const { id: accountId } = await who.api.accounts.create({ name: 'Cheque' });
  const categories = new Map((await who.api.categories.list()).map(({ name, id }) => [name, id]));
  const category = (name: string) => {
    const id = categories.get(name);
    if (id === undefined) throw new Error(`no category ${name}`);
    return id;
  };
  const write = (
    description: string,
    minor: bigint,
    more: { accountId?: string; bookedOn?: string; categoryId?: string } = {},
  ) =>
    who.api.transactions.create({
      accountId,
      bookedOn: '2026-03-10',
      categoryId: category('Groceries'),
      ...more,
      description,
      amount: { minor },
    });
  const list = (filter: object = {}) => who.api.transactions.list({ currency: 'ZAR', ...filter });
  const names = async (filter: object = {}) => (await list(filter)).rows.map(({ description }) => description);
  const totals = (filter: object = {}) => who.api.transactions.totals({ currency: 'ZAR', ...filter });
  return { ...who, accountId, category, write, list, names, totals };
}
