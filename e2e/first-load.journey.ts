import { firstLoad, LIMITED_PAGES, mostOf } from './first-load.ts';
import { expect, test } from './fixtures.ts';

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
