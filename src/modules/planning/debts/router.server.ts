import { implement } from '@orpc/server';
import { addMonths, dayAt, daysOf, monthOf } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import type { Database } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { actualMonths, partOf } from './actual.ts';
import { latestOn, owedAccounts, sumsFrom } from './balances.server.ts';
import { beginningSettings } from './columns.server.ts';
import { contract } from './contract.ts';
import { debtsFrom } from './from-accounts.server.ts';
import { MOST_DEBTS } from './kept-plan.ts';
import type { NewPlan, PlanSettings } from './model.ts';
import { overviewOf, owingAccounts, recordMonth } from './overview.server.ts';
import {
  addDebt,
  addPlan,
  beginSettings,
  changeDebt,
  changeSettings,
  countDebts,
  debtsIn,
  orderDebts,
  planOf,
  removeDebt,
  removePlan,
  takePlanTurn,
} from './store.server.ts';

const debts = implement(contract).$context<RequestContext>().use(workspaceProcedure);

/** Months and rows that the page of a debt looks back on. */
const ACTUAL_MONTHS = 24;
const MOST_ROWS = 60;

type Linked = { readonly accountId: string | null; readonly balance: { readonly currency: string } };

/** Why a debt cannot be of its account; null where it can, or is of none. */
async function refusalOf(db: Database, workspaceId: string, linked: readonly Linked[]) {
  if (linked.every(({ accountId }) => accountId === null)) return null;
  const accounts = new Map((await accountsIn(db, workspaceId)).map((account) => [account.id, account]));
  for (const { accountId, balance } of linked) {
    if (accountId === null) continue;
    const account = accounts.get(accountId);
    if (account === undefined) return 'ACCOUNT_NOT_FOUND';
    if (account.currency !== balance.currency) return 'OTHER_CURRENCY';
  }
  return null;
}

/** Pauses of debts that are there: of one that was deleted, or is somebody else's, a pause says nothing. */
const pausesOf = <Plan extends Pick<PlanSettings, 'pauses'>>(
  plan: Plan,
  ids: readonly (string | undefined)[],
): Plan => ({
  ...plan,
  pauses: plan.pauses.filter(({ debtId }) => debtId === null || ids.includes(debtId)),
});

const linkedIn = (plan: NewPlan) => plan.debts.flatMap((debt) => ('accountId' in debt ? debt : []));

