import { expect, test } from './fixtures.ts';
import { bring, commit } from './importing.ts';
import { looked } from './looks.ts';

const STATEMENT = [
  'Date,Amount,Balance,Description',
  '2026-03-02,-120.00,880.00,POS PURCHASE SHOPRITE SOWETO',
  '2026-03-09,-80.00,800.00,UBER TRIP',
].join('\n');

// A locked transaction is refused.
test.use({ expected: [/status of 409/] });

test('a statement is imported, reconciled by keyboard, holds what it locked, and is reopened with a reason', async ({
  page,
  person,
}) => {
  const { api } = person;
  const openingBalance = { minor: 1000_00n, currency: 'ZAR' };
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', openingBalance });
  await commit(api, await bring(api, { accountId, name: 'march.csv', text: STATEMENT }));
  const categoryId = (await api.categories.list()).find(({ kind }) => kind === 'expense')?.id ?? '';
  for (const [description, minor] of [
    ['Bread', -15_00n],
    ['Parking', -35_00n],
  ] as const)
    await api.transactions.create({ accountId, bookedOn: '2026-03-08', categoryId, description, amount: { minor } });

  await page.goto(`/app/accounts/${accountId}`);
  const months = page.getByRole('list', { name: 'Statements by month' });
  await expect(months.getByRole('listitem').filter({ hasText: 'March 2026' })).toContainText('Balance differs');
  await looked(page, 'months of statements');
  await page.keyboard.press('r');
  await expect(page.getByRole('heading', { level: 1, name: 'Reconcile' })).toBeVisible();

  await test.step('the newest statement is filled in; another balance is entered', async () => {
    await expect(page.getByLabel('Closing balance')).toHaveValue('800,00');
    await page.getByLabel('Closing balance').fill('750,00');
    await page.getByRole('button', { name: 'Start reconciling' }).click();
  });

  const bar = page.getByRole('region', { name: 'Statement' });
  const list = page.getByRole('table', { name: 'Transactions up to the statement day' });
  await test.step('arrows and Space mark until the balances agree, Enter finishes', async () => {
    await expect(bar).toContainText(/Difference −R\s50,00/);
    await expect(page.getByRole('list', { name: 'Why the balances may differ' })).toContainText(
      'of R 50,00 may be missing',
    );
    await looked(page, 'a difference');
    const box = (name: string) => list.getByRole('checkbox', { name: `Select ${name}` });
    await expect(box('Parking')).not.toBeChecked();
    // The newest first: the imported one of the 9th, then Parking and Bread.
    for (const name of ['Parking', 'Bread']) {
      await page.keyboard.press('ArrowDown');
      if (name === 'Parking') await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect(box(name)).toBeChecked();
      if (name === 'Parking') await expect(bar).toContainText(/Difference −R\s15,00/);
    }
    await expect(bar).toContainText('The balances agree');
    await page.keyboard.press('Enter');
    await expect(page.getByText('This statement matches your transactions')).toBeVisible();
    await expect(page.getByText(/Locked: 4 transactions up to/)).toBeVisible();
    await looked(page, 'reconciled');
  });

  await test.step('a locked amount is refused with the sentence that names the statement', async () => {
    await page.goto('/app/transactions?currency=ZAR');
    await expect(page.getByRole('row').filter({ hasText: 'Parking' })).toContainText('Reconciled and locked');
    const { rows } = await api.transactions.list({ currency: 'ZAR', search: 'parking' });
    await page.goto(`/app/transactions?currency=ZAR&open=${rows[0]?.id ?? ''}`);
    const sheet = page.getByRole('dialog', { name: 'Parking' });
    await expect(sheet).toContainText('Reconciled and locked');
    await sheet.getByRole('textbox', { name: 'Amount' }).fill('36');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toContainText(
      'This transaction is reconciled with the statement of 9 March 2026. Reopen that statement first. Nothing was changed.',
    );
    await looked(page, 'refused');
    await sheet.getByRole('link', { name: 'View statements' }).click();
  });

  await test.step('reopening asks for a reason and unlocks', async () => {
    await page.getByRole('button', { name: /^Reopen statement of/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Reopen the statement of/ });
    await dialog.getByRole('button', { name: 'Reopen statement' }).click();
    await expect(dialog).toContainText('Give a reason in a few words.');
    await dialog.getByLabel('Reason').fill('Parking was 36');
    await dialog.getByRole('button', { name: 'Reopen statement' }).click();
    await expect(page.getByText('1 statement reopened, 4 transactions unlocked')).toBeVisible();
    await expect(page.getByText('Reopened: Parking was 36')).toBeVisible();
    await expect(bar).toContainText('The balances agree');
  });
});
