import { rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';

test('a payment from a wallet is added with its fee, each leads to the other, and the account says what fees come to', async ({
  page,
  person,
}) => {
  const { id: walletId } = await person.api.accounts.create({ name: 'M-Pesa', accountType: 'mobile-money' });
  await person.api.accounts.create({ name: 'Cheque' });
  await page.goto('/app/transactions?new=1');
  const form = page.getByRole('dialog', { name: 'Add transaction' });
  await form.getByLabel('Account').selectOption({ label: 'Cheque' });
  await expect(form.getByLabel(/^Fee/)).toHaveCount(0);
  await form.getByLabel('Account').selectOption({ label: 'M-Pesa' });
  await form.getByLabel('Description').fill('Rent to Nomsa');
  await form.getByLabel('Amount').fill('500');
  await form.getByLabel(/^Fee/).fill('7,50');
  await form.getByLabel('Category').fill('Groceries');
  await page.getByRole('option', { name: /^Groceries/ }).click();
  await looked(page, 'a payment with a fee');
  await form.getByRole('button', { name: 'Add transaction' }).click();
  await expect(rowsOn(page)).toHaveCount(2);

  await rowsOn(page)
    .filter({ hasText: 'Fee: Rent to Nomsa' })
    .getByRole('button', { name: /^Details of/ })
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Payment with this fee')).toBeVisible();
  await looked(page, 'the details of a fee');
  await sheet.getByRole('link', { name: 'Rent to Nomsa', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Rent to Nomsa', exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Fee: Rent to Nomsa' })).toBeVisible();

  await page.goto(`/app/accounts/${walletId}`);
  const fees = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Fees', exact: true }) });
  await expect(fees).toContainText('Fees this month');
  await expect(fees).toContainText('Fees this year');
  await looked(page, 'an account with fees');
  await fees.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/transactions\?q=category/);
  await expect(rowsOn(page)).toHaveCount(1);
  await expect(rowsOn(page)).toContainText('Fee: Rent to Nomsa');
});
