import { dayAt } from '#kernel/calendar.ts';
import { rowsOn } from './books.ts';
import { expectFocusSeen, press, tabTo, typeInto } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { heldToast, toastOf, undoIn } from './toasts.ts';

test('a purchase is split in three by keyboard, counts by category, and is one again after Undo', async ({
  page,
  person,
}) => {
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const categories = await api.categories.list();
  const categoryId = categories.find(({ name }) => name === 'Groceries')?.id ?? '';
  const bookedOn = dayAt(new Date(), 'Africa/Johannesburg');
  await api.transactions.create({
    accountId,
    bookedOn,
    categoryId,
    description: 'Woolworths',
    amount: { minor: -1000_00n },
  });
  await page.goto('/app/transactions');
  await expect(rowsOn(page)).toHaveCount(1);
  const { keyboard } = page;
  await keyboard.press('j');
  await keyboard.press('o');
  await press(page, page.getByRole('dialog', { name: 'Woolworths' }).getByRole('button', { name: 'Split' }));
  const editor = page.getByRole('dialog', { name: 'Split transaction' });
  await expect(editor.getByText('Line 2 has no amount yet')).toBeVisible();

  await test.step('fuel takes 250, clothes 12,5 %, groceries the rest', async () => {
    await typeInto(page, 'Category of line 2', 'Fuel');
    await keyboard.press('Enter');
    await typeInto(page, 'Amount of line 2', '250');
    await expect(editor.getByText('The whole amount is assigned')).toBeVisible();
    await press(page, editor.getByRole('button', { name: 'Add split line' }));
    await expect(editor.getByLabel('Category of line 3')).toBeFocused();
    await expectFocusSeen(page);
    await keyboard.type('Clothes');
    await keyboard.press('Enter');
    await tabTo(page, editor.getByLabel('How line 3 gets its amount'));
    await keyboard.press('P');
    await typeInto(page, 'Percentage for line 3', '12,5');
    await typeInto(page, 'Description of line 3', 'Shirt');
    await expect(editor.getByRole('listitem', { name: 'Line 1' })).toContainText(/625,00/);
    await looked(page, 'the editor');
    await keyboard.press('Enter');
  });

  await expect(page.getByText('Split into 3 lines')).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(rowsOn(page)).toHaveCount(3);
  await expect(rowsOn(page).nth(0)).toContainText(/Part of a split of R\s1\s000,00/);
  await expect(rowsOn(page)).toContainText([/Groceries.*625,00/, /Fuel.*250,00/, /Shirt.*125,00/]);
  await looked(page, 'lines in the list');

  await test.step('each counts in its category', async () => {
    await keyboard.press('/');
    await keyboard.type('category:fuel');
    await keyboard.press('Enter');
    await expect(rowsOn(page)).toHaveCount(1);
    await expect(rowsOn(page)).toContainText(/250,00/);
    await page.getByLabel('Search transactions').fill('');
    await expect(rowsOn(page)).toHaveCount(3);
  });

  await test.step('a line opens the split, which says what is too much', async () => {
    await rowsOn(page)
      .nth(1)
      .getByRole('button', { name: /^Part of/ })
      .click();
    await editor.getByLabel('Amount of line 2').fill('262,50');
    await expect(editor.getByRole('status')).toContainText(/R\s12,50 more than the transaction/);
    await editor.getByRole('button', { name: 'Save split' }).click();
    await expect(editor).toBeVisible();
    await editor.getByLabel('Amount of line 2').fill('237,50');
    await expect(editor.getByRole('status')).toContainText(/R\s12,50 is not assigned to a line yet/);
    await editor.getByRole('button', { name: 'Split equally' }).click();
    await expect(editor.getByLabel('Amount of line 1')).toHaveValue(/333,34/);
    await editor.getByRole('button', { name: 'Split templates' }).click();
    await page.getByRole('menuitem', { name: 'Save as template' }).click();
    const naming = page.getByRole('dialog', { name: 'Save split template' });
    await naming.getByLabel('Name').fill('In three');
    await naming.getByRole('button', { name: 'Save split template' }).click();
    await expect(page.getByText('Saved “In three”')).toBeVisible();
    await editor.getByRole('button', { name: 'Remove split' }).click();
    await heldToast(page, 'The split was removed');
    await expect(rowsOn(page)).toHaveCount(1);
  });

  await test.step('undone', async () => {
    await undoIn(toastOf(page, 'The split was removed'));
    await expect(rowsOn(page)).toHaveCount(3);
    await expect(rowsOn(page)).toContainText([/625,00/, /250,00/, /125,00/]);
  });

  await test.step('a template splits another purchase', async () => {
    await api.transactions.create({
      accountId,
      bookedOn,
      categoryId,
      description: 'Checkers',
      amount: { minor: -90_00n },
    });
    await page.reload();
    await expect(rowsOn(page)).toHaveCount(4);
    await rowsOn(page)
      .filter({ hasText: 'Checkers' })
      .getByRole('button', { name: /^Details of/ })
      .click();
    await page.getByRole('button', { name: 'Split', exact: true }).click();
    await editor.getByRole('button', { name: 'Split templates' }).click();
    await page.getByRole('menuitem', { name: 'In three', exact: true }).click();
    await editor.getByRole('button', { name: 'Save split' }).click();
    const split = await heldToast(page, 'Split into 3 lines');
    await expect(rowsOn(page).filter({ hasText: /Part of a split of R\s90,00/ })).toHaveCount(3);
    await undoIn(split);
    await expect(rowsOn(page).filter({ hasText: 'Checkers' })).toHaveCount(1);
  });
});
