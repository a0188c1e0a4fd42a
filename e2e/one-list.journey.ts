import type { Page } from '@playwright/test';
import { chequeBooks, rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { looked, settled } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const ROWS = 10_000;
const MOST_DRAWN = 100;

const table = (page: Page) => page.getByRole('table', { name: 'Transactions' });
const indexes = (page: Page) =>
  rowsOn(page).evaluateAll((rows) => rows.map((row) => Number(row.getAttribute('aria-rowindex'))));

/** Few rows are in the document, wherever the list stands. */
async function drawn(page: Page): Promise<number[]> {
  const places = await indexes(page);
  expect(places.length).toBeLessThanOrEqual(MOST_DRAWN);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  return places;
}

test('10,000 transactions are one list, worked by keyboard and by mouse from its first row to its last', async ({
  page,
  person,
}) => {
  test.setTimeout(180_000);
  await chequeBooks(person.api, ROWS);
  const { count } = await person.api.transactions.list({ currency: 'ZAR' });
  const oldest = await person.api.transactions.list({
    currency: 'ZAR',
    sort: { column: 'date', direction: 'up' },
    pageSize: 3,
  });
  const [last, lastButOne, third] = oldest.rows;
  if (last === undefined || lastButOne === undefined || third === undefined) throw new Error('nothing was imported');
  await page.goto('/app/transactions');
  await expect(rowsOn(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'One list' }).click();
  await expect(page).toHaveURL(/list=1/);
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 1));
  await expect(page.getByRole('navigation', { name: 'Pages of transactions' })).toHaveCount(0);
  await looked(page, 'one list');
  const { keyboard } = page;
  const active = page.locator('tr[data-active]');

  // The last is edited in place.
  await keyboard.press('ArrowDown');
  await expect(active).toHaveAttribute('aria-rowindex', '2');
  await keyboard.press('End');
  await expect(active).toHaveAttribute('data-row', last.id);
  await keyboard.press('Enter');
  const box = page.getByRole('textbox', { name: /^Description of/ });
  await box.fill('The very first');
  await box.press('Enter');
  await expect(rowsOn(page).last()).toContainText('The very first');
  await expect.poll(async () => (await listOfOldest(person))[0]?.description).toBe('The very first');
  await keyboard.press('ArrowUp');
  await keyboard.press('c');
  await page.getByRole('combobox', { name: /^Category of/ }).fill('Pets');
  await page.getByRole('option', { name: /^Pets/ }).click();
  await expect(page.locator(`tr[data-row="${lastButOne.id}"]`)).toContainText('Pets');

  // The other keys of the list work there, too.
  for (const [key, name] of [
    ['s', 'Split transaction'],
    ['t', 'Link as a transfer'],
  ] as const) {
    await keyboard.press(key);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    await dialog
      .getByRole('button', { name: 'Cancel' })
      .or(dialog.getByRole('button', { name: 'Close' }))
      .first()
      .click();
    await expect(dialog).toHaveCount(0);
  }

  await keyboard.press('Home');
  await expect(active).toHaveAttribute('aria-rowindex', '2');
  await expect(active).toBeInViewport();

  // The first row is selected, and stays so out of view.
  await keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();

  await keyboard.press('End');
  await expect(active).toHaveAttribute('data-row', last.id);
  await expect(active).toHaveAttribute('aria-rowindex', String(count + 1));
  await expect(active).toBeInViewport();
  await drawn(page);
  await keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await keyboard.press('ArrowUp');
  await expect(active).toHaveAttribute('data-row', lastButOne.id);
  await keyboard.press('PageUp');
  const above = Number(await active.getAttribute('aria-rowindex'));
  expect(above).toBeLessThan(count - 5);
  await keyboard.press('PageDown');
  expect(Number(await active.getAttribute('aria-rowindex'))).toBeGreaterThan(above + 5);
  await keyboard.press('Escape');

  // What was selected at both ends is changed at once.
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const deleted = await heldToast(page, '2 transactions deleted');
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(count - 1));
  await expect(rowsOn(page).last()).toHaveAttribute('data-row', lastButOne.id);
  await undoIn(deleted);
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 1));

  // A sheet leads back to the row that opened it, with the focus.
  const details = page.locator(`tr[data-row="${third.id}"]`).getByRole('button', { name: /^Details of/ });
  await details.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(details).toBeFocused();

  // A row that has the focus is not lost where the list scrolls away from it.
  await page.mouse.wheel(0, -20_000);
  await expect(page.locator(`tr[data-row="${last.id}"]`)).not.toBeInViewport();
  await expect(details).toBeFocused();
  await expect.poll(async () => (await drawn(page)).length).toBeGreaterThan(20);

  // Rows that come above leave what is in view where it is.
  await settled(page);
  const seen = await firstInView(page);
  const account = (await person.api.accounts.list()).find(({ name }) => name === 'Cheque');
  await person.api.transactions.create({
    accountId: account?.id ?? '',
    bookedOn: Temporal.Now.plainDateISO().toString(),
    description: 'Just now',
    categoryId: (await person.api.categories.list())[0]?.id ?? '',
    amount: { minor: -1_00n },
  });
  await page.locator(`tr[data-row="${seen.id}"]`).getByRole('checkbox').check();
  await keyboard.press('e');
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 2));
  await expect.poll(async () => Math.abs((await firstInView(page, seen.id)).top - seen.top)).toBeLessThan(3);
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await keyboard.press('Home');
  await expect(rowsOn(page).first()).toContainText('Just now');
  await expect(rowsOn(page).first()).toBeInViewport();

  // Back from another page, it stands where it was left.
  await page.evaluate(() => window.scrollTo(0, 60_000));
  await settled(page);
  await page.locator('#main').focus();
  await keyboard.press('g');
  await keyboard.press('d');
  await expect(page).toHaveURL(/dashboard/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 60_000))).toBeLessThan(500);
  await expect.poll(async () => (await drawn(page)).length).toBeGreaterThan(20);

  // Sorted by another column, from the top; the address is what is seen.
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=amount/);
  await expect(page).toHaveURL(/list=1/);
  const least = await person.api.transactions.list({
    currency: 'ZAR',
    sort: { column: 'amount', direction: 'up' },
    pageSize: 1,
  });
  await expect(rowsOn(page).first()).toHaveAttribute('data-row', least.rows[0]?.id ?? '');
  await page.reload();
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 2));
  await page.getByRole('button', { name: 'Separate pages' }).click();
  await expect(rowsOn(page)).toHaveCount(25);
});

