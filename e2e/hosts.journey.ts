import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readConfig } from '#platform/config.server.ts';
import { freePort } from '../scripts/free-port.ts';
import { CHROMIUM_FOR_TESTS } from './chromium.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { barriersOn, settled } from './looks.ts';
import { startApp } from './running-app.ts';

const WRONG = 'Invalid domain access. Please use the correct admin domain.';

/** What whoever is not let in gets there (§6). */
const signInOf = (page: Page) => page.getByRole('heading', { name: 'Secure Admin Portal' });

test('the administrators host asks who one is, at admin.localhost [§2 admin host] [§2 admin paths]', async ({
  page,
  app,
}) => {
  const { port } = new URL(app.url);
  await page.goto(`http://admin.localhost:${port}/`);
  await expect(page).toHaveURL(`http://admin.localhost:${port}/admin/dashboard`);
  await expect(signInOf(page)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto(`http://admin.localhost:${port}/no/such/page`);
  await expect(page).toHaveURL(`http://admin.localhost:${port}/admin/dashboard`);
});

test('and on its own port of this machine, whichever number that has, which is 5174 where nobody says; under another name it says that it is not [§2 admin host] [§2 admin domain]', async ({
  app,
}) => {
  // This one has another; to the browser it stands at the port that an installation takes by itself.
  const { port } = new URL(app.adminUrl);
  const { adminPort } = readConfig({});
  expect(adminPort).toBe(5174);
  const browser = await chromium.launch({
    ...CHROMIUM_FOR_TESTS,
    args: [
      ...(CHROMIUM_FOR_TESTS.args ?? []),
      `--host-resolver-rules=MAP books.example 127.0.0.1,MAP localhost:5174 127.0.0.1:${port}`,
    ],
  });
  try {
    const page = await browser.newPage();
    for (const origin of [
      `http://localhost:${adminPort}`,
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}`,
      `http://admin.localhost:${port}`,
    ]) {
      await page.goto(`${origin}/`);
      await expect(page).toHaveURL(`${origin}/admin/dashboard`);
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      await expect(page.getByText(WRONG)).toBeHidden();
    }
    await page.goto(`http://books.example:${port}/`);
    await expect(page.getByText(WRONG)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeHidden();
  } finally {
    await browser.close();
  }
});

test('under a domain of its own the portal answers at its admin subdomain, and a staging one tries services out [§2 admin host] [§2 oauth test]', async () => {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-e2e-domain-'));
  const domain = await startApp({
    dataFolder,
    env: { LOG_LEVEL: 'warn', PORT: String(port), PUBLIC_URL: 'http://staging.books.example' },
  });
  const rules = ['staging.books.example', 'admin.staging.books.example'].map((name) => `MAP ${name} 127.0.0.1:${port}`);
  const browser = await chromium.launch({
    ...CHROMIUM_FOR_TESTS,
    args: [...(CHROMIUM_FOR_TESTS.args ?? []), `--host-resolver-rules=${rules.join(',')}`],
  });
  try {
    const page = await browser.newPage();
    await page.goto('http://admin.staging.books.example/');
    await expect(page).toHaveURL('http://admin.staging.books.example/admin/dashboard');
    await expect(signInOf(page)).toBeVisible();
    await page.goto('http://staging.books.example/admin/dashboard');
    await expect(page).toHaveURL('http://staging.books.example/');
    await page.goto('http://staging.books.example/oauth-test');
    await expect(page).toHaveURL('http://staging.books.example/oauth-test');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in services');
  } finally {
    await browser.close();
    expect(await domain.stop(), domain.said()).toBe(0);
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

test('on the main host, paths of administrators and unknown ones lead where they belong', async ({ request, app }) => {
  const leads = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location'];
  expect(await leads('/admin')).toBe(app.adminUrl);
  expect(await leads('/dashboard')).toBe('/app/dashboard');
  expect(await leads('/transactions')).toBe('/app/transactions');
  expect(await leads('/no-such-page')).toBe('/');
});

test('pages that hold money are kept by no cache', async ({ request }) => {
  for (const path of ['/app/dashboard', '/app/transactions'])
    expect((await request.get(path)).headers()['cache-control']).toBe('no-store');
});

test('§4 a page starts under one policy, then keeps to a stricter one, and what breaks either is told [§4 page security]', async ({
  browser,
  app,
}) => {
  const page = await browser.newPage();
  const told: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(logs|policy-reports)$/.test(request.url())) told.push(request.postData() ?? '');
  });
  await page.goto(`${app.url}/auth/signin`);
  await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1);
  const tried = await page.evaluate(async (picture) => {
    const isRefused = (attempt: () => unknown) =>
      Promise.resolve()
        .then(attempt)
        .then(
          () => false,
          () => true,
        );
    return {
      attribute: await isRefused(() => document.createElement('b').setAttribute('onclick', 'x()')),
      markup: await isRefused(() => (document.createElement('div').innerHTML = '<b>x</b>')),
      script: await isRefused(() => (document.createElement('script').src = '/assets/x.js')),
      // Our own server, and neither our build nor a call.
      import: await isRefused(() => import(picture)),
      fetch: await isRefused(() => fetch('/favicon.svg')),
    };
  }, '/favicon.svg');
  expect(tried).toEqual({ attribute: true, markup: true, script: true, import: true, fetch: true });
  await expect.poll(() => told.join()).toContain('connect-src');
  await expect.poll(() => told.join()).toContain('require-trusted-types-for');
  // What the page still needs comes: the next step of the form is a file of its own.
  await page.getByLabel('E-mail').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('x');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email format')).toBeVisible();
  await page.close();
});

test.describe('in the frame of the books', () => {
  test.use({ expected: [/status of 429/] });

  test('an address that is none says so and leads on, and who asks too often reads when to go on', async ({
    page,
    person,
    app,
  }) => {
    expect(person.email).toBeTruthy();
    await page.goto('/app/settings/profile');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Settings' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
    await expect(page).toHaveURL(`${app.url}/app/settings`);

    // As if a minute's calls had been made.
    await askDatabase(app.dataFolder, 'update rate_limits set points = 1000000');
    await page.goto('/app/dashboard');
    await expect(
      page.getByRole('alert').getByText(/Too many requests\. .* You can try again at \d+:\d\d:\d\d/),
    ).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link', { name: 'Ilifa' })).toBeVisible();
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    await forgetLimits(app.dataFolder);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
