import { addDays, dayAt } from '#kernel/calendar.ts';
import { expect, test } from './fixtures.ts';
import { bring, commit } from './importing.ts';
import { looked } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

test('transfers between two banks are reviewed by keyboard, leave the totals, and come back when unlinked', async ({
  page,
  person,
}) => {
  const { api } = person;
  await api.transfers.changeSettings({ linksCertain: false });
  const today = dayAt(new Date(), 'Africa/Johannesburg');
  const [first, second] = [addDays(today, -9), addDays(today, -8)];
  const { id: cheque } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const { id: pocket } = await api.accounts.create({ name: 'Rainy days', bankName: 'Capitec' });
  const heading = 'Date,Description,Amount';
  const fnb = [
    heading,
    `${first},FNB APP TRANSFER TO RAINY DAYS,-1000.00`,
    `${first},EFT TO CAPITEC,-250.00`,
    `${first},SPAR EMMARENTIA,-80.00`,
    `${second},SHOP REFUND,-60.00`,
  ];
  const capitec = [
    heading,
    `${second},TRANSFER FROM CHEQUE,1000.00`,
    `${second},PAYMENT RECEIVED,250.00`,
    `${second},CASHBACK,60.00`,
  ];
  const fromFnb = await bring(api, { accountId: cheque, name: 'fnb.csv', text: fnb.join('\n') });
  await commit(api, fromFnb);
  const fromCapitec = await bring(api, { accountId: pocket, name: 'capitec.csv', text: capitec.join('\n') });
  await commit(api, fromCapitec);
  const totals = async () => {
    const { moneyIn, moneyOut } = await api.transactions.totals({ currency: 'ZAR' });
    return [moneyIn.minor, moneyOut.minor];
  };
  // The words of the first alone say that it is a transfer; what the others are, nobody knows yet.
  expect(await totals()).toEqual([1310_00n, -390_00n]);

  await page.goto(`/app/imports/${fromCapitec}`);
  await expect(page.getByText('3 likely transfers between your accounts.')).toBeVisible();
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible();
  const suggestions = page.getByRole('list', { name: 'Suggestions' });
  await expect(suggestions.getByRole('listitem')).toHaveCount(3);
  await expect(suggestions.getByRole('listitem').first()).toContainText('Description names the account');
  await looked(page, 'suggestions');

  await page.keyboard.press('j');
  await expect(suggestions.getByRole('listitem').first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Linked as a transfer from Cheque to Rainy days')).toBeVisible();
  await expect(suggestions.getByRole('listitem')).toHaveCount(2);
  await expect(suggestions.locator('[aria-current]')).toContainText('250,00');
  await page.keyboard.press('j');
  await expect(suggestions.locator('[aria-current]')).toContainText('60,00');
  await page.keyboard.press('n');
  await expect(page.getByText('These two transactions will not be suggested again')).toBeVisible();
  await expect(suggestions.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No transfers to review' })).toBeVisible();
  expect(await totals()).toEqual([60_00n, -140_00n]);

  await page.getByRole('link', { name: 'Show transactions' }).click();
  await expect(page.getByRole('img', { name: 'Linked transfer' })).toHaveCount(4);
  const { rows } = await api.transactions.list({ currency: 'ZAR', search: 'rainy' });
  const went = rows.find(({ amount }) => amount.minor === -1000_00n);
  await page.goto(`/app/transactions?open=${went?.id}`);
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('link', { name: 'Rainy days' })).toBeVisible();
  await expect(sheet).toContainText('1 day apart');
  await looked(page, 'the other side');
  await sheet.getByRole('button', { name: 'Unlink' }).click();
  const unlinked = await heldToast(page, 'The transfer was unlinked');
  await expect(sheet.getByRole('button', { name: 'Link as a transfer' })).toBeVisible();
  expect(await totals()).toEqual([1060_00n, -140_00n]);
  await undoIn(unlinked);
  await expect(sheet.getByRole('button', { name: 'Unlink' })).toBeVisible();
  expect(await totals()).toEqual([60_00n, -140_00n]);

  await sheet.getByRole('button', { name: 'Unlink' }).click();
  await sheet.getByRole('button', { name: 'Link as a transfer' }).click();
  await sheet
    .getByRole('button', { name: /^Link as a transfer with Rainy days/ })
    .first()
    .click();
  await expect(sheet.getByRole('button', { name: 'Unlink' })).toBeVisible();
  expect(await totals()).toEqual([60_00n, -140_00n]);
});

test('certain transfers are linked by the import, which says so and unlinks them; a switch turns that off', async ({
  page,
  person,
}) => {
  const { api } = person;
  const day = addDays(dayAt(new Date(), 'Africa/Johannesburg'), -9);
  const { id: cheque } = await api.accounts.create({ name: 'Cheque', accountNumber: '62001231234' });
  const { id: pocket } = await api.accounts.create({ name: 'Rainy days', accountNumber: '10004565678' });
  const fnb = `Date,Description,Amount\n${day},TRANSFER TO 5678,-1000.00\n${day},SPAR EMMARENTIA,-80.00`;
  await commit(api, await bring(api, { accountId: cheque, name: 'fnb.csv', text: fnb }));
  const capitec = `Date,Description,Amount\n${day},DEPOSIT,1000.00`;
  const id = await bring(api, { accountId: pocket, name: 'capitec.csv', text: capitec });
  await commit(api, id);

  await page.goto(`/app/imports/${id}`);
  await expect(page.getByText('We linked 1 transfer between your accounts.')).toBeVisible();
  await looked(page, 'an import that linked a transfer');
  await page.getByRole('button', { name: 'Unlink' }).click();
  const unlinked = await heldToast(page, '1 transfer unlinked');
  await expect(page.getByText('We linked 1 transfer between your accounts.')).toBeHidden();
  expect((await api.transactions.totals({ currency: 'ZAR' })).moneyIn.minor).toBe(1000_00n);
  await undoIn(unlinked);
  await expect.poll(async () => (await api.transactions.totals({ currency: 'ZAR' })).moneyIn.minor).toBe(0n);

  await api.imports.revert({ id, evenEdited: true });
  const again = await bring(api, { accountId: pocket, name: 'capitec.csv', text: capitec });
  await commit(api, again);
  await page.goto('/app/transfers');
  const list = page.getByRole('list', { name: 'Linked automatically' });
  await expect(list.getByRole('listitem')).toContainText('Transfer to 5678');
  await looked(page, 'transfers that were linked automatically');
  await list.getByRole('button', { name: /^Unlink/ }).click();
  await expect(page.getByText('The transfer was unlinked')).toBeVisible();
  await expect(list).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No transfers to review' })).toBeVisible();
  const linksCertain = page.getByRole('switch', { name: /^Link obvious transfers/ });
  await linksCertain.click();
  await expect(page.getByText('Obvious transfers will only be suggested')).toBeVisible();
  await expect(linksCertain).not.toBeChecked();
  expect(await api.transfers.settings()).toEqual({ linksCertain: false });
});

test('the principal of a loan instalment is a line that is linked with the loan, by the editor and by key', async ({
  page,
  person,
}) => {
  const { api } = person;
  const today = dayAt(new Date(), 'Africa/Johannesburg');
  const { id: cheque } = await api.accounts.create({ name: 'Cheque' });
  const { id: loan } = await api.accounts.create({ name: 'Home loan', accountType: 'loan' });
  const categories = await api.categories.list();
  const category = (name: string) => categories.find((one) => one.name === name)?.id ?? '';
  const add = (accountId: string, description: string, minor: bigint, name: string) =>
    api.transactions.create({
      accountId,
      bookedOn: today,
      description,
      categoryId: category(name),
      amount: { minor },
    });
  const { id } = await add(cheque, 'Instalment', -1000_00n, 'Fuel');
  await add(loan, 'Repayment', 700_00n, 'Between own accounts');
  const totals = async () => {
    const { moneyIn, moneyOut, transfers } = await api.transactions.totals({ currency: 'ZAR' });
    return [moneyIn.minor, moneyOut.minor, transfers.minor];
  };
  expect(await totals()).toEqual([0n, -1000_00n, 700_00n]);

  await page.goto(`/app/transactions?open=${id}`);
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Split transaction' });
  await editor.getByLabel('Amount of line 2').fill('700');
  await expect(editor.getByLabel('Other account of line 2')).toBeHidden();
  await editor.getByLabel('Category of line 2').fill('Between own');
  await page.keyboard.press('Enter');
  await editor.getByLabel('Other account of line 2').selectOption('Transfer to Home loan');
  await looked(page, 'a line that becomes a transfer');
  await editor.getByRole('button', { name: 'Save split' }).click();
  await expect(page.getByText('Split into 2 lines')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Linked transfer' })).toHaveCount(2);
  expect(await totals()).toEqual([0n, -300_00n, 0n]);

  const lines = page.getByRole('button', { name: /^Part of/ });
  await lines.nth(1).click();
  await expect(editor.getByText('Transfer to Home loan')).toBeVisible();
  await looked(page, 'a line that is a transfer');
  await editor.getByRole('button', { name: 'Unlink line 2' }).click();
  await expect(page.getByText('The transfer was unlinked')).toBeVisible();
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('img', { name: 'Linked transfer' })).toHaveCount(0);

  for (let key = 0; key < 3; key += 1) await page.keyboard.press('j');
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Link as a transfer' });
  await dialog.getByRole('button', { name: /^Link as a transfer with Home loan/ }).click();
  await expect(page.getByText('Linked as a transfer from Cheque to Home loan')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Linked transfer' })).toHaveCount(2);
  await page.keyboard.press('o');
  const sheet = page.getByRole('dialog', { name: 'Instalment' });
  await expect(sheet.getByText(/^Transfer to Home loan/)).toBeVisible();
  await looked(page, 'the sheet of a line');
  expect(await totals()).toEqual([0n, -300_00n, 0n]);
});
