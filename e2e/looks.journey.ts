import type { Page } from '@playwright/test';
import { cookiesOf, demoPersonAt } from './caller.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { looked, overflowOf, settled } from './looks.ts';
import { appPages, AUTH_ON_THE_WAY, AUTH_PAGES, FOR_TRYING_OUT, NO_PAGES, PUBLIC_PAGES } from './pages.ts';
import { uglyBooks } from './ugly.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** Pages that show one thing by its id are looked at by the journeys that lead to them. */
const APP_PAGES = appPages('individual');
const OPEN_PAGES = [...PUBLIC_PAGES, ...AUTH_PAGES].filter(
  (path) => ![...FOR_TRYING_OUT, ...AUTH_ON_THE_WAY].includes(path),
);

for (const viewport of [PHONE, DESK])
  test.describe(`at ${viewport.width} px, light and dark`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' });

    test('public pages have no barriers and nothing sticks out', async ({ page }) => {
      for (const path of OPEN_PAGES) await look(page, path);
    });

    test('the pages of empty books have no barriers and nothing sticks out', async ({ page, person }) => {
      expect(person.email).toBeTruthy();
      for (const path of [...APP_PAGES, ...NO_PAGES]) await (viewport === PHONE ? look : fits)(page, path);
    });

    test('nor have the pages of a household with two years of rows', async ({ page, context, app }) => {
      await context.addCookies(cookiesOf(await demoPersonAt(app.url), app.url));
      for (const path of APP_PAGES) await look(page, path);
    });

    test('long words, huge amounts and four currencies break no page', async ({ page, context, app }) => {
      await context.addCookies(cookiesOf(await uglyBooks(app.url), app.url));
      for (const path of APP_PAGES) await (viewport === PHONE ? look : fits)(page, path);
    });
  });

test.beforeEach(({ app }) => {
  // One journey looks at every page there is; on a busy machine each takes its seconds.
  test.setTimeout(Math.max(APP_PAGES.length, OPEN_PAGES.length) * 12_000);
  return forgetLimits(app.dataFolder);
});

async function look(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await open(page, path);
    await looked(page, path);
  });
}

/** Barriers of the same parts are found on the phone, and on pages with rows: here only what a wide window changes. */
async function fits(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await open(page, path);
    expect.soft(await overflowOf(page), `${path}: sticks out`).toEqual([]);
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page).toHaveTitle(/\S/);
}
