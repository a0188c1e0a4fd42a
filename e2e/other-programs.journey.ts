import { zipSync } from 'fflate';
import { balancesOf, programBook } from '../scripts/statement-shapes/program-books.ts';
import { writeYnab } from '../scripts/statement-shapes/program-writers.ts';
import { expect, test } from './fixtures.ts';
import { barriersOn, overflowOf } from './looks.ts';
import { drop } from './statements.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('years in YNAB come over with categories, splits and transfers, and an undo takes them back', async ({
  page,
  person,
}) => {
  const book = programBook(77, { entries: 160, hasSplits: true, hasSplitTransfers: true });
  const register = writeYnab(book, { symbol: 'R', day: (day) => day.split('-').toReversed().join('/') });
  const budget = 'Month,Category Group/Category,Category Group,Category,Assigned,Activity,Available\n';
  const before = (await person.api.categories.list()).length;
  await page.goto('/app/imports');
  await page.getByText('Drop statements here').waitFor();
  await drop(page, [
    {
      name: 'YNAB Export - Home.zip',
      content: Buffer.from(
        zipSync({ 'Home - Budget.csv': Buffer.from(budget), 'Home - Register.csv': Buffer.from(register) }),
      ),
    },
  ]);
  const table = page.getByRole('table', { name: 'Files to review' });
  await expect(table.getByRole('row')).toHaveCount(1, { timeout: 30_000 });
  await expect(table).toContainText('Export from YNAB');
  await expect(table).toContainText(/\d+ new categories/);
  expect(await overflowOf(page)).toEqual([]);
  await table.getByRole('link', { name: /^Review/ }).click();
  const carried = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Also imported' }) });
  await expect(carried).toContainText(/\d+ split transactions/);
  await expect(carried).toContainText(/\d+ transfers between your accounts/);
  await expect(page.getByText(/^Split into \d+$/).first()).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: /^Import \d+ transactions/ }).click();
  const result = page.getByRole('region', { name: 'Imported' });
  await expect(result).toContainText('transactions imported', { timeout: 30_000 });
  const balances = (await person.api.accounts.list()).map(({ name, currentBalance }) => [name, currentBalance.minor]);
  expect(new Map(balances as [string, bigint][])).toEqual(balancesOf(book));
  expect((await person.api.categories.list()).length).toBeGreaterThan(before);
  await result.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(async () => (await person.api.categories.list()).length).toBe(before);
  expect(await person.api.accounts.list()).toEqual([]);
});
