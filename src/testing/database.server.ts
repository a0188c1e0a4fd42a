import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { startEngine } from '#platform/engine/engine.server.ts';
import { makeRoles } from '#platform/engine/roles.server.ts';
import { createLog } from '#platform/log.server.ts';
import { migrateDatabase } from '#platform/migrate.server.ts';

/** Where tests find a migrated template, and the keys to copies of it. */
export type TestServer = { superuserUrl: string; owner: string; login: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

type Project = { provide: (key: 'testServer', value: TestServer) => void };

/**
 * Once for a run of the API tests: a server (the embedded one, or the outside one that TEST_DATABASE_URL names as a
 * superuser) with the schema migrated into a template, which each test file copies in a fraction of a second.
 */
export async function setup(project: Project): Promise<() => Promise<void>> {
  const outside = process.env['TEST_DATABASE_URL'];
  if (outside !== undefined && outside !== '') {
    const words = { owner: randomUUID(), login: randomUUID() };
    await makeRoles(outside, words, 'postgres');
    const admin = await connect(outside);
    for (const role of ['owner', 'login'] as const)
      await admin.query(`alter role ilifa_${role} password ${pg.escapeLiteral(words[role])}`);
    await admin.end();
    const server = { superuserUrl: outside, ...words, template: `ilifa_template_${randomUUID().slice(0, 8)}` };
    await makeTemplate(server);
    project.provide('testServer', server);
    return () => drop(outside, server.template);
  }
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-test-'));
  const engine = await startEngine({ dataFolder: folder, log: createLog('silent'), forTests: true });
  const word = (url: string) => decodeURIComponent(new URL(url).password);
  const { superuserUrl } = engine;
  const server = {
    superuserUrl,
    owner: word(engine.ownerUrl),
    login: word(engine.loginUrl),
    template: 'ilifa_template',
  };
  await makeTemplate(server);
  project.provide('testServer', server);
  return async () => {
    await engine.stop();
    rmSync(engine.dataFolder, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A database of its own for one test file. */
export async function openTestDatabase(): Promise<{ ownerUrl: string; loginUrl: string; drop: () => Promise<void> }> {
  const server = inject('testServer');
  const name = `t_${createHash('sha256').update(randomUUID()).digest('hex').slice(0, 16)}`;
  const admin = await connect(server.superuserUrl);
  await admin.query(`create database ${name} template ${server.template} strategy file_copy owner ilifa_owner`);
  await admin.end();
  return {
    ownerUrl: as(server, 'ilifa_owner', server.owner, name),
    loginUrl: as(server, 'ilifa_login', server.login, name),
    drop: () => drop(server.superuserUrl, name),
  };
}

async function makeTemplate(server: TestServer): Promise<void> {
  const admin = await connect(server.superuserUrl);
  await admin.query(`drop database if exists ${server.template}`);
  await admin.query(`create database ${server.template} template template0 encoding 'UTF8' owner ilifa_owner`);
  await admin.end();
  await migrateDatabase(as(server, 'ilifa_owner', server.owner, server.template));
}

function as(server: TestServer, user: string, password: string, database: string): string {
  const url = new URL(server.superuserUrl);
  url.username = user;
  url.password = encodeURIComponent(password);
  url.pathname = `/${database}`;
  return url.toString();
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function drop(superuserUrl: string, name: string): Promise<void> {
  const admin = await connect(superuserUrl);
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}
