import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import pg from 'pg';
import { CHROMIUM_FOR_TESTS } from '../chromium.ts';
import { databaseIn, startApp, stopServerIn } from '../running-app.ts';
import { UserTypeSchema } from '#kernel/caller.ts';
import { readPages } from '../read-pages.ts';
import { neverSeen } from './links.ts';
import { type Walker, walkersAt } from './people.ts';
import { type Visit, walk } from './walk.ts';

// npm run crawl [--only=visitor,superuser] [--every-plan] [--report=FILE]: every link and menu of the product, followed by
// visitors, each account type and those who run the site.
const { values } = parseArgs({
  options: { only: { type: 'string' }, 'every-plan': { type: 'boolean', default: false }, report: { type: 'string' } },
});
const only = values.only?.split(',');
/** Walkers at the same time; a browser and a server already keep two cores busy. */
const ABREAST = 3;

const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-crawl-'));
const app = await startApp({ dataFolder, env: { LOG_LEVEL: 'warn' } });
const browser = await chromium.launch(CHROMIUM_FOR_TESTS);
const database = new pg.Pool({ connectionString: databaseIn(dataFolder) ?? '', max: 1 });
let isClosed = false;
async function close() {
  if (isClosed) return;
  isClosed = true;
  await browser.close();
  await database.end();
  await app.stop();
  await stopServerIn(dataFolder);
  rmSync(dataFolder, { recursive: true, force: true });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().finally(() => process.exit(130)));

const visits: Visit[] = [];
try {
  const isWanted = (name: string) => only === undefined || only.some((word) => name.includes(word));
  const walkers = await walkersAt(
    { url: app.url, adminUrl: app.adminUrl, database },
    { wanted: isWanted, hasEveryPlan: values['every-plan'] },
  );
  const began = performance.now();
  const forgetLimits = () => database.query('delete from rate_limits').then(() => undefined);
  await Promise.all(Array.from({ length: ABREAST }, () => next(walkers, forgetLimits)));
  printed(((performance.now() - began) / 1000).toFixed(0));
} finally {
  await close();
}

async function next(walkers: Walker[], forgetLimits: () => Promise<void>): Promise<void> {
  for (let walker = walkers.shift(); walker !== undefined; walker = walkers.shift()) {
    await forgetLimits();
    const began = performance.now();
    const seen = await walk(browser, app, walker);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${walker.name.padEnd(40)} ${seconds.padStart(6)} s ${String(seen.length).padStart(4)} pages`);
    visits.push(...seen);
  }
}

/** The pages that were visited, with how many came there, and what is wrong. */
function printed(seconds: string): void {
  const byPage = Map.groupBy(visits, ({ page }) => page);
  for (const [page, there] of [...byPage].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    console.log(`${page.padEnd(64)} ${String(there.length).padStart(3)}`);
  console.log(`\n${byPage.size} pages, ${visits.length} visits in ${seconds} s\n`);
}

const faults = visits.flatMap(({ who, page, from, faults: found }) =>
  found.map((fault) => `${who}: ${page} (from ${from}): ${fault}`),
);
const lost = only === undefined ? await unlinked() : [];
faults.push(...lost.map((page) => `${page}: no link and no menu leads there`));
for (const fault of faults.slice(0, 200)) console.log(fault);
const wrong = visits.filter(({ faults: found }) => found.length > 0).length + lost.length;
if (values.report !== undefined)
  writeFileSync(
    values.report,
    JSON.stringify({ passed: visits.length - wrong, failed: wrong, failures: faults.slice(0, 100) }),
  );
process.exit(faults.length === 0 && visits.length > 0 ? 0 : 1);

/** Pages of the product that nobody was led to, though they are for somebody to be led to. */
async function unlinked(): Promise<string[]> {
  const { PUBLIC_PAGES, AUTH_PAGES, ONE_THING_PAGES, PORTAL_PAGES, WITHOUT_LINKS, appPages } = await readPages();
  const books = UserTypeSchema.options.flatMap(appPages);
  const pages = new Set([...PUBLIC_PAGES, ...AUTH_PAGES, ...books, ...ONE_THING_PAGES, ...PORTAL_PAGES]);
  // A visitor who asks for the books was led to signing in.
  const seen = visits.filter(({ who, page }) => who !== 'visitor' || !page.startsWith('/app'));
  return neverSeen(
    [...pages].filter((page) => !WITHOUT_LINKS.includes(page)),
    seen.map(({ page }) => page),
  );
}
