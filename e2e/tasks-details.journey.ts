import { addDays, dayAt } from '#kernel/calendar.ts';
import { rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { bring, commit } from './importing.ts';
import { byPalette, giveFile, tasksOn, toPage } from './tasks.ts';

const RECEIPT = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };

test('details: splits, links, notes, receipts, months and net worth take few clicks', async ({ page, person }) => {
  const { api } = person;
  const today = dayAt(new Date(), 'Africa/Johannesburg');
  const { id: cheque } = await api.accounts.create({ name: 'Cheque', accountNumber: '62001231234' });
  const { id: savings } = await api.accounts.create({ name: 'Savings', accountNumber: '10004565678' });
  const categories = await api.categories.list();
  const categoryOf = (name: string) => categories.find((one) => one.name === name)?.id ?? '';
  const groceries = categoryOf('Groceries');
  const add = (accountId: string, description: string, minor: bigint, [back, categoryId]: [number, string]) =>
    api.transactions.create({
      accountId,
      description,
      categoryId,
      bookedOn: addDays(today, -back),
      amount: { minor },
    });
  await add(cheque, 'Woolworths', -1000_00n, [0, groceries]);
  for (const back of [40, 80, 120]) await add(cheque, 'Checkers', -500_00n, [back, groceries]);
  const yesterday = addDays(today, -1);
  for (const [accountId, row] of [
    [cheque, '-300.00,TRANSFER TO 5678'],
    [savings, '300.00,DEPOSIT'],
  ] as const) {
    const text = `Date,Amount,Description\n${yesterday},${row}`;
    await commit(api, await bring(api, { accountId, name: 'transfer.csv', text }));
  }
  const { task } = await tasksOn(page);
  const sheet = page.getByRole('dialog', { name: 'Woolworths' });
  const openNewest = async () => {
    await toPage(page, 'Transactions');
    await rowsOn(page).filter({ hasText: 'Woolworths' }).getByRole('button', { name: 'Details' }).first().click();
    await expect(sheet).toBeVisible();
  };

  await task({ name: 'Compare the last three months, and the trend of one category', most: 2 }, async () => {
    await toPage(page, 'Categories');
    await page.getByRole('tab', { name: 'By month' }).click();
    const row = page
      .getByRole('table', { name: 'Spending by month' })
      .getByRole('row')
      .filter({ hasText: 'Groceries' });
    await expect(row.getByRole('cell')).toHaveCount(13);
    await expect(row).toContainText(/2\s500,00/);
  });
  await task({ name: 'Note', most: 3 }, async () => {
    await openNewest();
    await sheet.getByLabel('Note').fill('Braai');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('img', { name: /^Note: Braai/ })).toBeVisible();
  });
  await task({ name: 'Attach a receipt', most: 3 }, async () => {
    await openNewest();
    await giveFile(page, sheet.getByText('Choose files', { exact: true }), RECEIPT);
    await expect(page.getByText('slip.pdf was added')).toBeVisible();
  });
  await task({ name: 'Link the two sides of a transfer', most: 0 }, async () => {
    await expect(page.locator('#main').getByText(/likely transfer/)).toHaveCount(0);
    const { rows } = await api.transfers.automatic({});
    expect(rows).toMatchObject([{ out: { accountName: 'Cheque' }, in: { accountName: 'Savings' } }]);
  });
  await task({ name: 'Split a transaction', most: 5 }, async () => {
    await openNewest();
    await sheet.getByRole('button', { name: 'Split', exact: true }).click();
    const editor = page.getByRole('dialog', { name: 'Split transaction' });
    await editor.getByLabel('Category of line 2').fill('Fuel');
    await page.keyboard.press('Enter');
    await editor.getByLabel('Amount of line 2').fill('250');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Split into 2 lines')).toBeVisible();
  });
  await task({ name: 'Set a budget', most: 2 }, async () => {
    await toPage(page, 'Budgets');
    await page.getByRole('button', { name: 'Start budget' }).click();
    await expect(page.getByText('Your budget was started')).toBeVisible();
  });
  await task({ name: 'Savings goal, from your history', most: 2 }, async () => {
    await toPage(page, 'Goals');
    await page.getByRole('button', { name: 'Start goal Emergency fund' }).click();
    await expect(page.getByText('Goal started: Emergency fund')).toBeVisible();
  });
  await task({ name: 'Net worth with property, over time', most: 1 }, async () => {
    await toPage(page, 'Net worth');
    await expect(page.getByRole('slider', { name: 'Net worth by month' })).toBeVisible();
  });
  await task({ name: 'Add a debt beside the accounts', most: 3 }, async () => {
    await byPalette(page, 'asset or debt', 'Add asset or debt');
    const form = page.getByRole('dialog', { name: 'Add asset or debt' });
    await form.getByLabel('Name').fill('Loan from my aunt');
    await expect(form.getByLabel('Type')).toHaveValue('loan');
    await form.getByLabel('Value now').fill('5000');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Loan from my aunt was added')).toBeVisible();
  });
});
