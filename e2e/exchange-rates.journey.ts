import { money } from '#kernel/money.ts';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

/** The day so many days ago, such as `2026-11-26`. */
const daysAgo = (days: number) => Temporal.Now.plainDateISO().subtract({ days }).toString();

test.use({ expected: [/status of 422 .*importFile/] });

test('rates from a file and by hand give one total over several currencies, and none is made up', async ({
  page,
  person: { api },
}) => {
  for (const [name, minor, currency] of [
    ['Cheque', 100_000, 'ZAR'],
    ['Dollars', 10_000, 'USD'],
    ['Naira', 5_000_000, 'NGN'],
  ] as const)
    await api.accounts.create({ name, currency, openingBalance: money(minor, currency) });

  await page.goto('/app/accounts');
  const lead = page.locator('[data-lead]');
  await expect(lead).toContainText(
    /no exchange rate for NGN and USD from the last 7 days\. The known amounts add up to R\s1\s000\./,
  );
  await lead.getByRole('link', { name: 'Exchange rates' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange rates');
  await expect(page.getByRole('heading', { name: 'No exchange rates yet' })).toBeVisible();
  const drop = async (...lines: string[]) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await drop('Date,USD,ZAR,', `${daysAgo(1)},1.25,twenty,`);
  await expect(page.getByRole('alert')).toContainText('Line 2: “twenty” is not a rate for ZAR');
  await expect(page.getByRole('heading', { name: 'No exchange rates yet' })).toBeVisible();
  await drop('Date,USD,ZAR,', `${daysAgo(1)},1.25,20,`, `${daysAgo(2)},1.24,N/A,`);
  await expect(page.getByText('3 exchange rates added')).toBeVisible();
  const rates = page.getByRole('table', { name: 'Exchange rates' });
  await expect(rates.getByRole('row')).toHaveCount(3);
  await expect(rates.getByRole('row', { name: /EUR to ZAR/ })).toContainText('European Central Bank');
  await expect(lead).toContainText('2 pairs of currencies, with the newest rate from');

  await page.goto('/app/accounts');
  await expect(lead).toContainText(
    /The total is unknown: there is no exchange rate for NGN from the last 7 days\. The known amounts add up to R\s2\s600\./,
  );

  await page.goto('/app/exchange-rates');
  await page.getByRole('button', { name: 'Add exchange rate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add exchange rate' });
  await dialog.getByLabel('Exchange rate', { exact: true }).fill('1,500');
  await dialog.getByLabel('To currency').fill('NGN');
  await page.getByRole('option', { name: /NGN/ }).click();
  await dialog.getByRole('button', { name: 'Add exchange rate' }).click();
  await expect(dialog).toContainText('Enter a number above zero');
  await dialog.getByLabel('Exchange rate', { exact: true }).fill('1 500,00');
  await dialog.getByRole('button', { name: 'Add exchange rate' }).click();
  const added = await heldToast(page, 'The rate for USD to NGN was added');
  await expect(rates.getByRole('row', { name: /USD to NGN/ })).toBeVisible();
  await looked(page, 'exchange rates');
  await undoIn(added);
  await expect(rates.getByRole('row', { name: /USD to NGN/ })).toHaveCount(0);
  await api.exchangeRates.create({ day: daysAgo(0), from: 'USD', to: 'NGN', rate: '1500' });

  await page.goto('/app/accounts');
  await expect(lead).toContainText(/Total in ZAR: R\s3\s133, at exchange rates from/);

  await page.goto('/app/exchange-rates');
  await page.getByRole('button', { name: 'Delete the rate for EUR to USD' }).click();
  const deleted = await heldToast(page, /^The rate for .+ was deleted/);
  await expect(rates.getByRole('row', { name: /EUR to USD/ })).toContainText('1,24');
  await undoIn(deleted);
  await expect(rates.getByRole('row', { name: /EUR to USD/ })).toContainText('1,25');
  await page.getByRole('button', { name: 'Delete European Central Bank rates' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('delete');
  await page.getByRole('button', { name: 'Delete exchange rates', exact: true }).click();
  await expect(rates.getByRole('row')).toHaveCount(2);
});

test('what was paid in another currency is entered with rate and fee, and compared with the market rate', async ({
  page,
  person: { api },
}) => {
  const { id: accountId } = await api.accounts.create({ name: 'Card' });
  const categoryId = (await api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  const day = daysAgo(1);
  await api.exchangeRates.create({ day, from: 'USD', to: 'ZAR', rate: '18.5' });
  await api.transactions.create({
    accountId,
    bookedOn: day,
    description: 'Bookshop',
    categoryId,
    amount: { minor: -1_890_00n },
  });
  await page.goto('/app/transactions');
  await page.getByRole('button', { name: 'Details of Bookshop' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bookshop' });
  await sheet.getByRole('button', { name: 'Add original amount' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paid in another currency' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter an amount above zero');
  await dialog.getByLabel('Original amount').fill('100');
  await dialog.getByLabel('Bank’s exchange rate').fill('18,65');
  await dialog.getByLabel('Fee').fill('25');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Original amount saved')).toBeVisible();
  const facts = sheet.getByRole('region', { name: 'Paid in another currency' });
  await expect(facts).toContainText(
    /Exchange rate paid, fee included\s*1 USD = 18,9 ZAR\s*2,2\s?% above the market rate/,
  );
  await expect(facts).toContainText(/1 USD = 18,65 ZAR\s*0,8\s?% above the market rate \(18,5, Entered by hand/);
  await looked(page, 'a transaction paid in another currency');
  await facts.getByRole('button', { name: 'Remove' }).click();
  const removed = await heldToast(page, 'Original amount removed');
  await expect(facts).not.toContainText('Exchange rate paid');
  await undoIn(removed);
  await expect(facts).toContainText('Exchange rate paid');
});

test('what dollars gained by their rate is shown by currency, with what is not known named', async ({
  page,
  person: { api },
}) => {
  const { id: accountId } = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  const categoryId = (await api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  const [then, yesterday] = [daysAgo(40), daysAgo(1)];
  const book = (bookedOn: string, minor: bigint) =>
    api.transactions.create({ accountId, bookedOn, description: 'Pay', categoryId, amount: { minor } });
  await book(then, 100_00n);
  await book(yesterday, -40_00n);
  await api.exchangeRates.create({ day: yesterday, from: 'USD', to: 'ZAR', rate: '20' });
  await page.goto('/app/net-worth');
  const gains = page.locator('section', { has: page.getByRole('heading', { name: 'Gains and losses by currency' }) });
  await expect(gains).toContainText('Unknown: rates are missing for USD.');
  await api.exchangeRates.create({ day: then, from: 'USD', to: 'ZAR', rate: '18' });
  await page.reload();
  await expect(gains).toContainText(/Unrealised \+R\s120,00, realised \+R\s80,00\./);
  const row = gains.getByRole('row', { name: /USD/ });
  await expect(row).toContainText('Entered by hand');
  await looked(page, 'gains and losses by currency');
});
