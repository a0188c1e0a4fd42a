import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeRoles } from '#platform/engine/roles.server.ts';
import { databaseIn, passwordsIn, type RunningApp, startApp } from '../e2e/running-app.ts';

/** The product, running on a database of its own that is thrown away afterwards. */
export type Yard = {
  readonly name: string;
  readonly isEmbedded: boolean;
  readonly app: RunningApp;
  /** Passes row level security and owns what it makes: for filling tables and for the bare references. */
  readonly superuserUrl: string;
  readonly loginUrl: string;
  readonly close: () => Promise<void>;
};

/** The embedded engine in a temporary folder, with the settings that people get. */
export async function embeddedYard(): Promise<Yard> {
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-bench-'));
  const app = await startApp({ dataFolder: folder, env: { LOG_LEVEL: 'warn' } });
  const superuserUrl = databaseIn(folder);
  if (superuserUrl === null) throw new Error(`no database in ${folder}`);
  const loginUrl = new URL(superuserUrl);
  loginUrl.username = 'ilifa_login';
  loginUrl.password = passwordsIn(folder).login;
  return {
    isEmbedded: true,
    name: `embedded ${await versionOf(superuserUrl)}`,
    app,
    superuserUrl,
    loginUrl: loginUrl.href,
    async close() {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server of yours, as it is configured. `serverUrl` is a superuser's; the run leaves it as it found it. */
export async function outsideYard(serverUrl: string): Promise<Yard> {
  const mark = randomBytes(4).toString('hex');
  const [database, owner, login] = [`bench_${mark}`, `bench_owner_${mark}`, `bench_login_${mark}`];
  const word = randomBytes(24).toString('base64url');
  // `ilifa_app` and `ilifa_auth` are shared by the whole server; the two that log in are this run's own.
  await makeRoles(serverUrl, { owner: word, login: word }, 'postgres');
  await asSuperuser(serverUrl, [
    `create role ${owner} login password '${word}'`,
    `create role ${login} login noinherit password '${word}'`,
    `grant ilifa_app, ilifa_auth to ${login}`,
    `create database ${database} template template0 encoding 'UTF8' owner ${owner}`,
  ]);
  const address = (user: string) => {
    const url = new URL(serverUrl);
    url.username = user;
    url.password = word;
    url.pathname = `/${database}`;
    return url.href;
  };
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-bench-'));
  const app = await startApp({
    dataFolder: folder,
    env: { LOG_LEVEL: 'warn', DATABASE_URL: address(login), DATABASE_OWNER_URL: address(owner) },
  });
  const superuserUrl = new URL(serverUrl);
  superuserUrl.pathname = `/${database}`;
  return {
    isEmbedded: false,
    name: `outside ${await versionOf(serverUrl)}`,
    app,
    superuserUrl: superuserUrl.href,
    loginUrl: address(login),
    async close() {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
      await asSuperuser(serverUrl, [`drop database ${database} with (force)`, `drop role ${owner}, ${login}`]);
    },
  };
}

async function asSuperuser(url: string, commands: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const command of commands) await client.query(command);
  } finally {
    await client.end();
  }
}

async function versionOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return `PostgreSQL ${rows[0]?.server_version.split(' ')[0] ?? ''}`;
}
