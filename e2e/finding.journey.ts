import type { Locator, Page } from '@playwright/test';
import { chequeBooks, place, rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const ROWS = 120;

async function open(page: Page, path = '/app/transactions', rows = 25): Promise<void> {
  await page.goto(path);
  await expect(rowsOn(page)).toHaveCount(rows);
}

const amounts = async (rows: Locator) =>
  (await rows.locator('td:nth-last-child(2)').allTextContents()).map((text) =>
    Number(
      text
        .replace(/[^\d,−-]/g, '')
        .replace('−', '-')
        .replace(',', '.'),
    ),
  );

test('an amount, a comparison, a category and a word with a typing error are found', async ({ page, person }) => {
  await chequeBooks(person.api, ROWS);
  await open(page);
  const box = page.getByLabel('Search transactions');
  const { rows } = await person.api.transactions.list({ currency: 'ZAR' });
  const one = rows.find(({ amount }) => amount.minor < 0n);
  if (one === undefined) throw new Error('nothing was spent');
  const size = -one.amount.minor;
  await box.fill(`R ${size / 100n},${String(size % 100n).padStart(2, '0')}`);
  await expect(rowsOn(page).first()).toContainText(one.description);
  await box.fill('>1000');
  const { count } = await person.api.transactions.list({ currency: 'ZAR', search: '>1000' });
  await expect(place(page)).toContainText(`of ${count} transactions`);
  for (const amount of await amounts(rowsOn(page))) expect(Math.abs(amount)).toBeGreaterThan(1000);
  await box.fill('groceries');
  await expect(rowsOn(page).first()).toContainText('Groceries');
  await box.fill('chekcers');
  await expect(page.getByRole('status').filter({ hasText: 'Showing “checkers”' })).toBeVisible();
  await expect(rowsOn(page).first()).toContainText('Checkers');
});

test('each column sorts, both ways, by mouse and by keyboard, and the address keeps it', async ({ page, person }) => {
  await chequeBooks(person.api, ROWS);
  await open(page);
  const header = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(header('Date')).toHaveAttribute('aria-sort', 'descending');
  await header('Amount').getByRole('button').click();
  await expect(header('Amount')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=amount/);
  await settled(page);
  const up = await amounts(rowsOn(page));
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  await header('Amount').getByRole('button').press('Enter');
  await expect(header('Amount')).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(header('Amount')).toHaveAttribute('aria-sort', 'descending');
  await settled(page);
  const down = await amounts(rowsOn(page));
  expect(down).toEqual(down.toSorted((a, b) => b - a));
  for (const name of ['Description', 'Category']) {
    await header(name).getByRole('button').click();
    await expect(header(name)).toHaveAttribute('aria-sort', 'ascending');
  }
  await page.locator('#main').focus();
  await page.keyboard.press('r');
  await expect(header('Category')).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/sort=account/);
});

test('a correction spreads to the others of its merchant, once or always, and is undone; what was learned is listed', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, ROWS);
  const { count } = await person.api.transactions.list({ currency: 'ZAR', search: 'checkers' });
  await open(page, '/app/transactions?q=checkers', count);
  const categorise = async () => {
    await rowsOn(page).first().locator('td').nth(3).getByRole('button').click();
    await page.getByRole('combobox', { name: /^Category of/ }).fill('Pets');
    await page.getByRole('option', { name: /^Pets/ }).click();
  };
  await categorise();
  await expect(page.getByText(`Also categorise the ${count - 1} other transactions from Checkers?`)).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const categorised = await heldToast(page, `${count - 1} transactions from Checkers categorised as Pets`);
  const inPets = async () => (await person.api.transactions.list({ currency: 'ZAR', search: 'pets' })).count;
  await expect.poll(inPets).toBe(count);
  await undoIn(categorised);
  await expect.poll(inPets).toBe(1);
  const [first] = (await person.api.transactions.list({ currency: 'ZAR', search: 'checkers' })).rows;
  const groceries = (await person.api.categories.list()).find(({ name }) => name === 'Groceries');
  await person.api.transactions.update({ id: first?.id ?? '', categoryId: groceries?.id ?? '' });
  await open(page, '/app/transactions?q=checkers', count);
  await categorise();
  await page.getByRole('button', { name: 'Always use this category', exact: true }).click();
  await expect(page.getByText('Checkers will always be categorised as Pets')).toBeVisible();
  await page.goto('/app/categories');
  await page.getByRole('link', { name: 'Learned categories' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learned categories' })).toBeVisible();
  const row = page.getByRole('table', { name: 'Learned categories' }).locator('[data-row="out checkers"]');
  await expect(row).toContainText('Always used');
  await expect(row.getByRole('combobox', { name: 'Category of Checkers' })).toHaveValue('Pets');
  await row.getByRole('button', { name: /^Delete/ }).click();
  const deleted = await heldToast(page, 'The category of Checkers was deleted');
  await expect(row).toHaveCount(0);
  await undoIn(deleted);
  await expect(row).toContainText('Always used');
});

