import type { Page } from '@playwright/test';
import { chequeBooks, place, rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { settled } from './looks.ts';
import { heldToast, toastOf, undoIn } from './toasts.ts';

const ROWS = 120;

/** The box follows the address, which a click changes; so its state is not there within the click. */
async function onlyUncategorised(page: Page): Promise<void> {
  await page.getByLabel('Uncategorised only').click();
  await expect(page.getByLabel('Uncategorised only')).toBeChecked();
  await expect(page).toHaveURL(/uncategorised=/);
}

test.beforeEach(async ({ page, person }) => {
  await chequeBooks(person.api, ROWS);
  await page.goto('/app/transactions');
  await expect(rowsOn(page)).toHaveCount(25);
});

test('the screen opens on rand, newest first, 25 rows a page, with what all of them add up to [§9 default currency filter] [§9 page size] [§2 transaction page] [§2 transaction filters]', async ({
  page,
  person,
}) => {
  await expect(page.getByLabel('Currency')).toHaveValue('ZAR');
  await expect(place(page)).toContainText(`1–25 of ${ROWS} transactions`);
  const { rows } = await person.api.transactions.list({ currency: 'ZAR' });
  await expect(rowsOn(page).first()).toContainText(rows[0]?.description ?? '');
  const days = rows.map(({ bookedOn }) => bookedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  const totals = page.getByLabel('Totals of the transactions shown');
  await expect(totals).toContainText(String(ROWS));
  await expect(rowsOn(page).filter({ hasText: 'Course fee' })).toHaveCount(0);
});

test('every change of a filter goes back to the first page, and the address is the state [§2 filter to page 1] [§2 transaction filters]', async ({
  page,
}) => {
  const onPageTwo = async () => {
    await page.goto('/app/transactions?page=2');
    await expect(place(page)).toContainText(`26–50 of ${ROWS}`);
  };
  const backOnOne = async (parameter: RegExp) => {
    await expect(page).toHaveURL(parameter);
    expect(new URL(page.url()).searchParams.has('page')).toBe(false);
    await expect(place(page)).toContainText('1–');
  };
  await onPageTwo();
  await page.getByLabel('Search transactions').fill('checkers');
  await backOnOne(/q=checkers/);
  await onPageTwo();
  await onlyUncategorised(page);
  expect(new URL(page.url()).searchParams.has('page')).toBe(false);
  await onPageTwo();
  await page.getByLabel('Currency').selectOption('USD');
  await backOnOne(/currency=USD/);
  await expect(rowsOn(page)).toContainText(['Course fee']);
  await onPageTwo();
  await page.getByRole('combobox', { name: 'Category' }).fill('Groceries');
  await page.getByRole('option', { name: /^Groceries/ }).click();
  await backOnOne(/category=/);
});

test('back and forward walk through pages and filters, and a link shows the same rows', async ({ page, context }) => {
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(place(page)).toContainText('26–50');
  await page.getByLabel('Search transactions').fill('checkers');
  await expect(page).toHaveURL(/q=checkers/);
  await expect(rowsOn(page).first()).toContainText(/checkers/i);
  await page.goBack();
  await expect(page.getByLabel('Search transactions')).toHaveValue('');
  await expect(place(page)).toContainText('26–50');
  const shown = await rowsOn(page).allTextContents();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(rowsOn(other)).toHaveCount(25);
  expect(await rowsOn(other).allTextContents()).toEqual(shown);
  await page.goBack();
  await expect(place(page)).toContainText('1–25');
  await page.goForward();
  await expect(place(page)).toContainText('26–50');
});

test('the search finds part of a description in whatever case [§2 transaction search]', async ({ page, person }) => {
  const { count } = await person.api.transactions.list({ currency: 'ZAR', search: 'UBER' });
  expect(count).toBeGreaterThan(0);
  await page.getByLabel('Search transactions').fill('uBeR');
  await expect(place(page)).toContainText(`of ${count} transactions`);
  for (const text of await rowsOn(page).allTextContents()) expect(text.toLowerCase()).toContain('uber');
  await page.getByLabel('Search transactions').fill('no such words anywhere');
  await expect(page.getByText('No results for “no such words anywhere”')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).last().click();
  await expect(rowsOn(page)).toHaveCount(25);
});

test('only what has no category, where that is asked for [§2 transaction filters]', async ({ page, person }) => {
  const { rows } = await person.api.transactions.list({ currency: 'ZAR' });
  const ids = rows.slice(0, 3).map(({ id }) => id);
  await person.api.transactions.categorise({ ids, categoryId: null });
  const { count } = await person.api.transactions.list({ currency: 'ZAR', uncategorisedOnly: true });
  await onlyUncategorised(page);
  await expect(page.getByLabel('Totals of the transactions shown')).toContainText(`Transactions${count}`);
  const cells = rowsOn(page).getByText('Uncategorised', { exact: true });
  await expect(cells).toHaveCount(Math.min(count, 25));
});

test('a description and a category are changed where they stand, and both can be undone', async ({ page }) => {
  const row = rowsOn(page).first();
  const before = (await row.getByRole('button').first().textContent()) ?? '';
  await row.getByRole('button', { name: before, exact: true }).click();
  await page.getByLabel(`Description of ${before}`).fill('Bread and milk');
  await page.keyboard.press('Enter');
  await expect(rowsOn(page).first()).toContainText('Bread and milk');
  await expect(page.getByText('Renamed to “Bread and milk”')).toBeVisible();

  await rowsOn(page).first().locator('td').nth(3).getByRole('button').click();
  await page.getByRole('combobox', { name: 'Category of Bread and milk' }).fill('Groceries');
  await page.getByRole('option', { name: /^Groceries/ }).click();
  await expect(rowsOn(page).first()).toContainText('Groceries');
  await page.reload();
  await expect(rowsOn(page).first()).toContainText('Bread and milk');
  await expect(rowsOn(page).first()).toContainText('Groceries');
});

test('of two categories chosen in a row for one transaction the last one holds, however long the first takes', async ({
  page,
  person,
}) => {
  const { promise: mayGo, resolve: letGo } = Promise.withResolvers<void>();
  let changes = 0;
  await page.route('**/rpc/transactions/update**', async (route) => {
    changes += 1;
    if (changes === 1) await mayGo;
    await route.continue();
  });
  const cell = rowsOn(page).first().locator('td').nth(3);
  const field = page.getByRole('combobox', { name: /^Category of/ });
  const type = async (name: string) => {
    await cell.getByRole('button').click();
    await field.fill(name);
  };
  const choose = async (name: string) => {
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await expect(cell).toContainText(name);
  };
  await type('Gifts given');
  await choose('Gifts given');
  await type('Groceries');
  // The first is answered, and the list asked for anew, while the second is being searched for.
  letGo();
  await expect(page.getByText('Categorised as Gifts given')).toBeVisible();
  await settled(page);
  await expect(field).toHaveValue('Groceries');
  await choose('Groceries');
  await expect(page.getByText('Categorised as Groceries')).toBeVisible();
  await settled(page);
  await expect(cell).toContainText('Groceries');
  const { rows } = await person.api.transactions.list({ currency: 'ZAR' });
  const groceries = (await person.api.categories.list()).find(({ name }) => name === 'Groceries');
  expect(rows[0]?.categoryId).toBe(groceries?.id);
});

test('what is typed before the list of categories has loaded counts', async ({ page }) => {
  const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route('**/combobox-list-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  const { keyboard } = page;
  const cell = rowsOn(page).first().locator('td').nth(3);
  const field = page.getByRole('combobox', { name: /^Category of/ });
  const begin = async () => {
    await cell.getByRole('button').click();
    await expect(field).toBeFocused();
  };
  await begin();
  await keyboard.press('Escape');
  await expect(cell.getByRole('button')).toBeFocused();
  await begin();
  await keyboard.type('groceries');
  await keyboard.press('Enter');
  await expect(cell).toContainText('Groceries');
  await expect(cell.getByRole('button')).toBeFocused();
  await begin();
  await keyboard.type('gifts');
  letLoad();
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(/gifts/i);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await keyboard.type(' g');
  await expect(field).toHaveValue('gifts g');
  await keyboard.press('Enter');
  await expect(cell).toContainText('Gifts given');
});

test('a deleted row goes at once and comes back with Undo', async ({ page, person }) => {
  const gone = (await rowsOn(page).first().getByRole('button').first().textContent()) ?? '';
  await rowsOn(page).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const deleted = await heldToast(page, '1 transaction deleted');
  await expect(place(page)).toContainText(`of ${ROWS - 1}`);
  await undoIn(deleted);
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(place(page)).toContainText(`of ${ROWS} `);
  await expect(rowsOn(page).first()).toContainText(gone);
  expect((await person.api.transactions.totals({ currency: 'ZAR' })).count).toBe(ROWS);
});

test('several rows are filed together and put back together', async ({ page, person }) => {
  const before = await person.api.transactions.list({ currency: 'ZAR' });
  for (const at of [0, 1, 2]) await rowsOn(page).nth(at).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Categorise' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Gifts');
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Categorise' }).click();
  await undoIn(toastOf(page, /3 transactions categorised as/));
  await expect(page.getByText('Undone')).toBeVisible();
  const after = await person.api.transactions.list({ currency: 'ZAR' });
  expect(after.rows.map(({ categoryId }) => categoryId)).toEqual(before.rows.map(({ categoryId }) => categoryId));
});

test('a row written by hand is checked, kept, and survives a reload while it is being written', async ({ page }) => {
  await page.getByRole('button', { name: 'Add transaction' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add transaction' });
  await dialog.getByRole('button', { name: 'Add transaction' }).click();
  for (const sentence of ['description is required', 'Invalid amount', 'category is required'])
    await expect(dialog.getByText(sentence)).toBeVisible();
  await dialog.getByLabel('Description').fill('Taxi to town');
  await dialog.getByLabel('Amount').fill('18,50');
  await expect(page).toHaveURL(/new=1/);
  await page.reload();
  await expect(dialog.getByLabel('Description')).toHaveValue('Taxi to town');
  await dialog.getByLabel('Account').selectOption({ label: 'Cheque · ZAR' });
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Taxi');
  await page.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Add transaction' }).click();
  await expect(page.getByText('“Taxi to town” was added')).toBeVisible();
  await expect(rowsOn(page).filter({ hasText: 'Taxi to town' })).toContainText('18,50');
});
