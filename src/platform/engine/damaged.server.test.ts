import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Engine, startEngine } from './engine.server.ts';
import { clusterIn } from './place.server.ts';
import { processesIn } from './process.server.ts';
import { createLog } from '#platform/log.server.ts';
import { StartError } from '#platform/start-error.server.ts';

const log = createLog('silent');

let folder: string;
let running: Engine[] = [];

beforeEach(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ilifa-engine-')));
  await (await start()).stop();
});
afterEach(async () => {
  for (const engine of running) await engine.stop();
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Engine> {
  const engine = await startEngine({ dataFolder: folder, log, forTests: true });
  running.push(engine);
  return engine;
}

async function refusal(): Promise<unknown> {
  return start().then(
    () => null,
    (reason: unknown) => reason,
  );
}

const PASSWORDS = ['engine', 'passwords.json'];
const PORT = ['engine', 'port'];
const VERSION = ['engine', 'cluster', 'PG_VERSION'];
const CONTROL = ['engine', 'cluster', 'global', 'pg_control'];
const LOCK = ['lock'];
const CLUSTER = ['engine', 'cluster'];
const inCluster = (...names: string[]) => [...CLUSTER, ...names];

const write = (content: string | Buffer) => (path: string) => writeFileSync(path, content);
const cut = (length: number) => (path: string) => truncateSync(path, length);
const remove = (path: string) => rmSync(path, { recursive: true });
const turnIntoFile = (path: string) => {
  remove(path);
  writeFileSync(path, '');
};
const turnIntoFolder = (path: string) => {
  remove(path);
  mkdirSync(path);
};

const PASSWORDS_DAMAGED = /^The database's passwords in .* cannot be read \(the file is damaged\)/;
const NO_LOCK = /\/lock is not the lock file that Ilifa created/;
const NOT_STARTED = /^The database did not start: /;

test.each<[string, readonly string[], (path: string) => void, RegExp]>([
  ['passwords that are null', PASSWORDS, write('null'), PASSWORDS_DAMAGED],
  ['passwords that are no words', PASSWORDS, write('{"superuser":"a","owner":7,"login":"b"}'), PASSWORDS_DAMAGED],
  ['passwords of which one is empty', PASSWORDS, write('{"superuser":"a","owner":"","login":"b"}'), PASSWORDS_DAMAGED],
  ['passwords broken off', PASSWORDS, write('{"superu'), PASSWORDS_DAMAGED],
  ['passwords that are a folder', PASSWORDS, turnIntoFolder, /passwords in .* cannot be read \(EISDIR\)/],
  ['port 99999', PORT, write('99999\n'), /\/engine\/port holds no port/],
  ['port -1', PORT, write('-1'), /\/engine\/port holds no port/],
  ['port 0', PORT, write('0'), /\/engine\/port holds no port/],
  ['port 8e3', PORT, write('8e3'), /\/engine\/port holds no port/],
  ['an empty port', PORT, write(''), /\/engine\/port holds no port/],
  ['a port of bytes', PORT, write(Buffer.alloc(5000, 7)), /\/engine\/port holds no port/],
  ['a port that is a folder', PORT, turnIntoFolder, /\/engine\/port holds no port/],
  ['no PG_VERSION', VERSION, remove, /\/PG_VERSION is missing or damaged/],
  ['an empty PG_VERSION', VERSION, write(''), /\/PG_VERSION is missing or damaged/],
  ['a PG_VERSION of bytes', VERSION, write(Buffer.alloc(100, 1)), /\/PG_VERSION is missing or damaged/],
  ['a PG_VERSION that is a folder', VERSION, turnIntoFolder, /\/PG_VERSION is missing or damaged/],
  ['a lock that is no lock', LOCK, write('This is some text, and no lock that was made here.'.repeat(20)), NO_LOCK],
  ['a lock that is a folder', LOCK, turnIntoFolder, NO_LOCK],
  ['no pg_control', CONTROL, remove, NOT_STARTED],
  ['an empty pg_control', CONTROL, cut(0), NOT_STARTED],
  ['a pg_control cut short', CONTROL, cut(100), NOT_STARTED],
  ['a pg_control of zeros', CONTROL, write(Buffer.alloc(8192)), NOT_STARTED],
  ['a pg_control that is a folder', CONTROL, turnIntoFolder, NOT_STARTED],
  ['no pg_hba.conf', inCluster('pg_hba.conf'), remove, NOT_STARTED],
  ['an empty pg_hba.conf', inCluster('pg_hba.conf'), write(''), NOT_STARTED],
  ['no postgresql.conf', inCluster('postgresql.conf'), remove, NOT_STARTED],
  ['a postgresql.conf of bytes', inCluster('postgresql.conf'), write(Buffer.alloc(100, 1)), NOT_STARTED],
  ['no pg_filenode.map', inCluster('global', 'pg_filenode.map'), remove, NOT_STARTED],
  ['no pg_wal', inCluster('pg_wal'), remove, NOT_STARTED],
  ['a note of the server that is a folder', inCluster('postmaster.pid'), (path) => mkdirSync(path), NOT_STARTED],
  ['a PG_VERSION of a version to come', VERSION, write('99'), /was written by PostgreSQL 99/],
  ['a cluster that is a file', CLUSTER, turnIntoFile, /cannot be used/],
  ['an empty cluster', CLUSTER, turnIntoFolder, /\/PG_VERSION is missing or damaged/],
  ['an engine that is a file', ['engine'], turnIntoFile, /cannot be used/],
  ['a log that is no folder', ['engine', 'log'], turnIntoFile, /cannot be used/],
  ['a start.log that is a folder', ['engine', 'start.log'], turnIntoFolder, /cannot be used/],
  ['a number of the holder that is a folder', ['lock.pid'], turnIntoFolder, /cannot be used/],
])('%s: one true sentence, no database left running, the same at the next start', async (_, names, damage, said) => {
  damage(join(folder, ...names));
  const error = await refusal();
  expect(error).toBeInstanceOf(StartError);
  const { message } = error as StartError;
  expect(message).toMatch(said);
  expect(message).toMatch(/Nothing was changed|Your data was not changed/);
  expect(message.length).toBeLessThan(600);
  expect(processesIn(clusterIn(folder))).toEqual([]);
  expect(await refusal()).toMatchObject({ message });
});

test('a note of the server that a power cut left empty is in nobody’s way', async () => {
  writeFileSync(join(clusterIn(folder), 'postmaster.pid'), '');
  await start();
  expect(readFileSync(join(clusterIn(folder), 'postmaster.pid'), 'utf8')).not.toBe('');
});
