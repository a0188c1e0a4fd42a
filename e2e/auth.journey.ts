import { expect, forgetLimits, test } from './fixtures.ts';
import { emailTo } from './emails.ts';

const PASSWORD = 'Umcebo#2026';
const REFUSED = /status of (401|409|423)/;

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

test('a guarded page sends a visitor to sign in, and back to exactly where they wanted to go [§2 guard]', async ({
  page,
  app,
}) => {
  const wanted = '/app/transactions?currency=ZAR&q=rent';
  await page.goto(wanted);
  await expect(page).toHaveURL(/\/auth\?from=/);
  expect(new URL(page.url()).searchParams.get('from')).toBe(wanted);

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('First name').fill('Thandi');
  await page.getByLabel('Last name').fill('Nkosi');
  await page.getByLabel('E-mail').fill('thandi.nkosi@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expect(page.getByLabel('Country')).toHaveValue('ZA');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
  const { code } = await emailTo(app.url, 'thandi.nkosi@example.com');
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(`${app.url}${wanted}`);
});

test.describe('in a browser of Nairobi', () => {
  test.use({ locale: 'en-KE', timezoneId: 'Africa/Nairobi' });

  test('the form begins with the country, guessed from time zone and language, and shillings and the time of Nairobi follow [§9 default preferences]', async ({
    page,
    app,
  }) => {
    await page.goto('/auth/signup');
    const fields = page.locator('form').locator('input, select');
    await expect(fields.first()).toHaveAccessibleName('Country');
    await expect(page.getByLabel('Country')).toHaveValue('KE');
    await page.getByLabel('First name').fill('Wanjiru');
    await page.getByLabel('Last name').fill('Kamau');
    await page.getByLabel('E-mail').fill('wanjiru.kamau@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByLabel('Code').fill((await emailTo(app.url, 'wanjiru.kamau@example.com')).code);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).not.toHaveURL(/\/auth/);
    const now = new Date();
    await page.clock.setFixedTime(now);
    await page.goto('/app/settings/locale');
    await expect(page.getByLabel('Currency')).toHaveValue(/KES/);
    await expect(page.getByLabel('Time zone')).toHaveValue(/^Nairobi \(this browser\)$/);
    await expect(page.getByLabel('Time format')).toHaveValue('12h');
    // Three hours ahead of UTC all year.
    const [hours, minutes] = [(now.getUTCHours() + 3) % 12 || 12, String(now.getUTCMinutes()).padStart(2, '0')];
    await expect(page.getByLabel('Preview')).toContainText(`${hours}:${minutes}`);
  });
});

test('signing out ends the session, says so, and leaves nothing behind the back button [§8 sign-out succeeds]', async ({
  page,
  person,
  app,
}) => {
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(`${app.url}/auth/signin`);
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page.getByText('You have been logged out of your account.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\?from=/);
  expect(await person.api.identity.session()).toBeNull();
});

test.describe('a sign-out that does not get through', () => {
  test.use({ expected: [/ERR_FAILED/] });

  test('says so, and the books stay open [§8 sign-out fails]', async ({ page, person }) => {
    await page.goto('/app/dashboard');
    await page.route('**/rpc/identity/signOut**', (route) => route.abort());
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page.getByText('Error signing out')).toBeVisible();
    await expect(page.getByText('There was a problem signing you out. Please try again.')).toBeVisible();
    expect(await person.api.identity.session()).not.toBeNull();
  });
});

test.describe('while the server says nothing', () => {
  test.use({ asksAgain: true });

  test('whether one is signed in is waited for a second, then one may sign in anew [§9 auth loading] [§2 loading screen] [§2 guard spinner]', async ({
    page,
    person,
  }) => {
    expect(person.email).toBeTruthy();
    const began = Date.now();
    await page.clock.install({ time: began });
    // Stands still but for what is run here: a busy machine must not make the second pass.
    await page.clock.pauseAt(began + 1000);
    await page.route('**/rpc/identity/session**', () => new Promise(() => undefined));
    await page.goto('/app/dashboard');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('status').locator('svg')).toHaveCSS('animation-name', 'spin');
    await page.clock.runFor(999);
    await expect(page.getByRole('link', { name: 'Sign in again' })).toHaveCount(0);
    // On a busy machine the waiting may begin after its screen is shown.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});

test.describe('who has chosen no theme', () => {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`has that of the system: ${colorScheme} [§9 default theme]`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/auth/signin');
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./);
      const lightness = await page.evaluate(() => {
        const canvas = document.createElement('canvas').getContext('2d');
        if (canvas === null) throw new Error('this browser paints nothing');
        canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
        canvas.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return (red + green + blue) / 3;
      });
      if (colorScheme === 'light') expect(lightness).toBeGreaterThan(200);
      else expect(lightness).toBeLessThan(60);
    });
});

test('a person signs in again with their e-mail, whatever its case', async ({ page, person, context, app }) => {
  await context.clearCookies();
  await page.goto('/auth/signin');
  await page.getByLabel('E-mail').fill(person.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/individual-welcome`);
});

test('a sign-in never leads to another site', async ({ page, person, app }) => {
  await page.context().clearCookies();
  await page.goto('/auth/signin?from=https%3A%2F%2Fevil.example%2Fapp');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${app.url}/individual-welcome`);
});

test('each rule of the password is said beside its field, and nothing is sent', async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByLabel('First name').fill('Thandi');
  await page.getByLabel('Last name').fill('Nkosi');
  await page.getByLabel('E-mail').fill('thandi@example');
  for (const [password, sentence] of [
    ['Ab1#', 'Password must be at least 8 characters long'],
    ['umcebo#2026', 'Password must contain at least one uppercase letter'],
    ['UMCEBO#2026', 'Password must contain at least one lowercase letter'],
    ['Umcebo#####', 'Password must contain at least one number'],
    ['Umcebo2026', 'Password must contain at least one special character'],
  ] as const) {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await expect(page.getByText('Invalid email format')).toBeVisible();
});

test.describe('wrong passwords', () => {
  test.use({ expected: [REFUSED] });

  test('five of them lock the account, also for the right one', async ({ page, person, context }) => {
    await context.clearCookies();
    await page.goto('/auth/signin');
    await page.getByLabel('E-mail').fill(person.email);
    const attempt = async (password: string) => {
      await page.getByLabel('Password', { exact: true }).fill(password);
      const answered = page.waitForResponse(/identity\/signIn/);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await answered;
    };
    for (let failures = 0; failures < 5; failures += 1) {
      await attempt('Wrong#2026');
      await expect(page.getByText('Invalid credentials')).toBeVisible();
    }
    await attempt(PASSWORD);
    await expect(page.getByText('Account temporarily locked due to suspicious activity')).toBeVisible();
  });
});
