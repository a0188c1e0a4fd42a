import { implement } from '@orpc/server';
import { accountsIn } from '#modules/money/accounts/service.server.ts';
import { confirmedIds } from '#modules/money/recurring/service.server.ts';
import { changeIdOf, type Database } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { dayMoves, isWithin } from './day.server.ts';
import { MOST_EXPECTED, MOST_SCENARIOS } from './limits.ts';
import type { Change, NewExpected } from './model.ts';
import { chosenOutlook, overviewOf } from './overview.server.ts';
import {
  addExpected,
  addScenario,
  changeExpected,
  changeScenario,
  expectedIn,
  isNameTaken,
  removeExpected,
  removeScenario,
  scenariosIn,
  setFloor,
  takeCashFlowTurn,
} from './store.server.ts';

const cashFlow = implement(contract).$context<RequestContext>().use(workspaceProcedure);

/** The id under which a change was recorded; null where it changed nothing. */
const recorded = async (db: Database) => {
  const id = await changeIdOf(db);
  return id === '' ? null : id;
};

/** Why an account cannot take an amount; null where it can. */
async function accountRefusal(
  db: Database,
  workspaceId: string,
  wanted: readonly Pick<NewExpected, 'accountId' | 'amount'>[],
): Promise<'ACCOUNT_NOT_FOUND' | 'OTHER_CURRENCY' | null> {
  if (wanted.length === 0) return null;
  const accounts = new Map((await accountsIn(db, workspaceId)).map((account) => [account.id, account]));
  for (const { accountId, amount } of wanted) {
    const account = accounts.get(accountId);
    if (account === undefined) return 'ACCOUNT_NOT_FOUND';
    if (account.currency !== amount.currency) return 'OTHER_CURRENCY';
  }
  return null;
}

/** Why changes cannot be kept: of accounts or payments that are not there, or that this member does not see. */
async function changesRefusal(db: Database, workspaceId: string, changes: readonly Change[]) {
  const refused = await accountRefusal(
    db,
    workspaceId,
    changes.flatMap((change) => ('amount' in change ? change : [])),
  );
  if (refused !== null) return refused;
  const asked = changes.flatMap((change) => ('itemId' in change ? change.itemId : []));
  if (asked.length === 0) return null;
  const items = await confirmedIds(db, workspaceId);
  return asked.every((id) => items.has(id)) ? null : 'PAYMENT_NOT_FOUND';
}

export const cashFlowRouter = cashFlow.router({
  overview: cashFlow.overview.handler(async ({ input, context, errors }) => {
    const chosen = await chosenOutlook(context, input);
    if (chosen === null) throw errors.ACCOUNT_NOT_FOUND();
    return overviewOf(context, input, chosen);
  }),

  day: cashFlow.day.handler(async ({ input, context, errors }) => {
    if (!isWithin(input.day, input)) throw errors.DAY_NOT_FORECAST();
    const chosen = await chosenOutlook(context, input);
    if (chosen === null) throw errors.ACCOUNT_NOT_FOUND();
    const scenarios = input.scenarioId === undefined ? [] : await scenariosIn(context.db, context.workspaceId);
    const scenario = scenarios.find(({ id }) => id === input.scenarioId) ?? null;
    return dayMoves(chosen, input, input.day, scenario);
  }),

  addScenario: cashFlow.addScenario.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeCashFlowTurn(db, workspaceId);
    if ((await scenariosIn(db, workspaceId)).length >= MOST_SCENARIOS) throw errors.TOO_MANY_SCENARIOS();
    if (await isNameTaken(db, workspaceId, input)) throw errors.NAME_TAKEN();
    const refused = await changesRefusal(db, workspaceId, input.changes);
    if (refused !== null) throw errors[refused]();
    const id = await addScenario(db, workspaceId, input, { userId, now: services.now() });
    audit({ id, metadata: { template: input.template, changes: input.changes.length } });
    return { id, changeId: await recorded(db) };
  }),

  updateScenario: cashFlow.updateScenario.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeCashFlowTurn(db, workspaceId);
    if (await isNameTaken(db, workspaceId, { name: input.name, exceptId: input.id })) throw errors.NAME_TAKEN();
    const refused = await changesRefusal(db, workspaceId, input.changes);
    if (refused !== null) throw errors[refused]();
    if (!(await changeScenario(db, workspaceId, input))) throw errors.SCENARIO_NOT_FOUND();
    audit({ id: input.id, metadata: { changes: input.changes.length } });
    return { id: input.id, changeId: await recorded(db) };
  }),

  removeScenario: cashFlow.removeScenario.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (!(await removeScenario(db, workspaceId, id))) throw errors.SCENARIO_NOT_FOUND();
    audit({ id });
    return { id, changeId: await recorded(db) };
  }),

  addExpected: cashFlow.addExpected.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await takeCashFlowTurn(db, workspaceId);
    if ((await expectedIn(db, workspaceId)).length >= MOST_EXPECTED) throw errors.TOO_MANY_EXPECTED();
    const refused = await accountRefusal(db, workspaceId, [input]);
    if (refused !== null) throw errors[refused]();
    const id = await addExpected(db, workspaceId, input, { userId, now: services.now() });
    audit({ id, metadata: { direction: input.amount.minor > 0n ? 'in' : 'out' } });
    return { id, changeId: await recorded(db) };
  }),

  updateExpected: cashFlow.updateExpected.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const refused = await accountRefusal(db, workspaceId, [input]);
    if (refused !== null) throw errors[refused]();
    if (!(await changeExpected(db, workspaceId, input))) throw errors.EXPECTED_NOT_FOUND();
    audit({ id: input.id });
    return { id: input.id, changeId: await recorded(db) };
  }),

  removeExpected: cashFlow.removeExpected.handler(async ({ input: { id }, context, errors }) => {
    const { db, workspaceId, audit } = context;
    if (!(await removeExpected(db, workspaceId, id))) throw errors.EXPECTED_NOT_FOUND();
    audit({ id });
    return { id, changeId: await recorded(db) };
  }),

  setFloor: cashFlow.setFloor.handler(async ({ input: { floor, currency }, context }) => {
    const { db, workspaceId, userId, services, audit } = context;
    await setFloor(db, workspaceId, { currency, minor: floor?.minor ?? null }, { userId, now: services.now() });
    audit({ id: workspaceId, metadata: { currency, isSet: floor !== null } });
    return { changeId: await recorded(db) };
  }),
});
