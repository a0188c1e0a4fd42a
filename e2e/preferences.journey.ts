import { rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { barriersOn, overflowOf, settled } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const LOCALE = '/app/settings/locale';

// Several pages are looked at on the way.
test.describe.configure({ timeout: 180_000 });

const width = 360;
test(`what a person chooses holds at once, in every tab, and the next time, at ${width} px`, async ({
  page,
  person,
  context,
}) => {
  await page.setViewportSize({ width, height: 800 });
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const [category] = await person.api.categories.list();
  await person.api.transactions.create({
    accountId,
    bookedOn: '2026-03-10',
    description: 'Rent',
    categoryId: category?.id ?? '',
    amount: { minor: -1_234_50n },
  });
  const ledger = await context.newPage();
  await ledger.setViewportSize({ width, height: 800 });
  let loads = 0;
  ledger.on('load', () => {
    loads += 1;
  });
  await ledger.goto('/app/transactions');
  await expect(rowsOn(ledger)).toContainText('10 Mar 2026');

  await page.goto(LOCALE);
  const dates = page.getByLabel('Date format');
  // The browser takes letters for one word only while they come quickly, which a busy machine may not manage.
  await expect(async () => {
    await dates.focus();
    await page.keyboard.type('2026-');
    await expect(dates).toHaveValue('yyyy-MM-dd', { timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await expect(rowsOn(ledger)).toContainText('2026-03-10');
  await page.getByLabel('Language', { exact: true }).selectOption('en-US');
  await expect(rowsOn(ledger)).toContainText('1,234.50');
  await page.getByLabel('Time format').selectOption('12h');
  await expect(page.getByLabel('Preview')).toContainText(/\d:\d\d\s[AP]M/);

  // The other tab showed each of them without being loaded anew.
  expect(loads).toBe(1);
  // Currency and zone by keyboard alone; what looks in the other tab is the day that is today there.
  await page.getByLabel('Currency').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('KES');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Preview')).toContainText(/KSh/);
  await expect.poll(async () => (await person.api.preferences.get())?.currency).toBe('KES');
  await settled(page);
  expect(await barriersOn(page)).toEqual([]);
  expect(await overflowOf(page)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('Date format')).toHaveValue('yyyy-MM-dd');
  await expect(page.getByLabel('Time format')).toHaveValue('12h');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('of two choices in a row the last one holds, however long the first takes', async ({ page, person }) => {
  let saves = 0;
  await page.route('**/rpc/preferences/save**', async (route) => {
    saves += 1;
    if (saves === 1) await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto(LOCALE);
  const dates = page.getByLabel('Date format');
  for (const format of ['yyyy/MM/dd', 'yyyy-MM-dd']) await dates.selectOption(format);
  await expect.poll(() => saves).toBe(2);
  await settled(page);
  await expect(dates).toHaveValue('yyyy-MM-dd');
  expect(await person.api.preferences.get()).toMatchObject({ dateFormat: 'yyyy-MM-dd' });
});

test('a time zone is found by its name, with the keyboard alone', async ({ page, person }) => {
  await page.goto(LOCALE);
  await page.getByLabel('Time zone').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('nairobi');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const saved = await heldToast(page, 'Saved');
  expect(await person.api.preferences.get()).toMatchObject({ timezone: 'Africa/Nairobi' });
  await undoIn(saved);
  await expect.poll(async () => (await person.api.preferences.get())?.timezone).toBeNull();
});

test.describe('where the server refuses', () => {
  test.use({ expected: [/status of 5\d\d|ERR_FAILED/] });

  test('the choice is taken back, and the person is told [§8 preferences cannot be saved]', async ({
    page,
    person,
  }) => {
    await page.goto(LOCALE);
    const format = page.getByLabel('Date format');
    await expect(format).toHaveValue('words');
    await page.route('**/rpc/preferences/save**', (route) => route.abort());
    await format.selectOption('MM/dd/yyyy');
    await expect(page.getByText('No answer from the server', { exact: true })).toBeVisible();
    await expect(format).toHaveValue('words');
    expect(await person.api.preferences.get()).toMatchObject({ dateFormat: 'words' });
  });

  test('of two choices in a row none is shown when the server took neither', async ({ page, person }) => {
    await page.goto(LOCALE);
    const format = page.getByLabel('Date format');
    await expect(format).toHaveValue('words');
    await settled(page);
    let calls = 0;
    // Nothing is reached, so that what is shown is not put right by asking anew.
    await page.route('**/rpc/**', async (route) => {
      calls += 1;
      if (calls === 1) await new Promise((resolve) => setTimeout(resolve, 1000));
      return route.abort();
    });
    for (const choice of ['yyyy/MM/dd', 'yyyy-MM-dd']) await format.selectOption(choice);
    await expect(page.getByText('No answer from the server', { exact: true })).toHaveCount(2);
    await expect(format).toHaveValue('words');
    expect(await person.api.preferences.get()).toMatchObject({ dateFormat: 'words' });
  });
});
