import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Caller, cookiesOf, demoPersonAt, personAt } from '../e2e/caller.ts';
import { CHROMIUM, USER_AGENT } from '../e2e/chromium.ts';
import { bring } from '../e2e/importing.ts';
import { settled } from '../e2e/looks.ts';
import { decideOnPrivacy } from '../e2e/privacy.ts';
import { startApp } from '../e2e/running-app.ts';
import { statementFile } from '../e2e/statement-file.ts';
import { uglyBooks } from '../e2e/ugly.ts';

// npm run screenshots: the pictures of the README, of the demo household.
// npm run screenshots -- --all=FOLDER: every page, empty, with the demo and with data that tries it, to be looked at.
const { values } = parseArgs({ options: { all: { type: 'string' } } });

const PICTURES = new URL('../docs/pictures/', import.meta.url).pathname;
const MOST_BYTES = 300_000;
const THEMES = ['light', 'dark'] as const;
const DESK = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };
const PHONE = { width: 360, height: 740 };

type Shot = { readonly path: string; readonly name: string; readonly who: Caller | null };
type View = { readonly theme: (typeof THEMES)[number]; readonly size: typeof DESK };

const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-pictures-'));
const app = await startApp({ dataFolder, env: { LOG_LEVEL: 'warn' }, demo: true });
const browser = await chromium.launch(CHROMIUM);
try {
  if (values.all === undefined) await forReadme(browser);
  else await forLooking(browser, values.all);
} finally {
  await browser.close();
  await app.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function forReadme(at: Browser): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const household = await demoPersonAt(app.url);
  const shots: Shot[] = [
    { path: '/', name: 'landing', who: null },
    { path: '/app/dashboard', name: 'dashboard', who: household },
    { path: '/app/transactions', name: 'transactions', who: household },
    { path: `/app/imports/${await statementOf(household)}`, name: 'import', who: household },
  ];
  for (const shot of shots) {
    for (const theme of THEMES) await take(at, shot, { theme, size: DESK }, `${PICTURES}${shot.name}-${theme}.png`);
    await take(at, shot, { theme: 'light', size: PHONE }, `${PICTURES}${shot.name}-phone.png`);
  }
}

/** A month of the household's cheque account, uploaded and waiting to be looked at. */
async function statementOf({ api }: Caller): Promise<string> {
  const account = (await api.accounts.list()).find(({ accountType }) => accountType === 'cheque');
  if (account === undefined) throw new Error('the demo household has no cheque account');
  const today = Temporal.Now.plainDateISO();
  const days = { firstDay: today.subtract({ days: 30 }).toString(), lastDay: today.toString() };
  // Without a number: that of the invented file is not the household's.
  const text = statementFile({ rows: 60, account: '', ...days });
  return bring(api, { accountId: account.id, name: 'cheque-account.csv', text });
}

/** The whole of each page, however long. */
async function forLooking(at: Browser, folder: string): Promise<void> {
  const people = {
    empty: await personAt(app.url),
    demo: await demoPersonAt(app.url),
    company: await demoPersonAt(app.url, 'company'),
    ugly: await uglyBooks(app.url),
  };
  await statementOf(people.demo);
  const pages = [...(await pagesIn(at, people.demo)), '/app/menu'];
  const shots: Shot[] = ['/', '/auth/signin', '/auth/signup'].map((path) => ({ path, name: nameOf(path), who: null }));
  for (const [name, who] of Object.entries(people)) {
    for (const path of pages) shots.push({ path, name: `${name}${nameOf(path)}`, who });
    const [last] = await who.api.imports.list();
    if (last !== undefined) shots.push({ path: `/app/imports/${last.id}`, name: `${name}-app-imports-one`, who });
  }
  mkdirSync(folder, { recursive: true });
  for (const shot of shots)
    for (const size of [DESK, TABLET, PHONE])
      for (const theme of THEMES)
        await take(at, shot, { theme, size }, join(folder, `${shot.name}-${size.width}-${theme}.png`), true);
}

/** Every page that the menu leads to. */
async function pagesIn(at: Browser, who: Caller): Promise<string[]> {
  const page = await open(at, who, { theme: 'light', size: PHONE });
  await page.goto(`${app.url}/app/menu`);
  await settled(page);
  const links = page.locator('main a[href^="/app/"]');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.context().close();
  return paths;
}

async function take(at: Browser, { path, who }: Shot, view: View, file: string, whole = false): Promise<void> {
  const page = await open(at, who, view);
  await page.goto(`${app.url}${path}`);
  await settled(page);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
  await page.screenshot({ path: file, fullPage: whole });
  await page.context().close();
  const { size } = statSync(file);
  const heavy = !whole && size > MOST_BYTES ? ', heavier than it should be' : '';
  console.log(`${file} (${(size / 1000).toFixed(0)} KB${heavy})`);
}

async function open(at: Browser, who: Caller | null, { theme, size }: View): Promise<Page> {
  const context = await at.newContext({
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    userAgent: USER_AGENT,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    hasTouch: size === PHONE,
  });
  await decideOnPrivacy(context);
  if (who !== null) await context.addCookies(cookiesOf(who, app.url));
  return context.newPage();
}

function nameOf(path: string): string {
  return path === '/' ? 'landing' : path.replaceAll('/', '-');
}
