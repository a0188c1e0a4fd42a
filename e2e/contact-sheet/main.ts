import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../chromium.ts';
import { startApp, stopServerIn } from '../running-app.ts';
import { DEVICES, openFor, take, type Taken } from './camera.ts';
import { UNLESS_NAMED, viewersOf, type Viewer } from './people.ts';
import { sheetOf } from './sheet.ts';

// npm run contact-sheet [-- --folder=FOLDER --who=household,ugly --page=/app/debts,/pricing]: every page in three widths
// and both themes, as those see it who have it, on one sheet to be looked at; and what axe finds there.
const { values } = parseArgs({
  options: { folder: { type: 'string', default: 'contact-sheet' }, who: { type: 'string' }, page: { type: 'string' } },
});
/** Pages at the same time; a browser and a server keep two cores busy. */
const ABREAST = 2;

const folder = resolve(values.folder);
const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-contact-sheet-'));
const began = performance.now();
const app = await startApp({ dataFolder, env: { LOG_LEVEL: 'warn', ENVIRONMENT: 'development' }, demo: true });
const browser = await chromium.launch(CHROMIUM);
let closing: Promise<void> | null = null;
function close(): Promise<void> {
  closing ??= (async () => {
    await browser.close();
    await app.stop();
    await stopServerIn(dataFolder);
    rmSync(dataFolder, { recursive: true, force: true });
  })();
  return closing;
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());

const taken: Taken[] = [];
try {
  mkdirSync(folder, { recursive: true });
  // Each is made when it is their turn: a session that waited for another's pages would have ended.
  for (const make of await wanted()) await takeAllOf(onlyAsked(await make()));
} catch (error) {
  // Interrupted, it shows what it has.
  if (closing === null) throw error;
} finally {
  await close();
}

const [pictures, findings] = [taken.flatMap((one) => one.pictures), taken.flatMap((one) => one.findings)];
writeFileSync(join(folder, 'index.html'), sheetOf(pictures, findings));
for (const finding of findings) console.log(finding);
const pages = new Set(pictures.map(({ who, path }) => `${who} ${path}`)).size;
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`\n${join(folder, 'index.html')}`);
console.log(`${pages} pages, ${pictures.length} pictures, ${findings.length} findings in ${seconds} s`);
process.exit(findings.length === 0 && pictures.length > 0 ? 0 : 1);

async function wanted(): Promise<(() => Promise<Viewer>)[]> {
  const known = await viewersOf(app, dataFolder);
  const names = values.who?.split(',') ?? Object.keys(known).filter((name) => !UNLESS_NAMED.has(name));
  return names.map((name) => {
    const make = known[name];
    if (make === undefined) throw new Error(`nobody is called ${name}, only ${Object.keys(known).join(', ')}`);
    return make;
  });
}

function onlyAsked(viewer: Viewer): Viewer {
  const asked = values.page?.split(',');
  return { ...viewer, paths: viewer.paths.filter((path) => asked === undefined || asked.includes(path)) };
}

async function takeAllOf(viewer: Viewer): Promise<void> {
  const start = performance.now();
  const contexts = await Promise.all(
    DEVICES.map(async (device) => ({ device, context: await openFor(browser, viewer, device) })),
  );
  const tasks = viewer.paths.flatMap((path) => contexts.map((at) => ({ ...at, path })));
  const next = async () => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift())
      taken.push(await take(task.context, { viewer, folder, ...task }));
  };
  await Promise.all(Array.from({ length: ABREAST }, next));
  for (const { context } of contexts) await context.close();
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${viewer.name.padEnd(24)} ${viewer.paths.length} pages in ${seconds} s`);
}
