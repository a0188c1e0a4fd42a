import type { Page } from '@playwright/test';
import { expect, forgetLimits, test } from './fixtures.ts';
import { emailTo } from './emails.ts';
import { barriersOn, overflowOf, settled, smallTargetsOn } from './looks.ts';
import {
  codeOf,
  letConfirmationAge,
  press,
  signIn,
  upToSecondStep,
  virtualAuthenticator,
  withTotp,
} from './second-factor.ts';
import { forgetSignIn } from './signing-out.ts';

const SECURITY = '/app/settings/security';
const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'light', hasTouch: true } as const;
const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', hasTouch: false } as const;

const REFUSALS = [/status of 40[13]/];

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

/** The page as it stands has no barriers, and nothing sticks out. */
async function look(page: Page): Promise<void> {
  await settled(page);
  expect.soft(await barriersOn(page)).toEqual([]);
  expect.soft(await overflowOf(page)).toEqual([]);
  if (page.viewportSize()?.width === PHONE.viewport.width) expect.soft(await smallTargetsOn(page)).toEqual([]);
}

test.describe(`at ${PHONE.viewport.width} px, with the keyboard alone`, () => {
  test.use({ ...PHONE, expected: REFUSALS });

  test('an authenticator app is set up, and signs in', async ({ page, person, app }) => {
    await page.goto(SECURITY);
    await expect(page.getByText('Turn on two-step verification')).toBeVisible();
    await press(page, 'Set up an authenticator app');
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    await look(page);
    const secret = (await page.locator('[data-key]').innerText()).replaceAll(/\s/g, '');
    await page.getByLabel('Code from the app').focus();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('That code is wrong or was used before.')).toBeVisible();
    await page.getByLabel('Code from the app').fill(await codeOf(secret));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await page.keyboard.press('Escape');
    await expect(codes).toHaveCount(10);
    await look(page);
    await press(page, 'I have saved the codes');
    await expect(page.getByText('Two-step verification is on')).toBeVisible();
    await expect(page.getByText('10 of 10 codes left')).toBeVisible();

    await upToSecondStep(page, person.email);
    await look(page);
    await page.getByLabel('Code from your authenticator app').focus();
    await page.keyboard.type(await codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);
  });

  test('who has no second factor confirms with the password', async ({ page, person, app }) => {
    await letConfirmationAge(app.dataFolder, person.email);
    await page.goto(SECURITY);
    await press(page, 'Set up an authenticator app');
    const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await asked.getByLabel('Password', { exact: true }).focus();
    await page.keyboard.type('Umcebo#2026');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  });

  test('books ask their members for a second step, and who has none sets it up at the door', async ({
    page,
    person,
    app,
  }) => {
    await page.goto('/app/settings/members');
    await page.getByRole('switch', { name: /Require two-step verification/ }).focus();
    await page.keyboard.press('Space');
    // It holds at once, for who asked too.
    await expect(page).toHaveURL(/second-step/);
    await settled(page);

    await upToSecondStep(page, person.email);
    await press(page, 'Send code');
    const { text } = await emailTo(app.url, person.email, /Your sign-in code/);
    await page.getByLabel('Code from the e-mail').fill(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: /^Authenticator app/ }).press('Enter');
    const secret = (await page.locator('[data-key]').innerText()).replaceAll(/\s/g, '');
    await look(page);
    await page.getByLabel('Code from the app').fill(await codeOf(secret));
    await page.keyboard.press('Enter');
    await press(page, 'I have saved the codes');
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);
    await page.goto(SECURITY);
    await expect(page.getByText(/Your workspace requires two-step verification/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove the authenticator app' })).toHaveCount(0);
  });
});

