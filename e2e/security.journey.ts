import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { looked, settled } from './looks.ts';

const PASSWORD = 'Umcebo#2026';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

const width = 360;
test(`somebody sees who is signed in, what happened and what to do, and does it, ${width} px`, async ({
  page,
  person,
  app,
  browser,
}) => {
  await page.setViewportSize({ width, height: 900 });
  await askDatabase(
    app.dataFolder,
    `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
       select gen_random_uuid(), id, 'active', 'Business', 'month' from users where email = '${person.email}'`,
  );
  const phone = await browser.newContext({ baseURL: app.url, userAgent: IPHONE });
  const other = await phone.newPage();
  await other.goto('/auth/signin?from=%2Fapp%2Fdashboard');
  await other.getByLabel('E-mail').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.getByLabel('Password', { exact: true }).press('Enter');
  // Not the address of the form, which ends alike.
  await expect(other).toHaveURL(`${app.url}/app/dashboard`);

  await page.goto('/app/security');
  await settled(page);
  await expect(page.getByText('You are signed in on 2 devices')).toBeVisible();
  // The line of the page counts alerts; its card says what to do.
  await expect(page.getByText(/^One alert to look at\.?$/)).toHaveCount(1);
  await expect(page.getByText('Resolve this alert', { exact: true })).toBeVisible();
  await looked(page, 'the Security Center');

  const alerts = page.getByRole('list', { name: 'Alerts' }).getByRole('listitem');
  await expect(alerts).toHaveCount(1);
  await expect(alerts).toContainText('Signed in on a new device: Safari on iPhone');
  await expect(alerts.getByRole('button', { name: 'Remove device Safari on iPhone' })).toBeVisible();
  await alerts.getByRole('button', { name: /^Resolve/ }).click();
  await expect(page.getByText('No open alerts.', { exact: true })).toBeVisible();
  await expect(page.getByText('One possible improvement')).toBeVisible();

  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem');
  await devices
    .filter({ hasText: 'This device' })
    .getByRole('button', { name: /^Trust/ })
    .click();
  await expect(devices.filter({ hasText: 'This device' })).toContainText('Device trust score 50 of 100');
  await devices
    .filter({ hasText: 'Safari on iPhone' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(devices).toHaveCount(1);
  await expect(page.getByText('You are signed in on this device only')).toBeVisible();
  await other.reload();
  await expect(other.getByText('You signed this device out from another device.')).toBeVisible();
  await phone.close();

  await page.getByText('Your sign-in', { exact: true }).click();
  await expect(page.getByText('Two-step verification is on')).toBeVisible();
  await page.getByLabel('Kind of activity').selectOption('Deletions and security changes');
  await expect(page).toHaveURL(/show=critical/);
  await expect(page.getByText('No activity matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Check activity log' }).click();
  await expect(
    page.getByText(/^Checked \d+ entr(y|ies) in your log and \d+ in this workspace’s log: none was changed\.$/),
  ).toBeVisible();
  await looked(page, 'the Security Center after its work');
});
