import { addDays, type Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { cardStatements } from '#modules/money/accounts/service.server.ts';
import { currentStatement } from '#modules/money/accounts/rules.ts';
import { totalIn } from '#modules/money/exchange-rates/rules.ts';
import { ratesBetween } from '#modules/money/exchange-rates/service.server.ts';
import { rowsOfAccounts } from '#modules/money/ledger/service.server.ts';
import { businessIn } from '#modules/people/business-profile/service.server.ts';
import { nextPayments } from '#modules/planning/debts/service.server.ts';
import { setAsideOn } from '#modules/planning/goals/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import type { Band } from './band.ts';
import { factsOf, historyOf, type Loaded } from './facts.server.ts';
import type { KnownMove } from './known-moves.ts';
import { LAYERS, type Layer } from './layers.ts';
import { LEAST_HISTORY } from './limits.ts';
import type { Course, Dated, Move, Overview, Safe } from './model.ts';
import { accuracyOf, bandNow } from './near.ts';
import { taxDates } from './official-dates.ts';
import { balancesOf, lowestOf, type Outlook, outlookOf } from './outlook.ts';
import { rememberingForecasts } from './remembered-forecasts.ts';
import { heldForGoals, paydayAfter, safeToSpend } from './safe.ts';
import { type ScenarioMove, scenarioMoves } from './scenario-moves.ts';
import { floorsIn, scenariosIn } from './store.server.ts';

export type Reader = {
  readonly db: Database;
  readonly workspaceId: string;
  readonly userId: string;
  readonly workspace: {
    readonly country: string;
    readonly currency: Currency;
    readonly kind: string;
    readonly isLimited: boolean;
  };
};
export type Asked = {
  readonly today: Day;
  readonly days: number;
  readonly currency?: Currency | undefined;
  readonly accountId?: string | undefined;
  readonly layers: readonly Layer[];
  readonly scenarioIds?: readonly string[];
};

/** Days in which known payments are listed, and dates of taxes and cards. */
const [COMING_DAYS, DATED_DAYS] = [30, 62];

export type Chosen = {
  readonly facts: Loaded;
  readonly outlook: Outlook;
  readonly currency: Currency;
  readonly currencies: Currency[];
};

/** Of this process; a workspace has some 40. */
const forecasts = rememberingForecasts(800);

/** The forecast that is asked for; null: the account is not there. */
export async function chosenOutlook({ db, workspaceId, workspace }: Reader, asked: Asked): Promise<Chosen | null> {
  const { today, days, accountId } = asked;
  const facts = await factsOf(db, workspaceId, { today, days, country: workspace.country, accountId });
  const account = facts.accounts.find(({ id }) => id === accountId);
  if (accountId !== undefined && account === undefined) return null;
  const currencies = currenciesOf(facts, workspace.currency);
  const currency = account?.currency ?? asked.currency ?? currencies[0] ?? workspace.currency;
  const outlook = outlookOf(facts, accountId === undefined ? { currency } : { accountId }, forecasts);
  return { facts, outlook, currency, currencies };
}

/** Of cash accounts: that of the workspace, then those with most accounts. */
function currenciesOf({ accounts }: Loaded, first: Currency): Currency[] {
  const counts = new Map<Currency, number>();
  for (const { currency, isCash } of accounts) if (isCash) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts]
    .toSorted(([a, one], [b, other]) => Number(b === first) - Number(a === first) || other - one || (a < b ? -1 : 1))
    .map(([currency]) => currency);
}

/** Whether there is enough history to draw a line. */
export function isEnough(facts: Loaded, { accountIds }: Pick<Outlook, 'accountIds'>): boolean {
  return historyOf(facts, accountIds).days >= LEAST_HISTORY;
}

