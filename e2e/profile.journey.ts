import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { barriersOn, overflowOf, settled, smallTargetsOn } from './looks.ts';

// Several pages are looked at on the way.
test.describe.configure({ timeout: 180_000 });

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a03' } })
    .png()
    .toBuffer();

const NAME = { firstName: 'Nomsa', lastName: 'D', username: '', company: '', bio: '', dateOfBirth: '' };

const width = 360;
test.describe(`at ${width} px`, () => {
  test.use({ viewport: { width, height: 800 } });

  test('a person says who they are by keyboard, and every field is there the next time', async ({
    page,
    person,
    app,
  }) => {
    await page.goto('/app/dashboard');
    await page.getByRole('button', { name: /Your menu/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Profile Settings' }).press('Enter');
    await expect(page).toHaveURL(`${app.url}/app/settings`);
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    expect(await smallTargetsOn(page)).toEqual([]);

    await page.getByLabel('First name').focus();
    for (const words of ['Ayanda', 'Dlamini', `ayanda.${Date.now()}`]) {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(words);
      await page.keyboard.press('Tab');
    }
    await page.getByLabel('Date of birth').fill('1990-02-28');
    // A household has no company.
    await expect(page.getByLabel('Company')).toHaveCount(0);
    await expect(page.getByLabel('Choose logo')).toHaveCount(0);
    await page.getByLabel('Who do you use Ilifa for?').focus();
    await page.keyboard.type('My clients, as a financial planner');
    await page.getByLabel('Short bio').fill('Plans for families.');
    await page.getByLabel('Company').fill('Dlamini & Daughters');
    await page.getByLabel('Company').press('Enter');
    await expect(page.getByText('Profile saved')).toBeVisible();
    const user = await person.api.profile.get();
    expect(user).toMatchObject({
      fullName: 'Ayanda Dlamini',
      displayName: 'Ayanda Dlamini',
      company: 'Dlamini & Daughters',
      bio: 'Plans for families.',
      dateOfBirth: '1990-02-28',
      userType: 'financial_planner',
    });
    expect(user.username).toMatch(/^ayanda\.\d+$/);

    // What the type steers follows at once: name, welcome page.
    await expect(page.getByRole('button', { name: /Ayanda Dlamini.*Your menu/ })).toBeVisible();
    await page.goto('/welcome');
    await expect(page).toHaveURL(/financial-planner-welcome$/);
    await page.goto('/app/settings');
    await expect(page.getByLabel('Company')).toHaveValue('Dlamini & Daughters');
    await expect(page.getByLabel('Date of birth')).toHaveValue('28 Feb 1990');
  });

  test('picture and logo are set, shown at once, and taken away again', async ({ page, person, request, app }) => {
    await person.api.profile.save({ ...NAME, userType: 'business' });
    await page.goto('/app/settings');
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture() };
    await page.getByLabel('Choose picture').setInputFiles(file);
    await expect(page.getByText('Picture saved')).toBeVisible();
    const shown = page.getByRole('banner').locator('img');
    await expect(shown).toHaveJSProperty('naturalWidth', 256);
    await page.getByLabel('Choose logo').setInputFiles(file);
    await expect(page.getByText('Logo saved')).toBeVisible();
    await expect(page.getByAltText('Your company logo')).toHaveJSProperty('naturalHeight', 240);
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);

    // Its address opens for nobody else, and a browser that is led there runs nothing.
    const address = `${app.url}${(await shown.getAttribute('src')) ?? ''}`;
    expect((await request.get(address)).status()).toBe(404);
    const answer = await request.get(address, { headers: { cookie: person.cookie() } });
    expect(answer.headers()).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(answer.headers()['content-security-policy']).toMatch(/default-src 'none';.* sandbox/);
    expect(answer.headers()['cache-control']).toContain('private');

    await page.getByRole('button', { name: 'Remove picture' }).press('Enter');
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove logo' }).press('Enter');
    await expect(page.getByText('No logo yet')).toBeVisible();
    expect(await person.api.profile.get()).toMatchObject({ avatarUrl: null, companyLogoUrl: null });
  });
});

test('what is no picture is refused before it is sent', async ({ page, person }) => {
  await page.goto('/app/settings');
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<script>') };
  await page.getByLabel('Choose picture').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText(
    'is not allowed. Allowed types: image/jpeg, image/png, image/gif',
  );
  expect((await person.api.profile.get()).avatarUrl).toBeNull();
});

/** Settings that have become pages of the app. */
const LEADS_ON: Readonly<Record<string, string>> = {
  '/app/settings/bank-accounts': '/app/accounts',
  '/app/settings/categories': '/app/categories',
};

test('every entry of the menu leads to a page that works, for every type of person', async ({ page, person }) => {
  const seen = new Set<string>();
  for (const userType of ['individual', 'business_finance_manager', 'financial_planner'] as const) {
    await person.api.profile.save({ ...NAME, userType });
    await page.goto('/app/settings');
    await page.getByRole('button', { name: /Your menu/ }).click();
    const entries = page.getByRole('menuitem').filter({ hasNotText: 'Sign Out' });
    await expect(entries.first()).toBeVisible();
    const places = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const settings = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    const beside = await settings.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(beside.length).toBeGreaterThan(5);
    for (const place of [...places, ...beside].filter((each) => !seen.has(each))) {
      seen.add(place);
      await page.goto(place);
      await expect(page, place).toHaveURL(new RegExp(`${LEADS_ON[place] ?? place}$`));
      await expect(page.getByRole('heading', { level: 1 }), place).toBeVisible();
    }
  }
});
