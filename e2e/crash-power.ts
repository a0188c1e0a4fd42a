import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brokenAuditChains } from '#platform/audit.server.ts';
import { checkArchive } from '#platform/archive/read.server.ts';
import { type Api, callerAt, PASSWORD, personAt } from './caller.ts';
import { atDatabase, WRONG_SUMS } from './ledger.ts';
import { openPowerDisk, type PowerDisk } from './power-disk.ts';
import { type RunningApp, startApp } from './running-app.ts';

/** After what the power is cut. `starting`: while the first start goes on. `rotating`: while the keys are rotated. */
export const OCCASIONS = ['starting', 'start', 'backup', 'rotating', 'rotation'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export type PowerTrial = {
  readonly occasion: Occasion;
  /** Milliseconds after the occasion; or after its beginning, where it is cut in the middle. */
  readonly moment: number;
  /** Rows that the product had acknowledged. */
  readonly acknowledged: number;
  /** Milliseconds until the next start answered. */
  readonly away: number;
  readonly faults: readonly string[];
};

const RUN = new URL('../scripts/run.mjs', import.meta.url).pathname;
const ACCOUNT_NUMBER = '62012345678';
/** What is acknowledged before a backup or a rotation begins. */
const ROWS_BEFORE = 5;
const QUIET = { LOG_LEVEL: 'warn' };

/** What someone was told is done. */
type Acknowledged = { email: string | null; accountId: string | null; readonly rows: string[] };

/** How long a first start and a rotation take at most; cuts in the middle of them fall within. */
const STARTING = 4000;
const ROTATING = 5000;
/** How long after the occasion, at most. */
const AFTERWARDS = 8000;

/** Where each promise hangs: for runs that cannot take minutes. */
export const SHORTEST = (['start', 'backup', 'rotation'] as const).map((occasion) => ({ occasion, moment: 0 }));

/** When the power is cut: spread evenly, from the occasion itself on; in the middle of something anywhere in each part. */
export function momentsOf(occasion: Occasion, cuts: number): number[] {
  const evenly = (at: number) => (AFTERWARDS * at) / Math.max(cuts - 1, 1);
  const within = (duration: number) => (at: number) => (duration * (at + Math.random())) / cuts;
  const moment = {
    starting: within(STARTING),
    start: evenly,
    backup: evenly,
    rotating: within(ROTATING),
    rotation: evenly,
  };
  return Array.from({ length: cuts }, (_, at) => moment[occasion](at));
}

/** Power cuts, one after the other on one disk, each with the next start after it. */
export async function* cutPower(
  cuts: readonly { readonly occasion: Occasion; readonly moment: number }[],
): AsyncGenerator<PowerTrial> {
  const disk = openPowerDisk();
  try {
    const told: Acknowledged = { email: null, accountId: null, rows: [] };
    for (const { occasion, moment } of cuts) yield await cutOnce(disk, told, occasion, moment);
  } finally {
    await disk.close();
  }
}

/** One power cut, `moment` milliseconds after the occasion; then the next start, and everything acknowledged is looked for. */
async function cutOnce(disk: PowerDisk, told: Acknowledged, occasion: Occasion, moment: number): Promise<PowerTrial> {
  const faults: string[] = [];
  const backup = await lead(occasion, disk, moment, told);
  const began = performance.now();
  let away = Number.NaN;
  if (backup !== null) faults.push(...(await faultsOfBackup(backup, told)));
  try {
    const app = await startApp({ dataFolder: disk.folder, env: QUIET });
    away = performance.now() - began;
    faults.push(...(await faultsOf(app, disk.folder, told)));
    await app.stop();
  } catch (error) {
    faults.push(String(error));
  }
  return { occasion, moment, acknowledged: told.rows.length, away, faults };
}

/** Everything up to the cut. Answers the backup that was said to be whole, where there is one. */
async function lead(occasion: Occasion, disk: PowerDisk, moment: number, told: Acknowledged): Promise<string | null> {
  if (occasion === 'starting') {
    const child = spawn(process.execPath, [RUN, 'src/apps/server/main.server.ts'], {
      env: envOf(disk),
      stdio: 'ignore',
    });
    await sleep(moment);
    await disk.cut(async () => {
      const gone = child.exitCode === null ? once(child, 'exit') : null;
      child.kill('SIGKILL');
      await gone;
    });
    return null;
  }
  const app = await startApp({ dataFolder: disk.folder, env: QUIET });
  if (occasion === 'start') {
    await cutWhileWriting(disk, app, moment, told);
    return null;
  }
  await write(app.url, told, () => told.rows.length < ROWS_BEFORE);
  if (occasion === 'backup') {
    const file = join(disk.folder, '..', 'backups', 'ilifa.tar.gz');
    await command(disk, 'scripts/backup.ts', file);
    await cutWhileWriting(disk, app, moment, told);
    return file;
  }
  // Alone: beside the product it waits for two minutes, until every process has taken the new key up.
  await app.stop();
  const rotation = command(disk, 'scripts/keys-rotate.ts');
  if (occasion === 'rotating') {
    await sleep(moment);
    await disk.cut(() =>
      rotation.then(
        () => undefined,
        () => undefined,
      ),
    );
    return null;
  }
  await rotation;
  if (moment === 0) await disk.cut(() => Promise.resolve());
  else await cutWhileWriting(disk, await startApp({ dataFolder: disk.folder, env: QUIET }), moment, told);
  return null;
}

async function cutWhileWriting(disk: PowerDisk, app: RunningApp, moment: number, told: Acknowledged): Promise<void> {
  let isOn = true;
  const writing = write(app.url, told, () => isOn).catch(() => undefined); // ends with the power
  await sleep(moment);
  isOn = false;
  // What is acknowledged from here on had reached the disk as well: without power nothing is written.
  await disk.cut(() => app.kill());
  await writing;
}

/** Signs someone up, opens an account and adds rows to it, noting what was acknowledged; goes on where it stopped. */
async function write(url: string, told: Acknowledged, goesOn: () => boolean): Promise<void> {
  const { api } = told.email === null ? await signedUp(url, told) : await signedIn(url, told.email);
  told.accountId ??= (await api.accounts.create({ name: 'Cheque', accountNumber: ACCOUNT_NUMBER })).id;
  while (goesOn()) {
    const { id } = await api.transactions.create({
      accountId: told.accountId,
      bookedOn: '2026-11-02',
      description: `Row ${told.rows.length}`,
      categoryId: (await categoryOf(api)) ?? '',
      amount: { minor: -1_00n, currency: 'ZAR' },
    });
    told.rows.push(id);
  }
}

async function signedUp(url: string, told: Acknowledged): Promise<{ api: Api }> {
  const person = await personAt(url);
  told.email = person.email;
  return person;
}

async function signedIn(url: string, email: string): Promise<{ api: Api }> {
  const caller = callerAt(url);
  await caller.api.identity.signIn({ email, password: PASSWORD });
  return caller;
}

async function categoryOf(api: Api): Promise<string | undefined> {
  return (await api.categories.list())[0]?.id;
}

async function faultsOf(app: RunningApp, folder: string, { email, accountId, rows }: Acknowledged): Promise<string[]> {
  const faults: string[] = [];
  await atDatabase(folder, async (client) => {
    const { rows: there } = await client.query<{ id: string }>(
      'select id from transactions where id = any($1::uuid[]) and deleted_at is null',
      [rows],
    );
    if (there.length !== rows.length) faults.push(`${there.length} of ${rows.length} acknowledged rows are there`);
    const { rows: wrong } = await client.query<{ count: number }>(`select (${WRONG_SUMS})::int as count`);
    if (wrong[0]?.count !== 0) faults.push(`${wrong[0]?.count} sums differ from the rows`);
    const broken = await brokenAuditChains((query) => client.query(query));
    if (broken.length > 0) faults.push('the audit chain is broken');
  });
  if (email === null) return faults;
  const { api } = await signedIn(app.url, email);
  const account = (await api.accounts.list()).find(({ id }) => id === accountId);
  if (accountId !== null && account?.maskedNumber?.endsWith(ACCOUNT_NUMBER.slice(-4)) !== true)
    faults.push(`the account number reads ${account?.maskedNumber}`);
  return faults;
}

async function faultsOfBackup(file: string, told: Acknowledged): Promise<string[]> {
  try {
    const { manifest } = await checkArchive(file);
    const rows = manifest.tables.find(({ name }) => name === 'transactions')?.rows ?? 0;
    return rows >= ROWS_BEFORE && told.rows.length >= ROWS_BEFORE ? [] : [`the backup holds ${rows} transactions`];
  } catch (error) {
    return [`the backup that was read back and whole: ${String(error)}`];
  }
}

/** An npm command on the disk. @throws Error with what it said where it fails */
async function command(disk: PowerDisk, script: string, ...words: string[]): Promise<string> {
  const child = spawn(process.execPath, [RUN, script, ...words], {
    env: envOf(disk),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  if (child.exitCode !== 0) throw new Error(`${script} failed: ${said}${complaint}`);
  return said;
}

function envOf(disk: PowerDisk): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '', DATA_FOLDER: disk.folder, PORT: '0', ADMIN_PORT: '0', ...QUIET };
}