export async function overviewOf(reader: Reader, asked: Asked, chosen: Chosen): Promise<Overview> {
  const { db, workspaceId } = reader;
  const { facts, outlook, currency, currencies } = chosen;
  const { today, days } = asked;
  const of = (minor: bigint) => money(minor, currency);
  const history = historyOf(facts, outlook.accountIds);
  const floors = await floorsIn(db, workspaceId);
  const floor = asked.accountId === undefined ? (floors.get(currency) ?? null) : null;
  const isDrawn = isEnough(facts, outlook);
  const layers = new Set(asked.layers);
  const balances = balancesOf(outlook, { today, days, layers });
  const all = balancesOf(outlook, { today, days, layers: new Set(LAYERS) });
  const band = isDrawn && layers.has('usual') ? bandNow(outlook) : null;
  const course = (found: readonly bigint[]): Course => courseOf(found, { today, currency, floor });
  const scenarios = (await scenariosIn(db, workspaceId)).map((scenario) => {
    const isShown = isDrawn && asked.scenarioIds?.includes(scenario.id) === true;
    const moves = isShown ? movesOf(scenario, chosen, asked) : [];
    return { ...scenario, course: isShown ? course(balancesOf(outlook, { today, days, layers }, moves)) : null };
  });
  return {
    accounts: facts.accounts.map(({ id, balance, isCash, accountType, currency: own }) => {
      const name = facts.names.get(id)?.name ?? '';
      return { id, name, isCash, accountType, currency: own, balance: money(balance, own) };
    }),
    currencies,
    currency,
    since: history.since,
    newest: history.newest,
    opening: of(outlook.opening),
    course: isDrawn ? { ...course(balances), ...edgesOf(balances, band) } : null,
    accuracy: isDrawn ? accuracyOf(outlook.past, currency) : null,
    safe:
      outlook.accountIds.size === 0
        ? null
        : safeOf(chosen, {
            today,
            balances: all,
            floor,
            aside: await setAsideOn(reader, today),
            isBusiness: reader.workspace.kind === 'business',
          }),
    floor: floor === null ? null : of(floor),
    scenarios,
    dates: await datesOf(reader, chosen, today),
    coming: outlook.known
      .filter(({ day }) => day <= addDays(today, COMING_DAYS))
      .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
      .map((move) => ({ ...knownMove(move, currency), day: move.day })),
    expected: [...facts.expected],
    items: facts.items.map((item) => ({
      id: item.id,
      name: item.name,
      accountId: item.source.accountId,
      amount: money(item.source.direction === 'in' ? item.expected.minor : -item.expected.minor, item.source.currency),
      next: item.occurrences.find(({ state }) => state === 'due')?.due ?? null,
    })),
    together: asked.accountId === undefined ? await togetherOf(reader, chosen, today) : null,
  };
}

/** What a scenario moves in the forecast. */
export function movesOf(
  { changes }: Pick<Overview['scenarios'][number], 'changes'>,
  { facts, outlook }: Pick<Chosen, 'facts' | 'outlook'>,
  { today, days }: Pick<Asked, 'today' | 'days'>,
): ScenarioMove[] {
  return scenarioMoves(changes, {
    today,
    to: addDays(today, days),
    accountIds: outlook.accountIds,
    known: facts.known,
  });
}

type Drawn = { readonly today: Day; readonly currency: Currency; readonly floor: bigint | null };

function courseOf(balances: readonly bigint[], { today, currency, floor }: Drawn): Course {
  const lowest = lowestOf(balances, today);
  const below = floor === null ? -1 : balances.findIndex((balance) => balance < floor);
  return {
    balances: balances.join(' '),
    lowest: { day: lowest.day, balance: money(lowest.minor, currency) },
    end: money(balances.at(-1) ?? 0n, currency),
    below: below < 0 ? null : addDays(today, below),
  };
}

/** The band around the balances in whole minor units; nothing is uncertain of today. */
function edgesOf(balances: readonly bigint[], band: Band | null) {
  if (band === null) return { low: null, high: null };
  const off = balances.map((_, later) => (later === 0 ? 0n : BigInt(Math.round(band(later)))));
  return {
    low: balances.map((balance, later) => balance - (off[later] ?? 0n)).join(' '),
    high: balances.map((balance, later) => balance + (off[later] ?? 0n)).join(' '),
  };
}

