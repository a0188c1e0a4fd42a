import { notInArray } from 'drizzle-orm';
import type { Caller } from '#kernel/caller.ts';
import { addDays, type Day, addMonths, daysOf, monthOf } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { startSubscription } from '#modules/people/billing/service.server.ts';
import { DEMO_AUTOMATION, DEMO_TO_REVIEW } from '#modules/front/demo/automation.ts';
import { DEMO_COUNTRY, DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from '#modules/front/demo/model.ts';
import type { DemoBooks } from '#modules/front/demo/ledger.ts';
import { demoAssets } from '#modules/front/demo/assets.ts';
import { demoRates } from '#modules/front/demo/rates.ts';
import { demoNotices } from '#modules/front/demo/notices.ts';
import { forget } from '#modules/access/devices/service.server.ts';
import { filedRows } from '#modules/front/demo/service.server.ts';
import { addPerson, hashPassword } from '#modules/access/identity/service.server.ts';
import { users } from '#modules/access/identity/table.server.ts';
import { MOST_AT_ONCE } from '#modules/money/recurring/limits.ts';
import { MOST_AT_ONCE as MOST_PAIRS } from '#modules/money/transfers/limits.ts';
import { SURE_FROM } from '#modules/money/transfers/scoring.ts';
import { addSeedRows } from '#modules/money/ledger/seed.server.ts';
import { openBooks } from '#modules/people/workspaces/service.server.ts';
import { asRole, type Database, inTransaction } from '#platform/database.server.ts';
import { emitterFor } from '#platform/events.server.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import { StartError } from '#platform/start-error.server.ts';
import { lookAhead } from './demo-cash-flow.server.ts';
import { planDebts, recordPlans } from './demo-debts.server.ts';
import { saveForGoals } from './demo-goals.server.ts';
import type { routerOf } from './router.server.ts';
import { startBudget } from './demo-budget.server.ts';
import { fillProjects, startProjects } from './demo-projects.server.ts';
import { callSamples } from './samples.server.ts';
import { unwatchedBrowser } from './unwatched-browser.server.ts';

type Router = ReturnType<typeof routerOf>;
type Browser = ReturnType<typeof unwatchedBrowser>;

export type DemoOptions = {
  readonly services: AppServices;
  readonly router: Router;
  /** The last day of the books. */
  readonly today: Day;
  /** Adds the demo beside people who are none of it. */
  readonly besideOthers?: boolean;
};

/**
 * A household and a company with two years of books, to look around in. What is there already stays as it is; what an
 * interrupted run left out is added. Answers what a person reads about it.
 * @throws StartError where the database has people of its own.
 */
export async function seedDemo({ services, router, today, besideOthers = false }: DemoOptions): Promise<string[]> {
  const others = await inTransaction(services.pool, { role: 'ilifa_auth' }, countOthers);
  if (others > 0 && !besideOthers) throw new StartError(sentenceOf(others));
  const lines: string[] = [];
  for (const person of DEMO_PEOPLE) {
    const added = await seedPerson(person, services, router, today);
    const password = added === null ? 'The password was changed.' : `The password is ${DEMO_PASSWORD}.`;
    const whatWasAdded =
      added === null || added === 0 ? 'No transactions were added.' : `${added} transactions were added.`;
    lines.push(`${person.title}: sign in as ${person.email}. ${password} ${whatWasAdded}`);
  }
  return lines;
}

function sentenceOf(others: number): string {
  const why = others === 1 ? 'One person has an account here.' : `${others} people have an account here.`;
  return `The demo was not added, and nothing was changed. ${why} The passwords of the demo accounts are public. Run npm run seed -- --beside-others to add the demo anyway.`;
}

async function countOthers(db: Database): Promise<number> {
  const demo = DEMO_PEOPLE.map(({ email }) => email);
  return db.$count(users, notInArray(users.email, demo));
}

/** Answers how many rows were added; null where the demo's password alone does not open them any more. */
async function seedPerson(
  person: DemoPerson,
  services: AppServices,
  router: Router,
  today: Day,
): Promise<number | null> {
  const { api } = unwatchedBrowser(services, router);
  const caller = await signedIn(person, api, services);
  if (caller === null) return null;
  const added = await fillBooks(person, caller, api, services, today);
  // Who looks around finds nobody else signed in, and no device but their own.
  const here = (await api.devices.list()).find(({ isCurrent }) => isCurrent);
  await api.identity.signOut();
  if (here !== undefined)
    await inTransaction(services.pool, { role: 'ilifa_app' }, (db) => forget(db, caller.person.id, here.id));
  return added;
}

async function fillBooks(
  person: DemoPerson,
  caller: Caller,
  api: Browser['api'],
  services: AppServices,
  today: Day,
): Promise<number> {
  const accounts = await api.accounts.list();
  if (accounts.some(({ transactionCount }) => transactionCount > 0)) return 0;
  const books = person.booksOn(today);
  const idOf = new Map(accounts.map(({ name, id }) => [name, id]));
  for (const { name, bankName, accountType, accountNumber, currency, openingMinor } of books.accounts) {
    if (idOf.has(name)) continue;
    const wish = { name, bankName, accountType, accountNumber, country: DEMO_COUNTRY };
    idOf.set(name, (await api.accounts.create({ ...wish, openingBalance: money(openingMinor, currency) })).id);
  }
  const scope = { role: 'ilifa_app', userId: caller.person.id, workspaceId: caller.workspace.id } as const;
  await inTransaction(services.pool, scope, async (db) => {
    const emit = emitterFor(db, services.listeners);
    const rows = await filedRows(db, emit, caller.workspace.id, books, idOf);
    await addSeedRows(db, caller.workspace.id, caller.person.id, rows);
    const about = { userId: caller.person.id, workspaceId: caller.workspace.id, transactions: rows.length };
    for (const notice of demoNotices(about)) await emit(notice);
  });
  await addRates(api, today);
  await callSamples(api);
  await confirmRecurring(api, today);
  await linkTransfers(api, today);
  await reconcileMonths(api, books, idOf, today);
  await makeRules(person, api);
  await markTransactions(person, api);
  if (person.details !== null) await api.business.save(person.details);
  await startBudget(api, person, today);
  for (const asset of demoAssets(person.userType, today)) await api.netWorth.create(asset);
  await planDebts(person, api, idOf, today);
  const by = { userId: caller.person.id, now: services.now(), today };
  await lookAhead(person, api, idOf, today);
  const started = await startProjects(person, caller.person.id, api, today);
  await inTransaction(services.pool, scope, async (db) => {
    await recordPlans(db, caller.workspace.id, person, today);
    await saveForGoals(db, caller.workspace.id, person, by);
    await fillProjects(db, started, { ...scope, now: services.now() }, today);
  });
  return books.rows.length;
}

/** Rates of each week up to today, so that totals of several currencies are known. */
async function addRates(api: Browser['api'], today: Day): Promise<void> {
  await api.exchangeRates.importFile({ file: new File([demoRates(today)], 'rates.csv', { type: 'text/csv' }) });
}

/** From so much confidence on, the demo people have confirmed what recurs; the rest is left to be looked at. */
const CONFIRMED_FROM = 90;

async function confirmRecurring(api: Browser['api'], today: Day): Promise<void> {
  const { suggestions } = await api.recurring.overview({ today });
  const sure = suggestions.filter(({ confidence }) => confidence >= CONFIRMED_FROM).slice(0, MOST_AT_ONCE);
  const items = sure.map(({ source, name, cadence, amount }) => ({ source, name, cadence, amount, changes: [] }));
  if (items.length > 0) await api.recurring.confirmMany({ items });
}

/** The last days before the end, whose transfers the demo people have not reviewed yet. */
const NOT_REVIEWED_DAYS = 7;

/** The demo people have linked what is surely a transfer, but for the newest. */
async function linkTransfers(api: Browser['api'], today: Day): Promise<void> {
  const reviewedTo = addDays(today, -NOT_REVIEWED_DAYS);
  for (;;) {
    // Those that are linked are suggested no more.
    const { rows } = await api.transfers.suggestions({ pageSize: MOST_PAIRS });
    const pairs = rows
      .filter((one) => one.score >= SURE_FROM && one.out.bookedOn <= reviewedTo && one.in.bookedOn <= reviewedTo)
      .map((one) => ({ outId: one.out.id, inId: one.in.id }));
    if (pairs.length === 0) return;
    await api.transfers.acceptMany({ pairs });
  }
}

/** The main account agrees with its statements, but for that of the last month: it is left to be done. */
async function reconcileMonths(
  api: Browser['api'],
  { accounts, rows }: DemoBooks,
  idOf: ReadonlyMap<string, string>,
  today: Day,
): Promise<void> {
  const main = accounts.find(({ accountType }) => accountType === 'cheque');
  const accountId = main === undefined ? undefined : idOf.get(main.name);
  if (main === undefined || accountId === undefined) return;
  for (const monthsAgo of [4, 3, 2]) {
    const day = daysOf(addMonths(monthOf(today), -monthsAgo)).last;
    const minor = rows
      .filter((row) => row.account === main.key && row.day <= day)
      .reduce((sum, row) => sum + row.minor, main.openingMinor);
    const { id } = await api.reconciliation.start({ accountId, day, balance: money(minor, main.currency) });
    await api.reconciliation.clearUpTo({ id });
    await api.reconciliation.finish({ id });
  }
}

async function makeRules({ userType }: DemoPerson, api: Browser['api']): Promise<void> {
  const categories = await api.categories.list();
  for (const { category, note, name, query } of DEMO_AUTOMATION[userType].rules) {
    const categoryId = categories.find((one) => one.name === category)?.id;
    if (categoryId !== undefined) await api.automationRules.create({ name, query, actions: { categoryId, note } });
  }
}

/** Tags what the demo people would, and leaves their newest transactions to be reviewed. */
async function markTransactions({ userType }: DemoPerson, api: Browser['api']): Promise<void> {
  const [most] = (await api.accounts.list()).toSorted((a, b) => b.transactionCount - a.transactionCount);
  if (most === undefined) return;
  const { currency } = most;
  const known = await api.tags.list();
  for (const { name, query } of DEMO_AUTOMATION[userType].tags) {
    const { id } = known.find((tag) => tag.name === name) ?? (await api.tags.create({ name }));
    const which = { filter: { currency, search: query } };
    await api.transactions.bulkChange({ which, change: { addTags: [id] } });
  }
  const { rows } = await api.transactions.list({ currency, pageSize: DEMO_TO_REVIEW });
  if (rows.length > 0)
    await api.transactions.bulkChange({ which: { ids: rows.map(({ id }) => id) }, change: { isReviewed: false } });
}

/**
 * Makes the person where they are not there yet, and signs them in; their business has books of its own. Null where
 * whoever looked around changed the password or set up a second step.
 */
async function signedIn(person: DemoPerson, api: Browser['api'], services: AppServices): Promise<Caller | null> {
  const { email, firstName, lastName, userType, business, plan: planName } = person;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const facts = { email, firstName, lastName, userType, country: DEMO_COUNTRY, dateOfBirth: null, passwordHash };
  const added = await inTransaction(services.pool, { role: 'ilifa_app' }, async (db) => {
    const userId = await addPerson(db, emitterFor(db, services.listeners), facts);
    if (userId === null || planName === null) return userId;
    const plan = {
      userId,
      planName,
      price: null,
      billingInterval: 'month',
      endDate: null,
      now: services.now(),
    } as const;
    await asRole(db, 'ilifa_auth', () => startSubscription(db, plan));
    return userId;
  });
  const isOpen = await api.identity.signIn({ email, password: DEMO_PASSWORD }).then(
    ({ secondStep }) => !secondStep,
    (error: unknown) => {
      if (added !== null) throw error;
      return false;
    },
  );
  if (!isOpen) return null;
  const caller = await callerOf(api);
  if (business === null || caller.workspace.kind === 'business') return caller;
  const userId = caller.person.id;
  const scope = { role: 'ilifa_app', userId, workspaceId: caller.workspace.id } as const;
  await inTransaction(services.pool, scope, (db) =>
    openBooks(db, emitterFor(db, services.listeners), {
      userId,
      kind: 'business',
      name: business,
      country: DEMO_COUNTRY,
    }),
  );
  return callerOf(api);
}

async function callerOf(api: Browser['api']): Promise<Caller> {
  const caller = await api.identity.session();
  if (caller === null) throw new Error('the demo signed in, and nobody is signed in');
  return caller;
}
