import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, outcomeOf, prepare, type Prepared, type Stage, startAgain } from './crash-stage.ts';
import { commit } from './importing.ts';
import { atDatabase } from './ledger.ts';
import { serverIn } from './running-app.ts';

/** Who is struck: the app, the database server, or the one process of it that writes the import. */
export const VICTIMS = ['app', 'server', 'backend'] as const;
export type Victim = (typeof VICTIMS)[number];

export type Trial = Outcome & {
  readonly what: string;
  /** When the blow fell, in milliseconds after the commit was asked for. */
  readonly moment: number;
  /** What the person read. */
  readonly answer: string;
  /** Milliseconds until the product answered again. */
  readonly away: number;
};

const PATIENCE = 60_000;
const NO_ANSWER = 'NO ANSWER';
const UNTRUE = 'it said that nothing was changed, and the rows are there';

/** How long an import takes here when nobody disturbs it; the first one warms up and does not count. */
export async function calmDuration(stage: Stage): Promise<number> {
  let took = 0;
  for (let round = 0; round < 2; round += 1) {
    const prepared = await prepare(stage);
    const began = performance.now();
    await commit(prepared.api, prepared.importId);
    took = performance.now() - began;
    const { faults } = await outcomeOf(stage, prepared);
    if (faults.length > 0) throw new Error(faults.join('; '));
  }
  return took;
}

/** One blow with SIGKILL, `moment` milliseconds into an import. */
export async function strike(stage: Stage, victim: Victim, moment: number): Promise<Trial> {
  const prepared = await prepare(stage);
  const answer = answerTo(prepared);
  await sleep(moment);
  const hit = await kill(stage, victim);
  const struck = performance.now();
  const faults: string[] = [];
  if (victim === 'app') {
    await startAgain(stage);
    if (!stage.app.said().includes('"adopted":true')) faults.push('the next start did not adopt the database');
  }
  await untilItAnswers(prepared);
  const away = performance.now() - struck;
  const outcome = await outcomeOf(stage, prepared);
  const told = await answer;
  if (outcome.verdict === 'after' && told.includes('Nothing was changed')) faults.push(UNTRUE);
  if (told === NO_ANSWER) faults.push('the person waits for ever');
  return {
    ...outcome,
    what: hit ? victim : `${victim} (none was at work)`,
    moment,
    away,
    answer: told,
    faults: [...faults, ...outcome.faults],
  };
}

/** What the commit answers; one that never answers is a fault of its own. */
export async function answerTo({ api, importId }: Prepared): Promise<string> {
  const said = commit(api, importId).then(
    () => 'imported',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return Promise.race([said, sleep(PATIENCE, NO_ANSWER, { ref: false })]);
}

/** False where nothing was there to be struck: the import had not begun to write, or was done. */
async function kill(stage: Stage, victim: Victim): Promise<boolean> {
  if (victim === 'app') {
    await stage.app.kill();
    return true;
  }
  const pid = victim === 'server' ? serverIn(stage.dataFolder) : await writerIn(stage.dataFolder);
  if (pid === null) return false;
  process.kill(pid, 'SIGKILL');
  return true;
}

/** The database's process for the transaction that is open the longest, if one of the app's is. */
async function writerIn(dataFolder: string): Promise<number | null> {
  return atDatabase(dataFolder, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and application_name = 'ilifa'
        and xact_start is not null order by xact_start limit 1`,
    );
    return rows[0]?.pid ?? null;
  });
}

/** Asks as a page would, until there is an answer again. */
export async function untilItAnswers({ api }: Prepared): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    try {
      await api.accounts.list();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw new Error('the product did not come back', { cause: error });
      await sleep(100);
    }
  }
}
