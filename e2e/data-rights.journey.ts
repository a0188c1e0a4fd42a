import type { Page } from '@playwright/test';
import { personAt } from './caller.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { codeOf, letConfirmationAge, withTotp } from './second-factor.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const LONG = 'Unabbreviatedlonganduninterruptedword'.repeat(5);

test.use({ expected: [/status of 40[13]/] });
test.setTimeout(240_000);

test('a person asks about their data, an administrator answers on their own host, and the person reads it', async ({
  page,
  person,
  app,
  browser,
}) => {
  await page.goto('/app/settings/privacy');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('switch', { name: /^Measurement/ })).toBeChecked();
  await page.getByRole('link', { name: 'Your data rights' }).first().click();
  await expect(page.getByText('You have no open requests')).toBeVisible();
  await page.getByLabel('What to do with your data').selectOption({ label: 'Correct my data' });
  await page.getByLabel('Details').fill(`My second name is wrong. ${LONG}`);
  await page.reload();
  await expect(page.getByLabel('Details')).toHaveValue(/My second name is wrong/);
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(
    page.getByRole('list', { name: 'Your requests' }).getByText('Answer to request due in 30 days'),
  ).toBeVisible();
  await page.getByLabel('What to do with your data').selectOption({ label: 'Object to a use of my data' });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Every non-essential use of your data is now off.')).toBeVisible();
  const localStore = () => page.evaluate(() => localStorage.getItem('consent-preferences') ?? '');
  await expect.poll(localStore).toContain('"analytics":false');
  await page.setViewportSize(PHONE);
  await looked(page, 'the requests on a phone');

  const { portal, superuser, backupCodes, close } = await portalOf();
  await portal.getByRole('link', { name: 'Users' }).click();
  await expect(portal.getByRole('list', { name: 'Requests' }).getByText(person.email)).toBeVisible();
  await portal.getByRole('button', { name: 'Answer' }).click();
  await portal.getByLabel('Your answer to the request').fill('It is corrected. Look at your profile.');
  await portal.setViewportSize(PHONE);
  await looked(portal, 'the answer on a phone');
  await portal.getByRole('button', { name: 'Send answer' }).click();
  await expect(portal.getByText('No personal data requests are open')).toBeVisible();
  await portal.getByRole('button', { name: 'Show closed requests' }).first().click();
  await expect(portal.getByText(LONG).first()).toBeVisible();
  await looked(portal, 'the closed requests on a phone');

  await threatened();
  await portal.reload();
  const alert = portal.getByRole('list', { name: 'Open alerts' }).getByText('Your account is locked for now');
  await expect(alert).toBeVisible();
  await letConfirmationAge(app.dataFolder, superuser);
  await portal.getByLabel('E-mail address of the locked account').fill(person.email);
  await portal.getByRole('button', { name: 'Unlock account' }).click();
  const asked = portal.getByRole('dialog', { name: 'Confirm it’s you' });
  // A slow press: what the field above says as it loses the focus must not push the button away meanwhile.
  await asked.getByRole('button', { name: 'Use a backup code' }).click({ delay: 300 });
  await asked.getByLabel('Backup code').fill(backupCodes[0] ?? '');
  await asked.getByRole('button', { name: 'Confirm' }).click();
  await expect(portal.getByText('Account unlocked')).toBeVisible();
  await portal.getByLabel('E-mail address of the locked account').fill(person.email);
  await portal.getByRole('button', { name: 'Unlock account' }).click();
  await expect(
    portal.getByText('The account with this e-mail address is not locked. Nothing was changed.'),
  ).toBeVisible();
  await portal.getByRole('button', { name: /^Resolve alert: Your account is locked for now/ }).click();
  await expect(alert).toBeHidden();
  await portal.getByLabel('E-mail address of the user').fill(person.email);
  await portal.getByRole('button', { name: 'Show devices' }).click();
  await expect(portal.getByText(/(security alert has (not )?affected|after a security alert)/)).toBeVisible();
  await looked(portal, 'what was done about threats on a phone');

  await portal.getByRole('link', { name: 'Security' }).click();
  await expect(portal.getByText('No data breaches recorded')).toBeVisible();
  await portal.getByRole('button', { name: 'Record a breach' }).click();
  await portal.getByLabel('Title').fill('A laptop was stolen');
  await portal.getByLabel('What happened').fill('It was taken from a car, with a copy of the books.');
  await portal.getByLabel('Personal data affected').fill('Names and balances');
  await portal.getByRole('button', { name: 'Add affected country' }).click();
  await portal.getByLabel('Number of people affected, country 2').fill('12');
  await looked(portal, 'a breach on a phone');
  await portal.getByRole('button', { name: 'Record breach' }).click();
  await expect(portal.getByText('Information Regulator')).toBeVisible();
  const kenya = portal.getByRole('listitem').filter({ hasText: 'Office of the Data Protection Commissioner' });
  await expect(kenya).toContainText('72 hours, until');
  await kenya.getByRole('button', { name: 'Record breach notice' }).click();
  await portal.getByLabel('Reference').fill('ODPC/2026/7');
  await portal.getByRole('button', { name: 'Save breach notice' }).click();
  await expect(kenya).toContainText('Reference: ODPC/2026/7');
  await portal.getByText(/^Breach history/).click();
  await portal.getByText('Breach facts, effects and actions', { exact: true }).click();
  await looked(portal, 'the register on a phone');
  await close();

  await page.goto('/app/settings/your-data-rights');
  await expect(page.getByText('It is corrected. Look at your profile.')).toBeVisible();
  await page.goto('/app/notifications');
  await expect(page.getByText('Your data request is answered').first()).toBeVisible();

  /** As if the person's password had been guessed at. */
  async function threatened(): Promise<void> {
    await askDatabase(
      app.dataFolder,
      `insert into failed_sign_ins (id, email, reason, at)
       select gen_random_uuid(), '${person.email}', 'wrong password', now() from generate_series(1, 5)`,
    );
    await askDatabase(
      app.dataFolder,
      `insert into security_alerts (id, user_id, alert_type, severity, title, description, created_at)
       select gen_random_uuid(), id, 'authentication', 'high', 'Your account is locked for now',
         'Somebody tried wrong passwords.', now() from users where email = '${person.email}'`,
    );
  }

  /** The portal in another browser: first somebody who may not enter, then a superuser, with their second step. */
  async function portalOf() {
    const superuser = await personAt(app.url);
    const { secret, backupCodes } = await withTotp(superuser);
    const context = await browser.newContext({ viewport: DESK });
    const portal = await context.newPage();
    await portal.goto(app.adminUrl);
    await signIn(portal, person.email);
    await expect(portal.getByText('Access Denied. Administrator privileges required.')).toBeVisible();
    await looked(portal, 'the portal for who may not enter');
    await askDatabase(
      app.dataFolder,
      `insert into user_roles (user_id, role) select id, 'superuser' from users where email = '${superuser.email}'`,
    );
    await forgetLimits(app.dataFolder);
    await signIn(portal, superuser.email);
    await portal.getByLabel('Code from your authenticator app').fill(await codeOf(secret, 1));
    await portal.keyboard.press('Enter');
    await expect(portal.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(portal).toHaveURL(`${app.adminUrl}/admin/dashboard`);
    return { portal, superuser: superuser.email, backupCodes, close: () => context.close() };
  }
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Umcebo#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
}
