import { implement } from '@orpc/server';
import { money } from '#kernel/money.ts';
import { periodAfter, periodBefore, type Stretch } from '#kernel/period-rules.ts';
import { changeIdOf, type Database } from '#platform/database.server.ts';
import { type RequestContext, workspaceProcedure } from '#platform/procedure.server.ts';
import { contract } from './contract.ts';
import { methodOf } from './facts.ts';
import { factsOf, type LoadedFacts } from './facts.server.ts';
import { HISTORY_PERIODS } from './limits.ts';
import { giveLimits, linesFor, opened, placed } from './placing.server.ts';
import type { Placed } from './periods.server.ts';
import { figuresOf, shownOf } from './overview.server.ts';
import { closingOf, groupsIn } from './reading.store.server.ts';
import { storedShown } from './shown.ts';
import { betterLimit } from './review.ts';
import { limitIn } from './plan.ts';
import { addClosing, removeClosing, takeBudgetTurn } from './store.server.ts';
import { spentBefore } from './spent-before.server.ts';

const budgets = implement(contract).$context<RequestContext>().use(workspaceProcedure);

export const reviewHandlers = {
  review: budgets.review.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, workspace } = context;
    const place = await placed(context, input, errors);
    const { periods, period } = place;
    const facts = await factsOf(db, workspaceId, place, { today: input.today, country: workspace.country });
    const groups = await groupsIn(db, workspaceId);
    const closing = await closingOf(db, workspaceId, period.key);
    const live = new Map(figuresOf(workspace, facts, groups).lines.map((line) => [line.id, line]));
    const then = new Map((closing?.lines ?? []).map((line) => [line.lineId, line]));
    const usual = await usualSpending(db, workspaceId, place, facts);
    const next = periodAfter(period, periods);
    const isOver = period.to < input.today;
    return {
      period,
      next,
      isOver,
      closedAt: closing?.closedAt ?? null,
      note: closing?.note ?? null,
      lines: shownOf(workspace, { facts, groups, closing }).lines.map(({ id, available, moved, spent }) => {
        const { currency } = spent;
        const [kept, now] = [then.get(id), live.get(id)];
        const figures = kept ?? { available: available.minor, moved: moved.minor, spent: spent.minor };
        const [a, m, s] = [BigInt(figures.available), BigInt(figures.moved), BigInt(figures.spent)];
        const held = facts.lines.find((line) => line.id === id);
        const isComing = facts.linesAt(next.key).some((line) => line.id === id);
        const coming =
          facts.method === 'plan' && closing === null && isComing ? limitIn(held?.limits ?? [], next.key) : null;
        const better = coming === null ? null : betterLimit(coming, usual.get(id) ?? [], currency);
        return {
          lineId: id,
          available: money(a, currency),
          moved: money(m, currency),
          spent: money(s, currency),
          rest: money(a - s, currency),
          proposed: better === null ? null : money(better, currency),
          since: kept === undefined || now === undefined ? null : money(now.spent.minor - s, currency),
        };
      }),
    };
  }),

  close: budgets.close.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, workspace, userId, services, audit } = context;
    const place = await opened(context, input, errors);
    const { period, periods, closed } = place;
    if (input.today <= period.to) throw errors.PERIOD_NOT_OVER();
    let open = place.next;
    while (closed.includes(open.key)) open = periodAfter(open, periods);
    const wishes = linesFor(place.held.at(open.key), input.limits, errors).map((one) => ({ ...one, only: false }));
    const by = { userId, now: services.now() };
    const facts = await factsOf(db, workspaceId, place, { today: input.today, country: workspace.country });
    const shown = figuresOf(workspace, facts, await groupsIn(db, workspaceId));
    const lines = shown.lines.map(({ id, available, moved, spent, limit, memberId, rollover, cap }) => ({
      lineId: id,
      currency: spent.currency,
      available: String(available.minor),
      moved: String(moved.minor),
      spent: String(spent.minor),
      ...(methodOf({ memberId }, facts.method) === 'plan' ? { limit: String(limit.minor) } : {}),
      rollover,
      cap: cap === null ? null : String(cap.minor),
    }));
    const { key, from, to } = period;
    const closing = { period: key, from, to, note: input.note, lines, shown: storedShown(shown) };
    await addClosing(db, workspaceId, closing, by);
    await giveLimits(context, wishes, { ...place, period: open, next: periodAfter(open, periods) }, by);
    audit({ metadata: { period: key, limits: wishes.length } });
    return { changeId: await changeIdOf(db) };
  }),

  reopen: budgets.reopen.handler(async ({ input, context, errors }) => {
    const { db, workspaceId, audit } = context;
    await takeBudgetTurn(db, workspaceId);
    const { period } = await placed(context, input, errors);
    if ((await closingOf(db, workspaceId, period.key)) === null) throw errors.PERIOD_OPEN();
    await removeClosing(db, workspaceId, period.key);
    audit({ metadata: { period: period.key } });
    return { changeId: await changeIdOf(db) };
  }),
};

/** What was spent by line in the period and those before, as far as there were any transactions. */
async function usualSpending(
  db: Database,
  workspaceId: string,
  { period, periods }: Placed,
  facts: LoadedFacts,
): Promise<ReadonlyMap<string, readonly bigint[]>> {
  const past: Stretch[] = [period];
  for (let one = period; past.length < HISTORY_PERIODS; past.push(one)) one = periodBefore(one, periods);
  const byPeriod = await spentBefore(db, workspaceId, facts, past);
  const ids = new Set(byPeriod.flatMap((byLine) => [...byLine.keys()]));
  return new Map([...ids].map((id) => [id, byPeriod.map((byLine) => byLine.get(id)?.minor ?? 0n)]));
}
