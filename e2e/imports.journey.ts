import { rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { statementFile } from './statement-file.ts';
import { drop } from './statements.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n');
const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(400)]);
const ENTITIES = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>&b;</BkToCstmrStmt></Document>`;

test.describe('refused files', () => {
  test.use({ expected: [/status of (422|400).*imports\/add/] });

  test('a file of 10,001 rows is refused with the sentence, and nothing is kept [§9 CSV rows]', async ({
    page,
    person,
  }) => {
    await person.api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
    await page.goto('/app/imports');
    await drop(page, [{ name: 'too-long.csv', content: statementFile({ rows: 10_001 }) }]);
    await expect(page.getByText('Too many rows (maximum 10,000 allowed)')).toBeVisible();
    expect(await person.api.imports.list()).toEqual([]);
    expect((await person.api.transactions.totals({ currency: 'ZAR' })).count).toBe(0);
  });

  test('what is no statement is refused by what it is, whatever it is called', async ({ page, person }) => {
    await page.goto('/app/imports');
    const list = page.getByRole('list', { name: 'Files just added' });
    await drop(page, [
      { name: 'statement.csv', content: PDF },
      { name: 'statement.ofx', content: ZIP },
      { name: 'statement.xml', content: ENTITIES },
    ]);
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list).toContainText('This file is damaged');
    await expect(list).toContainText('This is a zip archive.');
    await expect(list).toContainText('This XML file defines its own entities');
    expect(await person.api.imports.list()).toEqual([]);
  });
});

test('several files come at once, and each is opened from the review', async ({ page, person }) => {
  const [first, second] = [
    await person.api.accounts.create({ name: 'Cheque', bankName: 'FNB', accountNumber: '62000000001' }),
    await person.api.accounts.create({ name: 'Savings', bankName: 'FNB', accountNumber: '62000000002' }),
  ];
  await page.goto('/app/imports');
  await drop(page, [
    { name: 'one.csv', content: statementFile({ rows: 30, account: '62000000001' }) },
    { name: 'two.csv', content: statementFile({ rows: 20, account: '62000000002', seed: 2 }) },
  ]);
  const files = page.getByRole('table', { name: 'Files to review' });
  await expect(files.getByRole('link', { name: /^Review/ })).toHaveCount(2);
  await files.getByRole('link', { name: 'Review one.csv' }).click();
  await page.getByRole('button', { name: 'Import 30 transactions' }).click();
  await expect(page.getByText('30 transactions were imported')).toBeVisible();
  await page.goto('/app/imports');
  await page.getByRole('link', { name: 'two.csv' }).first().click();
  await page.getByRole('button', { name: 'Import 20 transactions' }).click();
  await expect(page.getByText('20 transactions were imported')).toBeVisible();
  const counts = (await person.api.accounts.list()).map(({ id, transactionCount }) => [id, transactionCount]);
  expect(Object.fromEntries(counts)).toEqual({ [first.id]: 30, [second.id]: 20 });
});

test('ten thousand rows are looked at, imported and opened', async ({ page, person }) => {
  await person.api.accounts.create({ name: 'Cheque', bankName: 'FNB', accountNumber: '62000000001' });
  await page.goto('/app/imports');
  await drop(page, [{ name: 'long.csv', content: statementFile({ rows: 10_000 }) }]);
  await page.getByRole('button', { name: /Import 10\D?000 transactions/ }).click();
  await expect(page.getByText(/10\D?000 transactions imported/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'View transactions' }).first().click();
  await expect(page).toHaveURL(/import=/);
  await expect(rowsOn(page)).toHaveCount(25);
  await expect(page.getByLabel('Totals of the transactions shown')).toContainText(/10\D?000/);
});

test('where two readings of the dates fit, the person is asked and not guessed for', async ({ page, person }) => {
  await person.api.accounts.create({ name: 'Cheque', bankName: 'Absa' });
  const lines = ['Date,Description,Amount', '03/04/2026,Spaza shop,-55.00', '05/06/2026,Taxi,-20.00'];
  await page.goto('/app/imports');
  await drop(page, [{ name: 'ambiguous.csv', content: `${lines.join('\n')}\n` }]);
  await page.getByRole('link', { name: 'Review ambiguous.csv' }).click();
  await expect(page.getByText('Answer one question so that this file can be read')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await expect(page.locator('#main')).toContainText('3 April 2026');
  await page.getByRole('button', { name: 'Day first' }).click();
  // It names no account and no currency: there is one account, and still it is the person who says that it is this one.
  await page.getByLabel('Account', { exact: true }).selectOption({ label: 'Cheque (ZAR)' });
  await expect(page.getByText('2 new transactions')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Transactions in this file' })).toContainText(
    /0?3 Apr 2026.*0?5 Jun 2026/,
  );
});

test('an overlapping statement adds only what is new, and says so row by row', async ({ page, person }) => {
  const { id } = await person.api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const rows = statementFile({ rows: 40, account: '' }).trimEnd().split('\n');
  const file = (from: number, to: number) => `${[rows[4], ...rows.slice(5 + from, 5 + to)].join('\n')}\n`;
  const { id: first } = await person.api.imports.upload({ file: new File([file(0, 25)], 'may.csv'), accountId: id });
  await person.api.imports.commit({ id: first });
  const second = await person.api.imports.upload({ file: new File([file(15, 40)], 'june.csv'), accountId: id });
  await page.goto(`/app/imports/${second.id}`);
  await expect(page.getByText('15 new transactions, 10 to skip')).toBeVisible();
  await page.getByRole('tab', { name: /Skip/ }).click();
  await expect(page).toHaveURL(/show=skip/);
  const left = page.getByRole('table').locator('tbody tr');
  await expect(left).toHaveCount(10);
  for (const text of await left.allTextContents()) expect(text).toContain('You already have this transaction.');
  // The line as the file has it stands behind its number.
  const written = rows[5 + 15] ?? '';
  await expect(page.getByText(written)).toBeHidden();
  await left
    .first()
    .getByRole('button', { name: /^Line \d+$/ })
    .click();
  await expect(page.getByText(written)).toBeVisible();
  await page.getByRole('button', { name: 'Import 15 transactions' }).press('Enter');
  await expect(page.getByText('15 transactions were imported')).toBeVisible();
  // The pressed button is gone with its page; reading goes on at the beginning of the new one.
  await expect(page.locator('#main')).toBeFocused();
  expect((await person.api.transactions.totals({ currency: 'ZAR' })).count).toBe(40);
  // On a tablet the answer stands below the buttons, with room between.
  await page.setViewportSize({ width: 768, height: 1024 });
  const [button, answer] = await Promise.all([
    page.getByRole('button', { name: 'Undo import' }).boundingBox(),
    page.getByText('15 transactions were imported').boundingBox(),
  ]);
  expect((answer?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(8);
});

test.describe('over the limit', () => {
  // The refusal that the list waits out: the browser notes it.
  test.use({ expected: [/status of 429.*imports\/drop/] });

  test('files that wait for their turn are not lost by a reload without a warning', async ({ page, person }) => {
    await person.api.accounts.create({ name: 'Cheque' });
    await page.goto('/app/imports');
    const file = (day: number) => ({
      name: `${day}.csv`,
      content: `Date,Description,Amount\n2026-03-1${day},Taxi,-1.00\n`,
    });
    // Each by itself is an import; dropped together they are one.
    for (const day of [1, 2, 3]) {
      await drop(page, [file(day)]);
      await expect(page.getByRole('link', { name: `Review ${day}.csv` })).toBeVisible();
    }
    await drop(page, [file(4)]);
    await expect(page.getByText('This import continues automatically in')).toBeVisible();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    // A browser asks only where the person has done something on the page.
    await page.locator('#main').click({ position: { x: 2, y: 60 } });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.getByText('4.csv')).toBeVisible();
    await page.getByRole('button', { name: 'Remove the file 4.csv from this list' }).click();
    await page.reload();
    await expect(page.getByText('4.csv')).toBeHidden();
    expect(asked).toHaveLength(1);
  });
});

test('a statement that says neither account nor currency goes nowhere until the person says where', async ({
  page,
  person,
}) => {
  await person.api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  await page.goto('/app/imports');
  await drop(page, [{ name: 'silent.csv', content: 'Date,Description,Amount\n2026-03-14,Rent,-55.00\n' }]);
  const account = page.getByLabel('Account', { exact: true });
  for (const look of ['review', 'file'] as const) {
    if (look === 'file') await page.getByRole('link', { name: 'Review silent.csv' }).click();
    const asked =
      look === 'review' ? 'Which account is this statement for?' : 'Which account is this transaction from?';
    await expect(page.getByText(asked)).toBeVisible();
    await expect(account).toHaveValue('');
    await expect(page.getByRole('button', { name: /^Import 1/ })).toHaveCount(0);
  }
  await expect(page.locator('#main')).toContainText(/Account not named in the file\s· currency not named/);
  await page.goBack();
  await account.selectOption({ label: 'Cheque (ZAR)' });
  await page.getByRole('button', { name: 'Import 1 transaction' }).click();
  await expect(page.getByText('1 transaction imported')).toBeVisible();
  expect((await person.api.accounts.list()).map(({ transactionCount }) => transactionCount)).toEqual([1]);
});

test('what the bank says at the end is compared with the books, and a wrong opening balance is put right', async ({
  page,
  person,
}) => {
  await person.api.accounts.create({ name: 'Cheque' });
  const lines = [
    'Date,Description,Amount,Balance',
    '2026-10-02,Spaza shop,-55.10,1179.46',
    '2026-10-31,Taxi,-20.00,1159.46',
  ];
  await page.goto('/app/imports');
  await drop(page, [{ name: 'october.csv', content: `${lines.join('\n')}\n` }]);
  await page.getByRole('link', { name: 'Review october.csv' }).click();
  await page.getByLabel('Account', { exact: true }).selectOption({ label: 'Cheque (ZAR)' });
  const main = page.locator('#main');
  await expect(main).toContainText(
    /The bank’s balance on .* was R\s1\s159,46\. Your transactions will add up to .*R\s75,10: R\s1\s234,56 is missing/,
  );
  await page.getByRole('button', { name: 'Import 2 transactions' }).click();
  await expect(main).toContainText(/Your transactions add up to .*R\s75,10: R\s1\s234,56 is missing/);
  await page.goto('/app/accounts');
  await expect(main).toContainText(/R\s1\s234,56 is missing/);
  // On a phone it has the width of the card, not what the icon and the menu leave.
  await page.setViewportSize({ width: 360, height: 740 });
  const said = await main.getByText(/The difference was there before/).boundingBox();
  expect(said?.width).toBeGreaterThan(240);
  await main.getByRole('button', { name: /^Set the opening balance to R\s1\s234,56/ }).click();
  await expect(main).toContainText(/The bank’s balance on .* was R\s1\s159,46\. Your transactions agree with it/);
  expect((await person.api.accounts.list())[0]?.currentBalance.minor).toBe(115_946n);
});
