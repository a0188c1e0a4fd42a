import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyDatabase } from '#apps/server/verify.server.ts';
import { checkArchive } from '#platform/archive/read.server.ts';
import { putArchive } from '#platform/archive/restore.server.ts';
import { startEngine } from '#platform/engine/engine.server.ts';
import { findEngine } from '#platform/engine/find.server.ts';
import { createLog } from '#platform/log.server.ts';
import { demoPersonAt } from './caller.ts';
import { atDatabase } from './ledger.ts';
import { type RunningApp, startApp } from './running-app.ts';

export const FIXTURES = new URL('earlier/', import.meta.url).pathname;

/** The versions whose data is kept here; `scripts/earlier-version.ts` adds one. */
export const EARLIER: readonly string[] = readdirSync(FIXTURES).toSorted();

export type EarlierTrial = { readonly rows: number; readonly away: number; readonly faults: readonly string[] };

/** Lays out a data folder as an earlier version left it, starts this version on it, and looks whether all of it is there. */
export async function openEarlier(version: string): Promise<EarlierTrial> {
  const fixture = join(FIXTURES, version);
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-earlier-'));
  try {
    const archive = await checkArchive(join(fixture, 'backup.tar.gz'));
    const engine = await startEngine({ dataFolder: folder, log: createLog('silent') });
    await putArchive(engine.ownerUrl, archive, {
      keyFingerprints: [archive.head.keyFingerprint],
      replace: false,
    });
    await engine.stop();
    copyFileSync(join(fixture, 'secrets.json'), join(folder, 'secrets.json'));
    const before = archive.manifest.tables.find(({ name }) => name === 'transactions')?.rows ?? 0;
    const began = performance.now();
    const app = await startApp({ dataFolder: folder, env: { LOG_LEVEL: 'warn' } });
    const away = performance.now() - began;
    const faults = await faultsOf(app, folder, before);
    await app.stop();
    return { rows: before, away, faults };
  } catch (error) {
    return { rows: 0, away: Number.NaN, faults: [String(error)] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function faultsOf(app: RunningApp, folder: string, before: number): Promise<string[]> {
  const faults: string[] = [];
  await atDatabase(folder, async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from transactions');
    if (before === 0 || rows[0]?.count !== before) faults.push(`${rows[0]?.count} of ${before} transactions are there`);
  });
  const found = findEngine(folder);
  if (typeof found === 'string') return [...faults, 'the database does not run'];
  faults.push(...(await verifyDatabase(found.ownerUrl)).wrong);
  for (const title of ['household', 'company'] as const) {
    const { api } = await demoPersonAt(app.url, title);
    const accounts = await api.accounts.list();
    const numbers = accounts.filter(({ maskedNumber }) => maskedNumber !== null && /\d{4}$/.test(maskedNumber));
    if (numbers.length === 0) faults.push(`no account number of the ${title} can be read`);
  }
  return faults;
}
