import { chequeBooks, place, rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';

// Half a query is none yet: asked for where typing pauses, it is refused.
test.use({ expected: [/status of 400.*transactions\/totals/] });

test('a query is completed by keyboard, says what is wrong with it, and is what the address holds', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, 120);
  await page.goto('/app/transactions');
  await expect(rowsOn(page)).toHaveCount(25);
  const box = page.getByLabel('Search transactions');
  const { keyboard } = page;
  await box.focus();
  await expect(box).toHaveRole('combobox');
  await keyboard.type('cat');
  await expect(page.getByRole('option', { name: 'category:' })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(box).toHaveValue('category:');
  await keyboard.type('groceries');
  await expect(page.getByRole('option', { name: 'Groceries', exact: true })).toBeVisible();
  await keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/);
  await keyboard.press('Enter');
  await expect(box).toHaveValue('category:Groceries ');
  await keyboard.type('amount>100 -checkers da');
  await expect(page.getByRole('option', { name: 'date:' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('listbox', { name: 'Search suggestions' })).toHaveCount(0);
  await expect(box).toHaveValue('category:Groceries amount>100 -checkers da');
  for (let letter = 0; letter < 3; letter += 1) await keyboard.press('Backspace');
  const { count } = await person.api.transactions.list({
    currency: 'ZAR',
    search: 'category:groceries amount>100 -checkers',
  });
  expect(count).toBeGreaterThan(0);
  await expect(place(page)).toContainText(`of ${count} transactions`);
  await expect(page).toHaveURL(/q=category/);
  await page.reload();
  await expect(page.getByLabel('Search transactions')).toHaveValue('category:Groceries amount>100 -checkers');
  await expect(place(page)).toContainText(`of ${count} transactions`);
  await box.fill('category:grocries');
  await expect(page.getByText('There is no category “grocries”. Did you mean “Groceries”?')).toBeVisible();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveValue('category:grocries');
  await expect(page.getByText('This search is not understood')).toBeVisible();
});

test('a view is saved, opened, renamed, and deleted with undo, and the address is the view', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, 120);
  await page.goto('/app/transactions?q=category%3Agroceries+or+category%3Afuel&sort=amount&order=up');
  await expect(rowsOn(page).first()).toBeVisible();
  const views = page.getByRole('button', { name: 'Saved views', exact: true });
  await views.click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Food and fuel');
  await page.getByRole('button', { name: 'Save view', exact: true }).click();
  await expect(page.getByText('Saved “Food and fuel”')).toBeVisible();
  await page.goto('/app/transactions');
  await expect(rowsOn(page)).toHaveCount(25);
  await views.click();
  await page.getByRole('menuitem', { name: 'Food and fuel', exact: true }).click();
  await expect(page.getByLabel('Search transactions')).toHaveValue('category:groceries or category:fuel');
  await expect(page).toHaveURL(/q=category.*sort=amount/);
  await views.click();
  await page.getByRole('menuitem', { name: 'Rename “Food and fuel”' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Everyday');
  await page.getByRole('button', { name: 'Rename view', exact: true }).click();
  await expect(page.getByText('Renamed to “Everyday”')).toBeVisible();
  await views.click();
  await page.getByRole('menuitem', { name: 'Delete “Everyday”' }).click();
  await expect(page.getByText('Deleted “Everyday”')).toBeVisible();
  await expect.poll(async () => (await person.api.savedViews.list()).length).toBe(0);
  const names = async () => (await person.api.savedViews.list()).map(({ name }) => name);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(names).toEqual(['Everyday']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(names).toEqual(['Food and fuel']);
});