export const debtsRouter = debts.router({
  overview: debts.overview.handler(({ input: { today }, context: { db, workspaceId } }) =>
    overviewOf(db, workspaceId, today),
  ),

  actual: debts.actual.handler(async ({ input: { id, today }, context: { db, workspaceId }, errors }) => {
    const debt = (await debtsIn(db, workspaceId)).find((one) => one.id === id);
    if (debt === undefined) throw errors.DEBT_NOT_FOUND();
    const { accountId } = debt;
    if (accountId === null) return { months: [], rows: [] };
    const from = addMonths(monthOf(today), 1 - ACTUAL_MONTHS);
    const sums = await sumsFrom(db, workspaceId, [accountId], from);
    const latest = await latestOn(db, workspaceId, accountId, { from: daysOf(from).first, most: MOST_ROWS });
    const inCurrency = (minor: bigint) => money(minor, debt.balance.currency);
    return {
      months: actualMonths(sums).map(({ month, paid, interest, fees, spent, principal }) => ({
        month,
        paid: inCurrency(paid),
        interest: inCurrency(interest),
        fees: inCurrency(fees),
        spent: inCurrency(spent),
        principal: inCurrency(principal),
      })),
      rows: latest.map(({ minor, slug, ...row }) => {
        return { ...row, amount: inCurrency(minor), part: partOf({ minor, slug, text: row.text }) };
      }),
    };
  }),

  plan: debts.plan.handler(({ context: { db, workspaceId } }) => planOf(db, workspaceId)),

  keep: debts.keep.handler(async ({ input: { plan: given, instead, keptAt }, context, errors }) => {
    const plan = pausesOf(
      given,
      given.debts.map((debt) => ('id' in debt ? debt.id : undefined)),
    );
    const { db, workspaceId, userId, audit, services } = context;
    await takePlanTurn(db, workspaceId);
    const refusal = await refusalOf(db, workspaceId, linkedIn(plan));
    if (refusal !== null) throw errors[refusal]();
    if (instead) await removePlan(db, workspaceId);
    const now = services.now();
    const keeping = { userId, now: keptAt === undefined || keptAt > now ? now : keptAt };
    if (!(await addPlan(db, workspaceId, plan, keeping))) throw errors.PLAN_EXISTS();
    await recordMonth(db, workspaceId, dayAt(now, 'UTC'));
    audit({ id: workspaceId, metadata: { debts: plan.debts.length, strategy: plan.strategy, instead } });
    return { debts: plan.debts.length };
  }),

  forget: debts.forget.handler(async ({ context: { db, workspaceId, audit } }) => {
    await takePlanTurn(db, workspaceId);
    const gone = await removePlan(db, workspaceId);
    audit({ id: workspaceId, metadata: { debts: gone } });
    return { debts: gone };
  }),

  addFromAccounts: debts.addFromAccounts.handler(async ({ input: { today }, context, errors }) => {
    const { db, workspaceId, userId, audit, services } = context;
    await takePlanTurn(db, workspaceId);
    const there = await debtsIn(db, workspaceId);
    const planned = new Set(there.map(({ accountId }) => accountId));
    const accounts = owingAccounts(await owedAccounts(db, workspaceId, today)).filter(({ id }) => !planned.has(id));
    if (there.length + accounts.length > MOST_DEBTS) throw errors.TOO_MANY_DEBTS();
    const keeping = { userId, now: services.now() };
    const ids: string[] = [];
    for (const debt of await debtsFrom(db, workspaceId, accounts, today)) {
      await beginSettings(db, workspaceId, beginningSettings(debt.balance.currency), keeping);
      const id = await addDebt(db, workspaceId, debt, keeping);
      if (id !== null) ids.push(id);
    }
    await recordMonth(db, workspaceId, today);
    audit({ id: workspaceId, metadata: { debts: ids.length } });
    return { ids };
  }),

  add: debts.add.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, audit, services } = context;
    await takePlanTurn(db, workspaceId);
    if ((await countDebts(db, workspaceId)) >= MOST_DEBTS) throw errors.TOO_MANY_DEBTS();
    const refusal = await refusalOf(db, workspaceId, [input]);
    if (refusal !== null) throw errors[refusal]();
    const keeping = { userId, now: services.now() };
    await beginSettings(db, workspaceId, beginningSettings(input.balance.currency), keeping);
    const id = await addDebt(db, workspaceId, input, keeping);
    if (id === null) throw errors.DEBT_EXISTS();
    await recordMonth(db, workspaceId, dayAt(services.now(), 'UTC'));
    audit({ id, metadata: { kind: input.kind, currency: input.balance.currency } });
    return { id };
  }),

  update: debts.update.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    await takePlanTurn(db, workspaceId);
    if (!(await changeDebt(db, workspaceId, input))) throw errors.DEBT_NOT_FOUND();
    await recordMonth(db, workspaceId, dayAt(services.now(), 'UTC'));
    audit({ id: input.id, metadata: { kind: input.kind } });
    return { id: input.id };
  }),

  remove: debts.remove.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit, services } = context;
    await takePlanTurn(db, workspaceId);
    if (!(await removeDebt(db, workspaceId, id))) throw errors.DEBT_NOT_FOUND();
    await recordMonth(db, workspaceId, dayAt(services.now(), 'UTC'));
    audit({ id });
    return { id };
  }),

  order: debts.order.handler(async ({ input: { ids }, context }) => {
    const { db, workspaceId, audit, services } = context;
    await takePlanTurn(db, workspaceId);
    await orderDebts(db, workspaceId, ids);
    await recordMonth(db, workspaceId, dayAt(services.now(), 'UTC'));
    audit({ id: workspaceId, metadata: { debts: ids.length } });
    return { debts: ids.length };
  }),

  setPlan: debts.setPlan.handler(async ({ input: given, context }) => {
    const { db, workspaceId, userId, audit, services } = context;
    await takePlanTurn(db, workspaceId);
    const there = await debtsIn(db, workspaceId);
    const input = pausesOf(
      given,
      there.map(({ id }) => id),
    );
    await beginSettings(db, workspaceId, input, { userId, now: services.now() });
    await changeSettings(db, workspaceId, input, userId);
    await recordMonth(db, workspaceId, dayAt(services.now(), 'UTC'));
    audit({ id: workspaceId, metadata: { strategy: input.strategy, currency: input.currency } });
    return { currency: input.currency };
  }),
});
