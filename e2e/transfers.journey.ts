import { addDays, dayAt } from '#kernel/calendar.ts';
import { expect, test } from './fixtures.ts';
import { bring, commit } from './importing.ts';
import { looked } from './looks.ts';

test('transfers between two banks are reviewed by keyboard, leave the totals, and come back when unlinked', async ({
  page,
  person,
}) => {
  const { api } = person;
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
  await expect(suggestions.getByRole('listitem').first()).toContainText('Names the account');
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
  await expect(page.getByText('These two are not suggested again')).toBeVisible();
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
  await expect(sheet.getByRole('button', { name: 'Link as a transfer' })).toBeVisible();
  expect(await totals()).toEqual([1060_00n, -140_00n]);
  await page.locator('[data-toasts]').getByRole('button', { name: 'Undo' }).first().click();
  await expect(sheet.getByRole('button', { name: 'Unlink' })).toBeVisible();
  expect(await totals()).toEqual([60_00n, -140_00n]);

  await sheet.getByRole('button', { name: 'Unlink' }).click();
  await sheet.getByRole('button', { name: 'Link as a transfer' }).click();
  await sheet
    .getByRole('button', { name: /^Link to Rainy days/ })
    .first()
    .click();
  await expect(sheet.getByRole('button', { name: 'Unlink' })).toBeVisible();
  expect(await totals()).toEqual([60_00n, -140_00n]);
});
