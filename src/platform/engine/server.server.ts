import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, keepPort, keptPort, surroundings } from './cluster.server.ts';
import { isAlive, isServerOf, processesIn, readPidFile, signal, until } from './process.server.ts';
import { StartError, unwritable } from '#platform/start-error.server.ts';

/** A running database server. */
export type Server = { readonly pid: number; readonly port: number; readonly ended: Promise<void> };

const SETTINGS = [
  // Reachable from this machine only, and by no socket file that others could get at.
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'ssl=off',
  'shared_buffers=128MB',
  'max_wal_size=2GB',
  'work_mem=16MB',
  'maintenance_work_mem=128MB',
  'random_page_cost=1.1',
  // Compiling a plan costs more than our short queries take.
  'jit=off',
  'timezone=UTC',
  'log_timezone=UTC',
  // An app that was killed leaves its query behind; the server notices within a second and gives up.
  'client_connection_check_interval=1s',
  // A week of logs, one file a day, and in them neither statements nor the values of rows.
  'logging_collector=on',
  'log_filename=postgres-%a.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
  'log_rotation_size=0',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_checkpoints=off',
];
const THROWAWAY_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts the server on the port of last time, or on a free one where that is taken by now. */
export async function startServer(cluster: Cluster): Promise<Server> {
  const kept = keptPort(cluster);
  for (let attempt = 0; ; attempt += 1) {
    const port = attempt === 0 && kept !== null && (await isFree(kept)) ? kept : await freePort();
    const server = await startServerOn(cluster, port);
    if (server !== null) return server;
    if (attempt === 5) throw failure(cluster, 'FATAL: no port is free');
  }
}

/** Null where another program holds the port. @throws StartError where the server ends before it is ready. */
export async function startServerOn(cluster: Cluster, port: number): Promise<Server | null> {
  await clearTheWay(cluster.folder);
  const complaints = listenTo(cluster);
  const server = launch(cluster, port);
  let ended = false;
  void server.ended.then(() => (ended = true));
  // No limit of time: after a crash the server first replays its log, and that takes what it takes.
  while (!isReady(cluster.folder, server.pid)) {
    if (ended) {
      if (/could not bind|Address already in use/i.test(complaints())) return null;
      await endRest(cluster.folder);
      throw failure(cluster, complaints());
    }
    await sleep(15);
  }
  try {
    keepPort(cluster, port);
  } catch (error) {
    await stopServer(cluster.folder, server.pid);
    throw error;
  }
  return server;
}

/** The server of an earlier process of ours that was killed and left it running; null where there is none. */
export function leftBehind({ folder }: Cluster): Server | null {
  const note = readPidFile(folder);
  if (note === null || note.status !== 'ready' || !isServerOf(note.pid, folder)) return null;
  // Not our child, so the system does not tell us when it ends: we look.
  const ended = async () => {
    while (isServerOf(note.pid, folder)) await sleep(200);
  };
  return { pid: note.pid, port: note.port, ended: ended() };
}

/**
 * Fast shutdown: running statements are broken off, everything committed is kept. Returns when it is gone.
 * @param patience milliseconds that it may take to stop in order
 */
export async function stopServer(folder: string, pid: number, patience = 60_000): Promise<void> {
  const gone = () => !isServerOf(pid, folder);
  if (gone()) return;
  signal(pid, 'SIGINT');
  if (await until(gone, patience)) return;
  // At once, without the closing checkpoint: the next start replays the log instead.
  signal(pid, 'SIGQUIT');
  if (await until(gone, 15_000)) return;
  throw new StartError(
    `The database server (process ${pid}) of ${folder} does not stop. End that process and start again.`,
  );
}

/** Ends what a killed server left in the folder, so that a new one may open it. */
async function clearTheWay(folder: string): Promise<void> {
  const note = readPidFile(folder);
  if (note !== null && isServerOf(note.pid, folder)) await stopServer(folder, note.pid);
  await endRest(folder);
  // The number in the note may be another program's by now, which PostgreSQL would take for its own.
  // One that a power cut left empty is no note at all, and PostgreSQL would wait for someone to take it away.
  const path = join(folder, 'postmaster.pid');
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  if (isFile && (note === null || isAlive(note.pid))) rmSync(path, { force: true });
}

/** Waits for what works in a folder without its server; that holds memory which no one will look at again. */
async function endRest(folder: string): Promise<void> {
  const isEmpty = () => processesIn(folder).length === 0;
  if (await until(isEmpty, 5_000)) return;
  for (const pid of processesIn(folder)) signal(pid, 'SIGKILL');
  await until(isEmpty, 5_000);
}

function launch(cluster: Cluster, port: number): Server {
  const settings = [
    ...SETTINGS,
    `log_directory=${join(cluster.home, 'log')}`,
    ...(cluster.throwaway ? THROWAWAY_SETTINGS : []),
  ];
  const words = ['-D', cluster.folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const output = openOutput(cluster);
  const child = spawn(join(cluster.binaries.folder, 'bin', 'postgres'), words, {
    ...surroundings(cluster),
    // Ctrl-C in the terminal is for us: the database stops after the requests in flight have.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const ended = once(child, 'exit').then(() => undefined);
  if (child.pid === undefined) throw new StartError('The database server could not be started.');
  return { pid: child.pid, port, ended };
}

/** A file and not a pipe: the server outlives us when we are killed, and must not lose its voice then. */
function openOutput({ home }: Cluster): number {
  try {
    return openSync(join(home, 'start.log'), 'w', 0o600);
  } catch (error) {
    throw unwritable(home, error);
  }
}

function isReady(folder: string, pid: number): boolean {
  const note = readPidFile(folder);
  return note !== null && note.pid === pid && note.status === 'ready';
}

/** What the server says from now on, before and after it opens its log of the day. */
export function listenTo({ home }: Cluster): () => string {
  const day = new Date().toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' });
  const log = join(home, 'log', `postgres-${day}.log`);
  const before = contentOf(log).length;
  return () => `${contentOf(join(home, 'start.log'))}\n${contentOf(log).slice(before)}`;
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** @param complaints what the server wrote, of which the last that says why is told */
export function failure(cluster: Cluster, complaints: string): StartError {
  const isReason = (line: string) => /FATAL|PANIC/.test(line) && !/the database system is/.test(line);
  const last = complaints.split('\n').findLast(isReason);
  if (/No space left on device|quota exceeded/i.test(complaints)) {
    return unwritable(cluster.home, Object.assign(new Error(last), { code: 'ENOSPC' }));
  }
  const said = last?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'it gave no reason';
  return new StartError(
    `The database did not start: ${said}. Your data was not changed. The log of the database is in ${join(cluster.home, 'log')}.`,
  );
}

/** Below the range that systems hand out for outgoing connections, where one could sit on it at the next start. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 15_000 + Math.floor(Math.random() * 15_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
