import { rowsOn } from './books.ts';
import { callerAt } from './caller.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { emailTo } from './emails.ts';
import { drop, fileAt, STATEMENT } from './statements.ts';

const PASSWORD = 'Umcebo#2026';
const EMAIL = 'zanele.mabaso@example.com';

/** The amount as cards show it: in whole units, with no cents after them. */
const onCard = (amount: string) =>
  new RegExp(`${amount.replace(/,\d\d$/, '').replaceAll(/\s/gu, String.raw`\s`)}(?![,.\\d])`, 'u');

// Asked once more before a correction is lost: a declared refusal, which the browser notes.
test.use({ expected: [/status of 409.*imports\/revert/] });

test('a statement becomes a picture of the money, is corrected, comes again, and is taken back', async ({
  page,
  app,
}) => {
  await forgetLimits(app.dataFolder);
  // The day on which the person sits down with the statement: its month is "this month".
  await page.clock.setFixedTime(`${STATEMENT.lastDay}T10:00:00+02:00`);
  const lead = page.getByText('Left to spend this month').locator('..');
  const figure = (name: string) => page.locator('#main').getByRole('link').filter({ hasText: name }).first();

  await test.step('sign up', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create your account' }).first().click();
    await page.getByLabel('First name').fill('Zanele');
    await page.getByLabel('Last name').fill('Mabaso');
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    const { code } = await emailTo(app.url, EMAIL);
    await page.getByLabel('Code', { exact: true }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.url}/individual-welcome`);
    await page.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page.getByText('See where your money goes')).toBeVisible();
  });

  await test.step('add an account', async () => {
    await page.getByRole('link', { name: 'Add account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add account' });
    await dialog.getByLabel('Name').fill('Business');
    await dialog.getByLabel('Bank').fill('FNB');
    await dialog.getByLabel('Account number').fill(STATEMENT.accountNumber);
    await dialog.getByRole('button', { name: 'Add account' }).click();
    await expect(page.getByText('Business was added')).toBeVisible();
    await expect(page.locator('#main')).toContainText(STATEMENT.accountNumber.slice(-4));
    await expect(page.locator('#main')).not.toContainText(STATEMENT.accountNumber);
  });

  await test.step('drop the statement and look at what was read', async () => {
    await page.getByRole('link', { name: 'Import statement' }).first().click();
    await drop(page, [fileAt(STATEMENT.path)]);
    await page.getByRole('link', { name: /^Review/ }).click();
    await expect(page).toHaveURL(/\/app\/imports\/[0-9a-f-]{36}/);
    await expect(page.getByText(`${STATEMENT.rows} new transactions`)).toBeVisible();
    await expect(page.getByLabel('Account', { exact: true })).toContainText('Business');
    await expect(page.locator('#main')).toContainText(`Money in: ${STATEMENT.moneyIn}`);
    expect((await callerOf(app.url).then(({ api }) => api.transactions.totals({ currency: 'ZAR' }))).count).toBe(0);
  });

  const imported = page.url();
  await test.step('import it', async () => {
    await page.getByRole('button', { name: `Import ${STATEMENT.rows} transactions` }).click();
    await expect(page.getByText(`${STATEMENT.rows} transactions were imported`)).toBeVisible();
  });

  await test.step('the dashboard shows its totals, and each opens its rows', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).last().click();
    await expect(figure('Income')).toContainText(onCard(STATEMENT.moneyIn));
    await expect(figure('Spending')).toContainText(onCard(STATEMENT.moneyOut));
    await expect(lead).toContainText(STATEMENT.left);
    await figure('Income').click();
    await expect(page).toHaveURL(/direction=in/);
    await expect(rowsOn(page)).toHaveCount(1);
    await page.goBack();
  });

  await test.step('correct a category', async () => {
    await page.goto('/app/transactions');
    await expect(rowsOn(page)).toHaveCount(STATEMENT.rows);
    const row = rowsOn(page).filter({ hasText: /SALARY/i });
    await row.locator('td').nth(3).getByRole('button').click();
    await page.getByRole('combobox', { name: /^Category of/ }).fill('Family support');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(page.getByText(/^Categorised as Family support/)).toBeVisible();
    await page.goto('/app/dashboard');
    await expect(page.locator('#main')).toContainText('Family');
  });

  await test.step('the same file again adds nothing', async () => {
    await page.goto('/app/imports');
    await drop(page, [fileAt(STATEMENT.path)]);
    await expect(page.getByRole('table', { name: 'Files to review' })).toContainText('No new transactions');
    await page.getByRole('link', { name: /^Review/ }).click();
    await expect(page.getByText('You already imported this file on')).toBeVisible();
    await expect(page.getByText(`Nothing to add: you already have all ${STATEMENT.rows} transactions`)).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('Nothing was added: you already have all transactions in this file')).toBeVisible();
    await page.goto('/app/dashboard');
    await expect(lead).toContainText(STATEMENT.left);
    await page.goto('/app/transactions');
    await expect(rowsOn(page)).toHaveCount(STATEMENT.rows);
    await expect(rowsOn(page).filter({ hasText: /SALARY/i })).toContainText('Family support');
  });

  await test.step('take it back whole, with the correction, after being asked', async () => {
    await page.goto(imported);
    await page.getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('You have since changed 1 transaction of this import')).toBeVisible();
    await page.getByRole('button', { name: 'Undo import anyway' }).click();
    await expect(page.getByText('This import was undone')).toBeVisible();
  });

  await test.step('the books are empty again', async () => {
    await page.goto('/app/transactions');
    await expect(page.getByText('No transactions yet')).toBeVisible();
    await page.goto('/app/dashboard');
    await expect(page.locator('#main')).not.toContainText(onCard(STATEMENT.moneyIn));
    const { api } = await callerOf(app.url);
    expect((await api.transactions.totals({ currency: 'ZAR' })).count).toBe(0);
    expect((await api.accounts.list()).map(({ currentBalance }) => currentBalance.minor)).toEqual([0n]);
  });
});

/** The same person, asked past the screen. */
async function callerOf(url: string): Promise<ReturnType<typeof callerAt>> {
  const caller = callerAt(url);
  await caller.api.identity.signIn({ email: EMAIL, password: PASSWORD });
  return caller;
}
