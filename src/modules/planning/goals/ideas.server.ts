import { addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { periodAt } from '#kernel/period-rules.ts';
import { idsByKind } from '#modules/money/categories/service.server.ts';
import { sumsByKind } from '#modules/money/ledger/service.server.ts';
import { overviewOf as recurringOf } from '#modules/money/recurring/service.server.ts';
import { type Cost, emergencyFund, LEAST_CONFIDENCE, sinkingFunds } from './ideas.ts';
import type { Idea } from './model.ts';
import { paydaysUntil, perPayday } from './pace.ts';
import { periodsFor, type Reader } from './reading.server.ts';
import { goalsIn } from './reading.store.server.ts';
import { IDEA_WORDS } from './words.ts';

/** Whole months whose spending is looked at. */
const MONTHS_BACK = 6;

/** First goals from what is known of a workspace. A member who is limited to some accounts is offered none. */
export async function ideasFor(reader: Reader, today: Day): Promise<Idea[]> {
  const { db, workspaceId, workspace } = reader;
  if (workspace.isLimited) return [];
  const goals = await goalsIn(db, workspaceId);
  const names = new Set(goals.map(({ name }) => name.toLowerCase()));
  const fund = goals.some(({ kind }) => kind === 'emergency')
    ? null
    : emergencyFund(await spentByMonth(reader, today), workspace.currency);
  const periods = await periodsFor(reader);
  const period = periodAt(today, periods);
  const sinking = sinkingFunds(await costsOf(reader, today), names, today).map((cost): Idea => {
    const { name, amount, next, everyMonths } = cost;
    const each = perPayday(amount.minor, 0n, paydaysUntil({ due: next, startedOn: today }, period, periods));
    return {
      kind: 'sinking',
      name,
      target: amount,
      dueOn: next,
      everyMonths,
      perPayday: money(each, amount.currency),
      monthly: null,
    };
  });
  const emergency: Idea[] =
    fund === null
      ? []
      : [{ kind: 'emergency', name: IDEA_WORDS.emergency, ...fund, dueOn: null, everyMonths: null, perPayday: null }];
  return [...emergency, ...sinking];
}

/** What was spent in the last whole months, from the first of them in which anything was. */
async function spentByMonth({ db, workspaceId, workspace }: Reader, today: Day): Promise<bigint[]> {
  const months = Array.from({ length: MONTHS_BACK }, (_, at) => daysOf(addMonths(monthOf(today), at - MONTHS_BACK)));
  const kinds = await idsByKind(db, workspaceId);
  const accounts = { currency: workspace.currency, id: null };
  const sums = await sumsByKind(
    db,
    { workspaceId, accounts, categories: null, today },
    kinds,
    months.map(({ first, last }) => ({ from: first, to: last })),
  );
  const spent = sums.map((of) =>
    of.reduce((sum, one) => {
      if (one.key === 'expense') return sum - one.in - one.out;
      return one.key === null ? sum - one.out : sum;
    }, 0n),
  );
  return spent.slice(spent.findIndex((minor) => minor > 0n)).filter((minor) => minor > 0n);
}

/** Payments that are confirmed or were found, with what they cost each time. */
async function costsOf({ db, workspaceId, workspace }: Reader, today: Day): Promise<Cost[]> {
  const { items, suggestions } = await recurringOf(db, workspaceId, { today, country: workspace.country });
  const confirmed = items.flatMap(({ name, cadence, source, expected, occurrences }) => {
    const next = occurrences.find(({ due, state }) => due > today && state === 'due')?.due;
    if (source.direction !== 'out' || cadence.kind === 'weeks' || next === undefined) return [];
    return { name, everyMonths: cadence.every, next, amount: expected };
  });
  const found = suggestions.flatMap(({ name, cadence, source, yearly, next, confidence }) => {
    if (source.direction !== 'out' || cadence.kind === 'weeks' || confidence < LEAST_CONFIDENCE) return [];
    const amount = money((yearly.minor * BigInt(cadence.every)) / 12n, yearly.currency);
    return { name, everyMonths: cadence.every, next, amount };
  });
  return [...confirmed, ...found];
}
