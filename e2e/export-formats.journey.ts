import { readFileSync } from 'node:fs';
import { chequeBooks, place } from './books.ts';
import { expect, test } from './fixtures.ts';

const ROWS = 30;

test('the transactions shown are exported in the format that is chosen from a menu', async ({ page, person }) => {
  await chequeBooks(person.api, ROWS);
  await page.goto('/app/transactions');
  await expect(place(page)).toContainText(`of ${ROWS} transactions`);
  const exported = async (name: string) => {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${name}( D)?$`) }).click();
    const { suggestedFilename, path } = await file.then(async (one) => ({
      suggestedFilename: one.suggestedFilename(),
      path: await one.path(),
    }));
    await expect(page.getByText(/ downloaded$/).last()).toBeVisible();
    return { name: suggestedFilename, text: readFileSync(path, 'utf8') };
  };
  const journal = await exported('hledger');
  expect(journal.name).toMatch(/^transactions-\d{4}-\d\d-\d\d\.journal$/);
  expect(journal.text).toContain('account Assets:Cheque');
  const sheet = await exported('CSV');
  expect(sheet.name).toMatch(/\.csv$/);
  expect(sheet.text.trim().split('\r\n')).toHaveLength(ROWS + 1);
});
