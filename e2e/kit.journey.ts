import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { folder } from '../scripts/build-target.ts';
import { startKit } from './built-kit.ts';
import { expect, test } from './fixtures.ts';
import { barriersOn, overflowOf, smallTargetsOn } from './looks.ts';

const LOOKS = [
  [360, 'light'],
  [1440, 'dark'],
] as const;
/** What is pressed of a chart, and the key of what it opens. */
const OPENING = [
  ['The balance rose in March', '.recharts-bar-rectangle path', 'Balance on 1 March'],
  ['Housing took more than a quarter of your income', '.recharts-sankey-links path', '0'],
  ['Nothing was spent on every sixth day', '[role=img]', '2025-04-01'],
] as const;
/** The keys of the points of the line. */
const MONTHS = new Set(['Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar']);
const softly = expect.configure({ soft: true });
const TABS = ['Basics', 'Forms', 'Lists', 'Charts', 'Page states'] as const;

test('the design kit is in no build, and its address leads to the front door', async ({ request, app }) => {
  expect((await request.get('/dev/kit', { maxRedirects: 0 })).headers()['location']).toBe('/');
  const assets = folder('build/web/assets/');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  expect(scripts.length, app.url).toBeGreaterThan(20);
  expect(scripts.filter((name) => readFileSync(`${assets}${name}`, 'utf8').includes('Design kit'))).toEqual([]);
});

