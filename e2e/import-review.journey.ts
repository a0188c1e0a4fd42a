import type { Page } from '@playwright/test';
import { expect, forgetLimits, test } from './fixtures.ts';
import { monthlyStatements } from './monthly-statements.ts';
import { signUpOn } from './signing-up.ts';
import { drop, fileAt } from './statements.ts';

const FNB = new URL('files/fnb-business.csv', import.meta.url).pathname;

/** Chooses files as the button opens the chooser of the system. */
async function choose(page: Page, button: string, files: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByText(button, { exact: true }).last().click();
  await (await chooser).setFiles(files);
}

/** Counts what is pressed on the page from now on. */
async function countPresses(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('notePress', () => (count += 1));
  await page.evaluate(() =>
    window.addEventListener('pointerdown', () => void Reflect.get(window, 'notePress')(), true),
  );
  return () => count;
}

test('a new person has an FNB statement on the dashboard with three presses after signing up', async ({
  page,
  app,
}) => {
  await forgetLimits(app.dataFolder);
  const email = 'lindiwe.zulu@example.com';
  await page.goto('/auth/signup');
  await signUpOn(page, app.url, email);

  const presses = await countPresses(page);
  await choose(page, 'Import statement', FNB);
  await page.getByRole('button', { name: 'Import 5 transactions' }).click();
  await expect(page.getByRole('region', { name: 'Imported' })).toContainText('5 transactions imported');
  await page.getByRole('link', { name: 'Go to dashboard' }).click();
  await expect(page.locator('#main')).toContainText('FNB Business');
  await expect(page.locator('#main')).toContainText('68');
  console.log(`From sign-up to a dashboard with an FNB statement: ${presses()} presses.`);
  expect(presses()).toBeLessThanOrEqual(3);
});

test('twelve statements of three banks are one page and one press', async ({ page, person }) => {
  const { files, rows } = monthlyStatements();
  await page.goto('/app/imports');
  await page.getByText('Drop statements here').waitFor();
  const presses = await countPresses(page);
  const began = Date.now();
  await drop(page, files);
  const table = page.getByRole('table', { name: 'Files to review' });
  await expect(table.getByRole('row')).toHaveCount(13, { timeout: 30_000 });
  await page.getByRole('button', { name: `Import 12 files · ${rows} transactions` }).click();
  const result = page.getByRole('region', { name: 'Imported' });
  await expect(result).toContainText(`${rows} transactions imported from 12 files`, { timeout: 60_000 });
  const seconds = (Date.now() - began) / 1000;
  console.log(`Twelve statements of three banks: one page, ${presses()} press, ${seconds.toFixed(1)} s.`);
  expect(presses()).toBe(1);
  expect(seconds).toBeLessThan(30);
  await expect(result).toContainText('3 new accounts');
  const accounts = await person.api.accounts.list();
  expect(Object.fromEntries(accounts.map(({ name, transactionCount }) => [name, transactionCount]))).toEqual({
    'FNB Cheque': 120,
    'Investec Current': 120,
    'Nedbank Savings': 120,
  });
  // The opening balance is that before the first month, so that the end is what the last one says.
  const balances = await person.api.accounts.bankBalances({});
  expect(balances.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees', 'agrees']);

  await page.reload();
  await result.getByRole('button', { name: 'Undo 12 imports' }).click();
  await expect(page.getByText(`${rows} transactions removed`)).toBeVisible({ timeout: 30_000 });
  expect(await person.api.accounts.list()).toEqual([]);
  expect((await person.api.transactions.totals({ currency: 'ZAR' })).count).toBe(0);
  await page.getByRole('button', { name: 'Reopen imports' }).click();
  await expect(table.getByRole('row')).toHaveCount(13, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: `Import 12 files · ${rows} transactions` })).toBeVisible();
});

