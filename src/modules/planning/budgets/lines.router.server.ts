import { implement } from '@orpc/server';
import { periodBefore } from '#kernel/period-rules.ts';
import { categoriesIn } from '#modules/money/categories/service.server.ts';
import { membersIn } from '#modules/people/workspaces/service.server.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { MOST_LINES, MOST_LINES_EVER, MOST_MOVES } from './limits.ts';
import { lastPeriodOf } from './line-periods.ts';
import { giveLimits, linesFor, opened } from './placing.server.ts';
import { methodOf } from './facts.ts';
import { groupsIn, linesIn } from './reading.store.server.ts';
import { addLines, addMoves, changeLine, removeLine, takeBudgetTurn } from './store.server.ts';
import { storedTarget } from './stored-target.ts';

const budgets = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const lineHandlers = {
  addLine: budgets.addLine.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const { categoryId, limit, memberId } = input;
    if (memberId !== null && !(await membersIn(db, workspaceId)).some(({ id }) => id === memberId))
      throw errors.MEMBER_NOT_FOUND();
    const place = await opened(context, input, errors);
    const category = (await categoriesIn(db, workspaceId)).find(({ id }) => id === categoryId);
    if (category === undefined) throw errors.CATEGORY_NOT_FOUND();
    if (category.kind !== 'expense') throw errors.NOT_SPENDING();
    const { currency, minor } = limit;
    const isSame = (line: (typeof place.lines)[number]) =>
      line.categoryId === categoryId && line.currency === currency && line.memberId === memberId;
    if (place.lines.some(isSame)) throw errors.LINE_EXISTS();
    if (place.lines.length >= MOST_LINES || place.held.all.length >= MOST_LINES_EVER) throw errors.TOO_MANY();
    const by = { userId, now: services.now() };
    const rollover = methodOf({ memberId }, place.row.method) === 'plan' ? 'none' : 'surplus';
    const wish = { categoryId, currency, memberId, rollover, capMinor: null } as const;
    const [id = ''] = await addLines(db, workspaceId, [wish], by);
    const line = { ...wish, id, groupId: null, target: null, priority: 2, lastPeriod: null, limits: [] };
    await giveLimits(context, [{ line, minor, only: false }], place, by);
    audit({ id });
    return { id, changeId: await changeIdOf(db) };
  }),

  changeLine: budgets.changeLine.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const { id, rollover, cap, target, priority, groupId } = input;
    await takeBudgetTurn(db, workspaceId);
    const line = (await linesIn(db, workspaceId)).find((one) => one.id === id);
    if (line === undefined) throw errors.LINE_NOT_FOUND();
    const amounts = [cap, target != null && 'amount' in target ? target.amount : null];
    if (amounts.some((amount) => amount != null && amount.currency !== line.currency)) throw errors.OTHER_CURRENCY();
    if (groupId != null && !(await groupsIn(db, workspaceId)).some((group) => group.id === groupId))
      throw errors.GROUP_NOT_FOUND();
    await changeLine(db, workspaceId, id, {
      ...(rollover === undefined ? {} : { rollover, capMinor: cap?.minor ?? null }),
      ...(target === undefined ? {} : { target: target === null ? null : storedTarget(target) }),
      ...(priority === undefined ? {} : { priority }),
      ...(groupId === undefined ? {} : { groupId }),
    });
    audit({ id, metadata: rollover === undefined ? {} : { rollover } });
    return { changeId: await changeIdOf(db) };
  }),

  removeLine: budgets.removeLine.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    const { id } = input;
    const place = await opened(context, input, errors);
    const line = place.lines.find((one) => one.id === id);
    if (line === undefined) throw errors.LINE_NOT_FOUND();
    const { moves, held } = place;
    const before = periodBefore(place.period, place.periods).key;
    const lastPeriod = lastPeriodOf(line, before, { moves, closed: held.closed });
    await removeLine(db, workspaceId, { id, lastPeriod });
    audit({ id, metadata: lastPeriod === null ? {} : { lastPeriod } });
    return { changeId: await changeIdOf(db) };
  }),

  setLimit: budgets.setLimit.handler(async ({ input, context, errors }) => {
    const { db, userId, services, audit } = context;
    const { lineId, limit, only } = input;
    const place = await opened(context, input, errors);
    const wishes = linesFor(place.lines, [{ lineId, limit }], errors).map((one) => ({ ...one, only }));
    await giveLimits(context, wishes, place, { userId, now: services.now() });
    audit({ id: lineId, metadata: { period: place.period.key } });
    return { changeId: await changeIdOf(db) };
  }),

  move: budgets.move.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, userId, services, audit } = context;
    const { fromLineId, toLineId, amount, note } = input;
    const place = await opened(context, input, errors);
    // What is in no line is something that only envelopes have.
    if (place.row.method === 'plan' && (fromLineId === null || toLineId === null)) throw errors.LINE_NOT_FOUND();
    const ends = [fromLineId, toLineId].flatMap((lineId) => (lineId === null ? [] : { lineId, limit: amount }));
    const between = linesFor(place.lines, ends, errors);
    // A limit for one member holds no money that could go from or to an envelope.
    if (place.row.method === 'envelope' && between.some(({ line }) => line.memberId !== null))
      throw errors.LINE_NOT_FOUND();
    const { key } = place.period;
    if (place.moves.filter((move) => move.key === key).length >= MOST_MOVES) throw errors.TOO_MANY();
    const { minor, currency } = amount;
    const by = { userId, now: services.now() };
    await addMoves(db, workspaceId, [{ key, fromLineId, toLineId, minor, currency, note }], by);
    audit({ metadata: { period: key } });
    return { changeId: await changeIdOf(db) };
  }),
};