test('the development server hands out the page, and the kit with it', async () => {
  const server = await createServer({
    configFile: folder('vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const page = await server.transformIndexHtml('/dev/kit', readFileSync(folder('src/apps/web/index.html'), 'utf8'));
    expect(page).toContain('/@vite/client');
    for (const [source, uses] of [
      ['/main.tsx', '/kit-app.tsx'],
      ['/kit-app.tsx', '/kit.page.tsx'],
    ] as const)
      expect((await server.transformRequest(source))?.code, source).toContain(uses);
  } finally {
    await server.close();
  }
});

test.describe('while developing', () => {
  test.setTimeout(180_000);
  let kit: Awaited<ReturnType<typeof startKit>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    kit = await startKit();
  });
  test.afterAll(() => kit.stop());

  test.use({ hasTouch: true });

  // What waits here waits for ever, so that nothing is to be waited for.
  test('each piece in every state has no barriers and nothing sticks out, in both lights', async ({ page }) => {
    await page.goto(`${kit.url}/dev/kit`);
    await expect(page.getByRole('heading', { name: 'Design kit' })).toBeVisible();
    for (const tab of TABS) {
      await page.getByRole('tab', { name: tab }).click();
      // All charts there are take a busy machine a while to draw.
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible({ timeout: 40_000 });
      await page.waitForLoadState('networkidle');
      for (const [width, colorScheme] of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const where = `${tab}, ${colorScheme}, ${width} px`;
        expect.soft(await barriersOn(page), where).toEqual([]);
        expect.soft(await overflowOf(page), where).toEqual([]);
        if (width === 360) expect.soft(await smallTargetsOn(page), where).toEqual([]);
      }
    }
  });

  test('a page of each kind has no barriers and nothing sticks out', async ({ page }) => {
    await page.goto(`${kit.url}/dev/kit`);
    await expect(page.getByRole('heading', { name: 'Design kit' })).toBeVisible();
    const kinds = await page.getByRole('navigation', { name: 'Kinds of pages' }).getByRole('link').allTextContents();
    expect(kinds).toHaveLength(6);
    for (const kind of kinds) {
      await page.goto(`${kit.url}/dev/kit?page=${kind}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const [width, colorScheme] of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        // Charts are drawn anew once they have noticed their new width.
        await softly.poll(() => overflowOf(page), `${kind}, ${width} px`).toEqual([]);
      }
      expect.soft(await barriersOn(page), kind).toEqual([]);
    }
  });

  test('charts open what is behind them and are saved as pictures, rows sort and turn their pages, and news passes', async ({
    page,
  }) => {
    await page.goto(`${kit.url}/dev/kit?tab=charts`);
    for (const [title, mark, key] of OPENING) {
      const chart = page.getByRole('figure', { name: title });
      await chart.locator(mark).first().click();
      await expect(page, title).toHaveURL((address) => address.searchParams.get('of') === key);
      const saved = page.waitForEvent('download');
      await chart.getByRole('button', { name: 'Save picture (PNG)' }).click();
      expect((await saved).suggestedFilename()).toMatch(/\.png$/);
      await chart.getByRole('button', { name: 'Show table' }).click();
      await expect(chart.getByRole('cell').getByRole('link').first(), title).toBeVisible();
    }

    const line = page.getByRole('figure', { name: 'The balance became positive in December' });
    await line.locator('[data-plot]').hover();
    await line.locator('[data-dot]').click();
    await expect(page).toHaveURL((address) => MONTHS.has(address.searchParams.get('of') ?? ''));

    const bars = page.getByRole('slider', { name: 'Income was higher than spending in every month' });
    await bars.focus();
    await page.keyboard.press('Home');
    await expect(bars).toHaveAttribute('aria-valuetext', /^Oct: In /);
    await page.keyboard.press('ArrowRight');
    await expect(bars).toHaveAttribute('aria-valuetext', /^Nov: In /);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((address) => address.searchParams.get('of') === 'Nov');

    // Without a page behind them, figures are read by key, pointer and table all the same, and lead nowhere.
    const plain = page.getByRole('figure', { name: 'Balance forecast without links to transactions' });
    const address = page.url();
    await plain.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect(plain.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Oct: Balance /);
    await page.keyboard.press('Enter');
    await plain.locator('[data-plot]').hover();
    await expect(plain.locator('[data-dot]')).toHaveAttribute('cursor', 'default');
    await plain.locator('[data-dot]').click();
    await plain.getByRole('button', { name: 'Show table' }).click();
    await expect(plain.getByRole('group')).toContainText('Oct');
    await expect(plain.getByRole('link')).toHaveCount(0);
    expect(page.url()).toBe(address);

    await page.getByRole('tab', { name: 'Lists' }).click();
    const rows = page.getByRole('table', { name: 'Transactions' }).locator('[data-row]');
    await expect(rows).toHaveCount(25);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(rows).toHaveCount(15);
    await page.getByRole('button', { name: 'Amount' }).click();
    await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.first()).toContainText('Salary');

    await page.getByRole('tab', { name: 'Forms' }).click();
    await toastsPass(page);
  });
});

/** Each kind stays for its time to the millisecond; one that loads, until its news takes its place. */
async function toastsPass(page: Page): Promise<void> {
  await test.step('toasts of all six kinds come, and go after their time [§9 toast types] [§9 toast durations]', async () => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const shown = page.getByRole('region', { name: 'Notifications (Alt+T)' }).getByRole('button', { name: 'Dismiss' });
    for (const [kind, words, time] of [
      ['Show error', 'Error signing out', 7000],
      ['Show success', 'The transaction was saved.', 4000],
      ['Show information', 'Two transactions were not imported', 5000],
      ['Show warning', 'Yesterday’s exchange rate was used', 5000],
      // The plain kind, with a way back.
      ['Undo', 'Deleted', 5000],
    ] as const) {
      await page.getByRole('button', { name: kind, exact: true }).press('Enter');
      await expect(page.getByText(words), kind).toBeVisible();
      await page.clock.runFor(time - 1);
      await expect(shown, kind).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(shown, kind).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Show loading message', exact: true }).press('Enter');
    await expect(page.getByText('Importing', { exact: true })).toBeVisible();
    await page.clock.runFor(4000);
    await expect(page.getByText('Importing', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Imported', { exact: true })).toBeVisible();
    await page.clock.runFor(4000);
    await expect(shown).toHaveCount(0);
  });
}
