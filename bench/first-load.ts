import { get } from 'node:http';
import { chromium, type Page } from '@playwright/test';
import { personAt } from '../e2e/caller.ts';
import { CHROMIUM } from '../e2e/chromium.ts';
import { bring, commit } from '../e2e/importing.ts';
import { statementFile } from '../e2e/statement-file.ts';
import { type Line, sampleOf } from './measure.ts';
import type { Yard } from './yard.ts';

const KB = 1024;
const PAGES = [
  { path: '/', most: 120, who: null },
  { path: '/auth/signin', most: 120, who: null },
  { path: '/app/dashboard', most: 220, who: 'empty books' },
  { path: '/app/dashboard', most: 220, who: 'books with a statement' },
] as const;

/**
 * JavaScript that a first visit loads until the network is quiet: a browser with an empty cache says which files, and
 * each is weighed as the server sends it to somebody who takes gzip (browsers are sent brotli, which is smaller).
 */
export async function measureFirstLoad({ app }: Yard): Promise<Line[]> {
  const people = { 'empty books': await personAt(app.url), 'books with a statement': await personAt(app.url) };
  const { api } = people['books with a statement'];
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const text = statementFile({ rows: 400, lastDay: Temporal.Now.plainDateISO().toString() });
  await commit(api, await bring(api, { accountId, name: 'statement.csv', text }));
  const browser = await chromium.launch(CHROMIUM);
  try {
    const lines: Line[] = [];
    for (const { path, most, who } of PAGES) {
      const context = await browser.newContext();
      if (who !== null) await context.addCookies(cookiesOf(people[who].cookie(), app.url));
      const scripts = await scriptsOf(await context.newPage(), `${app.url}${path}`);
      await context.close();
      const bytes = await Promise.all(scripts.map(gzipBytes));
      const found = sampleOf([bytes.reduce((sum, size) => sum + size, 0) / KB]);
      const aim = { text: `≤ ${most} KB gzip`, reached: found.median <= most };
      lines.push({
        what: `first-load JavaScript of ${path}${who === null ? '' : `, ${who}`} (${scripts.length} files)`,
        unit: 'KB',
        found,
        aim,
      });
    }
    return lines;
  } finally {
    await browser.close();
  }
}

async function scriptsOf(page: Page, url: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.ok() && type.includes('javascript')) scripts.add(response.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`);
  return [...scripts];
}

/** What goes over the wire for one file; counted before anything unpacks it. */
async function gzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.headers['content-encoding'] !== 'gzip') reject(new Error(`${url} was not packed`));
      let bytes = 0;
      answer.on('data', (piece: Buffer) => (bytes += piece.length));
      answer.once('end', () => resolve(bytes));
    }).once('error', reject);
  });
}

function cookiesOf(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const cut = pair.indexOf('=');
    return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url };
  });
}
