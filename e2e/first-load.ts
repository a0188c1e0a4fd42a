import { get } from 'node:http';
import { expect, type Page, type Response } from '@playwright/test';

type Most = { readonly kilobytes: number; readonly files: number };

/**
 * What a first visit may load, in KB of gzip. The menu is the page that has nothing of its own, so what it loads is the
 * shell.
 */
const OF_PAGES: ReadonlyMap<string, Most> = new Map([
  ['/auth/signin', { kilobytes: 120, files: 22 }],
  ['/auth/signup', { kilobytes: 120, files: 22 }],
  ['/app/menu', { kilobytes: 140, files: 13 }],
  ['/app/dashboard', { kilobytes: 180, files: 15 }],
  ['/app/transactions', { kilobytes: 180, files: 15 }],
]);
/** The same for every page of the public site. */
const OF_PUBLIC_PAGES: Most = { kilobytes: 60, files: 10 };
/** The same for every other page of the menus. */
const OF_MENU_PAGES: Most = { kilobytes: 265, files: 32 };
/** Pages whose forms, lists and menus stand open at once, or that draw a chart. */
const OF_LARGE_PAGES: Most = { kilobytes: 325, files: 46 };
const LARGE_PAGES: ReadonlySet<string> = new Set([
  '/app/imports',
  '/app/accounts',
  '/app/categories',
  '/app/net-worth',
  '/app/budgets',
  '/app/debts',
  '/app/cash-flow',
  '/app/settings/security',
  '/app/settings/compliance',
  '/app/settings/integrations',
  '/app/settings/members',
]);

/** The pages of the product itself that have a limit of their own. */
export const LIMITED_PAGES = [...OF_PAGES.keys()];

/** What a first visit to a page may load. */
export function mostOf(path: string): Most {
  const own = OF_PAGES.get(path);
  if (own !== undefined) return own;
  if (LARGE_PAGES.has(path)) return OF_LARGE_PAGES;
  return path.startsWith('/app/') ? OF_MENU_PAGES : OF_PUBLIC_PAGES;
}

const KB = 1024;
/** What the application fetches a second after a page stands, which on a slow machine is before the network is quiet. */
const LATER_IN_APP = /\/(?:later|looking-after\.client|consents)-[^/]*$/;
/** What comes with it, but where the page itself needs it at once. */
const OUTBOX = /\/outbox-[^/]*$/;
const FIELDS = /\/fields-[^/]*$/;

/**
 * The scripts that a page loads until the network is quiet, and their size as the server sends them to somebody who
 * takes gzip (browsers are sent brotli, which is smaller).
 */
export async function firstLoad(page: Page, url: string): Promise<Most> {
  const scripts = new Set<string>();
  const { pathname } = new URL(url);
  const isLater = (script: string) =>
    pathname.startsWith('/app/') &&
    (LATER_IN_APP.test(script) ||
      (OUTBOX.test(script) && pathname !== '/app/transactions') ||
      // The one page without a field.
      (FIELDS.test(script) && pathname === '/app/menu'));
  const note = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.ok() && type.includes('javascript') && !isLater(response.url())) scripts.add(response.url());
  };
  page.on('response', note);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('response', note);
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`);
  const sizes = await Promise.all([...scripts].map(gzipBytes));
  return { files: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / KB };
}

/**
 * Opens pages as if each visit were the first. What one of `limited` loads is held against what it may, `seen` are those of
 * them that were opened.
 */
export async function firstVisits(page: Page, base: string, limited: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const seen = new Set<string>();
  return {
    seen,
    async open(path: string): Promise<void> {
      if (!limited.includes(path)) return void (await page.goto(path));
      seen.add(path);
      const { files, kilobytes } = await firstLoad(page, base + path);
      expect.soft(files, path).toBeGreaterThan(0);
      expect.soft(files, path).toBeLessThanOrEqual(mostOf(path).files);
      expect.soft(kilobytes, path).toBeLessThanOrEqual(mostOf(path).kilobytes);
    },
  };
}

/** What goes over the wire for one file; counted before anything unpacks it. */
function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'gzip') reject(new Error(`${url} was not packed`));
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.length));
      answer.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
}
