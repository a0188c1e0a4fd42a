import { expect, test } from './fixtures.ts';
import { bring, commit } from './importing.ts';
import { barriersOn, overflowOf, settled } from './looks.ts';

const OLD = `Date,Description,Amount
2025-02-15,POS PURCHASE SPAR,-300.00
2025-03-14,ACB CREDIT SALARY,9000.00
2025-03-31,POS PURCHASE SPAR,-1200.00
`;

test('books whose statements are older begin with their latest month, and any month can be chosen', async ({
  page,
  person,
}) => {
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque' });
  await commit(person.api, await bring(person.api, { accountId, name: 'old.csv', text: OLD }));
  await page.goto('/app/dashboard');
  const main = page.locator('#main');
  await expect(main).toContainText('Latest month with transactions: March 2025');
  await expect(main).toContainText('left over in March 2025');
  const figure = (name: string) => main.getByRole('link').filter({ hasText: name }).first();
  await expect(figure('Money in')).toContainText('9');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('2025-02');
  await expect(page).toHaveURL(/month=2025-02/);
  await expect(main).not.toContainText('Latest month with transactions');
  await expect(figure('Money out')).toContainText('300');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2025-02');
  await figure('Money out').click();
  await expect(page).toHaveURL(/from=2025-02-01&to=2025-02-28/);
  await page.goBack();
  await page.getByRole('combobox', { name: 'Month' }).selectOption('2025-03');
  await expect(page).not.toHaveURL(/month=/);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  }
});
