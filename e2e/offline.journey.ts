import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { looked, quiet } from './looks.ts';

// What is asked for without a network fails, which the browser notes.
const EXPECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|status of 40[14]/;
test.use({ expected: [EXPECTED], serviceWorkers: 'allow' });

const ROW = { bookedOn: '2026-03-02', amount: { minor: -120_00n, currency: 'ZAR' } } as const;

/** Until the worker has its files, and the answer to this procedure is kept. */
async function prepared(page: Page, procedure: string): Promise<void> {
  await page.evaluate(async (wanted) => {
    await navigator.serviceWorker.ready;
    const isKept = () =>
      new Promise<boolean>((resolve) => {
        const request = indexedDB.open('ilifa-here', 1);
        // Not made by us: nothing is kept yet.
        request.addEventListener('upgradeneeded', () => request.transaction?.abort());
        request.addEventListener('error', () => resolve(false));
        request.addEventListener('success', () => {
          const things = request.result.transaction('things').objectStore('things').getAll();
          things.addEventListener('success', () => {
            request.result.close();
            resolve((things.result as { key: string }[]).some(({ key }) => key.includes(` ${wanted} `)));
          });
        });
      });
    while (navigator.serviceWorker.controller === null || !(await isKept()))
      await new Promise((resolve) => setTimeout(resolve, 200));
  }, procedure);
}

test('without a network the figures seen last are read, and what is written is sent once the network is back', async ({
  page,
  context,
  person: { api },
}) => {
  test.slow();
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const categories = await api.categories.list();
  const groceries = categories.find(({ name }) => name === 'Groceries');
  const own = await api.categories.create({ name: 'Braai', kind: 'expense' });
  await api.transactions.create({ ...ROW, accountId, categoryId: groceries?.id ?? '', description: 'Bread and milk' });
  const bar = page.getByText('You are offline.');
  const list = page.getByRole('table');
  const waiting = page.getByRole('listitem').filter({ hasText: /Waiting to be sent|Not saved/ });

  await page.goto('/app/dashboard');
  await expect(page.getByText('Bread and milk', { exact: true })).toBeVisible();
  await prepared(page, 'dashboard.summary');
  await page.goto('/app/transactions');
  await expect(list.getByText('Bread and milk', { exact: true })).toBeVisible();
  await prepared(page, 'transactions.list');

  await test.step('away', async () => {
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await page.reload();
    await expect(list.getByText('Bread and milk', { exact: true })).toBeVisible();
    await expect(bar).toBeVisible();
    await looked(page, 'transactions without a network');
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page.getByText('Bread and milk', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Transactions' }).first().click();
  });

  const write = async (description: string, category: string) => {
    await page.getByRole('button', { name: 'Add transaction' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Description').fill(description);
    await dialog.getByLabel('Amount').fill('29');
    await dialog.getByLabel('Category').click();
    await page.getByRole('option', { name: category }).first().click();
    await dialog.getByRole('button', { name: 'Add transaction' }).click();
    await expect(waiting.filter({ hasText: description })).toContainText('Waiting to be sent');
  };

  await test.step('written meanwhile', async () => {
    await write('Airtime', 'Groceries');
    await write('Taxi', 'Groceries');
    await write('Meat', 'Braai');
    await looked(page, 'what waits to be sent');
    await waiting.filter({ hasText: 'Taxi' }).getByRole('button', { name: 'Discard' }).click();
    await expect(waiting.filter({ hasText: 'Taxi' })).toHaveCount(0);
    await waiting.filter({ hasText: 'Airtime' }).getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByLabel('Description').fill('Airtime and data');
    await page.getByRole('button', { name: 'Save and send' }).click();
    await expect(waiting.filter({ hasText: 'Airtime and data' })).toContainText('Waiting to be sent');
    await page.reload();
    await expect(waiting).toHaveCount(2);
  });

  await test.step('back', async () => {
    // The category that one of them names goes while nobody here can know it.
    await api.categories.remove({ id: own.id });
    await context.setOffline(false);
    await expect(list.getByText('Airtime and data', { exact: true })).toHaveCount(1);
    await expect(bar).toBeHidden();
    const refused = waiting.filter({ hasText: 'Meat' });
    await expect(refused).toContainText('Not saved');
    await expect(refused).toContainText('The category is not in this workspace');
    await looked(page, 'what was refused');
    await refused.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Category').click();
    await page.getByRole('option', { name: 'Groceries' }).first().click();
    await page.getByRole('button', { name: 'Save and send' }).click();
    await expect(list.getByText('Meat', { exact: true })).toHaveCount(1);
    await expect(waiting).toHaveCount(0);
    const { rows } = await api.transactions.list({ currency: 'ZAR' });
    expect(rows.map(({ description }) => description).toSorted()).toEqual([
      'Airtime and data',
      'Bread and milk',
      'Meat',
    ]);
  });

  await test.step('a page that was never opened', async () => {
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Debts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available offline');
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
    await looked(page, 'a page that is not kept here');
    await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Bread and milk', { exact: true })).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Debts' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not available offline');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Debts');
    await page.goto('/app/transactions');
  });

  await test.step('signed out', async () => {
    await page.getByRole('button', { name: /Your menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/auth\/signin/);
    await quiet(page);
    await context.setOffline(true);
    await page.goto('/app/dashboard');
    await expect(page.getByText('no pages are saved in this browser')).toBeVisible();
    await expect(page.getByText('Bread and milk')).toHaveCount(0);
    await context.setOffline(false);
  });
});

test.describe('in a browser that keeps no files', () => {
  test.use({ serviceWorkers: 'block' });

  test('what stands beside a page takes no page with it, and shows itself once the network is back', async ({
    page,
    context,
    person: { name },
  }) => {
    await page.clock.install();
    // What the page itself fetches last is there: a busy machine asks for it a second after all else.
    await Promise.all([page.waitForRequest(/\/assets\/plot-/), page.goto('/app/dashboard')]);
    const menu = page.getByRole('button', { name: `${name} Your menu` });
    await expect(menu).toBeVisible();
    await quiet(page);
    await context.setOffline(true);
    await page.keyboard.press('?');
    // What looks after the session is fetched after a minute.
    await page.clock.runFor(65_000);
    await expect(menu).toBeVisible();
    await expect(page.getByText('You are offline')).toHaveCount(0);
    await context.setOffline(false);
    await page.clock.runFor(65_000);
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});
