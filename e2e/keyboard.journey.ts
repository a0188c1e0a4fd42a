import { setTimeout as delay } from 'node:timers/promises';
import { chequeBooks, place, rowsOn } from './books.ts';
import { expectFocusSeen, press, tabTo, typeInto } from './by-keyboard.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { emailTo } from './emails.ts';

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

test('signing up needs no mouse, and the focus is always seen', async ({ page, app }) => {
  await page.goto('/auth/signup');
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await expectFocusSeen(page);
    await page.keyboard.type(text);
  };
  await type('First name', 'Sipho');
  await type('Last name', 'Khumalo');
  await type('E-mail', 'sipho.khumalo@example.com');
  await type('Password', 'Umcebo#2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
  const { code } = await emailTo(app.url, 'sipho.khumalo@example.com');
  await type('Code', code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/individual-welcome`);
});

test('the first Tab offers to skip to the content', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the palette reaches pages, and the list is worked through without a mouse [§9 toast hotkey]', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, 60);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { keyboard } = page;
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Page or action' })).toBeFocused();
  await keyboard.type('transac');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/transactions/);
  await expect(rowsOn(page)).toHaveCount(25);

  await test.step('the next page and back', async () => {
    await keyboard.press(']');
    await expect(place(page)).toContainText('26–50');
    await keyboard.press('[');
    await expect(place(page)).toContainText('1–25');
  });

  await test.step('a description', async () => {
    await keyboard.press('j');
    await keyboard.press('j');
    await keyboard.press('k');
    await keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /^Description of/ })).toBeFocused();
    await keyboard.type('School fees');
    await keyboard.press('Enter');
    await expect(rowsOn(page).first()).toContainText('School fees');
  });

  await test.step('a category', async () => {
    await keyboard.press('c');
    await expect(page.getByRole('combobox', { name: 'Category of School fees' })).toBeFocused();
    await keyboard.type('School');
    await keyboard.press('Enter');
    await expect(page.getByText(/^Categorised as /)).toBeVisible();
  });

  await test.step('deleted and brought back from the notification', async () => {
    await keyboard.press('Delete');
    await expect(rowsOn(page).filter({ hasText: 'School fees' })).toHaveCount(0);
    await expect(page.getByText('“School fees” was deleted')).toBeVisible();
    await keyboard.press('Alt+t');
    // Each notification has an Undo of its own.
    const card = page.locator('[data-toasts] > div > div').filter({ hasText: 'was deleted' });
    const undo = card.getByRole('button', { name: 'Undo' });
    await tabTo(page, undo, 10);
    await keyboard.press('Enter');
    await expect(rowsOn(page).first()).toContainText('School fees');
    await keyboard.press('Escape');
  });

  await test.step('selected, and let go', async () => {
    await page.locator('#main').focus();
    await keyboard.press('j');
    await keyboard.press('x');
    await expect(rowsOn(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await keyboard.press('x');
    await expect(rowsOn(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  await test.step('searched', async () => {
    await keyboard.press('/');
    await expect(page.getByLabel('Search transactions')).toBeFocused();
    await keyboard.type('school');
    await keyboard.press('Enter');
    await expect(place(page)).toContainText('1–1 of 1');
    // Enter has gone on to what was found.
    await keyboard.press('j');
    await expect(rowsOn(page).first()).toHaveAttribute('data-active', 'true');
  });

  await test.step('the keys are listed, and the list closes', async () => {
    await keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('a transaction is linked as a transfer and another is split, from the list and by keys alone', async ({
  page,
  person,
}) => {
  const { api } = person;
  const { id: cheque } = await api.accounts.create({ name: 'Cheque' });
  const { id: savings } = await api.accounts.create({ name: 'Savings' });
  const categoryId = (await api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  for (const [accountId, bookedOn, description, minor] of [
    [cheque, '2026-03-12', 'Woolworths', -300_00n],
    [cheque, '2026-03-11', 'To savings', -500_00n],
    [savings, '2026-03-11', 'From cheque', 500_00n],
  ] as const)
    await api.transactions.create({ accountId, bookedOn, categoryId, description, amount: { minor } });
  await page.goto('/app/transactions');
  await expect(rowsOn(page)).toHaveCount(3);
  const { keyboard } = page;

  await test.step('t links it to the likely other side', async () => {
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('t');
    const dialog = page.getByRole('dialog', { name: 'Link as a transfer' });
    await press(page, dialog.getByRole('button', { name: /^Link as a transfer with/ }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('img', { name: 'Linked transfer' })).toHaveCount(2);
  });

  await test.step('s opens the split of the first', async () => {
    await page.locator('#main').focus();
    await keyboard.press('ArrowUp');
    await keyboard.press('s');
    const dialog = page.getByRole('dialog', { name: 'Split transaction' });
    await expect(dialog).toContainText('Woolworths');
    // The first field takes Escape for itself.
    await press(page, dialog.getByRole('button', { name: 'Cancel' }));
    await expect(dialog).toBeHidden();
  });

  await test.step('both are listed with the other keys', async () => {
    await keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(keys).toContainText('Split the transaction');
    await expect(keys).toContainText('Link the transaction as a transfer');
  });
});

test('from the list of accounts a key leads to transactions, to the account and to its statement', async ({
  page,
  person,
}) => {
  const { api } = person;
  const categoryId = (await api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  const accountIds: string[] = [];
  for (const name of ['Cheque', 'Savings']) accountIds.push((await api.accounts.create({ name })).id);
  for (const [place, minor] of [-300_00n, -45_00n, -5_00n].entries())
    await api.transactions.create({
      accountId: accountIds[1] ?? '',
      bookedOn: `2026-03-1${place}`,
      categoryId,
      description: `Woolworths ${place}`,
      amount: { minor },
    });
  const { keyboard } = page;
  const goToSavings = async () => {
    await keyboard.press('g');
    await keyboard.press('a');
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    const savings = page.locator('#main [data-row]').filter({ hasText: 'Savings' });
    await expect(savings).toBeVisible();
    for (const _ of accountIds) {
      await keyboard.press('j');
      if ((await savings.getAttribute('data-active')) !== null) break;
    }
    await expect(savings).toHaveAttribute('data-active', 'true');
  };
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goToSavings();
  await keyboard.press('t');
  await expect(rowsOn(page)).toHaveCount(3);
  await goToSavings();
  await keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Savings' })).toBeVisible();
  await goToSavings();
  await keyboard.press('r');
  await expect(page.getByRole('heading', { level: 1, name: 'Reconcile' })).toBeVisible();

  await test.step('a marks all, and Enter finishes without going to a row', async () => {
    await typeInto(page, 'Statement day', '2026-03-31');
    await typeInto(page, 'Closing balance', '-350');
    await keyboard.press('Enter');
    const bar = page.getByRole('region', { name: 'Statement' });
    await expect(bar).toContainText('Difference');
    await expect(page.locator('#main')).toBeFocused();
    await keyboard.press('a');
    await expect(bar).toContainText('The balances agree');
    await keyboard.press('Enter');
    await expect(page.getByText('This statement matches your transactions')).toBeVisible();
  });
});

test('a page that comes over a slow line leaves the focus to the palette that was opened meanwhile', async ({
  page,
  person,
}) => {
  expect(person.email).toBeTruthy();
  await page.goto('/app/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('combobox', { name: 'Page or action' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.type('categ');
  await page.route('**/assets/*.js', (route) => delay(500).then(() => route.continue()));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveTitle(/^Categories/);
  await expect(palette).toBeFocused();
  await page.keyboard.type('profile');
  await expect(palette).toHaveValue('profile');
  await page.unrouteAll({ behavior: 'wait' });
});

test('a long list is typed over, half a word sends no form, and the country brings its currency', async ({
  page,
  person,
}) => {
  await page.goto('/app/accounts');
  await page.getByRole('button', { name: 'Add account' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add account' });
  await dialog.getByLabel('Name').fill('Till');
  const country = dialog.getByRole('combobox', { name: 'Country' });
  const currency = dialog.getByRole('combobox', { name: 'Currency' });
  // A press selects what stands there, so that typing replaces it.
  await country.click();
  await page.keyboard.type('Nowhere');
  await expect(country).toHaveValue('Nowhere');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await person.api.accounts.list()).toEqual([]);
  await country.fill('Ken');
  await page.keyboard.press('Enter');
  await expect(country).toHaveValue('Kenya');
  await expect(currency).toHaveValue(/^KES/);
  await currency.fill('USD');
  await page.keyboard.press('Enter');
  await expect(currency).toHaveValue(/^USD/);
  await country.fill('Niger');
  await page.getByRole('option', { name: 'Nigeria' }).click();
  await expect(currency).toHaveValue(/^USD/);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await expect(page.getByText('Till was added')).toBeVisible();
  expect(await person.api.accounts.list()).toMatchObject([{ country: 'NG', currency: 'USD' }]);
});

test('the choices of a category stand under those above them', async ({ page, person }) => {
  await person.api.accounts.create({ name: 'Cheque' });
  await page.goto('/app/transactions?new=1');
  const category = page.getByRole('dialog').getByRole('combobox', { name: 'Category' });
  await category.click();
  await category.fill('Groceries');
  await expect(page.getByRole('option', { name: /Groceries/ }).first()).toContainText('Food');
});