test('a new account is changed where it stands, for all its files, and never called as another', async ({
  page,
  person,
}) => {
  await person.api.accounts.create({ name: 'House money', accountNumber: '99999999' });
  const { files } = monthlyStatements();
  await page.goto('/app/imports');
  await drop(page, files.slice(0, 2));
  const table = page.getByRole('table', { name: 'Files to review' });
  await expect(table).toContainText('shared by 2 files');
  await table.getByRole('button', { name: 'Change account FNB Cheque' }).first().click();
  const name = table.getByLabel('Name');
  await name.fill('house money');
  await expect(table).toContainText('You already have an account with this name.');
  await name.fill('Groceries card');
  await table.getByLabel('Type').selectOption('Credit card');
  await expect(table.getByRole('row').nth(2)).toContainText('Groceries card');
  await page.reload();
  await expect(table.getByRole('row').nth(1)).toContainText('Groceries card');
  await page.getByRole('button', { name: 'Import 2 files · 60 transactions' }).click();
  await expect(page.getByRole('region', { name: 'Imported' })).toContainText('1 new account: Groceries card');
  expect(await person.api.accounts.list()).toMatchObject([
    { name: 'Groceries card', accountType: 'credit-card', bankName: 'FNB', transactionCount: 60 },
    { name: 'House money', transactionCount: 0 },
  ]);
});

test.describe('with a file that cannot be read', () => {
  test.use({ expected: [/status of 422.*imports\/add/] });

  test('the others are imported, and a question is answered in its line', async ({ page, person }) => {
    await page.goto('/app/imports');
    await drop(page, [
      { name: 'photo.csv', content: Buffer.from('\u0089PNG\r\n\u001A\n0000000000000000', 'latin1') },
      { name: 'open.csv', content: 'Date,Description,Amount\n03/04/2026,Spaza,-55.00\n05/06/2026,Taxi,-20.00\n' },
      fileAt(FNB),
    ]);
    await expect(page.getByRole('list', { name: 'Files just added' })).toContainText('photo.csv');
    const table = page.getByRole('table', { name: 'Files to review' });
    await expect(table.getByRole('row')).toHaveCount(3);
    // The likely answer is chosen: it is a file of a South African.
    const question = table.getByRole('group', { name: 'Which day is 3/4/2026?' });
    await expect(question.getByRole('button', { name: '3 April 2026' })).toHaveAttribute('aria-pressed', 'true');
    await question.getByRole('button', { name: '4 March 2026' }).click();
    await expect(table.getByRole('button', { name: 'Month first' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Import 2 files · 7 transactions' }).click();
    await expect(page.getByRole('region', { name: 'Imported' })).toContainText('7 transactions imported from 2 files');
    const { rows } = await person.api.transactions.list({ currency: 'ZAR', search: 'Spaza' });
    expect(rows.map(({ bookedOn }) => bookedOn)).toEqual(['2026-03-04']);
  });
});

test('a file whose balance contradicts the account waits for an answer, and the others go in', async ({
  page,
  person,
}) => {
  const { files } = monthlyStatements();
  await person.api.accounts.create({
    name: 'Wallet',
    currency: 'KES',
    accountType: 'mobile-money',
    openingBalance: { minor: 10_000n, currency: 'KES' },
  });
  const heading = 'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance';
  const other = `${heading}\nSAB1,2026-09-01 10:00:00,Pay Bill to 888880,Completed,,500.00,90000.00\n`;
  await page.goto('/app/imports');
  await drop(page, [...files.slice(0, 1), { name: 'mpesa.csv', content: other }]);
  const table = page.getByRole('table', { name: 'Files to review' });
  await expect(table).toContainText('The balance in this file does not match Wallet.');
  await expect(page.getByText('1 file needs an answer first.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 30 transactions' }).click();
  await expect(page.getByRole('region', { name: 'Imported' })).toContainText('30 transactions imported');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByLabel('Account').selectOption({ label: 'New account: M-Pesa' });
  await page.getByRole('button', { name: 'Import 1 transaction' }).click();
  await expect(page.getByRole('region', { name: 'Imported' })).toContainText('1 new account: M-Pesa');
  expect((await person.api.accounts.list()).find(({ name }) => name === 'Wallet')?.transactionCount).toBe(0);
});

test('the keyboard suffices from the files to the import', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  // The browser has to know of it before a key opens the window of the system.
  const chooser = page.waitForEvent('filechooser', { timeout: 30_000 });
  await page.goto('/app/imports');
  await page.getByText('Drop statements here').waitFor();
  await page.keyboard.press('n');
  const files = monthlyStatements().files.slice(0, 3);
  await (
    await chooser
  ).setFiles(files.map(({ name, content }) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })));
  const table = page.getByRole('table', { name: 'Files to review' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/imports\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Import 3 files · 90 transactions' })).toBeVisible();
  await page.keyboard.press('i');
  await expect(page.getByRole('region', { name: 'Imported' })).toContainText('90 transactions imported');
  await page.keyboard.press('Tab');
  await expect(page.locator('#main :focus, #main:focus')).toHaveCount(1);
});
