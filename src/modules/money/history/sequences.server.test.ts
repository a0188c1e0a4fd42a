import { ORPCError } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { expectWhole, stateOf } from '#testing/edits-checks.server.ts';
import { type EditsLedger, editsLedger } from '#testing/edits-ledger.server.ts';
import { OTHER_EDITS } from '#testing/edits-more-steps.server.ts';
import { EDITS, type Opposite, type Step, type Wish, wishes } from '#testing/edits-steps.server.ts';
import { UNDOABLE } from './rules.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const STEPS = { ...EDITS, ...OTHER_EDITS };
type Act = keyof typeof STEPS;
const ACTS = Object.keys(STEPS) as Act[];
const OFTEN: readonly Act[] = [
  'create',
  'create',
  'update',
  'update',
  'split',
  'link',
  'link',
  'splitForTransfer',
  'splitForTransfer',
  'linkLine',
  'linkLine',
  'linkLine',
  'splitToAccount',
  'changeLines',
  'refund',
  'refund',
  'merge',
  'merge',
  'import',
  'undo',
  'undo',
  'redo',
  'undoAny',
  'remove',
  'unlink',
  'unrefund',
  'removeCategory',
];

// By hand: PROPERTY_RUNS for hundreds, seed and path of a failure to see it again, PROPERTY_SHRINK to make it short.
const { PROPERTY_RUNS, PROPERTY_SEED, PROPERTY_PATH, PROPERTY_SHRINK } = process.env;
const HOW = {
  numRuns: Number(PROPERTY_RUNS ?? 6),
  endOnFailure: PROPERTY_SHRINK === undefined,
  ...(PROPERTY_SEED === undefined ? {} : { seed: Number(PROPERTY_SEED) }),
  ...(PROPERTY_PATH === undefined ? {} : { path: PROPERTY_PATH }),
};
const TIMEOUT_MS = 60_000 + HOW.numRuns * 20_000;

/** What the contracts refuse: the step then did nothing. */
const isRefusal = (error: unknown) => error instanceof ORPCError && error.defined && error.status < 500;

/** What was recorded last. */
async function lastChange({ all }: EditsLedger) {
  const [last] = await all<{ number: bigint; changeId: string; command: string }>(
    `select number, change_id as "changeId", command from transaction_changes
     where workspace_id = $1 order by number desc limit 1`,
  );
  return last;
}

const isUndoable = (command: string) => UNDOABLE.some((word) => command.startsWith(`${word}.`));

type Made = { readonly act: Act; readonly opposite: Opposite };

/** Does a step. Answers how it is undone; null where it was refused, or wrote nothing. */
async function make(ledger: EditsLedger, since: string, [act, wish]: readonly [Act, Wish]): Promise<Made | null> {
  const before = (await lastChange(ledger))?.number ?? 0n;
  const step: Step = STEPS[act];
  try {
    const opposite = await step({ ledger, api: ledger.api, rows: await ledger.rows(since) }, wish);
    const last = await lastChange(ledger);
    if (last !== undefined && last.number > before && isUndoable(last.command))
      return {
        act,
        opposite: async () =>
          expect(await ledger.api.history.undo({ changeId: last.changeId })).toMatchObject({ left: 0 }),
      };
    return opposite === null ? null : { act, opposite };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw new Error(`${act} failed`, { cause: error });
  }
}

test(
  'whatever is edited, split, linked, merged, imported, reverted and undone, all stays in agreement, and undoing all returns the first state',
  async () => {
    let ledger: EditsLedger | null = null;
    const steps = fc.array(fc.tuple(fc.constantFrom(...ACTS, ...OFTEN), wishes), {
      minLength: 4,
      maxLength: 24,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const here: EditsLedger = ledger ?? (await editsLedger(app));
        // After a failure the next one begins in a workspace of its own.
        ledger = null;
        await app.owner.query('delete from rate_limits');
        const since = new Date().toISOString();
        const first = await stateOf(here);
        const done: Made[] = [];
        for (const step of sequence) {
          const one = await make(here, since, step);
          if (one !== null) done.push(one);
        }
        await expectWhole(here);
        const isReverted = sequence.some(([act]) => act === 'revert');
        const refused = new Set<Act>();
        for (const { act, opposite } of done.toReversed())
          await opposite().catch((error: unknown) => {
            // What a reverted import took along is gone for good, and so are the edits of it.
            if (!(isReverted && isRefusal(error))) throw new Error(`undoing ${act} failed`, { cause: error });
            refused.add(act);
          });
        // The other side that was added for such a transaction is one by itself since then.
        if (refused.has('createOther') || refused.has('splitToAccount'))
          for (const { id, isDeleted } of await here.rows(since))
            if (!isDeleted && !JSON.stringify(first).includes(id)) await here.api.transactions.remove({ id });
        expect(await stateOf(here)).toEqual(first);
        await expectWhole(here);
        ledger = here;
      }),
      HOW,
    );
  },
  TIMEOUT_MS,
);
