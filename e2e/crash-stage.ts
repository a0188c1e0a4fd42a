import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenAuditChains } from '#platform/audit.server.ts';
import { type Api, personAt } from './caller.ts';
import { bring, commit } from './importing.ts';
import { atDatabase, type LedgerState, ledgerOf } from './ledger.ts';
import { type RunningApp, startApp, stopServerIn } from './running-app.ts';
import { statementFile } from './statement-file.ts';

/** The product on a data folder, to be hurt and looked at, trial after trial. */
export type Stage = {
  readonly dataFolder: string;
  readonly rows: number;
  app: RunningApp;
  /** Rows that all trials so far have left in the ledger. */
  kept: number;
  trials: number;
};

/** Somebody with a statement that is uploaded, understood and not yet in the ledger. */
export type Prepared = { readonly api: Api; readonly importId: string };

export async function openStage(rows: number, folder = mkdtempSync(join(tmpdir(), 'ilifa-crash-'))): Promise<Stage> {
  const app = await startApp({ dataFolder: folder });
  return { dataFolder: folder, rows, app, kept: 0, trials: 0 };
}

export async function closeStage({ app, dataFolder }: Stage): Promise<void> {
  await app.stop();
  await stopServerIn(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
}

/** The next start, by hand or by a service manager: on the same ports, nothing else done. */
export async function startAgain(stage: Stage): Promise<void> {
  const port = (url: string) => new URL(url).port;
  const { url, adminUrl } = stage.app;
  const env = { PORT: port(url), ADMIN_PORT: port(adminUrl) };
  stage.app = await startApp({ dataFolder: stage.dataFolder, env });
}

/** Somebody new with an account and a statement of rows that nobody else has. */
export async function prepare(stage: Stage): Promise<Prepared> {
  stage.trials += 1;
  await atDatabase(stage.dataFolder, (client) => client.query('delete from rate_limits'));
  const { api } = await personAt(stage.app.url);
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const file = statementFile({ rows: stage.rows, seed: stage.trials });
  return { api, importId: await bring(api, { accountId, name: `trial-${stage.trials}.csv`, text: file }) };
}

export type Verdict = 'before' | 'after' | 'BETWEEN';

/** Before: nothing of the import is there. After: all of it, with its sums and its line in the log. */
export function verdictOf({ rows, status, added, wrongSums, remembered }: LedgerState, all: number): Verdict {
  if (wrongSums > 0) return 'BETWEEN';
  if (rows === 0 && status === 'ready' && added === 0 && remembered === 0) return 'before';
  return rows === all && status === 'done' && added === all && remembered === 1 ? 'after' : 'BETWEEN';
}

export type Outcome = { readonly verdict: Verdict; readonly rows: number; readonly faults: readonly string[] };

/** Looks at the ledger after a blow, then finishes the import as a person would; whatever is not as it must be is a fault. */
export async function outcomeOf(stage: Stage, { api, importId }: Prepared): Promise<Outcome> {
  const faults: string[] = [];
  const state = await ledgerOf(stage.dataFolder, importId);
  const verdict = verdictOf(state, stage.rows);
  if (verdict === 'BETWEEN') faults.push(`the ledger is in between: ${JSON.stringify(state)}`);
  if (verdict === 'before')
    await commit(api, importId).catch((error: unknown) => faults.push(`the second try failed: ${String(error)}`));
  const after = await ledgerOf(stage.dataFolder, importId);
  if (verdictOf(after, stage.rows) !== 'after') faults.push(`the second try did not finish: ${JSON.stringify(after)}`);
  stage.kept += after.rows;
  await atDatabase(stage.dataFolder, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from transactions');
    if (rows[0]?.count !== stage.kept) faults.push(`${rows[0]?.count} rows in all instead of ${stage.kept}`);
    const broken = await brokenAuditChains((text) => client.query(text));
    if (broken.length > 0) faults.push('the audit chain is broken');
  });
  return { verdict, rows: state.rows, faults };
}
