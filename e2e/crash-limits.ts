import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callerAt, personAt } from './caller.ts';
import { fill } from './crash-disk.ts';
import { type Answer, call, knock, type Tab } from './knock.ts';
import { atDatabase } from './ledger.ts';
import { emailTo } from './emails.ts';
import { startApp, stopServerIn } from './running-app.ts';
import { statementFile } from './statement-file.ts';
import { system } from './system.ts';

/** What one trial found; `figures` are for who reads along. */
type Found = { readonly faults: string[]; readonly figures: string[] };

/** Longer than the answer of `/readyz` is kept, in milliseconds. */
const PROBE_KEPT = 6_000;
const MOST_TRIES = 60;
/** Input, output and errors. */
const FEWEST = 3;
const KNOCKS = 40;
/**
 * How long a connection that nobody takes is waited for, in milliseconds. Sixteen are tried at a time, and all of them
 * together take longer than the pools keep connections that rest.
 */
const KNOCK_PATIENCE = 4_000;

/** A full disk: `/readyz` tells of it, nobody is told of an e-mail that will not come, and all goes on when there is room. */
export async function fullDiskTrial(): Promise<Found> {
  const disk = mkdtempSync(join(tmpdir(), 'ilifa-full-'));
  chmodSync(disk, 0o711);
  system('mount', '-t', 'tmpfs', '-o', 'size=512m,mode=0755', 'none', disk);
  const dataFolder = join(disk, 'data');
  try {
    mkdirSync(dataFolder, { mode: 0o700 });
    return await fullDisk(disk, dataFolder);
  } finally {
    // Also where the start failed: its server may run on, and holds the disk.
    await stopServerIn(dataFolder);
    system('umount', disk);
    rmSync(disk, { recursive: true, force: true });
  }
}

async function fullDisk(disk: string, dataFolder: string): Promise<Found> {
  const faults: string[] = [];
  const app = await startApp({ dataFolder });
  try {
    const ready = async () => (await knock(app.url, '/readyz')).status;
    if ((await ready()) !== 200) faults.push('it was not ready before the disk was full');
    const ballast = join(disk, 'ballast');
    fill(disk, ballast, 0);
    await sleep(PROBE_KEPT);
    if ((await ready()) !== 503) faults.push(`/readyz says ${await ready()} on a full disk`);
    const [email, wish] = ['full.disk@example.com', { password: 'Umcebo#2026', country: 'ZA' }];
    const visitor = callerAt(app.url);
    const signUp = () => visitor.api.signUps.start({ email, ...wish, firstName: 'Nomsa', lastName: 'Dlamini' });
    const told = await signUp().then(
      () => 'sent',
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (told !== 'sent' && !/disk .* is full|database was interrupted|database is away/i.test(told))
      faults.push(`the sign-up does not say why: ${told}`);
    rmSync(ballast);
    let tries = 0;
    while ((await ready()) !== 200 && tries < MOST_TRIES) {
      tries += 1;
      await sleep(500);
    }
    if (tries === MOST_TRIES) faults.push('it is not ready though there is room again');
    if (told !== 'sent') await signUp().catch((error: unknown) => faults.push(`not signed up later: ${String(error)}`));
    const code = await emailTo(app.url, email).then(
      (letter) => letter.code,
      () => '',
    );
    if (code === '') faults.push('the e-mail never came');
    return { faults, figures: [`told: ${told}`, `ready ${tries * 500} ms after there was room`] };
  } finally {
    await app.stop();
  }
}

/** No file handle is left: whoever is connected reads a true sentence, nothing ends, and all goes on when there are some. */
export async function fewHandlesTrial(): Promise<Found> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-handles-'));
  try {
    return await fewHandles(dataFolder);
  } finally {
    await stopServerIn(dataFolder);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function fewHandles(dataFolder: string): Promise<Found> {
  const app = await startApp({ dataFolder });
  const faults: string[] = [];
  try {
    const { api, cookie } = await personAt(app.url);
    const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
    const tab: Tab = { name: 'a person', cookie: cookie(), workspaceId: null };
    const upload = async () => {
      await atDatabase(dataFolder, (client) => client.query('delete from rate_limits'));
      return call(app.url, tab, '/rpc/imports/upload', {
        file: new File([statementFile({ rows: 20 })], 'a.csv'),
        accountId,
      });
    };
    const list = () => call(app.url, tab, '/rpc/accounts/list', undefined);
    if ((await list()).status !== 200) faults.push('the list does not answer before');
    const open = readdirSync(`/proc/${app.pid}/fd`);
    const limit = (handles: number) =>
      execFileSync('prlimit', ['--pid', String(app.pid), `--nofile=${handles}:`], { stdio: 'pipe' });
    const before = Number(/^Max open files\s+(\d+)/m.exec(limitsOf(app.pid))?.[1]);
    // Each that is open stays open; none can be opened.
    limit(FEWEST);
    const answers: Answer[] = [];
    for (let times = 0; times < 5; times += 1) answers.push(await upload());
    const untrue = answers.filter(({ status, text }) => status !== 503 || !text.includes('TOO_MANY_OPEN'));
    for (const { status, text } of untrue) faults.push(`an upload was answered ${status}: ${text.slice(0, 200)}`);
    // New connections are not taken, or are cut off; those that are open go on.
    const knocking = { headers: { connection: 'close' }, patience: KNOCK_PATIENCE };
    await Promise.all(Array.from({ length: KNOCKS }, () => knock(app.url, '/healthz', knocking)));
    limit(before);
    const [again, listed] = [await upload(), await list()];
    if (again.status !== 200) faults.push(`an upload is answered ${again.status} with handles again: ${again.text}`);
    if (listed.status !== 200) faults.push(`the list is answered ${listed.status} with handles again`);
    return {
      faults,
      figures: [`${open.length} handles in use`, `answers ${answers.map(({ status }) => status).join()}`],
    };
  } finally {
    await app.stop();
  }
}

function limitsOf(pid: number): string {
  return execFileSync('cat', [`/proc/${pid}/limits`], { encoding: 'utf8' });
}
