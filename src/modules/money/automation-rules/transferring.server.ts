import { accountsWithStatements } from '#modules/money/ledger/service.server.ts';
import {
  addOtherSide,
  linkPairs,
  type NewPair,
  offeredSides,
  rejectedPairs,
  transferFacts,
} from '#modules/money/transfers/service.server.ts';
import { isInLocked, type KeptRow, type Reader, rowsOfIds } from './history.server.ts';
import type { Rule } from './model.ts';
import { type OfferedSide, type Outcome, placeTransfers, type WantedSide } from './rules.ts';
import type { Target } from './transferring.ts';
import { waitingIn } from './waiting.store.server.ts';

/** A transaction that a rule says is a transfer to or from an account. */
export type WantedRow = {
  readonly row: KeptRow;
  readonly toAccountId: string;
  readonly ruleId: string;
  /** It has waited for its other side since an earlier import or run. */
  readonly hasWaited: boolean;
};

/** Transactions that wait for their other side by these rules, and those that wait no more. */
export async function waitingRows(
  reader: Reader,
  rules: readonly Rule[],
  isHeld: boolean,
): Promise<{ waiting: WantedRow[]; ended: string[] }> {
  const accountOf = new Map(
    rules.flatMap(({ id, isEnabled, actions: { transferAccountId } }) =>
      isEnabled && transferAccountId !== null ? [[id, transferAccountId] as const] : [],
    ),
  );
  const noted = (await waitingIn(reader.db, reader.workspace.id)).filter(({ ruleId }) => accountOf.has(ruleId));
  if (noted.length === 0) return { waiting: [], ended: [] };
  const rows = new Map(
    (
      await rowsOfIds(
        reader,
        noted.map(({ transactionId }) => transactionId),
        isHeld,
      )
    ).map((row) => [row.id, row]),
  );
  const waiting = noted.flatMap(({ transactionId, ruleId }): WantedRow[] => {
    const [row, toAccountId] = [rows.get(transactionId), accountOf.get(ruleId)];
    const isOpen = row !== undefined && row.kind === 'transfer' && !row.isTransferred && row.part === null;
    return isOpen && toAccountId !== undefined ? [{ row, toAccountId, ruleId, hasWaited: true }] : [];
  });
  const open = new Set(waiting.map(({ row }) => row.id));
  return { waiting, ended: noted.flatMap(({ transactionId: id }) => (open.has(id) ? [] : id)) };
}

/** What becomes of each, by id, as the workspace is now. */
export async function outcomesOf(reader: Reader, wanted: readonly WantedRow[]): Promise<ReadonlyMap<string, Outcome>> {
  const days = wanted.map(({ row }) => row.bookedOn).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const { db, workspace, lockedDays } = reader;
  const accountIds = [...new Set(wanted.map(({ toAccountId }) => toAccountId))];
  const rows = await offeredSides(db, workspace.id, { accountIds, from, to });
  const offered = rows.map(({ isReconciled, ...side }): OfferedSide => ({
    ...side,
    isLocked: isReconciled || isInLocked(lockedDays, { accountId: side.accountId, bookedOn: side.day }),
  }));
  const sides = wanted.map(sideOf);
  const rejected = new Set((await rejectedPairs(db, workspace.id)).map(({ outId, inId }) => `${outId} ${inId}`));
  return placeTransfers({
    wanted: sides,
    offered,
    targets: await targetsOf(reader, accountIds),
    facts: await transferFacts(db, workspace.id, [...sides, ...offered]),
    isRejected: (outId, inId) => rejected.has(`${outId} ${inId}`),
  });
}

function sideOf({ row, toAccountId, hasWaited }: WantedRow): WantedSide {
  const { id, accountId, bookedOn: day, minor, currency, isLocked } = row;
  return {
    id,
    accountId,
    day,
    minor,
    currency,
    text: row.bankText ?? row.description,
    isTransfer: true,
    isLine: row.part === 'line',
    isLocked,
    isPending: row.status === 'pending',
    toAccountId,
    hasWaited,
  };
}

async function targetsOf(
  { db, workspace, accounts, lockedDays }: Reader,
  ids: readonly string[],
): Promise<Map<string, Target>> {
  const withStatements = await accountsWithStatements(db, workspace.id, ids);
  return new Map(
    accounts
      .filter(({ id }) => ids.includes(id))
      .map(({ id, currency, isActive, closedOn }) => {
        const isWritten = isActive && !withStatements.has(id);
        return [id, { currency, isWritten, closedOn, lockedUntil: lockedDays.get(id) ?? null }];
      }),
  );
}

/** The transfer that a transaction became a side of, and the other side where that was written for it. */
export type NewLink = { readonly transferId: string; readonly addedId: string | null };

/** Links what is to be linked, and writes other sides; by transaction, both sides of a pair. */
export async function linkByRules(
  { db, workspace }: Reader,
  placed: readonly { readonly row: KeptRow; readonly toAccountId: string; readonly outcome: Outcome }[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<ReadonlyMap<string, NewLink>> {
  const pairs = new Map<string, NewPair>();
  for (const { row, toAccountId: accountId, outcome } of placed) {
    if (outcome.kind === 'linked') pairs.set(outcome.outId, { outId: outcome.outId, inId: outcome.inId });
    if (outcome.kind !== 'other-added') continue;
    const pair = await addOtherSide(db, workspace.id, row, { accountId, userId });
    pairs.set(pair.outId, pair);
  }
  const all = [...pairs.values()];
  const answers = await linkPairs(db, workspace.id, all, { userId, now, how: 'rule' });
  return new Map(
    all.flatMap(({ outId, inId, addedId = null }, at) => {
      const answer = answers[at];
      if (answer === undefined || 'refusal' in answer) return [];
      const link = { transferId: answer.id, addedId };
      return [outId, inId].map((id) => [id, link] as const);
    }),
  );
}
