import { implement } from '@orpc/server';
import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { periodBefore } from '#kernel/period-rules.ts';
import { changeIdOf } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { givenIn } from './changes.ts';
import { contract } from './contract.ts';
import { methodOf } from './facts.ts';
import { factsOf } from './facts.server.ts';
import { needsOf } from './needs.server.ts';
import type { FillPlan } from './model.ts';
import type { Placed } from './periods.server.ts';
import { giveLimits, linesFor, opened, placed } from './placing.server.ts';
import { filled } from './targets.ts';

const budgets = implement(contract).$context<RequestContext>().use(workspaceProcedure);

type Context = Parameters<Parameters<typeof budgets.fillPlan.handler>[0]>[0]['context'];

/** What filling from the targets would give to each line now. */
async function planFor({ db, workspaceId, workspace }: Context, place: Placed, today: Day): Promise<FillPlan> {
  const facts = await factsOf(db, workspaceId, place, { today, country: workspace.country });
  const needs = await needsOf(db, workspaceId, place, facts);
  const isSetAside = (need: (typeof needs)[number]) => methodOf(need, facts.method) === 'envelope';
  const byPlace = Map.groupBy(needs, (need) => `${need.currency} ${isSetAside(need) ? 'envelope' : 'plan'}`);
  const lines = [...byPlace.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const { currency } = first;
    const ready = isSetAside(first) ? (facts.envelopes.get(currency)?.ready ?? 0n) : null;
    return filled(own, ready).map(({ lineId, minor, missing }) => ({
      lineId,
      amount: money(minor, currency),
      missing: money(missing, currency),
      priority: own.find((need) => need.lineId === lineId)?.priority ?? 2,
    }));
  });
  return { lines, ready: [...facts.envelopes].map(([currency, { ready }]) => money(ready, currency)) };
}

export const fillingHandlers = {
  fillPlan: budgets.fillPlan.handler(async ({ input, context, errors }) =>
    planFor(context, await placed(context, input, errors), input.today),
  ),

  fillLines: budgets.fillLines.handler(async ({ input, context, errors }) => {
    const { db, userId, services, audit } = context;
    const place = await opened(context, input, errors);
    const { period, row, moves } = place;
    const most = new Map((await planFor(context, place, input.today)).lines.map((one) => [one.lineId, one.amount]));
    const more = linesFor(
      place.lines,
      input.lines.map(({ lineId, amount }) => ({ lineId, limit: amount })),
      errors,
    );
    if (more.some(({ line, minor }) => minor > (most.get(line.id)?.minor ?? 0n))) throw errors.NEEDS_CHANGED();
    const wishes = more.map(({ line, minor }) => {
      const isPlan = methodOf(line, row.method) === 'plan';
      const moved = isPlan ? givenIn({ ...line, limits: [] }, period.key, 'plan', moves) : 0n;
      return { line, minor: givenIn(line, period.key, row.method, moves) - moved + minor, only: true };
    });
    await giveLimits(context, wishes, place, { userId, now: services.now() });
    audit({ metadata: { period: period.key, lines: wishes.length } });
    return { changeId: await changeIdOf(db) };
  }),

  copy: budgets.copy.handler(async ({ input, context, errors }) => {
    const { db, userId, services, audit } = context;
    const place = await opened(context, input, errors);
    const { periods, period, row, moves, lines } = place;
    const last = periodBefore(period, periods);
    const wishes = lines.flatMap((line) => {
      const minor = givenIn(line, last.key, row.method, moves);
      return minor < 0n ? [] : [{ line, minor, only: true }];
    });
    await giveLimits(context, wishes, place, { userId, now: services.now() });
    audit({ metadata: { period: period.key } });
    return { changeId: await changeIdOf(db) };
  }),
};
