import type { Locator, Page } from '@playwright/test';
import { chequeBooks, rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';

/** Opens by keyboard, begins in its first field, and Escape gives the focus back to where it came from. */
async function comesAndGoes(page: Page, opener: Locator, open: () => Promise<void>, field: string): Promise<void> {
  await opener.focus();
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(field, { exact: true })).toBeFocused();
  // A field with a list opens with it, and Escape closes that first.
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

/** Round by Tab, one way and the other, and never out of it. */
async function staysWithin(page: Page, dialog: Locator): Promise<void> {
  // Counted before it is open, nothing would be pressed.
  await expect(dialog.locator(':focus')).toBeVisible();
  const stops = await dialog.locator('button, input, select, textarea, a[href]').count();
  expect(stops).toBeGreaterThan(2);
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press <= stops; press += 1) {
      await page.keyboard.press(key);
      // A part of a field, such as the calendar of a date, is no element of ours.
      const isWithin = () => dialog.evaluate((element) => element.contains(document.activeElement));
      await expect.poll(isWithin, `${key} stays in the dialog`).toBe(true);
    }
}

async function pressInMenu(page: Page, entry: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: entry }).focus();
  await page.keyboard.press('Enter');
}

test('every dialog begins in its first field, and the focus comes back when it closes; a page takes it only once', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, 30);
  const enter = () => page.keyboard.press('Enter');

  await test.step('of accounts', async () => {
    await page.goto('/app/accounts');
    await comesAndGoes(page, page.getByRole('button', { name: 'Add account' }), enter, 'Name');
    await enter();
    await staysWithin(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    const menu = page.getByRole('button', { name: 'More about Cheque' });
    await comesAndGoes(page, menu, () => pressInMenu(page, 'Edit'), 'Name');
  });

  await test.step('of categories', async () => {
    await page.goto('/app/categories');
    await comesAndGoes(page, page.getByRole('button', { name: 'Add category' }).first(), enter, 'Name');
    const menu = page.getByRole('button', { name: 'More about Groceries' });
    await comesAndGoes(page, menu, () => pressInMenu(page, 'Edit'), 'Name');
    await comesAndGoes(page, menu, () => pressInMenu(page, 'Delete'), 'Move to');
  });

  await test.step('of transactions', async () => {
    await page.goto('/app/transactions');
    await expect(rowsOn(page)).toHaveCount(25);
    await comesAndGoes(page, page.getByRole('button', { name: 'Add transaction' }), enter, 'Description');
    await comesAndGoes(page, page.locator('#main'), () => page.keyboard.press('n'), 'Description');
    await page.locator('#main').focus();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const file = page.getByRole('button', { name: 'Categorise', exact: true });
    await comesAndGoes(page, file, enter, 'Category');
  });

  await test.step('opened by its address, it leaves the focus at the content', async () => {
    await page.goto('/app/accounts?new=1');
    await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
  });

  await test.step('a new page takes the focus, but not from its search box', async () => {
    for (const key of 'gt') await page.keyboard.press(key);
    await expect(rowsOn(page).first()).toBeVisible();
    for (const key of 'gd') await page.keyboard.press(key);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
    // As soon as the box is drawn, before anything else runs: with the page, which is known by now.
    await page.evaluate(() => {
      const drawn = new MutationObserver(() => {
        const box = document.querySelector<HTMLElement>('[aria-label="Search transactions"]');
        if (box === null) return;
        drawn.disconnect();
        box.focus();
      });
      drawn.observe(document.body, { childList: true, subtree: true });
    });
    for (const key of 'gt') await page.keyboard.press(key);
    await expect(rowsOn(page).first()).toBeVisible();
    await expect(page.getByLabel('Search transactions')).toBeFocused();
  });
});
