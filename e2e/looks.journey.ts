import type { Page } from '@playwright/test';
import { cookiesOf, demoPersonAt } from './caller.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { looked, lookedInBothThemes, overflowOf, settled, smallTargetsOn } from './looks.ts';
import { appPages, AUTH_ON_THE_WAY, AUTH_PAGES, FOR_TRYING_OUT, NO_PAGES, PUBLIC_PAGES } from './pages.ts';
import { uglyBooks } from './ugly.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** Pages that show one thing by its id are looked at by the journeys that lead to them. */
const APP_PAGES = appPages('individual');
const OPEN_PAGES = [...PUBLIC_PAGES, ...AUTH_PAGES].filter(
  (path) => ![...FOR_TRYING_OUT, ...AUTH_ON_THE_WAY].includes(path),
);

// Each is long, and none needs another.
test.describe.configure({ mode: 'parallel' });

// What parts a page has depends on its data and on how wide it is, what is pale on the theme: each is looked at once.
test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, reducedMotion: 'reduce' });

  test('public pages have no barriers in either theme, and nothing sticks out', async ({ page }) => {
    await each(page, OPEN_PAGES, lookedInBothThemes);
  });

  test('the pages of empty books have no barriers and nothing sticks out', async ({ page, person }) => {
    expect(person.email).toBeTruthy();
    await each(page, [...APP_PAGES, ...NO_PAGES], looked);
  });

  test('of a household with two years of rows nothing sticks out or is too small to press', async ({
    page,
    context,
    app,
  }) => {
    await context.addCookies(cookiesOf(await demoPersonAt(app.url), app.url));
    await each(page, APP_PAGES, fits);
  });

  test('long words, huge amounts and four currencies break no page', async ({ page, context, app }) => {
    await context.addCookies(cookiesOf(await uglyBooks(app.url), app.url));
    await each(page, APP_PAGES, looked);
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: DESK, reducedMotion: 'reduce' });

  test('public pages have no barriers and nothing sticks out', async ({ page }) => {
    await each(page, OPEN_PAGES, looked);
  });

  test('the pages of a household with two years of rows have no barriers in either theme', async ({
    page,
    context,
    app,
  }) => {
    await context.addCookies(cookiesOf(await demoPersonAt(app.url), app.url));
    await each(page, APP_PAGES, lookedInBothThemes);
  });

  test('nothing sticks out of the pages of empty books', async ({ page, person }) => {
    expect(person.email).toBeTruthy();
    await each(page, [...APP_PAGES, ...NO_PAGES], fits);
  });

  test('nor of pages with long words, huge amounts and four currencies', async ({ page, context, app }) => {
    await context.addCookies(cookiesOf(await uglyBooks(app.url), app.url));
    await each(page, APP_PAGES, fits);
  });
});

test.beforeEach(({ app }) => {
  // One journey looks at every page there is; on a busy machine each takes its seconds.
  test.setTimeout(Math.max(APP_PAGES.length, OPEN_PAGES.length) * 12_000);
  return forgetLimits(app.dataFolder);
});

async function each(
  page: Page,
  paths: readonly string[],
  judge: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path);
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page).toHaveTitle(/\S/);
      await judge(page, path);
    });
}

/** What another width or other rows alone change: whether the page is as wide as its window, and what a thumb reaches. */
async function fits(page: Page, path: string): Promise<void> {
  expect.soft(await overflowOf(page), `${path}: sticks out`).toEqual([]);
  if (page.viewportSize()?.width === PHONE.width)
    expect.soft(await smallTargetsOn(page), `${path}: small targets`).toEqual([]);
}
