import { SCREENS } from '#apps/web/screens.tsx';
import { cookiesOf, demoPersonAt } from './caller.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { looked, settled } from './looks.ts';
import { uglyBooks } from './ugly.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** Pages that take a parameter are looked at by the journeys that lead to them. */
const APP_PAGES = [
  ...SCREENS.filter(({ path, needs }) => !path.includes(':') && needs?.types?.includes('individual') !== false).map(
    ({ path }) => path,
  ),
  '/app/menu',
];
const PUBLIC_PAGES = [
  '/',
  '/services',
  '/about',
  '/partners',
  '/pricing',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/auth/signin',
  '/auth/signup',
  '/auth/verify',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/confirm-email',
];

for (const viewport of [PHONE, DESK])
  test.describe(`at ${viewport.width} px, light and dark`, () => {
    test.use({ viewport, hasTouch: viewport === PHONE, reducedMotion: 'reduce' });

    test('public pages have no barriers and nothing sticks out', async ({ page }) => {
      for (const path of PUBLIC_PAGES) await look(page, path);
    });

    test('the pages of empty books have no barriers and nothing sticks out', async ({ page, person }) => {
      expect(person.email).toBeTruthy();
      for (const path of [...APP_PAGES, '/app/no-such-page']) await look(page, path);
    });

    test('nor have the pages of a household with two years of rows', async ({ page, context, app }) => {
      await context.addCookies(cookiesOf(await demoPersonAt(app.url), app.url));
      for (const path of APP_PAGES) await look(page, path);
    });

    test('long words, huge amounts and four currencies break no page', async ({ page, context, app }) => {
      await context.addCookies(cookiesOf(await uglyBooks(app.url), app.url));
      for (const path of APP_PAGES) await look(page, path);
    });
  });

test.beforeEach(({ app }) => {
  // One journey looks at every page there is; on a busy machine each takes its seconds.
  test.setTimeout(APP_PAGES.length * 12_000);
  return forgetLimits(app.dataFolder);
});

async function look(page: Parameters<typeof settled>[0], path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await settled(page);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(/\S/);
    await looked(page, path);
  });
}
