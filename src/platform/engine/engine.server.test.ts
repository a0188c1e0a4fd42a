import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Engine, startEngine } from './engine.server.ts';
import { clusterIn } from './place.server.ts';
import { isServerOf, until } from './process.server.ts';
import { createLog } from '#platform/log.server.ts';

const log = createLog('silent');
const asRoot = process.getuid?.() === 0;
const HOLDER = join(import.meta.dirname, '../../testing/engine.server.ts');

let folder: string;
let running: Engine[] = [];

beforeEach(() => (folder = realpathSync(mkdtempSync(join(tmpdir(), 'ilifa-engine-')))));
afterEach(async () => {
  for (const engine of running) await engine.stop();
  running = [];
  rmSync(folder, { recursive: true, force: true });
});

async function start(dataFolder = folder): Promise<Engine> {
  const engine = await startEngine({ dataFolder, log, forTests: true });
  running.push(engine);
  return engine;
}

async function ask(url: string, sql: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // told by the query that breaks
  await client.connect();
  try {
    const results = [await client.query({ text: sql, rowMode: 'array' })].flat();
    return (results.at(-1)?.rows ?? []) as unknown[][];
  } finally {
    await client.end();
  }
}

const portOf = (engine: Engine) => Number(new URL(engine.ownerUrl).port);

describe('a first start', () => {
  test('makes a database whose app role owns nothing and passes no policy', async () => {
    const { ownerUrl, loginUrl } = await start();
    expect(await ask(ownerUrl, 'select current_user, current_database()')).toEqual([['ilifa_owner', 'ilifa']]);
    expect(
      await ask(
        ownerUrl,
        `select rolname, rolcanlogin, rolinherit, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb
         from pg_roles where rolname like 'ilifa\\_%' and rolname <> 'ilifa_superuser' order by 1`,
      ),
    ).toEqual([
      ['ilifa_app', false, true, false, false, false, false],
      ['ilifa_auth', false, true, false, false, false, false],
      ['ilifa_login', true, false, false, false, false, false],
      ['ilifa_owner', true, true, false, false, false, false],
    ]);
    await ask(ownerUrl, 'create table secret as select 1 as a; grant select on secret to ilifa_app');
    await expect(ask(loginUrl, 'select * from secret')).rejects.toThrow('permission denied');
    expect(await ask(loginUrl, 'set role ilifa_app; select * from secret')).toEqual([[1]]);
    await expect(ask(loginUrl, 'create table mine (a int)')).rejects.toThrow('permission denied');
    await expect(ask(loginUrl, 'set role ilifa_owner')).rejects.toThrow('permission denied');
  });

  test('lets the owner bring the extensions that searching needs', async () => {
    const { ownerUrl } = await start();
    await ask(ownerUrl, 'create extension pg_trgm; create extension btree_gin');
    expect(await ask(ownerUrl, `select lower('ÉÀ'), 'é' < 'z', show_trgm('né') <> '{}'`)).toEqual([
      ['éà', false, true],
    ]);
  });

  test('is heard on this machine only, by those who know a password', async () => {
    const { ownerUrl, superuserUrl } = await start();
    expect(
      await ask(
        superuserUrl,
        `select current_setting('listen_addresses'), current_setting('unix_socket_directories'), current_setting('ssl')`,
      ),
    ).toEqual([['127.0.0.1', '', 'off']]);
    const guess = new URL(ownerUrl);
    guess.password = 'guess';
    await expect(ask(guess.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(folder, 'engine', 'passwords.json')).mode & 0o777).toBe(0o600);
    expect(statSync(clusterIn(folder)).mode & 0o777).toBe(0o700);
  });

  test('gives up nothing of its safety unless tests ask for it', async () => {
    const engine = await startEngine({ dataFolder: folder, log });
    running.push(engine);
    const durable = `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') order by 1`;
    expect(Object.fromEntries((await ask(engine.superuserUrl, durable)) as [string, string][])).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
    });
  });

  test('that was broken off is begun again', async () => {
    mkdirSync(join(folder, 'engine', 'cluster.new'), { recursive: true });
    writeFileSync(join(folder, 'engine', 'cluster.new', 'PG_VERSION'), '18\n');
    const { ownerUrl } = await start();
    expect(await ask(ownerUrl, 'select 1')).toEqual([[1]]);
  });
});

