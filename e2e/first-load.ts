import { get } from 'node:http';
import type { Page, Response } from '@playwright/test';

/**
 * What a first visit may load, in KB of gzip. The menu is the page that has nothing of its own,
 * so what it loads is the shell.
 */
const MOST_KB: ReadonlyMap<string, number> = new Map([
  ['/auth/signin', 120],
  ['/auth/signup', 120],
  ['/app/menu', 180],
  ['/app/dashboard', 210],
  ['/app/transactions', 305],
]);
/** The same for every page of the public site. */
const PUBLIC_MOST_KB = 60;

/** The pages of the product itself whose first visit has a limit. */
export const LIMITED_PAGES = [...MOST_KB.keys()];

/** What a first visit to a page may load, in KB of gzip. */
export function mostKbOf(path: string): number {
  return MOST_KB.get(path) ?? PUBLIC_MOST_KB;
}

const KB = 1024;

/**
 * The scripts that a page loads until the network is quiet, and their size as the server sends them to somebody who
 * takes gzip (browsers are sent brotli, which is smaller).
 */
export async function firstLoad(page: Page, url: string): Promise<{ files: number; kilobytes: number }> {
  const scripts = new Set<string>();
  const note = (response: Response) => {
    const type = response.headers()['content-type'] ?? '';
    if (response.ok() && type.includes('javascript')) scripts.add(response.url());
  };
  page.on('response', note);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('response', note);
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${page.url()}`);
  const sizes = await Promise.all([...scripts].map(gzipBytes));
  return { files: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / KB };
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