async function listOfOldest({ api }: { api: Parameters<typeof chequeBooks>[0] }) {
  return (await api.transactions.list({ currency: 'ZAR', sort: { column: 'date', direction: 'up' }, pageSize: 1 }))
    .rows;
}

/** The first row in view, or this one, and how far down it stands. */
async function firstInView(page: Page, id?: string): Promise<{ id: string; top: number }> {
  return rowsOn(page).evaluateAll((rows, wanted) => {
    const row = rows.find((one) =>
      wanted === undefined ? one.getBoundingClientRect().top > 200 : (one as HTMLElement).dataset['row'] === wanted,
    );
    return { id: (row as HTMLElement | undefined)?.dataset['row'] ?? '', top: row?.getBoundingClientRect().top ?? 0 };
  }, id);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the one list is cards under their days, to the last', async ({ page, person }) => {
    await chequeBooks(person.api, 600);
    const { count } = await person.api.transactions.list({ currency: 'ZAR' });
    await page.goto('/app/transactions?list=1');
    await expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 1));
    await expect(page.locator('tr[data-heading]').first()).toBeVisible();
    await looked(page, 'one list of cards');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(async () => (await drawn(page)).at(-1)).toBe(count + 1);
    await expect(rowsOn(page).last()).toBeInViewport();
    const box = await rowsOn(page).last().boundingBox();
    expect(Math.round(box?.height ?? 0)).toBe(64);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
