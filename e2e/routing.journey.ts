import { expect, test } from './fixtures.ts';
import { settled } from './looks.ts';

const scrolled = () => window.scrollY;

test('a page begins at its top, and stands where it was left when one goes back or loads it anew', async ({
  page,
  person,
}) => {
  expect(person.email).toBeTruthy();
  await page.setViewportSize({ width: 1440, height: 400 });
  await page.goto('/app/categories');
  await settled(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(scrolled)).toBe(700);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Transactions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  expect(await page.evaluate(scrolled)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(scrolled)).toBe(700);
  await page.reload();
  await settled(page);
  await expect.poll(() => page.evaluate(scrolled)).toBe(700);
});

test('a page stays, and says that the next one is coming, until the file of that is there', async ({
  page,
  person,
}) => {
  expect(person.email).toBeTruthy();
  await page.goto('/app/dashboard');
  await settled(page);
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  const going = page.locator('div.bg-accent.origin-left');
  await expect(going).not.toHaveClass(/scale-x-75/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Categories' }).click();
  await expect(going).toHaveClass(/scale-x-75/);
  await expect(page).toHaveTitle(/^Dashboard · /);
  gate.resolve();
  await expect(page).toHaveTitle(/^Categories · /);
  await expect(going).not.toHaveClass(/scale-x-75/);
});
