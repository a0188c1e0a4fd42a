import { readFileSync } from 'node:fs';
import { chequeBooks, place, rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { byPalette, tasksOn, toPage } from './tasks.ts';

const ROWS = 120;

// The question about a duplicate is a refusal, which the browser notes.
test.use({ expected: [/status of 409.*transactions\/create/] });

test('looking: what is spent, searched and exported takes few clicks', async ({ page, person }) => {
  await chequeBooks(person.api, ROWS);
  const { task } = await tasksOn(page);
  const main = page.locator('#main');

  await task({ name: 'How much this month, and on what', most: 0 }, async () => {
    await expect(page.getByRole('list', { name: 'Key figures' }).getByText('Spending')).toBeVisible();
    await expect(main.getByText('Food', { exact: false }).first()).toBeVisible();
  });
  await task({ name: 'What is in the accounts now', most: 0 }, async () => {
    await expect(main.getByText('Balances by account').first()).toBeVisible();
    await expect(main.getByText('Cheque').first()).toBeVisible();
  });
  await task({ name: 'Groceries of the last three months', most: 2 }, async () => {
    await byPalette(page, 'groceries last 3 months', 'Groceries, last 3 months');
    await expect(page).toHaveURL(/category=.*from=/);
    await expect(page.getByLabel('Period', { exact: true })).toHaveValue('3-months');
    await expect(page.getByLabel('Totals of the transactions shown')).toContainText('R');
  });
  const { rows } = await person.api.transactions.list({ currency: 'ZAR', search: 'checkers' });
  await task({ name: 'Find a shop', most: 1 }, async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Page or action' }).fill('chekcers');
    await expect(page.getByRole('option', { name: /^Checkers · .*R/ }).first()).toBeVisible();
  });
  await task({ name: 'Find an amount', most: 1 }, async () => {
    const minor = -(rows[0]?.amount.minor ?? 0n);
    await page.keyboard.press('Control+k');
    const amount = `${minor / 100n},${String(minor % 100n).padStart(2, '0')}`;
    await page.getByRole('combobox', { name: 'Page or action' }).fill(amount);
    await expect(page.getByRole('option', { name: /^Checkers · .*R/ }).first()).toBeVisible();
  });
  await task({ name: 'Export what I see to a spreadsheet', most: 2 }, async () => {
    await toPage(page, 'Transactions');
    await expect(place(page)).toContainText(`of ${ROWS} transactions`);
    const file = page.waitForEvent('download');
    await page.keyboard.press('d');
    const sheet = await file;
    expect(sheet.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
    expect(
      readFileSync(await sheet.path(), 'utf8')
        .trim()
        .split('\r\n'),
    ).toHaveLength(ROWS + 1);
  });
  const filtered = '/app/transactions?q=checkers&sort=amount&order=up';
  await task(
    { name: 'Export a search, sorted by amount', most: 1 },
    async () => {
      await expect(place(page)).toContainText(`of ${rows.length} transactions`);
      const file = page.waitForEvent('download');
      await page.keyboard.press('d');
      const lines = readFileSync(await (await file).path(), 'utf8')
        .trim()
        .split('\r\n')
        .slice(1);
      expect(lines).toHaveLength(rows.length);
      const amounts = lines.map((line) => Number(/,(-?\d+\.\d\d),ZAR,/.exec(line)?.[1]));
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
      await expect(page.getByText(`${rows.length} transactions downloaded`)).toBeVisible();
    },
    filtered,
  );
  await task({ name: 'Export everything', most: 3 }, async () => {
    await byPalette(page, 'advanced', /^Advanced/);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download everything' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.zip$/);
  });
});

test('correcting: one transaction, all of a merchant, several, and a transfer take few clicks', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, ROWS);
  const { task, choose } = await tasksOn(page);
  const categorise = async (name: string) => {
    await rowsOn(page).first().locator('td').nth(3).getByRole('button').click();
    await page.getByRole('combobox', { name: /^Category of/ }).fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  };
  await task({ name: 'Correct the category of one transaction', most: 3 }, async () => {
    await toPage(page, 'Transactions');
    await categorise('Pets');
    await expect(rowsOn(page).first()).toContainText('Pets');
  });
  await task({ name: 'Correct all transactions of a merchant', most: 4 }, async () => {
    await toPage(page, 'Transactions');
    await page.getByLabel('Search transactions').fill('checkers');
    await expect(rowsOn(page).first()).toContainText('Checkers');
    await expect(page).toHaveURL(/q=checkers/);
    await categorise('Pets');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText(/transactions from Checkers categorised as Pets/)).toBeVisible();
  });
  await task({ name: 'A rule: always this category', most: 4 }, async () => {
    await toPage(page, 'Transactions');
    await page.getByLabel('Search transactions').fill('sasol');
    await expect(rowsOn(page).first()).toContainText('Sasol');
    await expect(page).toHaveURL(/q=sasol/);
    await categorise('Pets');
    await page.getByRole('button', { name: 'Always use this category', exact: true }).click();
    await expect(page.getByText('Sasol will always be categorised as Pets')).toBeVisible();
  });
  await task({ name: 'Categorise three transactions at once', most: 6 }, async () => {
    await toPage(page, 'Transactions');
    await rowsOn(page).nth(0).getByRole('checkbox').click();
    await rowsOn(page)
      .nth(2)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Categorise 3 transactions' });
    await dialog.getByRole('combobox').fill('Pets');
    await page.getByRole('option', { name: /^Pets/ }).click();
    await dialog.getByRole('button', { name: 'Categorise' }).click();
    await expect(page.getByText('3 transactions categorised as Pets')).toBeVisible();
  });
  const transfers = (await person.api.categories.list()).filter(({ kind }) => kind === 'transfer');
  await task({ name: 'Mark a transfer between own accounts', most: 3 }, async () => {
    await toPage(page, 'Transactions');
    await categorise(transfers[0]?.name ?? '');
    await expect(rowsOn(page).first()).toContainText(transfers[0]?.name ?? '');
  });
  const [twin] = (await person.api.transactions.list({ currency: 'ZAR', search: 'checkers' })).rows;
  await task({ name: 'Add by hand, and be told of a duplicate', most: 6 }, async () => {
    await byPalette(page, 'add tran', 'Add transaction');
    const dialog = page.getByRole('dialog', { name: 'Add transaction' });
    await dialog.getByLabel('Description').fill(twin?.description ?? '');
    const minor = -(twin?.amount.minor ?? 0n);
    await dialog.getByLabel('Amount').fill(`${minor / 100n},${String(minor % 100n).padStart(2, '0')}`);
    await dialog.getByLabel('Date').fill(twin?.bookedOn ?? '');
    await choose(dialog.getByLabel('Account'), 'Cheque · ZAR');
    await dialog.getByRole('combobox', { name: 'Category' }).fill('Groceries');
    await page.getByRole('option', { name: /^Groceries/ }).click();
    await dialog.getByRole('button', { name: 'Add transaction' }).click();
    await expect(page.getByText(/already such a transaction|Add anyway|Add transaction anyway/).first()).toBeVisible();
  });
});
