import type { Condition } from '#modules/money/search-language/rules.ts';
import { type KeptRow, type Reader, rowsFound } from './history.server.ts';
import { MOST_CHANGED, MOST_MATCHED } from './limits.ts';
import type { Left, Rule, RunInput } from './model.ts';
import {
  applyRules,
  type Changes,
  type Compiled,
  compileRules,
  countLeft,
  type Outcome,
  rulesBehind,
} from './rules.ts';
import { outcomesOf, type WantedRow, waitingRows } from './transferring.server.ts';
import type { Waiting } from './waiting.store.server.ts';

/** One condition that finds what any of the rules finds. */
export function anyOf(compiled: Compiled): (currency: string) => Condition | null {
  return (currency) => {
    const of = compiled.flatMap(({ conditionIn }) => conditionIn(currency) ?? []);
    return of.length === 0 ? null : { kind: 'or', of };
  };
}

/** What becomes of a transaction that a rule says is a transfer. */
export type PlannedTransfer = Pick<WantedRow, 'toAccountId' | 'ruleId'> & {
  readonly outcome: Outcome;
  /** It is categorised as a transfer, for it waits and is in no such category. */
  readonly isCategorised: boolean;
};
export type Planned = { readonly row: KeptRow; readonly changes: Changes; readonly transfer: PlannedTransfer | null };

export type Plan = {
  /** Those that change. */
  readonly planned: readonly Planned[];
  readonly protected: number;
  readonly left: Left;
  readonly waiting: readonly Waiting[];
  /** Transactions that wait no more. */
  readonly ended: readonly string[];
};

/** Rules set nothing of it. */
export const UNCHANGED: Changes = {
  category: null,
  split: null,
  transfer: null,
  description: null,
  note: null,
  tags: [],
  reviewed: null,
  isProtected: false,
  left: null,
};

/** What rules would change of the transactions there are; null where that is more than one run looks at or changes. */
export async function planRun(
  reader: Reader,
  rules: readonly Rule[],
  { from, to, includesPersons }: Omit<RunInput, 'ruleIds'>,
  isHeld: boolean,
): Promise<Plan | null> {
  const compiled = compileRules(rules, reader.names, reader.workspace.currency);
  const conditionIn = anyOf(compiled);
  const rows = await rowsFound(reader, { conditionIn, from, to, most: MOST_MATCHED + 1, isHeld });
  if (rows.length > MOST_MATCHED) return null;
  const all = rows.map((row) => ({ row, changes: applyRules(compiled, row, { includesPersons }) }));
  const wanted = all.flatMap(({ row, changes: { transfer } }): WantedRow[] =>
    transfer === null ? [] : [{ row, toAccountId: transfer.to, ruleId: transfer.ruleId, hasWaited: false }],
  );
  const found = new Set(wanted.map(({ row }) => row.id));
  const { waiting, ended } = await waitingRows(reader, rules, isHeld);
  const still = waiting.filter(
    ({ row }) =>
      !found.has(row.id) && (from === undefined || row.bookedOn >= from) && (to === undefined || row.bookedOn <= to),
  );
  const transfers = await plannedTransfers(reader, [...wanted, ...still]);
  const known = new Set(rows.map(({ id }) => id));
  const planned = [
    ...all,
    ...still.filter(({ row }) => !known.has(row.id)).map(({ row }) => ({ row, changes: UNCHANGED })),
  ].map((one): Planned => ({ ...one, transfer: transfers.get(one.row.id) ?? null }));
  const changing = planned.filter((one) => rulesOf(one).length > 0);
  if (changing.length > MOST_CHANGED) return null;
  return {
    planned: changing,
    protected: all.filter(({ changes }) => changes.isProtected).length,
    left: countLeft(planned.map((one) => ({ wholeId: one.row.parentId ?? one.row.id, because: leftOf(one) }))),
    waiting: waitingAmong(transfers),
    ended,
  };
}

/** What becomes of transactions that rules say are transfers, by id. */
export async function plannedTransfers(
  reader: Reader,
  wanted: readonly WantedRow[],
): Promise<ReadonlyMap<string, PlannedTransfer>> {
  const outcomes = await outcomesOf(reader, wanted);
  return new Map(
    wanted.flatMap(({ row, toAccountId, ruleId }) => {
      const outcome = outcomes.get(row.id);
      if (outcome === undefined) return [];
      const isCategorised = outcome.kind === 'waiting' && row.kind !== 'transfer';
      return [[row.id, { toAccountId, ruleId, outcome, isCategorised }] as const];
    }),
  );
}

export function waitingAmong(transfers: ReadonlyMap<string, PlannedTransfer>): Waiting[] {
  return [...transfers].flatMap(([transactionId, { outcome, ruleId }]) =>
    outcome.kind === 'waiting' ? [{ transactionId, ruleId }] : [],
  );
}

/** What changes of a transfer; null where nothing does. */
export function transferChange(transfer: PlannedTransfer | null) {
  const outcome = transfer?.outcome;
  if (transfer === null || outcome === undefined || outcome.kind === 'left') return null;
  if (outcome.kind === 'waiting' && !transfer.isCategorised) return null;
  return { kind: outcome.kind, ruleId: transfer.ruleId, toAccountId: transfer.toAccountId };
}

/** The rules that change something of a transaction, each once. */
export function rulesOf({ changes, transfer }: Omit<Planned, 'row'>): string[] {
  return rulesBehind(changes, transferChange(transfer)?.ruleId ?? null);
}

export function leftOf({ changes, transfer }: Omit<Planned, 'row'>) {
  return transfer?.outcome.kind === 'left' ? transfer.outcome.because : changes.left;
}
