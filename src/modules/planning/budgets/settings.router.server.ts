import { implement } from '@orpc/server';
import { periodAt } from '#kernel/period-rules.ts';
import { accountIn } from '#modules/money/accounts/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { assigning, givenIn, limitsBy } from './changes.ts';
import { contract } from './contract.ts';
import { nextPeriod } from './facts.server.ts';
import { linesByPeriod } from './line-periods.server.ts';
import { isClosedFrom, isInFrom } from './line-periods.ts';
import { placeOf } from './periods.server.ts';
import { limitIn } from './plan.ts';
import { closedLines, linesIn, movesIn } from './reading.store.server.ts';
import {
  addMoves,
  chooseAccount,
  clearLimitsFrom,
  gatherMoves,
  putLimits,
  putRule,
  takeBudgetTurn,
} from './store.server.ts';

const budgets = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const settingHandlers = {
  setRule: budgets.setRule.handler(async ({ input: { today, rule }, context, errors }) => {
    const { db, workspaceId, workspace, userId, services, audit } = context;
    await takeBudgetTurn(db, workspaceId);
    const place = await placeOf(db, workspaceId, { today, country: workspace.country });
    if (place === 'no-budget' || place === null) throw errors.NO_BUDGET();
    const by = { userId, now: services.now() };
    const { key, from: since } = nextPeriod(place, today);
    if (isClosedFrom(key, await closedLines(db, workspaceId))) throw errors.PERIOD_CLOSED();
    const lines = (await linesIn(db, workspaceId)).filter(isInFrom(since));
    // The rule may have been changed for that day before: what held until now is that of today.
    const limits = limitsBy(lines, { since, from: place.row.rule, to: rule, key: place.period.key });
    await putRule(db, workspaceId, { since, rule, method: place.row.method }, by);
    await clearLimitsFrom(db, workspaceId, since < key ? since : key);
    await putLimits(db, workspaceId, limits, by);
    await gatherMoves(db, workspaceId, since);
    audit({ metadata: { since, rule } });
    return { changeId: await changeIdOf(db) };
  }),

  setMethod: budgets.setMethod.handler(async ({ input: { today, method }, context, errors }) => {
    const { db, workspaceId, workspace, userId, services, audit } = context;
    await takeBudgetTurn(db, workspaceId);
    const place = await placeOf(db, workspaceId, { today, country: workspace.country });
    if (place === 'no-budget' || place === null) throw errors.NO_BUDGET();
    const { rows, row, periods } = place;
    if (row.method === method) return { changeId: await changeIdOf(db) };
    const by = { userId, now: services.now() };
    const { key, from } = periodAt(today, periods);
    const held = await linesByPeriod(db, workspaceId, ({ memberId }) => memberId === null);
    if (isClosedFrom(key, held.closed)) throw errors.PERIOD_CLOSED();
    const moves = await movesIn(db, workspaceId);
    await putRule(db, workspaceId, { since: from, rule: row.rule, method }, by);
    for (const later of rows.filter(({ since }) => since > from))
      await putRule(db, workspaceId, { ...later, method }, by);
    if (method === 'envelope') {
      // What the plan allows is what the envelopes begin with.
      const wanted = held
        .at(key)
        .flatMap((line) =>
          assigning(line, (limitIn(line.limits, key) ?? 0n) - givenIn(line, key, 'envelope', moves), key),
        );
      await addMoves(db, workspaceId, wanted, by);
    } else {
      const limits = held.all
        .filter((line) => isInFrom(key)(line) && limitIn(line.limits, key) === null)
        .map((line) => ({ lineId: line.id, period: key, minor: givenIn(line, key, 'envelope', moves) }))
        .filter(({ minor }) => minor >= 0n);
      await putLimits(db, workspaceId, limits, by);
    }
    audit({ metadata: { method, since: from } });
    return { changeId: await changeIdOf(db) };
  }),

  setAccount: budgets.setAccount.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    if ((await accountIn(db, workspaceId, input.accountId)) === null) throw errors.ACCOUNT_NOT_FOUND();
    await chooseAccount(db, workspaceId, input, { userId, now: services.now() });
    audit({ id: input.accountId, metadata: { isOn: input.isOn } });
    return { changeId: await changeIdOf(db) };
  }),
};
