import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterIn } from '#platform/engine/place.server.ts';
import { isServerOf, readPidFile } from '#platform/engine/process.server.ts';
import { DATABASE, superuserUrl } from '#platform/engine/roles.server.ts';
import { stopServer } from '#platform/engine/server.server.ts';

const START = new URL('../scripts/start.mjs', import.meta.url).pathname;
/** It may have to build first. */
const PATIENCE = 120_000;

/** The product, running in a process of its own as `npm start` runs it. */
export type RunningApp = {
  readonly url: string;
  readonly adminUrl: string;
  readonly pid: number;
  /** Everything it has written so far, output and errors. */
  readonly said: () => string;
  /** Asks it to end, and waits; answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** `kill -9`: the database server that it started goes on running. */
  readonly kill: () => Promise<void>;
};

type AppOptions = {
  readonly dataFolder: string;
  readonly env?: Readonly<Record<string, string>>;
  /** With the demo household and the demo company. */
  readonly demo?: boolean;
};

const outboxes = new Map<string, string>();

/** Where the product that we started at this address keeps its e-mails. */
export function outboxAt(url: string): string {
  const folder = outboxes.get(url);
  if (folder === undefined) throw new Error(`nothing that keeps its e-mails was started at ${url}`);
  return folder;
}

/** That of the app at `url`, and those of all others: of several on one database any may send what waits. */
export function outboxesFrom(url: string): string[] {
  return [...new Set([outboxAt(url), ...outboxes.values()])].filter((folder) => existsSync(folder));
}

/** Starts the product on free ports as `npm start` does. @throws Error with what it said, where it ends instead. */
export async function startApp({ dataFolder, env = {}, demo = false }: AppOptions): Promise<RunningApp> {
  const child = spawn(process.execPath, [START, ...(demo ? ['--demo'] : [])], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      ADMIN_PORT: '0',
      DATA_FOLDER: dataFolder,
      // A browser that a machine drives asks more often than a person does.
      API_CALLS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (text += piece.toString()));
  await greeting(child, () => text);
  const outbox = /^E-mails are saved in (\S.*)$/m.exec(text)?.[1];
  const addressAfter = (word: string) => new RegExp(`^${word} runs at (http://\\S+)`, 'm').exec(text)?.[1] ?? '';
  const url = addressAfter('Ilifa');
  if (outbox !== undefined) outboxes.set(url, outbox);
  return {
    url,
    adminUrl: addressAfter('The administrator portal'),
    pid: child.pid ?? 0,
    said: () => text,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL').then(() => undefined),
  };
}

async function greeting(child: ChildProcess, said: () => string): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (
    !/^Ilifa runs at http.*\n(?:.*\n)*The administrator portal runs at http.*\n(?:.*\n)*E-mails are .*\n/m.test(said())
  ) {
    if (child.exitCode !== null) throw new Error(`The app did not start: ${said().trim()}`);
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The app did not greet within ${PATIENCE / 1000} s: ${said().trim()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
  return child.exitCode;
}

/** A superuser's address of the embedded database in a data folder; null while its server does not run. */
export function databaseIn(dataFolder: string, database = DATABASE): string | null {
  const note = readPidFile(clusterIn(dataFolder));
  if (note === null || !isServerOf(note.pid, clusterIn(dataFolder))) return null;
  return superuserUrl(passwordsIn(dataFolder), note.port, database);
}

/** The keys of the embedded database, as it keeps them beside itself. */
export function passwordsIn(dataFolder: string): { superuser: string; owner: string; login: string } {
  return JSON.parse(readFileSync(join(dataFolder, 'engine', 'passwords.json'), 'utf8')) as ReturnType<
    typeof passwordsIn
  >;
}

/** The process of the database server in a data folder; null where none runs. */
export function serverIn(dataFolder: string): number | null {
  const pid = readPidFile(clusterIn(dataFolder))?.pid;
  return pid !== undefined && isServerOf(pid, clusterIn(dataFolder)) ? pid : null;
}

/** Stops the server that a killed app left behind; without one it does nothing. */
export async function stopServerIn(dataFolder: string): Promise<void> {
  const pid = serverIn(dataFolder);
  if (pid !== null) await stopServer(clusterIn(dataFolder), pid);
}
