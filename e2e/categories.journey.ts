import type { Page } from '@playwright/test';
import { dayAt } from '#kernel/calendar.ts';
import type { Caller } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

/** Groceries for 300, eating out for 120 and 80 put away, all this month. */
async function withSpending({ api }: Caller): Promise<void> {
  const today = dayAt(new Date(), 'Africa/Johannesburg');
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const all = await api.categories.list();
  for (const [name, minor] of [
    ['Groceries', -300_00n],
    ['Eating out', -120_00n],
    ['Savings', -80_00n],
  ] as const) {
    const categoryId = all.find((one) => one.name === name)?.id ?? '';
    await api.transactions.create({ accountId, bookedOn: today, categoryId, description: name, amount: { minor } });
  }
}

async function act(page: Page, category: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${category}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a category is archived and restored, and merged and given back', async ({ page, person }) => {
  await withSpending(person);
  await page.goto('/app/categories');

  await test.step('archived', async () => {
    await act(page, 'Groceries', 'Archive');
    const archived = page.getByRole('list', { name: 'Archived' });
    await expect(archived).toContainText('Groceries');
    await expect(archived).toContainText('Subcategory of Food');
    await page.goto('/app/transactions');
    await expect(page.getByRole('table').getByText('Groceries').first()).toBeVisible();
    await page.goto('/app/categories');
    await act(page, 'Groceries', 'Restore');
    await expect(page.getByText('Groceries is no longer archived')).toBeVisible();
    await expect(archived).toHaveCount(0);
  });

  await test.step('merged', async () => {
    await act(page, 'Food', 'Merge into another category');
    const dialog = page.getByRole('dialog', { name: 'Merge Food' });
    await expect(dialog).toContainText('Merging moves 0 transactions and 4 subcategories');
    await dialog.getByLabel('Merge into').fill('Shopping');
    await page.getByRole('option', { name: /^Shopping and personal care/ }).click();
    await expect(dialog).toContainText('The subcategories move under Shopping and personal care.');
    await looked(page, 'a merge');
    await dialog.getByRole('button', { name: 'Merge category' }).click();
    const done = await heldToast(page, 'Food was merged into Shopping and personal care');
    await expect(page.getByRole('list', { name: 'Parent category Shopping and personal care' })).toContainText(
      'Groceries',
    );
    await undoIn(done);
    await expect(page.getByRole('list', { name: 'Parent category Food' })).toContainText('Groceries');
  });
});

test('details are changed where they stand by keyboard, usage is sorted, and months are compared', async ({
  page,
  person,
}) => {
  await withSpending(person);
  // Few categories, so that looking takes little.
  const upper = (await person.api.categories.list()).filter(({ parentId }) => parentId === null);
  for (const { id, name } of upper)
    if (name !== 'Food' && name !== 'Savings and investments') await person.api.categories.archive({ id });

  await page.goto('/app/categories?view=details');
  await expect(page.getByText(/Needs R\s300 · Wants R\s120 · Savings R\s80 this month/)).toBeVisible();
  const row = page.getByRole('table', { name: 'Details' }).getByRole('row').filter({ hasText: 'Groceries' });
  await row.getByRole('button', { name: /^Need or want of the category Groceries/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Want' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Need or want of the category Groceries: Want' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: 'Tax line of the category Groceries: Not set' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ITR12 home');
  await page.keyboard.press('Enter');
  const taxLine = row.getByRole('button', { name: 'Tax line of the category Groceries: ITR12 home' });
  await expect(taxLine).toBeFocused();
  await expect(page.getByText(/Needs R\s0 · Wants R\s420 · Savings R\s80 this month/)).toBeVisible();
  await looked(page, 'the details');
  await taxLine.press('Enter');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Tax line of the category Groceries: Not set' })).toBeVisible();

  await page.getByRole('tab', { name: 'Usage' }).click();
  const table = page.getByRole('table', { name: 'Category usage' });
  await expect(table.getByRole('row').nth(1)).toContainText('Food');
  await table.getByRole('button', { name: 'Category' }).click();
  await table.getByRole('button', { name: 'Category' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('Crypto');
  await looked(page, 'the usage');

  await page.getByRole('tab', { name: 'By month' }).click();
  const months = page.getByRole('table', { name: 'Spending by month' });
  await expect(months.locator('[data-row]')).toHaveText([
    /^Food420[.,]00420[.,]00/,
    /^Groceries300[.,]00/,
    /^Eating out120[.,]00/,
  ]);
  await expect(months.getByRole('row').last()).toContainText(/^Total420[.,]00420[.,]00/);
  await looked(page, 'the months');
  await months.locator('[data-row]').nth(1).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/app\/transactions\?.*category=/);
  await expect(page.locator('[data-row]')).toHaveCount(1);
});
