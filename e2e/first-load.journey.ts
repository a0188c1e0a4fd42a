import type { Page } from '@playwright/test';
import { firstLoad, LIMITED_PAGES, mostOf } from './first-load.ts';
import { expect, test } from './fixtures.ts';
import { DRAWN_ALIKE, FOR_TRYING_OUT, menuPages, PUBLIC_PAGES } from './pages.ts';

for (const path of LIMITED_PAGES)
  test(`a first visit to ${path} loads at most ${mostOf(path).kilobytes} KB of script`, async ({
    page,
    context,
    person,
    app,
  }) => {
    expect(person.email).toBeTruthy();
    if (!path.startsWith('/app')) await context.clearCookies();
    const { files, kilobytes } = await firstLoad(page, `${app.url}${path}`);
    expect.soft(files).toBeLessThanOrEqual(mostOf(path).files);
    expect(kilobytes).toBeLessThanOrEqual(mostOf(path).kilobytes);
  });

for (const [path, brought] of [
  ['/app/dashboard', ['identity/session', 'preferences/get', 'profile/get', 'dashboard/summary']],
  [
    '/app/transactions',
    ['identity/session', 'preferences/get', 'profile/get', 'transactions/list', 'transactions/totals'],
  ],
] as const)
  test(`${path} brings what it shows first, and asks for none of it again`, async ({ page, person, app }) => {
    expect(person.email).toBeTruthy();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rpc/')) asked.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await page.goto(`${app.url}${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const procedure of brought) expect(asked.filter((call) => call.includes(procedure))).toEqual([]);
  });

test('a first visit to a page of the menus loads no more than it may', async ({ page, person, app }) => {
  test.setTimeout(240_000);
  expect(person.email).toBeTruthy();
  const paths = menuPages('individual').filter((path) => !LIMITED_PAGES.includes(path));
  await visitAnew(page, app.url, paths);
});

test('a first visit to a public page loads few scripts', async ({ page, app }) => {
  // Many pages, each of which takes its seconds on a busy machine.
  test.setTimeout(240_000);
  await visitAnew(
    page,
    app.url,
    PUBLIC_PAGES.filter((one) => ![...FOR_TRYING_OUT, ...DRAWN_ALIKE].includes(one)),
  );
});

/** Each visit is a first one. */
async function visitAnew(page: Page, url: string, paths: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of paths)
    await test.step(path, async () => {
      const { files, kilobytes } = await firstLoad(page, `${url}${path}`);
      expect.soft(files, path).toBeGreaterThan(0);
      expect.soft(files, path).toBeLessThanOrEqual(mostOf(path).files);
      expect.soft(kilobytes, path).toBeLessThanOrEqual(mostOf(path).kilobytes);
    });
}