describe('a later start', () => {
  test('finds the data, on the same port', async () => {
    const first = await start();
    await ask(first.ownerUrl, 'create table kept as select 42 as a');
    await first.stop();
    const second = await start();
    expect(second.ownerUrl).toBe(first.ownerUrl);
    expect(await ask(second.ownerUrl, 'select a from kept')).toEqual([[42]]);
  });

  test('takes another port where a program sits on the old one', async () => {
    const first = await start();
    await first.stop();
    const squatter = createServer().listen(portOf(first), '127.0.0.1');
    await once(squatter, 'listening');
    const second = await start();
    expect(portOf(second)).not.toBe(portOf(first));
    expect(await ask(second.ownerUrl, 'select 1')).toEqual([[1]]);
    squatter.close();
  });

  test('adopts the server of a process that was killed, with all that was committed', async () => {
    const holder = fork(HOLDER, [folder], { stdio: 'ignore' });
    const [{ url, pid }] = (await once(holder, 'message')) as [{ url: string; pid: number }];
    await ask(url, 'create table kept as select 42 as a');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const engine = await start();
    expect(engine).toMatchObject({ adopted: true, ownerUrl: url });
    expect(engine.pid()).toBe(pid);
    expect(await ask(engine.ownerUrl, 'select a from kept')).toEqual([[42]]);
    await engine.stop();
    expect(isServerOf(pid, clusterIn(folder))).toBe(false);
  });

  test('leaves a program alone that was given the number in an old note', async () => {
    const first = await start();
    const cluster = clusterIn(folder);
    const note = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    await first.stop();
    const stranger = spawn('sleep', ['60']);
    writeFileSync(join(cluster, 'postmaster.pid'), [stranger.pid, ...note.slice(1)].join('\n'));
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await ask(second.ownerUrl, 'select 1')).toEqual([[1]]);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
    stranger.kill();
  });

  test('starts after a crash of the machine left the note of a server that is gone', async () => {
    const first = await start();
    const note = readFileSync(join(clusterIn(folder), 'postmaster.pid'));
    await first.stop();
    writeFileSync(join(clusterIn(folder), 'postmaster.pid'), note);
    expect(await ask((await start()).ownerUrl, 'select 1')).toEqual([[1]]);
  });
});

describe('a server that dies', () => {
  test('is started again on its port, with all that was committed', async () => {
    const engine = await start();
    await ask(engine.ownerUrl, 'create table kept as select 42 as a');
    await ask(engine.superuserUrl, 'checkpoint'); // the tests' engine does not promise more
    const before = engine.pid();
    process.kill(before, 'SIGKILL');
    await until(() => engine.pid() !== before, 20_000);
    expect(await ask(engine.ownerUrl, 'select a from kept')).toEqual([[42]]);
  });

  test('is started again while its last query still runs on', async () => {
    const engine = await start();
    const busy = ask(engine.ownerUrl, 'select count(*) from generate_series(1, 200000000)').catch(() => undefined);
    await sleep(200);
    const before = engine.pid();
    process.kill(before, 'SIGKILL');
    await until(() => engine.pid() !== before, 30_000);
    expect(await ask(engine.ownerUrl, 'select 1')).toEqual([[1]]);
    await busy;
  });

  test('stays down when we are told to stop', async () => {
    const engine = await start();
    const before = engine.pid();
    process.kill(before, 'SIGKILL');
    await engine.stop();
    await sleep(300);
    expect(existsSync(join(clusterIn(folder), 'postmaster.pid')) && isServerOf(engine.pid(), clusterIn(folder))).toBe(
      false,
    );
  });
});

describe('a start that cannot be', () => {
  test('in a folder that is open already says in which process, and disturbs nothing', async () => {
    const { ownerUrl } = await start();
    await expect(start()).rejects.toThrow(`is already open in another process (${process.pid}). Nothing was changed.`);
    expect(await ask(ownerUrl, 'select 1')).toEqual([[1]]);
  });

  test.each([
    ['inside a file', (path: string) => join(path, 'file', 'data')],
    ['that is a file', (path: string) => join(path, 'file')],
    ['where nobody may write', () => '/proc/ilifa'],
  ])('in a folder %s says so', async (_, place) => {
    writeFileSync(join(folder, 'file'), '');
    await expect(start(place(folder))).rejects.toThrow(/The data folder cannot be used: .* Nothing was changed\./);
  });

  test('on data of another PostgreSQL says what to run, and leaves it', async () => {
    await (await start()).stop();
    const version = join(clusterIn(folder), 'PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(start()).rejects.toThrow(/written by PostgreSQL 17, .*`npm run backup` .*`npm run restore FILE`/);
    expect(readFileSync(version, 'utf8')).toBe('17\n');
  });

  test('with the passwords of other data says so and leaves no server behind', async () => {
    await (await start()).stop();
    const passwords = join(folder, 'engine', 'passwords.json');
    writeFileSync(passwords, JSON.stringify({ superuser: 'a', owner: 'b', login: 'c' }));
    await expect(start()).rejects.toThrow('They are the passwords of another database');
    expect(existsSync(join(clusterIn(folder), 'postmaster.pid'))).toBe(false);
  });

  test('without its passwords never makes new ones', async () => {
    await (await start()).stop();
    rmSync(join(folder, 'engine', 'passwords.json'));
    await expect(start()).rejects.toThrow('restore the passwords file from your copy');
  });
});

describe.runIf(asRoot)('as root', () => {
  test('the database runs as a user of its own', async () => {
    const engine = await start();
    expect(statSync(`/proc/${engine.pid()}`).uid).not.toBe(0);
    expect(engine.dataFolder).toBe(folder);
    expect(engine.notice).toBeNull();
  });

  test('a folder that this user cannot reach is kept elsewhere, said in one line, and found again', async () => {
    const closed = join(folder, 'home');
    mkdirSync(closed, { mode: 0o700 });
    const first = await start(join(closed, 'data'));
    try {
      expect(first.notice).toMatch(
        /^The database runs as the user "ilifa", .* the data is stored in \/var\/lib\/ilifa\//,
      );
      expect(dirname(first.dataFolder)).toBe('/var/lib/ilifa');
      await ask(first.ownerUrl, 'create table kept as select 42 as a');
      await first.stop();
      const second = await start(join(closed, 'data'));
      expect(await ask(second.ownerUrl, 'select a from kept')).toEqual([[42]]);
      await second.stop();
    } finally {
      rmSync(first.dataFolder, { recursive: true, force: true });
    }
  });
});
