import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const MARCH = [
  'Date,Description,Amount',
  '2026-03-01,ENGEN GARAGE SANDTON,-450.00',
  '2026-03-02,GUEST HOUSE KNYSNA,-1200.00',
  '2026-03-03,WOOLWORTHS SANDTON,-60.00',
  '',
].join('\n');

test('imported transactions are reviewed by key, tagged, noted and changed together, and all of it is undone', async ({
  page,
  person,
}) => {
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const file = new File([MARCH], 'march.csv', { type: 'text/csv' });
  await api.imports.commit({ id: (await api.imports.upload({ file, accountId })).id });
  const { id: home } = await api.tags.create({ name: 'Home' });
  const rows = page.getByRole('table', { name: 'Transactions' }).getByRole('row');
  const rowOf = (name: RegExp) => rows.filter({ hasText: name });
  const searchFor = async (text: string) =>
    page
      .getByRole('searchbox', { name: 'Search transactions' })
      .or(page.getByRole('combobox', { name: 'Search transactions' }))
      .fill(text);

  await test.step('the dashboard leads to what waits', async () => {
    await page.goto('/app/dashboard');
    await page.getByRole('link', { name: /Review 3 new transactions/ }).click();
    await expect(page).toHaveURL(/is%3Aunreviewed/);
    await expect(page.getByRole('img', { name: 'Not reviewed' })).toHaveCount(3);
  });

  await test.step('one is marked by key, and leaves the queue', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(page.getByText('1 transaction marked as reviewed')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Not reviewed' })).toHaveCount(2);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('img', { name: 'Not reviewed' })).toHaveCount(3);
    await page.getByRole('button', { name: 'Mark all 3 as reviewed' }).click();
    await expect(page.getByText('3 transactions marked as reviewed')).toBeVisible();
    await expect(page.getByText('No results for')).toBeVisible();
  });

  await test.step('a note and a new tag in the details', async () => {
    await page.goto('/app/transactions');
    await rowOf(/guest house/i)
      .getByRole('button', { name: /^Details of/ })
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'New tag' }).click();
    const added = page.getByRole('dialog', { name: 'Add tag' });
    await added.getByLabel('Name').fill('Garden Route');
    await added.getByRole('button', { name: 'Add tag' }).click();
    await expect(sheet.getByRole('button', { name: 'Remove the tag Garden Route' })).toBeVisible();
    await sheet.getByLabel('Note').fill('Two nights,\nbreakfast too');
    await looked(page, 'details with a tag and a note');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(rowOf(/guest house/i)).toContainText('Garden Route');
    await expect(page.getByRole('img', { name: /^Note: Two nights/ })).toBeVisible();
  });

  await test.step('all that a search finds is changed, as the preview says', async () => {
    await searchFor('-tag:"Garden Route"');
    await page.getByRole('button', { name: 'Edit all 2 transactions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit transactions' });
    await dialog.getByRole('combobox', { name: 'Category' }).fill('eating');
    await page.getByRole('option', { name: 'Eating out' }).click();
    await dialog.getByRole('combobox', { name: 'Add tags' }).fill('home');
    await page.getByRole('option', { name: 'Home' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 transactions will change.');
    const rows = dialog.getByRole('region', { name: 'Before and after' });
    await expect(rows.getByText(/^Tags: none .*Home$/)).toHaveCount(2);
    await expect(rows.getByText(/^Category: .*Eating out$/)).not.toHaveCount(0);
    await looked(page, 'a bulk edit');
    await dialog.getByRole('button', { name: 'Change 2 transactions' }).click();
    const changed = await heldToast(page, '2 transactions changed');
    expect((await api.tags.usage()).find(({ id }) => id === home)?.count).toBe(2);
    await undoIn(changed);
    await expect(page.getByText('Undone')).toBeVisible();
    expect((await api.tags.usage()).find(({ id }) => id === home)).toBeUndefined();
  });

  await test.step('categories and notes are taken away from all that a search finds', async () => {
    await searchFor('tag:"Garden Route"');
    await page.getByRole('button', { name: 'Edit this transaction' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit transactions' });
    await dialog.getByLabel('Remove the category').check();
    await dialog.getByLabel('Remove notes').check();
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveCount(0);
    await expect(dialog.getByRole('status')).toHaveText('1 transaction will change.');
    await looked(page, 'a bulk edit that takes away');
    await dialog.getByRole('button', { name: 'Change 1 transaction' }).click();
    const changed = await heldToast(page, '1 transaction changed');
    await expect(rowOf(/guest house/i)).toContainText('Uncategorised');
    await expect(page.getByRole('img', { name: /^Note: Two nights/ })).toHaveCount(0);
    await undoIn(changed);
    await expect(page.getByRole('img', { name: /^Note: Two nights/ })).toBeVisible();
  });

  await test.step('tags are renamed, merged and deleted', async () => {
    await page.goto('/app/tags');
    await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
    await looked(page, 'tags');
    await page.getByRole('button', { name: 'Merge Garden Route into another tag' }).click();
    const merging = page.getByRole('dialog', { name: 'Merge Garden Route' });
    await merging.getByRole('combobox', { name: 'Merge into' }).fill('home');
    await page.getByRole('option', { name: 'Home' }).click();
    await merging.getByRole('button', { name: 'Merge tag' }).click();
    await expect(page.getByText('Garden Route was merged into Home')).toBeVisible();
    const list = page.getByRole('list', { name: 'Tags' });
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await list.getByRole('link', { name: '1 transaction' }).click();
    await expect(rowOf(/guest house/i)).toContainText('Home');
    await page.goBack();
    await page.getByRole('button', { name: 'Delete Home' }).click();
    await expect(page.getByText('Home was deleted')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+y');
    await expect(list.getByRole('listitem')).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });
});