test('the palette finds categories, accounts, merchants and transactions, and says where there is nothing', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, ROWS);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Page or action' })).toBeFocused();
  await keyboard.type('checkers');
  await expect(page.getByRole('option', { name: /^Checkers · \d+ transactions$/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /^Checkers · .*R/ }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Page or action' }).fill('cheque');
  await expect(page.getByRole('option', { name: 'Cheque', exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Page or action' }).fill('qqzzxx');
  await expect(page.getByText('No results for “qqzzxx”')).toBeVisible();
  await page.getByRole('combobox', { name: 'Page or action' }).fill('groceries');
  await page.getByRole('option', { name: 'Groceries', exact: true }).click();
  await expect(page).toHaveURL(/transactions\?category=/);
  await expect(rowsOn(page).first()).toContainText('Groceries');
});

test('g and a letter go to a page, which the list of keys says', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { keyboard } = page;
  for (const [letter, path] of [
    ['t', 'transactions'],
    ['a', 'accounts'],
    ['i', 'imports'],
    ['c', 'categories'],
    ['s', 'settings'],
    ['d', 'dashboard'],
  ] as const) {
    await keyboard.press('g');
    await keyboard.press(letter);
    await expect(page).toHaveURL(new RegExp(`/app/${path}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Pages', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Transactions', { exact: true }).first()).toBeVisible();
});

/** Milliseconds from the last key to the first row that fits. */
function timed(page: Page, letters: string, shown: string): Promise<number> {
  return page.evaluate(
    ([text, wanted]) =>
      new Promise<number>((resolve) => {
        const box = document.querySelector<HTMLInputElement>('input[type="search"]');
        const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        const isShown = () =>
          document.querySelector('tbody tr[data-row]')?.textContent?.includes(wanted ?? '') === true;
        const began = performance.now();
        const watch = new MutationObserver(() => {
          if (!isShown()) return;
          watch.disconnect();
          resolve(performance.now() - began);
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        property?.set?.call(box, text);
        box?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [letters, shown],
  );
}

test('among 10,000 transactions a search shows its first row soon after the last key', async ({ page, person }) => {
  test.setTimeout(120_000);
  await chequeBooks(person.api, 10_000);
  await open(page);
  await settled(page);
  const took: number[] = [];
  for (const [letters, shown] of [
    ['dstv', 'DStv'],
    ['nando', 'Nando'],
    ['fuel', 'Fuel'],
    ['uber', 'Uber'],
    ['clicks', 'Clicks'],
    ['sasol', 'Sasol'],
    ['shoprite', 'Shoprite'],
  ] as const) {
    // The first of a row may hold the words already.
    await page.getByLabel('Search transactions').fill('>999999');
    await expect(rowsOn(page)).toHaveCount(0);
    took.push(await timed(page, letters, shown));
  }
  const sorted = took.map(Math.round).toSorted((a, b) => a - b);
  console.log(`search, last key to first row at 10,000: ${sorted.join(', ')} ms; median ${sorted[3] ?? 0}`);
  expect(sorted[3]).toBeLessThan(1000);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('seven transactions stand on the first screen under their days, and "+" adds one', async ({ page, person }) => {
    await chequeBooks(person.api, 600);
    await open(page);
    await settled(page);
    const bar = await page.getByRole('navigation', { name: 'Main pages' }).boundingBox();
    const end = bar?.y ?? 0;
    const boxes = await Promise.all((await rowsOn(page).all()).slice(0, 12).map((row) => row.boundingBox()));
    const heights = boxes.map((box) => Math.round(box?.height ?? 0));
    expect(new Set(heights)).toEqual(new Set([64]));
    const seen = boxes.filter((box) => box !== null && box.y + box.height <= end).length;
    console.log(`transactions on the first screen of a phone: ${seen}`);
    expect(seen).toBeGreaterThanOrEqual(7);
    await expect(page.locator('tr[data-heading]').first()).toBeVisible();
    // A category and an account that do not fit beside each other stand below each other.
    const cheque = (await person.api.accounts.list()).find(({ name }) => name === 'Cheque');
    await person.api.accounts.update({ id: cheque?.id ?? '', name: 'Household cheque account' });
    await page.reload();
    const account = rowsOn(page).filter({ hasText: 'Life and disability cover' }).first().locator('td').nth(4);
    await expect(account).toHaveText('Household cheque account');
    expect(await account.locator('span').evaluate((name) => name.scrollHeight <= name.clientHeight + 1)).toBe(true);
    await page.getByRole('link', { name: 'Add transaction' }).click();
    await expect(page.getByRole('dialog', { name: 'Add transaction' })).toBeVisible();
  });
});
