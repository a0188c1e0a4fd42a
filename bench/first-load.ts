import { chromium } from '@playwright/test';
import { cookiesOf, personAt } from '../e2e/caller.ts';
import { CHROMIUM, USER_AGENT } from '../e2e/chromium.ts';
import { firstLoad, mostOf } from '../e2e/first-load.ts';
import { bring, commit } from '../e2e/importing.ts';
import { statementFile } from '../e2e/statement-file.ts';
import { type Line, sampleOf } from './measure.ts';
import type { Yard } from './yard.ts';

const PAGES = [
  { path: '/', who: null },
  { path: '/auth/signin', who: null },
  { path: '/app/menu', who: 'empty books' },
  { path: '/app/dashboard', who: 'empty books' },
  { path: '/app/dashboard', who: 'books with a statement' },
] as const;

/** JavaScript of a first visit, in a browser with an empty cache at 1440 × 900. */
export async function measureFirstLoad({ app }: Yard): Promise<Line[]> {
  const people = { 'empty books': await personAt(app.url), 'books with a statement': await personAt(app.url) };
  const { api } = people['books with a statement'];
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const text = statementFile({ rows: 400, lastDay: Temporal.Now.plainDateISO().toString() });
  await commit(api, await bring(api, { accountId, name: 'statement.csv', text }));
  const browser = await chromium.launch(CHROMIUM);
  try {
    const lines: Line[] = [];
    for (const { path, who } of PAGES) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, userAgent: USER_AGENT });
      if (who !== null) await context.addCookies(cookiesOf(people[who], app.url));
      const { files, kilobytes } = await firstLoad(await context.newPage(), `${app.url}${path}`);
      await context.close();
      const { kilobytes: most } = mostOf(path);
      lines.push({
        what: `first-load JavaScript of ${path}${who === null ? '' : `, ${who}`} (${files} files)`,
        unit: 'KB',
        found: sampleOf([kilobytes]),
        aim: { text: `≤ ${most} KB gzip`, reached: kilobytes <= most },
      });
    }
    return lines;
  } finally {
    await browser.close();
  }
}
