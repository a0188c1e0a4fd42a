import { PASSWORD, personAt } from './caller.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { codeOf, withTotp } from './second-factor.ts';
import { forgetSignIn } from './signing-out.ts';

const SESSION = '**/rpc/identity/session';

test.describe('who comes as a visitor', () => {
  test.use({ expected: [/status of 401/] });

  test('is asked nothing, and signs in over the page they read [§2 sign-in dialog]', async ({ app, page }) => {
    await forgetLimits(app.dataFolder);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rpc/')) calls.push(request.url());
    });
    await page.goto('/about');
    await expect(page.getByText('Loading...')).toBeHidden();
    const link = page.getByRole('link', { name: 'Sign In', exact: true });
    expect(await link.getAttribute('href')).toBe('/auth/signin');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ilifa' })).toHaveAttribute('href', '/');
    const menu = (name: string) => page.getByRole('navigation', { name: 'Site' }).locator('summary', { hasText: name });
    await expect(menu('About')).toHaveAttribute('aria-current', 'true');
    await expect(menu('Services')).not.toHaveAttribute('aria-current');
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);

    // Theme: the choice of the application, there before the first paint of the next page.
    const theme = page.getByRole('button', { name: / theme\. Change to / });
    await theme.click();
    await theme.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await theme.click();

    await link.click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    await looked(page, 'the dialog of signing in');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('Invalid email format');
    await expect(dialog.getByLabel('Password')).toHaveAccessibleDescription('Password is required');
    expect(calls).toEqual([]);

    const { email } = await personAt(app.url);
    await dialog.getByLabel('E-mail').fill(email);
    await dialog.getByLabel('Password').fill('Wrong#2026');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Invalid credentials');
    await expect(dialog.getByRole('alert')).toContainText('Five wrong tries lock the account');
    await dialog.getByLabel('Password').fill('Umcebo#2026');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/individual-welcome$/);
  });

  test('comes back to the plans that they read, by a second step too [§2 path came from]', async ({ app, page }) => {
    await forgetLimits(app.dataFolder);
    const person = await personAt(app.url);
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    const signIn = async () => {
      await page.getByRole('banner').getByRole('link', { name: 'Sign In', exact: true }).click();
      await dialog.getByLabel('E-mail').fill(person.email);
      await dialog.getByLabel('Password').fill(PASSWORD);
    };
    await page.goto('/subscription?country=KE');
    await signIn();
    await expect(dialog.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
      'href',
      `/auth/signup?from=${encodeURIComponent('/subscription?country=KE')}`,
    );
    await page.keyboard.press('Enter');
    await expect(page.getByText(`You are signed in as ${person.name}`)).toBeVisible();
    expect(page.url()).toBe(`${app.url}/subscription?country=KE`);

    const { secret } = await withTotp(person);
    await forgetSignIn(page, /session|signed-in/);
    await page.goto('/pricing');
    await signIn();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await page.getByLabel('Code from your authenticator app').fill(await codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/pricing`);
  });
});

test('whoever is signed in finds their own menu, and is out by it [§2 header] [§2 logo]', async ({
  app,
  page,
  person,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Ilifa' })).toHaveAttribute('href', '/individual-welcome');
  await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Sign Up', exact: true })).toBeHidden();
  await header.locator('summary', { hasText: 'Your menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Your menu' });
  const own = ['Profile Settings', 'Security & Privacy', 'Notifications', 'Language & Region'];
  await expect(menu.getByRole('link')).toHaveText([...own, 'Help & Support']);
  await askDatabase(app.dataFolder, `update users set user_type = 'financial_planner' where email = '${person.email}'`);
  await page.reload();
  await expect(header.getByRole('link', { name: 'Ilifa' })).toHaveAttribute('href', '/financial-planner-welcome');
  await header.locator('summary', { hasText: 'Your menu' }).click();
  const ofBusiness = ['Business Info', 'Billing & Plans', 'Compliance', 'API & Integrations'];
  await expect(menu.getByRole('link')).toHaveText([...own, ...ofBusiness, 'Help & Support']);
  await looked(page, 'the menu of who is signed in');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await header.locator('summary', { hasText: 'Your menu' }).click();
  await menu.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await page.goto('/');
  await expect(header.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('ilifa.signed-in');
});

test('the header says "Loading..." for 3 seconds at most, and believes an answer that comes later [§2 header loading]', async ({
  page,
  person,
}) => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SESSION, async (route) => {
    await asked;
    await route.continue();
  });
  const began = Date.now();
  await page.clock.install({ time: began });
  // Stands still but for what is run here: a busy machine must not make the seconds pass.
  await page.clock.pauseAt(began + 1000);
  await page.goto('/pricing');
  const header = page.getByRole('banner');
  const signIn = header.getByRole('link', { name: 'Sign In', exact: true });
  await expect(header.getByText('Loading...')).toBeVisible();
  await expect(signIn).toBeHidden();
  await page.clock.runFor(2999);
  await expect(header.getByText('Loading...')).toBeVisible();
  await page.clock.runFor(1);
  await expect(header.getByText('Loading...')).toBeHidden();
  await expect(signIn).toBeVisible();
  answer();
  await expect(header.locator('summary', { hasText: person.name })).toBeVisible();
  await expect(signIn).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('signing in takes the whole screen, and a press below its form is none beside it [§2 sign-in dialog]', async ({
    page,
  }) => {
    await page.goto('/terms');
    await page.locator('[data-phone-menu] summary').click();
    await page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('link', { name: 'Log in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog.getByLabel('E-mail')).toBeFocused();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await looked(page, 'the dialog of signing in, on a phone');
    await page.mouse.click(180, 720);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  test('the menu has Settings for who is signed in, and no way in [§2 mobile menu]', async ({ page, person }) => {
    await page.goto('/');
    await expect(page.getByText(person.name)).not.toHaveCount(0);
    await page.locator('[data-phone-menu] summary').click();
    const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
    await expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/app/settings');
    await expect(menu.getByRole('link', { name: 'Log in' })).toBeHidden();
    await expect(menu.getByRole('link', { name: 'Sign up' })).toBeHidden();
    await looked(page, 'the menu of a phone, signed in');
  });
});
