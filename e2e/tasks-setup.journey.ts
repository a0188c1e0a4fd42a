import { bookOf } from '../scripts/statement-shapes/books.ts';
import { drawPdf, PDF_LAYOUTS } from '../scripts/statement-shapes/pdf-layouts.ts';
import { emailTo } from './emails.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { signUpOn } from './signing-up.ts';
import { byPalette, giveFile, tasksOn, toPage } from './tasks.ts';

const FNB = new URL('files/fnb-business.csv', import.meta.url).pathname;
const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});
const CAPITEC = csv(
  'capitec.csv',
  'Nr,Account,Posting Date,Transaction Date,Description,Original Description,Parent Category,Category,Money In,Money Out,Fee,Balance',
  '1,1768000098,2026-05-01,2026-05-01,Salary,Salary,Income,Salary,5000.00,,,5000.00',
  '2,1768000098,2026-05-04,2026-05-04,Checkers,Checkers Cityville,Food,Groceries,,-250.00,,4750.00',
);
const MPESA = csv(
  'mpesa.csv',
  'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance',
  'SAB1,2026-05-02 10:00:00,Pay Bill to 888880 - KPLC PREPAID,Completed,,500.00,9500.00',
  'SAB2,2026-05-03 10:00:00,Funds received from 254700000000 - ASHA,Completed,1500.00,,11000.00',
);

const PASSWORD = 'Kiboko-4411';

/** A statement of a wallet as it comes by e-mail. */
async function lockedStatement() {
  const layout = PDF_LAYOUTS['a wallet with receipts and times'];
  if (layout === undefined) throw new Error('the layout is gone');
  const bytes = await drawPdf(layout, bookOf(41, { rows: 12 }), PASSWORD);
  return { name: 'm-pesa.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
}

test('signing up takes two clicks: the form and the code', async ({ page, app }) => {
  await forgetLimits(app.dataFolder);
  const email = 'tasks.zulu@example.com';
  const { task } = await tasksOn(page);
  await task(
    { name: 'Sign up', most: 2 },
    async () => {
      await signUpOn(page, app.url, email);
    },
    '/auth/signup',
  );
});

test('a statement with a password takes four clicks', async ({ page, person }) => {
  const { task } = await tasksOn(page);
  const locked = await lockedStatement();
  await task({ name: 'Import an M-Pesa statement (PDF with a password)', most: 4 }, async () => {
    await toPage(page, 'Imports');
    await giveFile(page, page.getByText('Choose files', { exact: true }), locked);
    await page.getByLabel('Password of this PDF').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Import 12 transactions' }).click();
    await expect(page.getByRole('region', { name: 'Imported' })).toContainText('12 transactions imported');
  });
  expect(await person.api.accounts.list()).toMatchObject([{ transactionCount: 12 }]);
});

test('setting up: statements, accounts, categories and people take few clicks', async ({ page, person, app }) => {
  const { task } = await tasksOn(page);
  const drop = page.getByText('Choose files', { exact: true });
  const imported = page.getByRole('region', { name: 'Imported' });

  await task({ name: 'Import an FNB statement, and see it on the dashboard', most: 4 }, async () => {
    await page.getByRole('link', { name: 'Import statement' }).click();
    await giveFile(page, drop, FNB);
    await page.getByRole('button', { name: 'Import 5 transactions' }).click();
    await imported.getByRole('link', { name: 'Go to dashboard' }).click();
    await expect(page.locator('#main')).toContainText('FNB Business');
  });
  await task({ name: 'Import a Capitec statement', most: 3 }, async () => {
    await toPage(page, 'Imports');
    await giveFile(page, drop, CAPITEC);
    await page.getByRole('button', { name: 'Import 2 transactions' }).click();
    await expect(imported).toContainText('2 transactions imported');
  });
  await task({ name: 'Import an M-Pesa statement (CSV)', most: 3 }, async () => {
    await toPage(page, 'Imports');
    await giveFile(page, drop, MPESA);
    await page.getByRole('button', { name: 'Import 2 transactions' }).click();
    await expect(imported).toContainText('2 transactions imported');
  });
  // Nobody does all of this within one minute.
  await forgetLimits(app.dataFolder);
  await task({ name: 'Be told that a file is known already', most: 2 }, async () => {
    await toPage(page, 'Imports');
    await giveFile(page, drop, FNB);
    await expect(page.locator('#main')).toContainText(/Nothing in this file is new|No new transactions/);
  });
  expect(
    (await person.api.accounts.list()).map(({ transactionCount }) => transactionCount).toSorted((a, b) => a - b),
  ).toEqual([2, 2, 5]);

  await task({ name: 'Add an account', most: 3 }, async () => {
    await byPalette(page, 'add acc', 'Add account');
    const dialog = page.getByRole('dialog', { name: 'Add account' });
    await dialog.getByLabel('Name').fill('Holiday savings');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Holiday savings was added')).toBeVisible();
  });
  await task({ name: 'Rename a category', most: 2 }, async () => {
    await page.getByRole('button', { name: 'Rename Food', exact: true }).click();
    await page.getByLabel('New name of Food').fill('Food at home');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Food is now Food at home')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename Food at home' })).toBeFocused();
  });
  await task({ name: 'Share with a partner', most: 3 }, async () => {
    await byPalette(page, 'invite', 'Invite someone');
    const dialog = page.getByRole('dialog', { name: 'Invite someone' });
    await dialog.getByLabel('E-mail').fill('partner@example.com');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('Invitation sent to partner@example.com')).toBeVisible();
  });
  expect((await emailTo(app.url, 'partner@example.com')).text).toContain('/app/invitation');
});
