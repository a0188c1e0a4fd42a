import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#modules/front/demo/model.ts';
import { STAMP_SECONDS } from '#kernel/public-form.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { emailTo } from './emails.ts';
import { looked } from './looks.ts';

/** Nobody types faster; the page is not taken from who does. */
const typing = () => new Promise((resolve) => setTimeout(resolve, STAMP_SECONDS.least * 1000 + 500));

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  // What was wrong is answered as a page, of which a browser notes the status.
  test.use({ expected: [/status of 4(01|22)/] });

  test('a visitor writes to us, gets news, applies as a partner and signs in [§2 footer newsletter]', async ({
    page,
    app,
  }) => {
    // From a plan to a form that says already which one it is about.
    await page.goto('/subscription');
    await page.getByRole('link', { name: 'Ask about Business' }).click();
    await expect(page).toHaveURL(/\/contact\?topic=product&plan=business#write$/);
    const form = page.getByRole('region', { name: 'Send us a message' });
    await expect(form.getByLabel('Topic')).toHaveValue('product');
    await expect(form.getByLabel('Message')).toHaveValue('My question is about the Business plan.\n\n');

    await page.goto('/contact');
    await expect(form.getByLabel('Topic')).toHaveValue('');
    await expect(form.getByLabel('Message')).toHaveValue('');
    await form.getByLabel('Name').fill('Thandi Nkosi');
    await form.getByLabel('E-mail').fill('thandi@nowhere');
    await form.getByLabel('Topic').selectOption('Press and media');
    await form.getByLabel('Message').fill('First line\nSecond line');
    await typing();
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Check one field.')).toBeInViewport();
    await expect(form.getByText('Invalid email format.')).toBeVisible();
    await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByLabel('Topic')).toHaveValue('press');
    await expect(form.getByLabel('Message')).toHaveValue('First line\nSecond line');
    await form.getByLabel('E-mail').fill('thandi.writes@example.com');
    await typing();
    await form.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    expect((await emailTo(app.url, 'thandi.writes@example.com')).subject).toBe('We got your message');

    await page.getByLabel('E-mail address for the newsletter').fill('thandi.reads@example.com');
    await typing();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    const linkIn = async (about: RegExp) =>
      /https?:\/\/\S+\/newsletter\/\S+/.exec((await emailTo(app.url, 'thandi.reads@example.com', about)).text)?.[0] ??
      '';
    await page.goto(await linkIn(/^Confirm your/));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed to our newsletter' })).toBeVisible();
    await page.goto(await linkIn(/^Welcome to the/));
    await expect(page.getByRole('heading', { name: 'Unsubscribe' })).toBeVisible();

    await page.goto('/partners#become-a-partner');
    const partner = page.getByRole('region', { name: 'Become a Partner' });
    for (const [label, text] of [
      ['Your name', 'Amina Otieno'],
      ['Name of your practice', 'Otieno Books'],
      ['E-mail', 'amina@example.com'],
      ['Professional registration or licence', 'ICPAK 12345'],
      ['Town', 'Nakuru'],
      ['How you charge', 'By the hour, agreed before'],
    ] as const)
      await partner.getByRole('textbox', { name: label, exact: true }).fill(text);
    await partner.getByLabel('Country').selectOption('Kenya');
    await partner.getByLabel(/List me on this page/).check();
    await typing();
    await partner.getByRole('button', { name: 'Apply as a partner' }).click();
    await expect(partner.getByText('Specialty is required.')).toBeVisible();
    await expect(partner.getByLabel(/List me on this page/)).toBeChecked();
    await partner.getByLabel('Tax').check();
    await typing();
    await partner.getByRole('button', { name: 'Apply as a partner' }).click();
    await expect(page.getByRole('heading', { name: 'Partner application sent' })).toBeVisible();
    await page.goto('/partners');
    await expect(page.getByText('No financial provider is listed yet.')).toBeVisible();
    await askDatabase(app.dataFolder, `update partner_applications set state = 'accepted', decided_at = now()`);
    await page.goto('/partners?country=KE&specialty=tax');
    await expect(page.getByRole('heading', { name: 'Otieno Books' })).toBeVisible();
    await expect(page.getByText('Licence: ICPAK 12345')).toBeVisible();
    const filter = page.getByRole('region', { name: 'Find a Provider' });
    await expect(filter.getByLabel('Specialty')).toHaveValue('tax');
    await filter.getByLabel('Country').selectOption('Nigeria');
    await filter.getByRole('button', { name: 'Show providers' }).click();
    await expect(page).toHaveURL(/\?country=NG&specialty=tax#find-a-provider$/);
    await expect(page.getByText('No financial provider for tax in Nigeria is listed yet.')).toBeVisible();
    // Other journeys look at the page as it is at first.
    await askDatabase(app.dataFolder, 'delete from partner_applications');
    await page.reload();
    await expect(page.getByText('No financial provider is listed yet.')).toBeVisible();

    const [{ email } = { email: '' }] = DEMO_PEOPLE;
    await page.goto('/auth/signin?from=/app/transactions');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('not this');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid credentials. Check your e-mail and password.');
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/app\/transactions$/);
    await expect(page.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible();
    expect((await page.request.get('/pictures/x')).status()).toBe(404);
    await page.getByRole('button', { name: 'Sign out of this browser' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('the slides are walked by keys, and each is a page when printed', async ({ page }) => {
  await page.goto('/pitch-deck');
  await expect(page.getByRole('banner')).toHaveCount(0);
  const shown = (name: string | RegExp) => expect(page.getByRole('heading', { name })).toBeInViewport();
  const count = await page.locator('main section').count();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('End');
  await shown('One statement is enough to start');
  await page.keyboard.press('ArrowLeft');
  await shown(/What Ilifa does today, and soon/);
  await page.keyboard.press('Home');
  await shown(/Know your money/);
  await page.keyboard.press('ArrowDown');
  await shown(/Where did the money go/);
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets).toHaveLength(count);
  await looked(page, 'the slides');

  await test.step('what is longer than the window is read to its end first, down and up', async () => {
    // As 1280 × 800 is at a zoom of 200 %.
    await page.setViewportSize({ width: 640, height: 400 });
    const slide = page.locator('main section').nth(2);
    const next = page.locator('main section').nth(3);
    const topOf = (one: typeof slide) => one.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    /** How much of the slide is below the window. */
    const below = () =>
      slide.evaluate((element) => Math.round(element.getBoundingClientRect().bottom - window.innerHeight));
    /** Presses until something is so; answers with what was left to be read before each press. */
    const pressed = async (key: string, isLeft: () => Promise<number>, isDone: () => Promise<boolean>) => {
      const left: number[] = [];
      while (left.length < 60 && !(await isDone())) {
        left.push(await isLeft());
        await page.keyboard.press(key);
        await stands(page);
      }
      return left;
    };

    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await topOf(slide)).toBeCloseTo(0);
    const down = await pressed('ArrowDown', below, async () => (await topOf(next)) === 0);
    expect(down.length).toBeGreaterThan(3);
    expect(down.at(-1)).toBeLessThanOrEqual(1);

    // Upwards its end comes first, and its beginning before the slide above it.
    await page.keyboard.press('ArrowUp');
    await stands(page);
    expect(Math.abs(await below())).toBeLessThanOrEqual(1);
    const up = await pressed(
      'PageUp',
      async () => -(await topOf(slide)),
      async () => (await topOf(slide)) >= 0,
    );
    expect(up.length).toBeGreaterThan(0);
    expect(await topOf(slide)).toBeCloseTo(0);
    await page.keyboard.press('ArrowRight');
    expect(await topOf(next)).toBeCloseTo(0);
  });
});

/** Until the page has come to rest after a key. */
async function stands(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [last, since] = [Number.NaN, 0];
        const look = () => {
          since = window.scrollY === last ? since + 1 : 0;
          last = window.scrollY;
          if (since < 15) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}
