import type { BrowserContext, Page } from '@playwright/test';
import { CHROMIUM_FOR_TESTS, findWholeBrowser } from './chromium.ts';
import { expect, test } from './fixtures.ts';
import { testBrowser } from '#testing/push.server.ts';
import { barriersOn, overflowOf, settled, smallTargetsOn } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const FILE = 'Date,Amount,Description\n2026-03-01,-12.34,SPAR';

// The shell shows no notifications.
test.use({
  serviceWorkers: 'allow',
  launchOptions: {
    ...CHROMIUM_FOR_TESTS,
    executablePath: findWholeBrowser() ?? CHROMIUM_FOR_TESTS.executablePath ?? '',
  },
});

test.describe.configure({ timeout: 120_000 });

const width = 360;
test(`the bell tells of an import, which opens, is deleted and comes back, at ${width} px`, async ({
  page,
  person,
  context,
}) => {
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const { id } = await api.imports.upload({ file: new File([FILE], 'march.csv'), accountId });
  await api.imports.commit({ id });
  await api.notifications.create({ title: 'Call the bank', message: 'About the fees.', type: 'system' });
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/app/settings/locale');
  const other = await context.newPage();
  await other.goto('/app/settings/locale');
  await expect(other.getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible();
  // A tab behind another draws too rarely for what stands still to be told from what moves.
  await page.bringToFront();

  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const rows = panel.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  expect(await smallTargetsOn(page)).toEqual([]);

  await panel.getByRole('button', { name: 'More about: Call the bank' }).click();
  await page.getByRole('menuitem', { name: 'Why do I see this?' }).press('Enter');
  await expect(panel.getByText('You created this reminder.')).toBeVisible();
  await panel.getByRole('button', { name: 'Delete: Call the bank' }).click();
  const deleted = await heldToast(page, 'Notification deleted');
  await expect(rows).toHaveCount(1);
  // The other tab has heard of it without being touched.
  await expect(other.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await undoIn(deleted);
  await expect(rows).toHaveCount(2);

  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(panel.getByText('No unread notifications')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'All', exact: true }).click();
  await panel.getByRole('button', { name: '“march.csv” was imported', exact: true }).click();
  await expect(page).toHaveURL(`/app/imports/${id}`);
  await expect(panel).toBeHidden();
  await other.close();
});

test.describe('notifications that cannot be read', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('show none, and keep nobody from their books [§8 notifications or roles cannot be read]', async ({
    page,
    person,
  }) => {
    expect(person.email).toBeTruthy();
    const told: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && told.push(message.text())));
    await page.route(/\/rpc\/(notifications\/|__batch__)/, async (route) => {
      const isTheirs =
        route.request().url().includes('notifications') || /notifications/.test(route.request().postData() ?? '');
      await (isTheirs ? route.abort() : route.continue());
    });
    await page.goto('/app/settings/locale');
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(0);
    await expect(page.getByLabel('Time zone')).toBeVisible();
    expect(told.some((text) => text.includes('ERR_FAILED'))).toBe(true);
  });
});

test('Escape closes the panel, and the keyboard goes on where it was', async ({ page, person }) => {
  await person.api.notifications.create({ title: 'Call the bank', message: 'About the fees.', type: 'system' });
  await page.goto('/app/settings/locale');
  const bell = page.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeHidden();
  await expect(bell).toBeFocused();
});

test(`what reaches one is chosen, holds at once and is taken back, at ${width} px`, async ({
  page,
  person,
  context,
}) => {
  await page.setViewportSize({ width, height: 800 });
  await browserWithService(context);
  await page.goto('/app/settings/notifications');
  const byEmail = page.getByRole('checkbox', { name: 'Transactions: By e-mail' });
  await expect(byEmail).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Security: In the app' })).toBeDisabled();
  await byEmail.click();
  const saved = await heldToast(page, 'Saved');
  await expect(byEmail).toBeChecked();
  await undoIn(saved);
  await expect(byEmail).not.toBeChecked();
  const isQuiet = page.getByRole('switch', { name: /Pause notifications/ });
  await isQuiet.click();
  await expect(isQuiet).toBeChecked();
  await page.getByLabel('Start time', { exact: true }).fill('21:30');
  await page.getByLabel('End time', { exact: true }).focus();
  const quiet = async () => (await person.api.notifications.wishes()).quietHours;
  await expect.poll(quiet).toMatchObject({ from: '21:30', until: '07:00' });

  const onDevice = page.getByRole('switch', { name: /Show notifications on this device/ });
  await onDevice.click();
  await expect(page.getByText('Notifications are on for this device')).toBeVisible();
  await expect(onDevice).toBeChecked();
  expect((await person.api.push.standing()).browsers).toHaveLength(1);
  expect(
    await shownAfter(page, { title: 'Your password was changed', body: 'Security', path: '/app/notifications' }),
  ).toEqual(['Your password was changed: Security, leads to /app/notifications']);
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);
  expect(await smallTargetsOn(page)).toEqual([]);
});

test.describe('an e-mail about books that are closed since', () => {
  test.use({ expected: [/status of 404/] });

  test('leads to a sentence that says so, and to what is still there', async ({ page, person }) => {
    await person.api.notifications.create({ title: 'Call the bank', message: 'About the fees.', type: 'system' });
    await page.goto(`/app/notifications/${crypto.randomUUID()}`);
    await expect(page.getByText('This notification was already deleted.')).toBeVisible();
    await page.getByRole('link', { name: 'All notifications' }).last().click();
    await expect(page.getByText('Call the bank')).toBeVisible();
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
  });
});

/** A browser whose maker's service is not asked: none is within reach of a test. The rest is its own. */
async function browserWithService(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  const { endpoint, p256dh, auth } = testBrowser().address;
  await context.addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = () =>
        Promise.resolve({ toJSON: () => subscription } as unknown as PushSubscription);
    },
    { endpoint, keys: { p256dh, auth } },
  );
}

/** Hands a message to the worker as the browser would, and answers what it shows. */
async function shownAfter(page: Page, message: object): Promise<string[]> {
  const tools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId);
    }),
  );
  await tools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await known;
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(
        ({ title, body, data }) => `${title}: ${body}, leads to ${(data as { path: string }).path}`,
      );
    });
  // One that comes before the worker is active is lost; of the same message a second one takes the place of the first.
  await expect(async () => {
    await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
    await expect.poll(async () => (await shown()).length, { timeout: 3000 }).toBe(1);
  }).toPass({ timeout: 20_000 });
  return shown();
}
