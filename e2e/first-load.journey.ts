import { firstLoad, LIMITED_PAGES, mostKbOf } from './first-load.ts';
import { expect, test } from './fixtures.ts';
import { DRAWN_ALIKE, FOR_TRYING_OUT, PUBLIC_PAGES } from './pages.ts';

for (const path of LIMITED_PAGES)
  test(`a first visit to ${path} loads at most ${mostKbOf(path)} KB of script`, async ({
    page,
    context,
    person,
    app,
  }) => {
    expect(person.email).toBeTruthy();
    if (!path.startsWith('/app')) await context.clearCookies();
    const { kilobytes } = await firstLoad(page, `${app.url}${path}`);
    expect(kilobytes).toBeLessThanOrEqual(mostKbOf(path));
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

test('a first visit to a public page loads few scripts', async ({ page, context, app }) => {
  // Many pages, each of which takes its seconds on a busy machine.
  test.setTimeout(240_000);
  const session = await context.newCDPSession(page);
  // Each visit is a first one.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of PUBLIC_PAGES.filter((one) => ![...FOR_TRYING_OUT, ...DRAWN_ALIKE].includes(one)))
    await test.step(path, async () => {
      const { files, kilobytes } = await firstLoad(page, `${app.url}${path}`);
      expect.soft(files, path).toBeGreaterThan(0);
      expect.soft(kilobytes, path).toBeLessThanOrEqual(mostKbOf(path));
    });
});
