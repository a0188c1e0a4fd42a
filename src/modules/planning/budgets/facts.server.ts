import { addDays, type Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { periodAt, periodBefore, periodsBack, sameLastYear, type Stretch } from '#kernel/period-rules.ts';
import { type AccountRef, accountsIn } from '#modules/money/accounts/service.server.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import { itemsOf } from '#modules/money/recurring/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { lineForAll } from './buckets.ts';
import { committedIn } from './committed.ts';
import { booksIn } from './envelope-books.ts';
import { type EnvelopeState, envelopes } from './envelopes.ts';
import type { CategoryFact, Facts, HeldLine } from './facts.ts';
import { linesByPeriod } from './line-periods.server.ts';
import { MOST_CARRIED } from './limits.ts';
import { memberSumsOf } from './member-sums.server.ts';
import type { Placed } from './periods.server.ts';
import { movesIn } from './reading.store.server.ts';
import { accountsOnBudget, balancesBefore, sumsOf } from './spending.server.ts';

type Asked = { readonly today: Day; readonly country: string };
export type LoadedFacts = Facts & {
  readonly accounts: readonly AccountRef[];
};

/** All that the figures of a period follow from. */
export async function factsOf(
  db: Database,
  workspaceId: string,
  { periods, period, row: { method, methodSince } }: Placed,
  { today, country }: Asked,
): Promise<LoadedFacts> {
  const categories = new Map((await categoriesIn(db, workspaceId)).map((one) => [one.id, one]));
  // The envelope of a category that is gone would hold money that nobody sees: it is ready to assign again.
  const held = await linesByPeriod(db, workspaceId, ({ categoryId }) => categories.has(categoryId));
  const { at: linesAt, ruleAt } = held;
  const lines = linesAt(period.key);
  const moves = await movesIn(db, workspaceId);
  const accounts = method === 'plan' ? await accountsIn(db, workspaceId) : await accountsOnBudget(db, workspaceId);
  const carrying = lines.filter(held.carries);
  const first = method === 'plan' ? firstDay(carrying, period) : methodSince;
  const stretches = periodsBack(first, period, MOST_CARRIED, periods);
  const last = periodBefore(period, periods);
  const year = sameLastYear(period, periods);
  const asked = [...stretches, last, year];
  // With envelopes all that was spent counts on; in a plan only what lines that carry something over took.
  const only = method === 'plan' ? categoriesOf(carrying, categories) : null;
  const past = await sumsOf(db, workspaceId, accounts, asked.slice(0, -3), { today, only });
  const sums = [...past, ...(await sumsOf(db, workspaceId, accounts, asked.slice(-3), { today }))];
  const isPast = period.to < today;
  const items = isPast || lines.length === 0 ? [] : await itemsOf(db, workspaceId, { today, country });
  const facts = { today, method, period, stretches, lines, linesAt, ruleAt, moves, categories, accounts };
  return {
    ...facts,
    sums: sums.slice(0, stretches.length),
    lastSums: sums.at(-2) ?? [],
    yearSums: sums.at(-1) ?? [],
    memberSums: await memberSumsOf(db, workspaceId, { lines: held.all, accounts }, asked),
    committed: committedIn(items, period, lineForAll(lines, categories)),
    envelopes: method === 'plan' ? new Map() : await envelopesOf(db, workspaceId, { ...facts, sums }),
  };
}

/** The first day from which something can be carried over. */
function firstDay(lines: readonly HeldLine[], { from }: Stretch): Day {
  // The key of a period lies in it but for its first days, which a holiday may have moved.
  const keys = lines.flatMap(({ limits }) => limits.map(({ key }) => key)).toSorted();
  return keys[0] ?? from;
}

/** The categories that count in lines, those below them too. */
function categoriesOf(lines: readonly HeldLine[], categories: ReadonlyMap<string, CategoryFact>): string[] {
  const own = new Set(lines.map(({ categoryId }) => categoryId));
  return [...categories.values()].flatMap(({ id, parentId }) =>
    own.has(id) || (parentId !== null && own.has(parentId)) ? id : [],
  );
}

type Known = 'linesAt' | 'ruleAt' | 'moves' | 'categories' | 'accounts' | 'stretches' | 'today' | 'sums';
type EnvelopeFacts = Pick<LoadedFacts, Known>;

/** The envelopes of each currency, at the end of the last of the periods. */
async function envelopesOf(
  db: Database,
  workspaceId: string,
  facts: EnvelopeFacts,
): Promise<ReadonlyMap<Currency, EnvelopeState>> {
  const [first] = facts.stretches;
  if (first === undefined) return new Map();
  const opening = await balancesBefore(db, workspaceId, facts.accounts, first.from);
  const cardSums = new Map<string, Facts['sums']>();
  for (const card of facts.accounts.filter(({ accountType }) => accountType === 'credit-card'))
    cardSums.set(card.id, await sumsOf(db, workspaceId, [card], facts.stretches, { today: facts.today }));
  const accounts = facts.accounts.map(({ id, currency, accountType }) => {
    return { id, currency, isCard: accountType === 'credit-card', opening: opening.get(id) ?? 0n };
  });
  const currencies = new Set(
    [...accounts, ...facts.stretches.flatMap(({ key }) => facts.linesAt(key))].map(({ currency }) => currency),
  );
  return new Map(
    [...currencies].flatMap((currency) => {
      const state = envelopes(booksIn(currency, { ...facts, accounts, cardSums })).at(-1);
      return state === undefined ? [] : [[currency, state] as const];
    }),
  );
}

/** The period that a change of the rule begins with: the one after today's. */
export function nextPeriod({ periods }: Pick<Placed, 'periods'>, today: Day): Stretch {
  return periodAt(addDays(periodAt(today, periods).to, 1), periods);
}
