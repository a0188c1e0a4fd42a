import type { Page } from '@playwright/test';
import { press, typeInto } from './by-keyboard.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { emailTo } from './emails.ts';
import { looked } from './looks.ts';

const PASSWORD = 'Umcebo#2026';
const NEW = 'Indaba#2027';

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Fills in the form of signing up, and sends it; nothing but keys. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signin');
  await press(page, page.getByRole('link', { name: 'Create an account' }));
  await heading(page, 'Create an account');
  await typeInto(page, 'First name', 'Thandi');
  await typeInto(page, 'Last name', 'Nkosi');
  await typeInto(page, 'E-mail', email);
  await typeInto(page, 'Password', PASSWORD);
  await looked(page, 'the form of signing up');
  await page.keyboard.press('Enter');
  await heading(page, 'Confirm your e-mail');
}

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

const viewport = { width: 360, height: 740 };

test.describe(`by keyboard alone, at ${viewport.width} px`, () => {
  // Several pages are looked at on the way.
  test.describe.configure({ timeout: 180_000 });
  test.use({ viewport });
  const at = `at${viewport.width}`;

  test('somebody signs up and confirms by the code of the e-mail', async ({ page, app }) => {
    const email = `code.${at}@example.com`;
    await signUp(page, email);
    const { code } = await emailTo(app.url, email);
    await typeInto(page, 'Code', code);
    await looked(page, 'the page of the code');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);
  });

  test('somebody signs up and confirms by the link of the e-mail', async ({ page, app }) => {
    const email = `link.${at}@example.com`;
    await signUp(page, email);
    const { link } = await emailTo(app.url, email);
    await page.goto(link);
    await expect(page.getByText(`finish creating the account for ${email}.`)).toBeVisible();
    await looked(page, 'the page of the link');
    await press(page, page.getByRole('button', { name: 'Confirm' }));
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);
  });

  test('somebody who has forgotten the password chooses another and signs in with it', async ({
    page,
    person,
    context,
    app,
  }) => {
    await context.clearCookies();
    const wanted = '/app/transactions?currency=ZAR';
    await page.goto(wanted);
    await press(page, page.getByRole('link', { name: 'Forgot your password?' }));
    await heading(page, 'Reset password');
    await typeInto(page, 'E-mail', person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Check your e-mail')).toBeVisible();
    await looked(page, 'the page that asks for an e-mail');

    const { link } = await emailTo(app.url, person.email, /Reset your password/);
    await page.goto(link);
    await typeInto(page, 'New password', 'short');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
    await looked(page, 'a new password that is too short');
    expect(page.url()).not.toContain('token');
    await typeInto(page, 'New password', NEW);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/auth/signin`);
    await expect(page.getByText('Password changed')).toBeVisible();
    // Whoever was signed in as them is not any more.
    expect(await person.api.identity.session()).toBeNull();

    await typeInto(page, 'E-mail', person.email);
    await typeInto(page, 'Password', NEW);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);
  });

  test.describe('with a link that was used', () => {
    test.use({ expected: [/status of 422.*resetPassword/] });

    test('somebody is told, and led to another e-mail', async ({ page, person, context, app }) => {
      await context.clearCookies();
      await person.api.credentials.askReset({ email: person.email });
      const { link } = await emailTo(app.url, person.email, /Reset your password/);
      const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';
      await person.api.credentials.resetPassword({ token, password: NEW });
      await page.goto(link);
      await typeInto(page, 'New password', NEW);
      await page.keyboard.press('Enter');
      await expect(page.getByText('This link was used or has expired.')).toBeVisible();
      await looked(page, 'a link that was used');
      await press(page, page.getByRole('link', { name: 'Send a new link' }));
      await heading(page, 'Reset password');
    });
  });

  test('an address changes once both have confirmed', async ({ page, person, app }) => {
    const email = `moved.${at}@example.com`;
    await page.goto('/app/settings/security');
    await typeInto(page, 'New e-mail address', email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Check both inboxes')).toBeVisible();
    await looked(page, 'the settings after asking');
    const old = await emailTo(app.url, person.email, /new e-mail address/);
    const anew = await emailTo(app.url, email, /Confirm this/);

    await page.goto(old.link);
    await looked(page, 'the page that confirms');
    expect(page.url()).not.toContain('token');
    await press(page, page.getByRole('button', { name: 'Confirm' }));
    await heading(page, 'Almost done');
    await page.goto('/app/settings/security');
    await expect(page.getByText(`Your e-mail address is ${person.email}`)).toBeVisible();

    await page.goto(anew.link);
    await press(page, page.getByRole('button', { name: 'Confirm' }));
    await heading(page, 'E-mail address changed');
    await looked(page, 'the page that has confirmed');
    await press(page, page.getByRole('link', { name: 'Continue' }));
    await expect(page).toHaveURL(/\/app\/|-welcome/);
    await page.goto('/app/settings/security');
    await expect(page.getByText(`Your e-mail address is ${email}`)).toBeVisible();
  });

  test.describe('with a password mistyped', () => {
    test.use({ expected: [/status of 422.*changePassword/] });

    test('somebody is told, and then changes it', async ({ page, person }) => {
      await page.goto('/app/settings/security');
      await typeInto(page, 'Current password', 'Wrong#2026');
      await typeInto(page, 'New password', NEW);
      await page.keyboard.press('Enter');
      await expect(page.getByText('That is not your password. Nothing was changed.')).toBeVisible();
      await looked(page, 'the settings after a wrong password');
      await typeInto(page, 'Current password', PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Password changed')).toBeVisible();
      await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
      expect((await person.api.identity.session())?.person.email).toBe(person.email);
    });
  });
});
