import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type Caller, cookiesOf, demoPersonAt } from '../e2e/caller.ts';
import { CHROMIUM, USER_AGENT } from '../e2e/chromium.ts';
import { settled } from '../e2e/looks.ts';
import { decideOnPrivacy } from '../e2e/privacy.ts';
import { startApp } from '../e2e/running-app.ts';
import { waitingStatement } from '../e2e/waiting-statement.ts';
import { takeProductPictures } from './product-pictures.ts';

// npm run screenshots [-- --site]: the pictures of the README and of the public site, of the demo household; with --site
// those of the public site alone. Every page: npm run contact-sheet.

const PICTURES = new URL('../docs/pictures/', import.meta.url).pathname;
const MOST_BYTES = 300_000;
const THEMES = ['light', 'dark'] as const;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

type Shot = { readonly path: string; readonly name: string; readonly who: Caller | null };
type View = { readonly theme: (typeof THEMES)[number]; readonly size: typeof DESK };

const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-pictures-'));
const app = await startApp({ dataFolder, env: { LOG_LEVEL: 'warn' }, demo: true });
const browser = await chromium.launch(CHROMIUM);
try {
  const household = await demoPersonAt(app.url);
  const importId = await waitingStatement(household);
  await takeProductPictures(browser, app.url, household, importId);
  if (!process.argv.includes('--site')) await forReadme(browser, household, importId);
} finally {
  await browser.close();
  await app.stop();
  rmSync(dataFolder, { recursive: true, force: true });
}

async function forReadme(at: Browser, household: Caller, importId: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  const shots: Shot[] = [
    { path: '/', name: 'landing', who: null },
    { path: '/app/dashboard', name: 'dashboard', who: household },
    { path: '/app/transactions', name: 'transactions', who: household },
    { path: `/app/imports/${importId}`, name: 'import', who: household },
  ];
  for (const shot of shots) {
    for (const theme of THEMES) await take(at, shot, { theme, size: DESK }, `${PICTURES}${shot.name}-${theme}.png`);
    await take(at, shot, { theme: 'light', size: PHONE }, `${PICTURES}${shot.name}-phone.png`);
  }
}

async function take(at: Browser, { path, who }: Shot, view: View, file: string): Promise<void> {
  const page = await open(at, who, view);
  await page.goto(`${app.url}${path}`);
  await settled(page);
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`);
  await page.screenshot({ path: file });
  await page.context().close();
  const { size } = statSync(file);
  const heavy = size > MOST_BYTES ? ', heavier than it should be' : '';
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
