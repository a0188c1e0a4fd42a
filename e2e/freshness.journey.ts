import type { Page, Request } from '@playwright/test';
import { chequeBooks, rowsOn } from './books.ts';
import { askDatabase, expect, test } from './fixtures.ts';
import { settled } from './looks.ts';

// How often a page asks is counted here.
test.use({ asksAgain: true });

const MINUTE = 60_000;

/** Whether a request asks for this; what is asked at one moment travels as one. */
const asksFor = (request: Request, procedure: string) =>
  request.url().includes('/rpc/') &&
  decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`).includes(procedure);

/** Counts how often a page asks the server for something. */
function asked(page: Page, procedure: string): () => number {
  let times = 0;
  page.on('request', (request) => {
    if (asksFor(request, procedure)) times += 1;
  });
  return () => times;
}

/** Until nothing is asked for any more, by the clock of this machine. */
async function calm(page: Page): Promise<void> {
  await settled(page);
  await page.waitForTimeout(300);
}

/** The page's clock stands at so many milliseconds after it was opened; its timers go on. */
async function clockOf(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  const began = Date.now();
  const at = (milliseconds: number) => page.clock.setFixedTime(began + milliseconds);
  await at(0);
  return at;
}

test('transactions are fresh for 30 seconds and plans for 60 [§9 transactions stale] [§9 subscriptions stale]', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, 30);
  const [transactions, plans] = [asked(page, 'transactions/list'), asked(page, 'billing/subscriptions')];
  const at = await clockOf(page);
  const open = async (path: string) => {
    await page.locator(`nav a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL((url) => url.pathname === path);
    await calm(page);
  };
  await page.goto('/app/transactions');
  await expect(rowsOn(page)).toHaveCount(25, { timeout: 40_000 });
  await calm(page);
  const before = transactions();
  expect(before).toBeGreaterThan(0);
  await open('/app/accounts');
  await at(29_999);
  await open('/app/transactions');
  expect(transactions()).toBe(before);
  await open('/app/accounts');
  await at(30_000);
  await open('/app/transactions');
  await expect.poll(transactions).toBe(before + 1);

  await at(0);
  await page.goto('/app/settings/billing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await calm(page);
  const known = plans();
  expect(known).toBe(1);
  await open('/app/settings/locale');
  await at(59_999);
  await open('/app/settings/billing');
  expect(plans()).toBe(known);
  await open('/app/settings/locale');
  await at(60_000);
  await open('/app/settings/billing');
  await expect.poll(plans).toBe(known + 1);
});

test('what is shown is asked for again after 30 minutes with money on it, in the Security Center after 5, and the session is looked at after 15 [§9 refresh intervals]', async ({
  page,
  person,
  app,
}) => {
  await chequeBooks(person.api, 1);
  // The Security Center is part of the plan.
  await askDatabase(
    app.dataFolder,
    `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
     select gen_random_uuid(), id, 'active', 'Ilifa Business', 'month' from users where email = '${person.email}'`,
  );
  const [accounts, alerts, looks] = [
    asked(page, 'accounts/list'),
    asked(page, 'securityAlerts/list'),
    asked(page, 'sessions/current'),
  ];
  const at = await clockOf(page);
  const pressAt = async (milliseconds: number) => {
    await at(milliseconds);
    await page.keyboard.press('Shift');
    await calm(page);
  };
  /** How often it was asked for by a key at the last instant before, and by one at the instant. */
  const askedAround = async (count: () => number, path: string, before: number, due: number) => {
    await at(0);
    const known = count();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The session is looked at a second after the page stands.
    await expect.poll(count, path).toBeGreaterThan(known);
    await calm(page);
    const begun = count();
    await pressAt(before);
    const early = count() - begun;
    await pressAt(due);
    return [early, count() - begun];
  };
  expect(await askedAround(alerts, '/app/security', 5 * MINUTE - 1, 5 * MINUTE)).toEqual([0, 1]);
  expect(await askedAround(accounts, '/app/accounts', 30 * MINUTE - 1, 30 * MINUTE)).toEqual([0, 1]);
  // Of what is done within one second the first alone is looked at.
  expect(await askedAround(looks, '/app/accounts', 15 * MINUTE - 1000, 15 * MINUTE)).toEqual([0, 1]);
});

test.describe('where the server fails', () => {
  test.use({ expected: [/status of 5\d\d/] });

  test('transactions are asked for three times more, other things once, and nothing again when the window is focused [§9 transactions stale] [§9 default client]', async ({
    page,
    person,
  }) => {
    await chequeBooks(person.api, 1);
    const [transactions, accounts] = [asked(page, 'transactions/list'), asked(page, 'accounts/list')];
    await page.clock.install();
    let failing = '';
    await page.route(
      (url) => url.pathname.startsWith('/rpc/'),
      (route) =>
        failing !== '' && asksFor(route.request(), failing)
          ? route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' })
          : route.fallback(),
    );
    /** How often it is asked for in the minute after a page is opened. */
    const askedIn = async (count: () => number, path: string, procedure: string) => {
      failing = procedure;
      const before = count();
      await page.goto(path);
      for (let step = 0; step < 6; step += 1) {
        await calm(page);
        await page.clock.runFor(10_000);
      }
      failing = '';
      return count() - before;
    };
    expect(await askedIn(transactions, '/app/transactions', 'transactions/list')).toBe(4);
    expect(await askedIn(accounts, '/app/accounts', 'accounts/list')).toBe(2);

    await page.goto('/app/accounts');
    await expect(page.getByRole('link', { name: 'Cheque' })).toBeVisible();
    await calm(page);
    const before = accounts();
    await page.evaluate(() => {
      for (const target of [document, window])
        for (const name of ['visibilitychange', 'focus']) target.dispatchEvent(new Event(name, { bubbles: true }));
    });
    await calm(page);
    expect(accounts()).toBe(before);
  });
});
