import { zipSync } from 'fflate';
import writeXlsx from 'write-excel-file/node';
import { bookOf, type Book } from '../scripts/statement-shapes/books.ts';
import { drawPdf, PDF_LAYOUTS } from '../scripts/statement-shapes/pdf-layouts.ts';
import { expect, test } from './fixtures.ts';
import { barriersOn, overflowOf } from './looks.ts';
import { drop } from './statements.ts';

const PASSWORD = 'Kiboko-4411';

function layout(name: string) {
  const found = PDF_LAYOUTS[name];
  if (found === undefined) throw new Error(`there is no layout "${name}"`);
  return found;
}

/** A statement as a bank's export for spreadsheets, with days and numbers as a spreadsheet has them. */
async function sheetOf({ entries }: Book): Promise<Buffer> {
  const heading = ['Date', 'Description', 'Amount', 'Balance'].map((value) => ({ value }));
  const rows = entries.map(({ day, words, minor, balance }) => [
    { type: Date, value: new Date(`${day}T00:00:00Z`), format: 'dd/mm/yyyy' } as const,
    { type: String, value: words } as const,
    { type: Number, value: Number(minor) / 100, format: '#,##0.00' } as const,
    { type: Number, value: Number(balance) / 100, format: '#,##0.00' } as const,
  ]);
  const title = [{ value: 'FNB Business Account 62000000001' }];
  return writeXlsx([title, [], heading, ...rows]).toBuffer();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, expected: [/status of 422.*imports\/unlock/] });

  test('a locked PDF of a wallet, a PDF of a bank and a spreadsheet are reviewed and imported in one press', async ({
    page,
    person,
  }) => {
    const [wallet, bank, sheet] = [
      bookOf(21, { rows: 30 }),
      bookOf(22, { rows: 25, hasFees: true }),
      bookOf(23, { rows: 20 }),
    ];
    await page.goto('/app/imports');
    await page.getByText('Drop statements here').waitFor();
    await drop(page, [
      {
        name: 'M-PESA_Statement.pdf',
        content: Buffer.from(await drawPdf(layout('a wallet with receipts and times'), wallet, PASSWORD)),
      },
      {
        name: 'capitec.zip',
        content: Buffer.from(
          zipSync({ 'march/capitec.pdf': await drawPdf(layout('money in, money out and a fee'), bank) }),
        ),
      },
      { name: 'fnb.xlsx', content: await sheetOf(sheet) },
    ]);
    const table = page.getByRole('table', { name: 'Files to review' });
    await expect(table.getByRole('row')).toHaveCount(3, { timeout: 30_000 });
    await expect(table).toContainText('capitec.pdf');
    const password = table.getByLabel('Password of this PDF');
    await password.fill('kiboko');
    await password.press('Enter');
    await expect(table).toContainText('This is not the password of the file.');
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersOn(page)).toEqual([]);
    await password.fill(PASSWORD);
    await password.press('Enter');
    await expect(password).toHaveCount(0);
    await expect(table).toContainText('M-Pesa');
    await page.getByRole('button', { name: /^Import 3 files/ }).click();
    const result = page.getByRole('region', { name: 'Imported' });
    await expect(result).toContainText('imported from 3 files', { timeout: 30_000 });
    const balances = await person.api.accounts.bankBalances({});
    const closings = [wallet, bank, sheet].map(({ entries }) => entries.at(-1)?.balance);
    expect(balances.map(({ verdict }) => verdict)).toEqual(['agrees', 'agrees', 'agrees']);
    expect(balances.map(({ bank: told }) => told.minor).toSorted(compared)).toEqual(closings.toSorted(compared));
  });
});

test('of a bank that nobody knows a person says once what the columns are, and the next month asks nothing', async ({
  page,
  person,
}) => {
  // No balance says which way of reading is right.
  const { columns, ...rest } = layout('two days, ruled, words last');
  const unknown = {
    ...rest,
    above: () => ['Umoja Community Bank', 'Account: 4455667788'],
    columns: columns.filter(({ name }) => !name.startsWith('Balance')),
  };
  const [march, april] = [bookOf(31, { rows: 18 }), bookOf(32, { rows: 16 })];
  await page.goto('/app/imports');
  await drop(page, [{ name: 'march.pdf', content: Buffer.from(await drawPdf(unknown, march)) }]);
  await page.getByRole('link', { name: /Review.*march/ }).click();
  await expect(page.getByRole('heading', { name: 'What is in each column?' })).toBeVisible();
  await expect(page.getByText('This file has no balance to check its amounts against.')).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'The columns are right' }).click();
  await expect(page.getByText('We read the file.')).toBeVisible();
  await page.goto('/app/imports');
  await page.getByRole('button', { name: /^Import 18 transactions/ }).click();
  await expect(page.getByRole('region', { name: 'Imported' })).toContainText('18 transactions imported');
  await drop(page, [{ name: 'april.pdf', content: Buffer.from(await drawPdf(unknown, april)) }]);
  await page.getByRole('button', { name: /^Import 16 transactions/ }).click();
  await expect(page.getByRole('region', { name: 'Imported' })).toContainText('16 transactions imported');
  const [account, ...others] = await person.api.accounts.list();
  expect(others).toEqual([]);
  expect(account).toMatchObject({ transactionCount: 34 });
});

const compared = (a: bigint | undefined, b: bigint | undefined) => Number((a ?? 0n) - (b ?? 0n));
