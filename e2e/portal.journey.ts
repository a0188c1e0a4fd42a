import type { Page } from '@playwright/test';
import { cookiesOf, personAt } from './caller.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { withTotp } from './second-factor.ts';
import { heldToast, undoIn } from './toasts.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

test.setTimeout(240_000);

test('a superuser sees how the installation is, announces something to everybody and closes the site to newcomers', async ({
  page,
  person,
  app,
  browser,
}) => {
  const { portal, close } = await portalOf('superuser');
  await expect(portal).toHaveTitle('Dashboard · Secure Admin Portal · Ilifa');
  await expect(portal.getByText('Security level: maximum.')).toBeVisible();

  await portal.getByRole('link', { name: 'System' }).click();
  await expect(portal).toHaveTitle('System · Secure Admin Portal · Ilifa');
  await expect(portal.getByText('Working, but no mail server is set, so e-mails are not sent')).toBeVisible();
  await expect(portal.getByText('Allowed networks (ADMIN_NETWORKS)')).toBeVisible();
  await expect(portal.getByText('3 a minute')).toBeVisible();
  await expect(portal.getByText('not set, so the site shows no licence number')).toBeVisible();
  await looked(portal, 'the system');
  await portal.setViewportSize(PHONE);
  await looked(portal, 'the system on a phone');
  await portal.setViewportSize(DESK);

  await portal.getByRole('link', { name: 'Settings' }).click();
  await portal.getByLabel('Message').fill('We move to a new machine on Sunday.');
  await portal.getByLabel('Allow new sign-ups').uncheck();
  await portal.getByLabel('Until').fill('2099-12-31');
  await portal.getByRole('button', { name: 'Save' }).click();
  await expect(portal.getByText('Enter a date and a time')).toBeVisible();
  await portal.getByLabel('Time', { exact: true }).fill('6.30 pm');
  await looked(portal, 'the settings');
  await portal.setViewportSize(PHONE);
  await looked(portal, 'the settings on a phone');
  await portal.getByRole('button', { name: 'Save' }).click();
  await expect(portal.getByText('Settings saved')).toBeVisible();
  await portal.reload();
  await expect(portal.getByLabel('Until')).toHaveValue('31 Dec 2099');
  await expect(portal.getByLabel('Time', { exact: true })).toHaveValue('18:30');
  await portal.getByLabel('Until').fill('');
  await portal.getByLabel('Time', { exact: true }).fill('');
  await portal.getByRole('button', { name: 'Save' }).click();
  await expect(portal.getByText('Settings saved')).toBeVisible();

  expect(person.email).toBeTruthy();
  await page.goto('/app/dashboard');
  await expect(page.getByRole('region', { name: 'Announcement' })).toContainText('We move to a new machine on Sunday.');
  await looked(page, 'an announcement');
  await expect(personAt(app.url)).rejects.toMatchObject({ code: 'SIGN_UPS_CLOSED' });
  await portal.getByLabel('Message').fill('');
  await portal.getByLabel('Allow new sign-ups').check();
  await portal.getByRole('button', { name: 'Save' }).click();
  await expect(portal.getByLabel('Message')).toHaveValue('');

  // Public holidays that were announced.
  await portal.getByRole('button', { name: 'Add public holiday' }).click();
  const day = portal.getByRole('dialog', { name: 'Add announced public holiday' });
  await day.getByLabel('Date').fill('2099-11-04');
  await day.getByLabel('Name').fill('Local government elections');
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(day.getByText('Source is required')).toBeVisible();
  await day.getByLabel('Source').fill('Government Gazette 55123');
  await looked(portal, 'a day that was announced');
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(portal.getByText('Local government elections was saved')).toBeVisible();
  const announced = portal.getByRole('list', { name: 'Announced public holidays' });
  await expect(announced.getByRole('listitem')).toContainText('4 Nov 2099 · South Africa');
  const expectedDays = portal.getByRole('list', { name: 'Public holidays expected, not announced yet' });
  const eid = expectedDays.getByRole('button', { name: 'Enter holiday date: Eid al-Fitr in Kenya' });
  const before = await eid.count();
  await eid.first().click();
  await expect(day.getByLabel('Name')).toHaveValue('Eid al-Fitr');
  await day.getByLabel('Kind of day').selectOption('Not a public holiday');
  await day.getByLabel('Source').fill('Kenya Gazette 12');
  await day.getByRole('button', { name: 'Save' }).click();
  await expect(eid).toHaveCount(before - 1);
  await expect(announced).toContainText('Not a public holiday');
  await looked(portal, 'days that were announced and that are expected');
  await portal.setViewportSize(PHONE);
  await looked(portal, 'those days on a phone');
  await portal.setViewportSize(DESK);
  await announced.getByRole('button', { name: /^Edit Local government elections, 0?4 Nov 2099$/ }).click();
  const edited = portal.getByRole('dialog', { name: 'Edit announced public holiday' });
  await edited.getByLabel('Date').fill('2099-11-05');
  await edited.getByRole('button', { name: 'Save' }).click();
  await announced.getByRole('button', { name: /^Delete Local government elections, 0?5 Nov 2099$/ }).click();
  const deleted = await heldToast(portal, 'Local government elections was deleted');
  await expect(announced).not.toContainText('Local government elections');
  await undoIn(deleted);
  await expect(announced).toContainText('5 Nov 2099');

  // A portal of its own: what the page loads there is not answered on the main host.
  const script = (await portal.locator('script[type=module][src]').getAttribute('src')) ?? '';
  expect((await portal.request.get(`${app.adminUrl}${script}`)).status()).toBe(200);
  expect((await portal.request.get(`${app.url}${script}`)).status()).toBe(404);

  await portal.evaluate(() => sessionStorage.setItem('of-an-administrator', 'x'));
  await portal.getByRole('button', { name: 'Sign Out' }).click();
  await expect(portal).toHaveURL(`${app.url}/auth`);
  await portal.goto(app.adminUrl);
  expect(await portal.evaluate(() => sessionStorage.getItem('of-an-administrator'))).toBeNull();
  await close();

  /** The portal in another browser, as somebody who runs the site. */
  async function portalOf(role: 'admin' | 'superuser') {
    await forgetLimits(app.dataFolder);
    const operator = await personAt(app.url);
    await withTotp(operator);
    await askDatabase(
      app.dataFolder,
      `insert into user_roles (user_id, role) select id, '${role}' from users where email = '${operator.email}'`,
    );
    const context = await browser.newContext({ viewport: DESK });
    await context.addCookies(cookiesOf(operator, app.adminUrl));
    const opened = await context.newPage();
    await opened.goto(app.adminUrl);
    return { portal: opened, close: () => context.close() };
  }
});

test.describe('somebody without a role', () => {
  // Refused as it must be, which the browser notes.
  test.use({ expected: [/status of 403/] });

  test('is turned away at the portal, signed out, and told [§2 admin sign-in]', async ({ page, person, app }) => {
    await page.goto(app.adminUrl);
    await expect(page.getByText('Access Denied. Administrator privileges required.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await page.goto('/app/dashboard');
    await expect(page).toHaveURL(/\/auth/);
    await signIn(page, person.email);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.goto('/app/notifications');
    await expect(page.getByText('Sign-in at the administrator portal').first()).toBeVisible();
  });
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Umcebo#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
}
