import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';

test('an edit is undone and redone by keys, and the history of the transaction tells all of it', async ({
  page,
  person,
}) => {
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const categories = await api.categories.list();
  const idOf = (name: string) => categories.find((category) => category.name === name)?.id ?? '';
  const { id } = await api.transactions.create({
    accountId,
    bookedOn: '2026-03-10',
    description: 'Corner shop',
    categoryId: idOf('Groceries'),
    amount: { minor: -4500n },
  });
  await page.goto('/app/transactions');
  const row = page.locator(`[data-row="${id}"]`);
  await row.getByRole('button', { name: 'Groceries' }).click();
  await page.getByRole('combobox', { name: 'Category of Corner shop' }).fill('Fuel');
  await page.getByRole('option', { name: /^Fuel/ }).click();
  await expect(row).toContainText('Fuel');
  await expect(page.getByText('Categorised as Fuel')).toBeVisible();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByText('Undone: changing the category of 1 transaction')).toBeVisible();
  await expect(row).toContainText('Groceries');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(page.getByText('Redone: changing the category of 1 transaction')).toBeVisible();
  await expect(row).toContainText('Fuel');

  // In a text the keys are the browser's own.
  await page.getByLabel('Search transactions').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await page.getByRole('button', { name: 'Details of Corner shop' }).click();
  const sheet = page.getByRole('dialog', { name: 'Corner shop' });
  await sheet.getByText('History', { exact: true }).click();
  const entries = sheet.getByRole('list', { name: 'History' }).locator('> li');
  await expect(entries).toHaveText([/^Redone by/, /^Undone by/, /^Changed by/, /^Added by/]);
  await expect(entries.nth(2)).toContainText('Category: Groceries');
  await expect(entries.nth(2)).toContainText('Fuel');
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Fuel');
});

test('all that a search finds is deleted, undone at once, and later found and restored together', async ({
  page,
  person,
}) => {
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const categoryId = (await api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  for (const description of ['Bread', 'Milk', 'Rent']) {
    const wish = { accountId, bookedOn: '2026-03-10', categoryId, amount: { minor: -100n } };
    await api.transactions.create({ ...wish, description });
  }
  await page.goto('/app/transactions?q=category:groceries');
  const deleteAll = page.getByRole('button', { name: 'Delete all 3 transactions' });
  const removeFound = async () => {
    await deleteAll.click();
    const dialog = page.getByRole('dialog', { name: 'Delete transactions' });
    await expect(dialog.getByRole('status')).toContainText('3 transactions will be deleted.');
    await looked(page, 'deleting all that is found');
    await dialog.getByRole('button', { name: 'Delete 3 transactions' }).click();
    await expect(page.getByText('No results for')).toBeVisible();
  };
  await removeFound();
  await expect(page.getByText('3 transactions deleted')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => (await api.transactions.list({ currency: 'ZAR' })).count).toBe(3);
  await removeFound();
  await page.getByRole('link', { name: 'Deleted transactions' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deleted transactions');
  await page.getByRole('button', { name: 'Restore “Rent”' }).click();
  await expect(page.getByText('“Rent” was restored')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore “Rent”' })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Bread' }).check();
  await page.getByRole('checkbox', { name: 'Milk' }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('No deleted transactions')).toBeVisible();
  expect((await api.transactions.list({ currency: 'ZAR' })).count).toBe(3);
});

test.describe('without an answer', () => {
  test.use({ expected: [/ERR_FAILED.*categories\/unarchive/] });

  test('the keys of undo work where transactions are not: categories and rules', async ({ page, person }) => {
    await person.api.automationRules.create({ name: 'Car', query: 'bank:engen', actions: { note: 'Road trip' } });
    await page.goto('/app/categories');
    await page.getByRole('button', { name: 'More about Groceries', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Archive' }).click();
    const archived = page.getByRole('list', { name: 'Archived' });
    await expect(archived).toContainText('Groceries');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(archived).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(archived).toContainText('Groceries');
    // What the server was not asked for is not forgotten.
    await page.route('**/rpc/categories/unarchive**', (route) => route.abort());
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('We could not reach the server.', { exact: false })).toBeVisible();
    await page.unroute('**/rpc/categories/unarchive**');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(archived).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(archived).toContainText('Groceries');

    // What was done on the page before is undone after what was done on this one.
    await page.getByRole('link', { name: 'Rules' }).first().click();
    const rules = page.getByRole('table', { name: 'Your rules' });
    await page.getByRole('button', { name: 'More actions for Car' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Car was deleted')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(rules.getByRole('row').filter({ hasText: 'Bank text has “engen”' })).toBeVisible();
    const isArchived = async () =>
      (await person.api.categories.list()).find(({ name }) => name === 'Groceries')?.isArchived;
    expect(await isArchived()).toBe(true);
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(isArchived).toBe(false);
  });
});
