import { cookiesOf, personAt } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { barriersOn, overflowOf, settled } from './looks.ts';
import { forgetSignIn } from './signing-out.ts';

test('books leave in one archive, and come back for somebody else with the same balance', async ({
  page,
  person,
  context,
  app,
}) => {
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const [category] = await person.api.categories.list();
  const amount = { minor: -1_234_50n };
  await person.api.transactions.create({
    accountId,
    bookedOn: '2026-03-10',
    description: 'Rent',
    categoryId: category?.id ?? '',
    amount,
  });
  await page.goto('/app/settings/advanced');
  const away = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).press('Enter');
  const archive = await away;
  expect(archive.suggestedFilename()).toMatch(/^ilifa-\d{4}-\d\d-\d\d\.zip$/);
  const path = await archive.path();

  const other = await personAt(app.url);
  await forgetSignIn(page);
  await context.addCookies(cookiesOf(other, app.url));
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/app/settings/advanced');
    await page.getByLabel('Export archive').setInputFiles(path);
    await expect(page.getByText('1 account, 1 transaction, 0 statement files.')).toBeVisible();
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  }
  expect((await other.api.accounts.list()).map(({ currentBalance }) => currentBalance)).toEqual([
    { ...amount, currency: 'ZAR' },
  ]);
  // The second time their own books were in use, so the archived ones stand beside them.
  await page.getByRole('button', { name: 'Open workspace' }).press('Enter');
  await expect(page).toHaveURL(/dashboard/);
  await expect(page.getByText('Rent').first()).toBeVisible();
});

test.describe('what is no archive', () => {
  test.use({ expected: [/status of 422/] });

  test('is refused with the reason, and nothing is changed', async ({ page, person }) => {
    await page.goto('/app/settings/advanced');
    const file = { name: 'holiday.zip', mimeType: 'application/zip', buffer: Buffer.from('a picture of the sea') };
    await page.getByLabel('Export archive').setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText('This is not a zip archive. Nothing was changed.');
    expect(await person.api.accounts.list()).toEqual([]);
  });
});
