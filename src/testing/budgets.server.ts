import { type Money, money } from '#kernel/money.ts';
import { bookkeeper } from './books.server.ts';
import type { startTestApp } from './app.server.ts';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

export const ZAR = (minor: bigint): Money => money(minor, 'ZAR');

/** Somebody with a rand account, spending of six months and, unless told otherwise, a budget by calendar months. */
export async function budgeter(app: TestApp, today: string) {
  const books = await bookkeeper(app);
  const { api, category, write } = books;
  const spend = (name: string, bookedOn: string, minor: bigint, more: { accountId?: string } = {}) =>
    write(`${name} ${bookedOn} ${minor}`, -minor, { ...more, bookedOn, categoryId: category(name) });
  const start = (
    limits: Readonly<Record<string, bigint>>,
    more: { method?: 'plan' | 'envelope'; rule?: string } = {},
  ) =>
    api.budgets.start({
      today,
      rule: more.rule ?? 'month:1',
      method: more.method ?? 'plan',
      lines: Object.entries(limits).map(([name, minor]) => ({ categoryId: category(name), limit: ZAR(minor) })),
    });
  const overview = (key?: string) => api.budgets.overview({ today, ...(key === undefined ? {} : { key }) });
  const line = async (name: string, key?: string) => {
    const found = (await overview(key)).lines.find((one) => one.name === name);
    if (found === undefined) throw new Error(`no line ${name}`);
    return found;
  };
  return { ...books, spend, start, overview, line };
}
