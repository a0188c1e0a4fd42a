import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rowsOn } from './books.ts';
import { countedKeys, type CountedKeys, pressesTable } from './counted-keys.ts';
import { expect, test } from './fixtures.ts';
import { STATEMENTS } from './three-statements.ts';

const ROWS = STATEMENTS.reduce((sum, { rows }) => sum + rows, 0);
/** More than this is a step back; the table of the steps says where. */
const MOST_PRESSES = 280;

// Who types slowly is told that “is:un” is not understood yet.
test.use({ expected: [/status of 400.*transactions\/(?:list|totals)/] });

test('three statements are imported, matched, categorised, reconciled and exported by keyboard alone', async ({
  page,
  person: { api },
}) => {
  // An hour of work: alone half a minute, on a busy machine two.
  test.setTimeout(180_000);
  const keys = await countedKeys(page);
  await page.goto('/app/dashboard');
  await onPage(page, /./);

  await keys.step('Import three statements', async () => {
    // The browser has to know of it before a key opens the window of the system.
    const chooser = page.waitForEvent('filechooser', { timeout: 30_000 });
    await keys.press('g', 'i');
    await onPage(page, 'Imports');
    await expect(page.getByText('Drop statements here')).toBeVisible();
    await keys.press('n');
    await (await chooser).setFiles(STATEMENTS.map(({ file }) => file));
    await expect(page.getByRole('button', { name: `Import 3 files · ${ROWS} transactions` })).toBeVisible();
    await keys.press('i');
    const result = page.getByRole('region', { name: 'Imported' });
    await expect(result).toContainText(`${ROWS} transactions imported from 3 files`);
    await expect(result).toContainText('3 new accounts');
    const accounts = await api.accounts.list();
    expect(Object.fromEntries(accounts.map(({ name, transactionCount }) => [name, transactionCount]))).toEqual(
      Object.fromEntries(STATEMENTS.map(({ account, rows }) => [account, rows])),
    );
  });

  await keys.step('Match transfers', async () => {
    await keys.palette('review tr');
    await onPage(page, 'Transfers');
    const linked = page.getByRole('list', { name: 'Linked automatically' }).getByRole('listitem');
    await expect(linked).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'No transfers to review' })).toBeVisible();
    const { rows } = await api.transactions.list({ currency: 'ZAR', search: 'is:transfer' });
    expect(rows.filter(({ transferId }) => transferId !== null)).toHaveLength(4);
  });

  await keys.step('Categorise three merchants for good', async () => {
    await keys.press('g', 't');
    await onPage(page, 'Transactions');
    await expect(page.locator('#main')).toBeFocused();
    await searchFor(page, keys, 'is:uncategorised');
    await expect(rowsOn(page)).toHaveCount(22);
    await keys.press('j');
    await always(page, keys, { merchant: 'Bongani Glassworks', category: 'Stock' });
    await always(page, keys, { merchant: 'Hlatshwayo Crates', category: 'Stock' });
    await always(page, keys, { merchant: 'Lebo Catering', category: 'Business in' });
    await expect(rowsOn(page)).toHaveCount(10);
    await expect(page.getByRole('link', { name: '13 in KES' })).toBeVisible();
  });

  await keys.step('Categorise the others by two rules', async () => {
    await keys.palette('add a rule');
    await addRule(page, keys, { name: 'Suppliers', query: 'packaging or coldstore or wanjiku or msafiri', finds: 19 });
    await keys.press('n');
    await addRule(page, keys, { name: 'Customers', query: 'amina', finds: 4, category: 'Business in' });
    await keys.press('r');
    const run = page.getByRole('dialog', { name: 'Run on past transactions' });
    await keys.enter(run.getByRole('button', { name: 'Change 23 transactions' }));
    await expect(run).toBeHidden();
    await keys.press('g', 't');
    await onPage(page, 'Transactions');
    await searchFor(page, keys, 'is:uncategorised');
    await expect(page.getByText('No results for “is:uncategorised”')).toBeVisible();
    for (const currency of ['ZAR', 'KES'])
      expect((await api.transactions.totals({ currency, uncategorisedOnly: true })).count).toBe(0);
  });

  await keys.step('Reconcile each account', async () => {
    for (const { account, rows } of STATEMENTS) {
      await goToAccount(page, keys, account);
      await keys.press('r');
      await onPage(page, 'Reconcile');
      await expect(page.getByRole('main')).toContainText(account);
      await keys.enter(page.getByRole('button', { name: 'Start reconciling' }));
      await expect(page.getByRole('region', { name: 'Statement' })).toContainText('The balances agree');
      await keys.press('Enter');
      await expect(page.getByText('This statement matches your transactions')).toBeVisible();
      await expect(page.getByText(new RegExp(`Locked: ${rows} transactions up to`, 'u'))).toBeVisible();
    }
  });

  await keys.step('Export both currencies', async () => {
    await keys.press('g', 't');
    await onPage(page, 'Transactions');
    await expect(rowsOn(page).getByTitle('Reconciled and locked')).toHaveCount(25);
    // The other transfer is on the next page.
    await expect(page.getByRole('img', { name: 'Linked transfer' })).toHaveCount(2);
    const rand = await exported(page, keys);
    await goToAccount(page, keys, 'M-Pesa');
    await keys.press('t');
    await expect(rowsOn(page).getByTitle('Reconciled and locked')).toHaveCount(14);
    const shillings = await exported(page, keys);
    const balances = { ...balancesIn(rand), ...balancesIn(shillings) };
    expect(balances).toEqual(Object.fromEntries(STATEMENTS.map(({ account, balance }) => [account, balance])));
    expect(balances).toEqual(
      Object.fromEntries(
        (await api.accounts.list()).map(({ name, currentBalance: { minor } }) => [name, Number(minor)]),
      ),
    );
  });

  const table = pressesTable(keys.counts());
  console.log(table);
  test.info().annotations.push({ type: 'Key presses', description: table });
  expect(keys.pointers()).toBe(0);
  expect(keys.sum()).toBeLessThanOrEqual(MOST_PRESSES);
});

