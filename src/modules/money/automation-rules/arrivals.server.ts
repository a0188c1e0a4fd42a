import type { OpenWorkspace } from '#kernel/caller.ts';
import { connectionOf, type Database, nameSource } from '#platform/database.server.ts';
import { type KeptRow, type Reader, readerOf, rowsOfIds } from './history.server.ts';
import { leftOf, type Planned, plannedTransfers, rulesOf, UNCHANGED, waitingAmong } from './plan.server.ts';
import { countLeft, type Filed } from './rules.ts';
import { linkedAmong, writePlanned } from './running.server.ts';
import { addRun } from './runs.store.server.ts';
import { rulesIn } from './store.server.ts';
import { type WantedRow, waitingRows } from './transferring.server.ts';
import { addWaiting, endWaiting } from './waiting.store.server.ts';

/** A transaction that an import has just added, with what rules made of it as it came in, and what they want more. */
export type Arrived = Pick<Filed, 'split' | 'transfer' | 'left'> & {
  readonly id: string;
  readonly accountId: string;
  /** Rules that changed something of it as it came in. */
  readonly ruleIds: readonly string[];
};

type ImportRun = {
  readonly userId: string;
  readonly importId: string;
  readonly now: Date;
  readonly arrived: readonly Arrived[];
  /** By transaction that was left out: the rule. */
  readonly skipped: readonly string[];
};

/** Splits and links what an import added as rules want, also with what has waited for it, and notes what rules did to it. */
export async function applyToArrivals(
  db: Database,
  workspace: Pick<OpenWorkspace, 'id' | 'currency' | 'country'>,
  { arrived, skipped, ...run }: ImportRun,
): Promise<void> {
  const rules = await rulesIn(db, workspace.id);
  if (rules.length === 0) return;
  const links = rules.some(({ isEnabled, actions }) => isEnabled && actions.transferAccountId !== null);
  const acted = arrived.filter(({ split, transfer }) => split !== null || transfer !== null);
  const planned =
    acted.length > 0 || links ? await written(await readerOf(db, workspace), { arrived, acted, rules, run }) : [];
  const before = new Map(arrived.map(({ id, ruleIds }) => [id, ruleIds]));
  for (const one of planned) before.set(one.row.id, [...(before.get(one.row.id) ?? []), ...rulesOf(one)]);
  const changed = [...before.values()].filter((ids) => ids.length > 0);
  const after = new Map(planned.map((one) => [one.row.id, leftOf(one)]));
  const left = countLeft(arrived.map(({ id, left: own }) => ({ wholeId: id, because: after.get(id) ?? own })));
  if (changed.length === 0 && skipped.length === 0 && left.length === 0) return;
  const counts = new Map<string, number>();
  for (const id of [...changed.flat(), ...skipped]) counts.set(id, (counts.get(id) ?? 0) + 1);
  const figures = { counts, changed: changed.length, skipped: skipped.length, left };
  await addRun(db, workspace.id, { ...run, ...figures, kind: 'import' });
}

type Writing = {
  readonly arrived: readonly Arrived[];
  /** Those that rules split or link. */
  readonly acted: readonly Arrived[];
  readonly rules: Awaited<ReturnType<typeof rulesIn>>;
  readonly run: { readonly userId: string; readonly now: Date };
};

async function written(reader: Reader, { arrived, acted, rules, run }: Writing): Promise<Planned[]> {
  const { db, workspace } = reader;
  const touched = new Set(arrived.map(({ accountId }) => accountId));
  const { waiting, ended } = await waitingRows(reader, rules, true);
  const rows = await heldArrivals(reader, acted);
  const wanted = acted.flatMap(({ id, transfer }): WantedRow[] => {
    const row = rows.get(id);
    return row === undefined || transfer === null
      ? []
      : [{ row, toAccountId: transfer.to, ruleId: transfer.ruleId, hasWaited: false }];
  });
  const still = waiting.filter(({ row, toAccountId }) => touched.has(row.accountId) || touched.has(toAccountId));
  const transfers = await plannedTransfers(reader, [...wanted, ...still]);
  const transferOf = (id: string) => transfers.get(id) ?? null;
  const planned = [
    ...acted.flatMap(({ id, split }): Planned[] => {
      const row = rows.get(id);
      return row === undefined ? [] : [{ row, changes: { ...UNCHANGED, split }, transfer: transferOf(id) }];
    }),
    ...still.map(({ row }): Planned => ({ row, changes: UNCHANGED, transfer: transferOf(row.id) })),
  ];
  const changed = planned.filter((one) => rulesOf(one).length > 0);
  const acting = new Set(changed.flatMap(rulesOf));
  const names = rules.flatMap(({ id, name }) => (acting.has(id) ? name : []));
  const changes = await asRules(db, names, () => writePlanned(reader, changed, run));
  await addWaiting(db, workspace.id, waitingAmong(transfers), null);
  await endWaiting(db, workspace.id, [...ended, ...linkedAmong(changes)]);
  return planned;
}

async function heldArrivals(reader: Reader, acted: readonly Arrived[]): Promise<ReadonlyMap<string, KeptRow>> {
  const ids = acted.map(({ id }) => id);
  return new Map((await rowsOfIds(reader, ids, true)).map((row) => [row.id, row]));
}

/** The history of a transaction says that these rules did it, and not the import in which they did. */
async function asRules<Result>(db: Database, names: readonly string[], work: () => Promise<Result>): Promise<Result> {
  const client = connectionOf(db);
  const call = (command: string) => client.query(`select set_config('app.command', $1, true)`, [command]);
  const { rows } = await client.query<{ command: string | null; names: string[] }>(
    `select current_setting('app.command', true) as command,
       coalesce(nullif(current_setting('app.source_names', true), ''), '[]')::jsonb as names`,
  );
  await call('rules.applied');
  await nameSource(db, names);
  const result = await work();
  await call(rows[0]?.command ?? '');
  await nameSource(db, rows[0]?.names ?? []);
  return result;
}
