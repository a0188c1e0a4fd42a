import { implement } from '@orpc/server';
import { periodAt } from '#kernel/period-rules.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { assigning } from './changes.ts';
import { contract } from './contract.ts';
import { periodsBy } from './periods.server.ts';
import { rulesIn } from './reading.store.server.ts';
import { SINCE_EVER } from './rule-rows.ts';
import { addLines, addMoves, putLimits, putRule, takeBudgetTurn } from './store.server.ts';
import { suggestionFor } from './suggestion.server.ts';

const budgets = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const startHandlers = {
  suggest: budgets.suggest.handler(({ input, context: { db, workspaceId, workspace } }) =>
    suggestionFor(db, workspaceId, { ...input, country: workspace.country }),
  ),

  start: budgets.start.handler(async ({ input: { today, rule, method, lines }, context, errors }) => {
    const { db, workspaceId, workspace, userId, services, audit } = context;
    await takeBudgetTurn(db, workspaceId);
    if ((await rulesIn(db, workspaceId)).length > 0) throw errors.BUDGET_EXISTS();
    const kinds = new Map((await categoriesIn(db, workspaceId)).map(({ id, kind }) => [id, kind]));
    for (const { categoryId } of lines) {
      const kind = kinds.get(categoryId);
      if (kind === undefined) throw errors.CATEGORY_NOT_FOUND();
      if (kind !== 'expense') throw errors.NOT_SPENDING();
    }
    const by = { userId, now: services.now() };
    const { key, from } = periodAt(today, await periodsBy(db, rule, workspace.country));
    await putRule(db, workspaceId, { since: SINCE_EVER, rule, method: 'plan' }, by);
    if (method === 'envelope') await putRule(db, workspaceId, { since: from, rule, method }, by);
    const rollover = method === 'plan' ? 'none' : 'surplus';
    const ids = await addLines(
      db,
      workspaceId,
      lines.map(({ categoryId, limit: { currency } }) => {
        return { categoryId, currency, memberId: null, rollover, capMinor: null };
      }),
      by,
    );
    const given = lines.map(({ limit: { minor, currency } }, place) => ({ id: ids[place] ?? '', minor, currency }));
    if (method === 'plan')
      await putLimits(
        db,
        workspaceId,
        given.map(({ id, minor }) => ({ lineId: id, period: key, minor })),
        by,
      );
    else
      await addMoves(
        db,
        workspaceId,
        given.flatMap((line) => assigning(line, line.minor, key)),
        by,
      );
    audit({ metadata: { method, rule, lines: lines.length } });
    return { changeId: await changeIdOf(db) };
  }),
};