async function onPage(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function searchFor(page: Page, keys: CountedKeys, text: string): Promise<void> {
  await keys.press('/');
  await expect(page.getByLabel('Search transactions')).toBeFocused();
  await keys.type(text);
  await keys.press('Enter');
}

/** Corrects the row that the keys stand on, and says that all of its merchant go there. */
async function always(
  page: Page,
  keys: CountedKeys,
  { merchant, category }: { merchant: string; category: string },
): Promise<void> {
  await keys.press('c');
  await expect(page.getByRole('combobox', { name: `Category of ${merchant}` })).toBeFocused();
  await keys.type(category);
  await keys.press('Enter');
  const answer = page.getByRole('button', { name: 'Always use this category' });
  await expect(answer).toBeVisible();
  await keys.press('Alt+t');
  await keys.enter(answer);
  await expect(rowsOn(page).filter({ hasText: merchant })).toHaveCount(0);
}

type Rule = { name: string; query: string; finds: number; category?: string };

async function addRule(page: Page, keys: CountedKeys, { name, query, finds, category = 'Stock' }: Rule): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused();
  await keys.type(name);
  await keys.tabTo(dialog.getByRole('combobox', { name: 'Find transactions' }));
  await keys.type(query);
  await expect(dialog.getByRole('status')).toHaveText(`Matches ${finds} transactions`);
  await keys.tabTo(dialog.getByRole('combobox', { name: 'Category' }));
  await keys.type(category);
  // The first press chooses, the second saves.
  await keys.press('Enter', 'Enter');
  await expect(page.getByText(`${name} was added`)).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Goes through the list of accounts as far as this one. */
async function goToAccount(page: Page, keys: CountedKeys, account: string): Promise<void> {
  await keys.press('g', 'a');
  await onPage(page, 'Accounts');
  const row = page.locator('#main [data-row]').filter({ hasText: account });
  await expect(row).toBeVisible();
  for (let steps = 0; steps < STATEMENTS.length; steps += 1) {
    await keys.press('j');
    if ((await row.getAttribute('data-active')) !== null) return;
  }
  throw new Error(`${account} is not reached by keys`);
}

async function exported(page: Page, keys: CountedKeys): Promise<string> {
  const download = page.waitForEvent('download');
  await keys.enter(page.getByRole('button', { name: 'Export', exact: true }));
  await expect(page.getByRole('menuitem', { name: 'hledger', exact: true })).toBeVisible();
  await keys.press('h', 'Enter');
  return readFile(await (await download).path(), 'utf8');
}

/** What the postings of a journal come to in each account of one's own, in cents. */
function balancesIn(journal: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [, account = '', amount = ''] of journal.matchAll(/^ {4}Assets:(.+?) {2}(-?[\d.]+) [A-Z]{3}$/gmu))
    sums[account] = (sums[account] ?? 0) + Math.round(Number(amount) * 100);
  return sums;
}