test.describe(`at ${DESK.viewport.width} px, with the keyboard alone`, () => {
  test.use({ ...DESK, expected: REFUSALS });

  test('a backup code recovers the account, and few of them are said to be few', async ({ page, person, app }) => {
    const { backupCodes } = await withTotp(person);
    await upToSecondStep(page, person.email);
    await press(page, 'Use a backup code');
    await expect(page.getByLabel('Backup code')).toBeFocused();
    await look(page);
    await page.keyboard.type(backupCodes[0]?.toUpperCase() ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);
    for (const code of backupCodes.slice(1, 7)) await person.api.factors.show({ by: 'backup-code', code });
    await page.goto(SECURITY);
    await expect(page.getByText('Only 3 backup codes left')).toBeVisible();
    await look(page);
    await press(page, 'Create new backup codes');
    await press(page, 'Create backup codes');
    const codes = page.getByRole('list', { name: 'Backup codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await page.emulateMedia({ media: 'print' });
    await expect(codes).toBeVisible();
    await expect(page.getByRole('button', { name: 'I have saved the codes' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    const saved = page.waitForEvent('download');
    await press(page, 'Download');
    expect((await saved).suggestedFilename()).toBe('ilifa-backup-codes.txt');
    await press(page, 'I have saved the codes');
    await expect(page.getByText('10 of 10 codes left')).toBeVisible();
    const { subject } = await emailTo(app.url, person.email, /backup codes/);
    expect(subject).toBe('New backup codes created');
  });

  test('a passkey is made, signs in without a password, and is a second step after one', async ({
    page,
    person,
    app,
  }) => {
    const device = await virtualAuthenticator(page);
    await page.goto(SECURITY);
    await press(page, 'Add passkey');
    await page.getByLabel('Passkey name').focus();
    await page.keyboard.type('My phone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible();
    await press(page, 'I have saved the codes');
    await expect(page.getByRole('list', { name: 'Two-step verification' }).getByText('My phone')).toBeVisible();
    await look(page);

    await device.touch(false);
    await upToSecondStep(page, person.email);
    await device.touch(true);
    await press(page, 'Use a passkey');
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);

    await forgetSignIn(page);
    await device.touch(false);
    await page.goto(`/auth/signin?from=${encodeURIComponent(SECURITY)}`);
    await look(page);
    await device.touch(true);
    await press(page, 'Continue with a passkey');
    await expect(page).toHaveURL(app.url + SECURITY);

    // Chosen in the field of the address, where the browser offers it.
    await forgetSignIn(page);
    // The passkey may sign in, and lead on, before the page has loaded whole.
    await page.goto(`/auth/signin?from=${encodeURIComponent(SECURITY)}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(app.url + SECURITY);
    await expect(page.getByText(/Added on .*, last used on/)).toBeVisible();

    await press(page, 'More about My phone');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Rename' }).press('Enter');
    await page.getByLabel('Passkey name').fill('Work phone');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Two-step verification' }).getByText('Work phone')).toBeVisible();
    await press(page, 'More about Work phone');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await page.getByLabel('Type “Work phone” to continue').fill('work phone');
    await press(page, 'Remove');
    await expect(page.getByText('Turn on two-step verification')).toBeVisible();
    await emailTo(app.url, person.email, /removed/);
  });

  test('before what is delicate it is asked in place, over a dialog too, and the call is made again', async ({
    page,
    person,
    app,
  }) => {
    const { secret } = await withTotp(person);
    await letConfirmationAge(app.dataFolder, person.email);
    await page.goto(SECURITY);
    await press(page, 'Create new backup codes');
    await press(page, 'Create backup codes');
    const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
    const code = asked.getByLabel('Code from your authenticator app');
    await expect(code).toBeVisible();
    // Not on touch, where a field would bring up the keyboard over what is asked.
    await expect(code).toBeFocused();
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(asked).toBeHidden();
    await expect(page.getByText('Nothing was changed', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Create new backup codes' })).toBeVisible();

    await press(page, 'Create backup codes');
    await code.focus();
    await page.keyboard.type(await codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Backup codes' })).toBeVisible();
    await expect(asked).toBeHidden();
  });

  test('a code by e-mail stands in, and the browser is not asked again until it is forgotten', async ({
    page,
    person,
    app,
  }) => {
    await withTotp(person);
    await upToSecondStep(page, person.email);
    await press(page, 'Get a code by e-mail');
    await press(page, 'Send code');
    await expect(page.getByText(`We sent a code to ${person.email.slice(0, 1)}•••@example.com`)).toBeVisible();
    await look(page);
    const { text } = await emailTo(app.url, person.email, /Your sign-in code/);
    await page.getByLabel('Don’t ask again in this browser for 30 days').focus();
    await page.keyboard.press('Space');
    await page.getByLabel('Code from the e-mail').focus();
    await page.keyboard.type(/\b\d{6}\b/.exec(text)?.[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);

    await forgetSignIn(page, /session/);
    await signIn(page, person.email);
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);
    await page.goto(SECURITY);
    await expect(page.getByText('This browser')).toBeVisible();
    await press(page, 'Remove browser Chrome on Linux');
    await expect(page.getByRole('list', { name: 'Trusted browsers' })).toBeHidden();
    await upToSecondStep(page, person.email);
  });
});
