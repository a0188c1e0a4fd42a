import type { Page } from '@playwright/test';
import { cookiesOf, demoPersonAt } from './caller.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { fits, looked, lookedInBothThemes, settled, shownOn, turnedInto } from './looks.ts';
import { openWithin } from './opening.ts';
import { appPages, AUTH_ON_THE_WAY, AUTH_PAGES, DRAWN_ALIKE, FOR_TRYING_OUT, NO_PAGES, PUBLIC_PAGES } from './pages.ts';
import { uglyBooks } from './ugly.ts';

/** Pages that show one thing by its id are looked at by the journeys that lead to them. */
const APP_PAGES = appPages('individual');
const OPEN_PAGES = [...PUBLIC_PAGES, ...AUTH_PAGES].filter(
  (path) => ![...FOR_TRYING_OUT, ...AUTH_ON_THE_WAY, ...DRAWN_ALIKE].includes(path),
);

// Each is long, and none needs another.
test.describe.configure({ mode: 'parallel' });

// What parts a page has depends on its data and on how wide it is, what is pale on the theme: each is looked at once. A
// page is opened once for the rows it shows, and made as wide as the other device once it has been looked at.
test.describe('opened on a phone', () => {
  test.beforeEach(({ page }) => shownOn('phone', page));

  test('public pages have no barriers in either theme, and nothing sticks out', async ({ page }) => {
    await each(page, OPEN_PAGES, async (path) => {
      await lookedInBothThemes(page, path);
      await turnedInto('desk', page, () => looked(page, `${path} on a desk`));
    });
  });

  test('the pages of empty books have no barriers and nothing sticks out', async ({ page, person }) => {
    expect(person.email).toBeTruthy();
    await each(page, [...APP_PAGES, ...NO_PAGES], async (path) => {
      await looked(page, path);
      await turnedInto('desk', page, () => fits(page, `${path} on a desk`));
    });
  });

  test('long words, huge amounts and four currencies break no page', async ({ page, context, app }) => {
    await context.addCookies(cookiesOf(await uglyBooks(app.url), app.url));
    await each(page, APP_PAGES, async (path) => {
      await looked(page, path);
      await turnedInto('desk', page, () => fits(page, `${path} on a desk`));
    });
  });
});

test.describe('opened on a desk', () => {
  test.beforeEach(({ page }) => shownOn('desk', page));

  test('the pages of a household with two years of rows have no barriers in either theme, and nothing sticks out', async ({
    page,
    context,
    app,
  }) => {
    await context.addCookies(cookiesOf(await demoPersonAt(app.url), app.url));
    await each(page, APP_PAGES, async (path) => {
      await lookedInBothThemes(page, path);
      await turnedInto('phone', page, () => fits(page, `${path} on a phone`));
    });
  });
});

test.beforeEach(({ app }) => {
  // One journey looks at every page there is; on a busy machine each takes its seconds.
  test.setTimeout(Math.max(APP_PAGES.length, OPEN_PAGES.length) * 12_000);
  return forgetLimits(app.dataFolder);
});

async function each(page: Page, paths: readonly string[], judge: (path: string) => Promise<void>): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await openWithin(page, path);
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page).toHaveTitle(/\S/);
      await judge(path);
    });
}
