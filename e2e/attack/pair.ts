import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE } from '#platform/engine/roles.server.ts';
import { freePort } from '../../scripts/free-port.ts';
import { databaseIn, passwordsIn, startApp } from '../running-app.ts';
import { call, type Tab } from '../knock.ts';
import type { Stage } from './stage.ts';

/** The name under which both are reached, through a proxy that ends TLS. */
const HOST = 'ilifa.example';
/** Requests a minute, for both together. */
export const CALLS = 60;

/** Two more processes of the product, each as it is started, on one PostgreSQL: as they stand behind a load balancer. */
export type Pair = {
  readonly urls: readonly [string, string];
  /** What a browser sends that has come by the proxy. */
  readonly headers: Readonly<Record<string, string>>;
  readonly said: () => string;
  /** Somebody who has an account, signed in at one of them. */
  readonly signedIn: (email: string) => Promise<Tab>;
  readonly close: () => Promise<void>;
};

/** A process of the product on the database of the stage, on ports of its own. */
export async function startBeside({ dataFolder }: Pick<Stage, 'dataFolder'>, env: Readonly<Record<string, string>>) {
  const keys = JSON.parse(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')) as Record<string, string>;
  const words = passwordsIn(dataFolder);
  const as = (user: string, word: string) => {
    const url = new URL(databaseIn(dataFolder, DATABASE) ?? '');
    url.username = user;
    url.password = word;
    return url.href;
  };
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-attack-beside-'));
  const [port, adminPort] = [await freePort(), await freePort()];
  const app = await startApp({
    dataFolder: folder,
    env: {
      DATABASE_URL: as('ilifa_login', words.login),
      DATABASE_OWNER_URL: as('ilifa_owner', words.owner),
      SESSION_SECRET: keys['sessionSecret'] ?? '',
      ENCRYPTION_KEY: keys['encryptionKey'] ?? '',
      PORT: String(port),
      ADMIN_PORT: String(adminPort),
      ...env,
    },
  });
  return {
    url: `http://127.0.0.1:${port}`,
    adminUrl: `http://127.0.0.1:${adminPort}`,
    said: app.said,
    async close() {
      await app.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startPair(stage: Pick<Stage, 'dataFolder'>): Promise<Pair> {
  const env = { PUBLIC_URL: `https://${HOST}`, API_CALLS_PER_MINUTE: String(CALLS) };
  const [one, other] = [await startBeside(stage, env), await startBeside(stage, env)];
  const headers = { host: HOST };
  const nobody: Tab = { name: 'signed out', cookie: '', workspaceId: null };
  return {
    urls: [one.url, other.url],
    headers,
    said: () => one.said() + other.said(),
    async signedIn(email) {
      const answer = await call(one.url, nobody, '/rpc/identity/signIn', { email, password: 'Umcebo#2026' }, headers);
      const cookie = cookiesIn(answer.headers['set-cookie']);
      if (cookie === '') throw new Error(`${email} could not sign in: ${answer.text}`);
      return { name: email, cookie, workspaceId: null };
    },
    async close() {
      await Promise.all([one.close(), other.close()]);
    },
  };
}

/** Cookies that an answer sets, as a browser sends them back. */
export function cookiesIn(lines: readonly string[] = []): string {
  return lines.map((line) => line.split(';')[0] ?? '').join('; ');
}
