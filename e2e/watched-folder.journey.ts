import { expect, test } from './fixtures.ts';
import { barriersOn, overflowOf } from './looks.ts';

const STATEMENT = 'Date,Description,Amount\n2026-03-14,Checkers,-120.00\n2026-03-15,Salary,9000.00\n';

test('a folder is chosen once, and new statements in it are added in one press', async ({ page, person }) => {
  // A folder that the browser keeps for the page stands for one of the computer: its chooser cannot be worked by a test.
  await page.addInitScript(() => {
    Object.assign(window, {
      showDirectoryPicker: async () => {
        const root = await navigator.storage.getDirectory();
        return root.getDirectoryHandle('Statements', { create: true });
      },
    });
  });
  const put = (name: string, text: string) =>
    page.evaluate(
      async ([file = '', content = '']) => {
        const root = await navigator.storage.getDirectory();
        const folder = await root.getDirectoryHandle('Statements', { create: true });
        const handle = await folder.getFileHandle(file, { create: true });
        const stream = await handle.createWritable();
        await stream.write(content);
        await stream.close();
      },
      [name, text],
    );
  await page.goto('/app/imports');
  await page.getByText('Drop statements here').waitFor();
  await put('earlier.csv', STATEMENT);
  await page.getByRole('button', { name: 'Choose folder' }).press('Enter');
  await expect(page.getByText('No new files in “Statements”.')).toBeVisible();
  await put('march.csv', STATEMENT);
  await put('photo.jpg', 'none');
  await page.reload();
  await expect(page.getByText('1 new file in “Statements”')).toBeVisible();
  await expect(page.getByText('march.csv')).toBeVisible();
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add file', exact: true }).press('Enter');
  const table = page.getByRole('table', { name: 'Files to review' });
  await expect(table).toContainText('march.csv');
  await expect(page.getByText('No new files in “Statements”.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop watching folder' }).press('Enter');
  await expect(page.getByText('No new files in “Statements”.')).toHaveCount(0);
  expect(await person.api.imports.list()).toHaveLength(1);
});