type Spending = {
  readonly today: Day;
  readonly balances: readonly bigint[];
  readonly floor: bigint | null;
  /** By account, what goals have of it. */
  readonly aside: ReadonlyMap<string, bigint>;
  readonly isBusiness: boolean;
};

function safeOf({ facts, outlook, currency }: Chosen, { today, balances, floor, aside, isBusiness }: Spending): Safe {
  const { plan } = facts;
  // A business has no payday: what comes in regularly is seldom most of its income.
  const items = isBusiness ? [] : facts.items;
  const payday = paydayAfter({ today, items, accountIds: outlook.accountIds, periods: plan?.periods ?? null });
  const setAside = heldForGoals(
    facts.accounts.filter(({ id }) => outlook.accountIds.has(id)),
    aside,
  );
  const { amount, lowest } = safeToSpend(balances, {
    today,
    until: payday.day,
    floor: floor ?? 0n,
    setAside,
  });
  return {
    amount: money(amount, currency),
    setAside: money(setAside, currency),
    until: payday.day,
    from: payday.from,
    lowest: { day: lowest.day, balance: money(lowest.minor, currency) },
  };
}

/** A known payment as a day tells it. */
export function knownMove(move: Omit<KnownMove, 'day'>, currency: Currency): Move {
  const { name, accountId, minor, itemId, categoryId, expectedId, isLate } = move;
  const ids = { itemId, categoryId, expectedId, lineId: null };
  return { name, layer: 'known', accountId, amount: money(minor, currency), ...ids, isLate };
}

/** When taxes, cards and debts are to be paid. */
async function datesOf({ db, workspaceId, workspace }: Reader, chosen: Chosen, today: Day): Promise<Dated[]> {
  const { facts } = chosen;
  const to = addDays(today, DATED_DAYS);
  const cards = (await cardStatements(rowsOfAccounts, db, workspaceId, today)).flatMap((statement): Dated[] => {
    const now = currentStatement([statement]);
    if (now?.dueOn == null || now.dueOn < today || now.due.minor === 0n) return [];
    const name = facts.names.get(statement.accountId)?.name ?? '';
    return [{ kind: 'card', day: now.dueOn, name, amount: now.due }];
  });
  const debts = (await nextPayments(db, workspaceId, today)).map((one): Dated => ({ kind: 'debt', ...one }));
  const inOrder = (dates: readonly Dated[]) => dates.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  if (workspace.kind !== 'business') return inOrder([...cards, ...debts]);
  const business = await businessIn(db, workspaceId);
  const { categories, streams } = facts;
  const hasPayroll = streams.some(({ categoryId }) => categories.get(categoryId ?? '')?.slug === 'staff-wages');
  const taxes = taxDates({
    from: today,
    to,
    country: business?.country ?? workspace.country,
    hasVat: (business?.vatNumber ?? '') !== '',
    hasPayroll:
      hasPayroll || facts.items.some(({ categoryId }) => categories.get(categoryId ?? '')?.slug === 'staff-wages'),
    isWorkingDay: facts.isWorkingDay,
  });
  return inOrder([...cards, ...debts, ...taxes.map((date): Dated => ({ ...date, name: '', amount: null }))]);
}

/** All cash today in the currency of the workspace; null where there is one currency, or a rate is missing. */
async function togetherOf({ db, workspaceId, workspace }: Reader, chosen: Chosen, today: Day): Promise<Money | null> {
  if (chosen.currencies.length < 2) return null;
  const cash = chosen.facts.accounts.filter(({ isCash }) => isCash);
  const amounts = cash.map(({ balance, currency }) => money(balance, currency));
  const rates = await ratesBetween(db, workspaceId, today, today);
  const { known, missing } = totalIn(workspace.currency, amounts, rates, today);
  return missing.length > 0 ? null : known;
}
