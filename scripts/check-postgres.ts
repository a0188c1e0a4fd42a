import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { placeFor, type User } from '#platform/engine/place.server.ts';
import { installPackage, MissingPeer } from './check-packages.ts';
import { freePort } from './free-port.ts';

const PACKAGE = 'postgresql-15';
const OLDEST = '/usr/lib/postgresql/15/bin';
const BY_HAND =
  'There is no PostgreSQL beside the embedded one. Install postgresql-15, or name a superuser of a test server with ' +
  'TEST_DATABASE_URL=postgres://…, or leave this out with SKIP=api-outside.';

/** How a fresh server runs, and how it is reached. */
type Manner = {
  readonly settings: readonly string[];
  /** Through a socket in the file system, which costs half as much as the network of the same machine. */
  readonly bySocket?: boolean;
  /** How passwords are kept: a quick way where thousands of connections are opened. */
  readonly passwords?: 'scram-sha-256' | 'md5';
};

/** Faster, and lost if the machine stops: for tests. The embedded server is reached and let in as products are. */
const IN_HASTE: Manner = { settings: ['fsync=off', 'full_page_writes=off'], bySocket: true, passwords: 'md5' };

/**
 * Lends a superuser's address of a PostgreSQL that is not ours: the one that TEST_DATABASE_URL names, or a
 * fresh one of Debian's, which is gone afterwards. @throws MissingPeer
 */
export async function withOutsidePostgres<T>(use: (url: string) => Promise<T>, manner: Manner = IN_HASTE): Promise<T> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') return use(named);
  const bin = await programs();
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-outside-'));
  try {
    return await serve(bin, folder, manner, use);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The oldest version we support, so that nothing newer slips into our SQL; any other only where it is all there is. */
async function programs(): Promise<string> {
  const find = () =>
    [OLDEST, ...globSync('/usr/lib/postgresql/*/bin')].find((bin) => existsSync(join(bin, 'postgres')));
  if (find() === undefined && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    // Debian makes and starts a server of its own with the package, unless told that nobody asked for one.
    const wish = '/etc/postgresql-common/createcluster.d/ilifa.conf';
    mkdirSync(join(wish, '..'), { recursive: true });
    writeFileSync(wish, 'create_main_cluster = false\n');
    await installPackage(PACKAGE, BY_HAND);
  }
  return find() ?? refuse();
}

async function serve<T>(
  bin: string,
  folder: string,
  { settings, bySocket = false, passwords = 'scram-sha-256' }: Manner,
  use: (url: string) => Promise<T>,
): Promise<T> {
  const { runAs } = placeFor(folder);
  const [data, sockets, passwordFile, password] = [
    join(folder, 'data'),
    join(folder, 'sockets'),
    join(folder, 'password'),
    randomBytes(16).toString('hex'),
  ];
  writeFileSync(passwordFile, password, { mode: 0o600 });
  for (const path of [data, sockets]) mkdirSync(path, { mode: 0o700 });
  if (runAs !== null) for (const path of [passwordFile, data, sockets]) chownSync(path, runAs.uid, runAs.gid);
  const settled = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync', `--auth=${passwords}`, '--username=postgres'];
  await finish(start(join(bin, 'initdb'), [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...settled], runAs, folder));

  const port = await freePort();
  const words = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${sockets}`,
    `password_encryption=${passwords}`,
    ...settings,
  ];
  const options = ['-D', data, '-p', String(port), ...words.flatMap((setting) => ['-c', setting])];
  const server = start(join(bin, 'postgres'), options, runAs, folder);
  const ended = once(server, 'exit');
  const stop = () => void server.kill('SIGINT');
  process.once('exit', stop);
  try {
    const url = `postgres://postgres:${password}@${bySocket ? encodeURIComponent(sockets) : '127.0.0.1'}:${port}/postgres?sslmode=disable`;
    await answers(url, () => server.exitCode !== null);
    return await use(url);
  } finally {
    process.off('exit', stop);
    stop();
    await ended;
  }
}

function start(program: string, words: string[], runAs: User | null, cwd: string) {
  const user = runAs === null ? {} : { uid: runAs.uid, gid: runAs.gid };
  return spawn(program, words, { ...user, cwd, stdio: 'ignore', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' } });
}

async function finish(child: ReturnType<typeof start>): Promise<void> {
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new MissingPeer(`The outside PostgreSQL could not be made (initdb ended with ${code}).`);
}

async function answers(url: string, isOver: () => boolean): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (isOver()) throw new MissingPeer('The outside PostgreSQL ended before it answered.');
      await sleep(50);
    }
  }
}

function refuse(): never {
  throw new MissingPeer(BY_HAND);
}
