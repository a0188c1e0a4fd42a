import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { chequeBooks } from './books.ts';
import { expect, test } from './fixtures.ts';
import { barriersOn, overflowOf, settled, smallTargetsOn } from './looks.ts';

/** The colour near the end of a bar that is filled to a share of its length. */
async function endColourAt(bar: Locator, filled: number): Promise<number[]> {
  await bar.evaluate((element: HTMLProgressElement, value) => (element.value = value), filled);
  const { data, info } = await sharp(await bar.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height / 2) * info.width + info.width - 2) * info.channels;
  return [...data.subarray(start, start + 3)];
}

const width = 360;
test.describe(`at ${width} px`, () => {
  test.use({ viewport: { width, height: 800 }, hasTouch: true });

  test('the first steps follow what is in the books, and lead there', async ({ page, person }) => {
    await page.goto('/welcome');
    await expect(page).toHaveURL(/\/individual-welcome$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Nomsa');
    await expect(page.getByText('Get set up in three steps.')).toBeVisible();
    await expect(page.getByText('No transactions yet')).toBeVisible();
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
    expect(await smallTargetsOn(page)).toEqual([]);

    await chequeBooks(person.api, 60);
    await page.reload();
    await expect(page.getByText('61 transactions')).toBeVisible();
    const filed = page.getByRole('listitem').filter({ hasText: 'Categorise your transactions' });
    await expect(filed.getByText(/^\d+ of 61 categorised$/)).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    // The last 13 of 2747 are less than two pixels of the bar: it is seen all the same that they are missing.
    const bar = filed.getByRole('progressbar');
    expect(await endColourAt(bar, 2734 / 2747)).toEqual(await endColourAt(bar, 0));

    // By keyboard: the step that is next comes to the focus, and leads to the rows it is about.
    const next = filed.getByRole('link', { name: 'Categorise remaining transactions' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/app\/transactions\?uncategorised=1/);
    await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible();
  });
});

test('the logo leads to the welcome page of the type of person [§2 logo]', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.goto('/app/dashboard');
  await page.getByRole('complementary').getByRole('link', { name: 'Ilifa' }).click();
  await expect(page).toHaveURL(/\/individual-welcome$/);
});

test('the first steps are dismissed for good: no later sign-in leads there, on any device, until they are wanted again', async ({
  page,
  person,
}) => {
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Don’t show this again' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect.poll(async () => (await person.api.preferences.get())?.skipsWelcome).toBe(true);
  // Where every sign-in leads.
  await page.goto('/welcome');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.goto('/individual-welcome');
  await page.getByRole('button', { name: 'Show page after sign-in' }).click();
  await expect.poll(async () => (await person.api.preferences.get())?.skipsWelcome).toBe(false);
  await page.goto('/welcome');
  await expect(page).toHaveURL(/\/individual-welcome$/);
});

test('a page for another type of person leads to the dashboard [§2 guard checks]', async ({ page, person, app }) => {
  expect(person.email).toBeTruthy();
  for (const path of ['/business-welcome', '/financial-planner-welcome']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${app.url}/app/dashboard`);
  }
});

test('who is signed out comes back to the page they wanted', async ({ page, app }) => {
  await page.goto('/individual-welcome');
  await expect(page).toHaveURL(`${app.url}/auth?from=%2Findividual-welcome`);
});
