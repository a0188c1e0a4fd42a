import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a03' } })
    .png()
    .toBuffer();

test('a person sets their name and their picture, and both stand in the top bar at once', async ({
  page,
  person,
  request,
  app,
}) => {
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /Your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await expect(page).toHaveURL(`${app.url}/app/settings`);
  await page.getByLabel('First name').fill('Ayanda');
  await page.getByLabel('Company').fill('Dlamini & Daughters');
  await page.getByLabel('Company').press('Enter');
  await expect(page.getByText('Your profile is saved')).toBeVisible();
  await expect(page.getByRole('button', { name: /Ayanda Dlamini.*Your menu/ })).toBeVisible();

  const file = { name: 'me.png', mimeType: 'image/png', buffer: await picture() };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await expect(page.getByText('Your picture is set')).toBeVisible();
  const shown = page.getByRole('banner').locator('img');
  await expect(shown).toHaveJSProperty('naturalWidth', 256);

  // Its address opens for nobody else, and a browser that is led there runs nothing.
  const address = `${app.url}${(await shown.getAttribute('src')) ?? ''}`;
  expect((await request.get(address)).status()).toBe(404);
  const answer = await request.get(address, { headers: { cookie: person.cookie() } });
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(answer.headers()['cache-control']).toContain('private');
});

test('what is no picture is refused before it is sent', async ({ page, person }) => {
  await page.goto('/app/settings');
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<script>') };
  await page.getByLabel('Choose a picture').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText(
    'is not allowed. Allowed types: image/jpeg, image/png, image/gif',
  );
  expect((await person.api.profile.get()).avatarUrl).toBeNull();
});
