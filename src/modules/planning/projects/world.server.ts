import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import type { ExchangeRate } from '#modules/money/exchange-rates/model.ts';
import { converted, rateOn, type FoundRate } from '#modules/money/exchange-rates/rules.ts';
import { ratesBetween } from '#modules/money/exchange-rates/service.server.ts';
import { tagsIn } from '#modules/money/tags/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Bucket, Categories, Convert } from './collected.ts';
import { type RankedRule, ranked } from './rules.ts';
import { type HeldProject, projectsIn } from './store.server.ts';

export type Reader = {
  readonly db: Database;
  readonly workspaceId: string;
  readonly workspace: { readonly country: string; readonly currency: Currency; readonly isLimited: boolean };
};

/** The projects of a workspace, and what is needed to tell what counts in each. */
export type World = {
  readonly projects: readonly HeldProject[];
  /** In the order in which they count. */
  readonly rules: readonly RankedRule[];
  readonly categories: Categories;
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly accountNames: ReadonlyMap<string, string>;
};

export async function worldOf({ db, workspaceId }: Pick<Reader, 'db' | 'workspaceId'>): Promise<World> {
  const projects = await projectsIn(db, workspaceId);
  const tree = await categoriesIn(db, workspaceId);
  const tags = await tagsIn(db, workspaceId);
  const accounts = await accountsIn(db, workspaceId);
  const idsOfTag = (id: string) => tags.find((tag) => tag.ids.includes(id))?.ids ?? [id];
  const withBelow = (id: string) => [id, ...tree.filter(({ parentId }) => parentId === id).map((below) => below.id)];
  const unique = (ids: readonly string[]) => [...new Set(ids)];
  return {
    projects,
    rules: ranked(projects).map(({ id, rule }) => ({
      ...rule,
      id,
      tagIds: unique(rule.tagIds.flatMap(idsOfTag)),
      categoryIds: unique(rule.categoryIds.flatMap(withBelow)),
    })),
    categories: new Map(tree.map(({ id, kind, parentId }) => [id, { kind, parentId }])),
    categoryNames: new Map(tree.map(({ id, name }) => [id, name])),
    accountNames: new Map(accounts.map(({ id, name }) => [id, name])),
  };
}

/** Rates for these buckets; none is read where all are in the currency of their project. */
export async function conversionFor(
  { db, workspaceId }: Pick<Reader, 'db' | 'workspaceId'>,
  buckets: readonly Pick<Bucket, 'day' | 'currency'>[],
  currencies: ReadonlySet<Currency>,
  today: Day,
): Promise<(to: Currency) => Convert> {
  const foreign = [...buckets, ...[...currencies].map((currency) => ({ currency, day: today }))];
  const isForeign = new Set(foreign.map(({ currency }) => currency)).size > 1;
  const days = isForeign ? foreign.map(({ day }) => day).toSorted() : [];
  const [first, last] = [days[0], days.at(-1)];
  const rates = first === undefined || last === undefined ? [] : await ratesBetween(db, workspaceId, first, last);
  const find = findingOnce(rates);
  return (to) => (amount, day) => {
    const rate = find(amount.currency, to, day);
    return rate === null ? null : converted(amount, to, rate.ratio);
  };
}

/** There are tens of thousands of rates, and many rows on one day. */
function findingOnce(rates: readonly ExchangeRate[]) {
  const found = new Map<string, FoundRate | null>();
  return (from: Currency, to: Currency, day: Day): FoundRate | null => {
    const key = `${from} ${to} ${day}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const rate = rateOn(rates, from, to, day);
    found.set(key, rate);
    return rate;
  };
}
