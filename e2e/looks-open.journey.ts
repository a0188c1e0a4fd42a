import type { Locator, Page } from '@playwright/test';
import { chequeBooks, rowsOn } from './books.ts';
import { expect, test } from './fixtures.ts';
import { bring, commit } from './importing.ts';
import { looked, lookedInBothThemes } from './looks.ts';
import { memberOf } from './sharing.ts';
import { statementFile } from './statement-file.ts';

test.describe('what opens over a page, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  // Each looks at many things that open, each in both themes.
  test.describe.configure({ mode: 'parallel', timeout: 240_000 });

  test('the menus of every page', async ({ page, person }) => {
    await chequeBooks(person.api, 30);
    await page.goto('/app/dashboard');
    await opened(page, 'the menu', page.getByRole('button', { name: 'Open menu' }));
    await opened(page, 'the palette', page.getByRole('button', { name: 'Find a page or an action' }));
    await opened(page, 'the menu of the person', page.getByRole('button', { name: /Your menu/ }));
  });

  test('what accounts and categories open', async ({ page, person }) => {
    await chequeBooks(person.api, 30);
    await page.goto('/app/accounts');
    await opened(page, 'the menu of an account', page.getByRole('button', { name: 'More about Cheque' }));
    await opened(page, 'a new account', page.getByRole('button', { name: 'Add account' }), async (dialog) => {
      await dialog.getByLabel('Country').click();
      await looked(page, 'the countries');
      await page.keyboard.press('Escape');
      await dialog.getByLabel('Name').fill('x'.repeat(101));
      await dialog.getByRole('button', { name: 'Add account' }).click();
      await looked(page, 'an account with a name too long');
    });
    await page.goto('/app/categories');
    const more = page.getByRole('button', { name: 'More about Groceries' });
    await opened(page, 'the menu of a category', more);
    await opened(page, 'a new category', page.getByRole('button', { name: 'Add category' }));
    await more.click();
    await opened(page, 'where its rows go', page.getByRole('menuitem', { name: 'Delete' }), async (dialog) => {
      await dialog.getByLabel('Move to').click();
      await looked(page, 'where its rows could go');
      await page.keyboard.press('Escape');
    });
  });

  test('what transactions open', async ({ page, person }) => {
    await chequeBooks(person.api, 30);
    await page.goto('/app/transactions');
    await expect(rowsOn(page)).toHaveCount(25);
    await opened(page, 'the filters', page.getByRole('button', { name: 'Filters' }));
    await opened(page, 'a new transaction', page.getByRole('link', { name: 'Add transaction' }), async (dialog) => {
      await dialog.getByLabel('Category').click();
      await looked(page, 'the categories');
      await page.keyboard.press('Escape');
    });
    const row = rowsOn(page).first();
    // On a card the category has a line of its own, whatever its name is.
    const [words, category] = [row.getByRole('button').nth(0), row.getByRole('button').nth(1)];
    expect((await category.boundingBox())?.x).toBe((await words.boundingBox())?.x);
    await opened(page, 'a transaction', row.getByRole('button').first());
    await row.getByRole('checkbox').check();
    await looked(page, 'a selection');
    await opened(page, 'what files it', page.getByRole('button', { name: 'Categorise', exact: true }));
  });

  test('what members and books open', async ({ page, person, app }) => {
    const { name } = await memberOf(app.url, person, { role: 'viewer' });
    await page.goto('/app/settings/members');
    await opened(page, 'an invitation', page.getByRole('button', { name: 'Invite someone' }), async (dialog) => {
      await dialog.getByLabel('Role').selectOption({ label: 'Viewer without amounts' });
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await looked(page, 'an invitation without an address');
    });
    const more = page.getByRole('button', { name: `More about ${name}` });
    await opened(page, 'the menu of a member', more);
    for (const [what, item] of [
      ['the role of a member', 'Change role'],
      ['the question whether a member goes', 'Remove'],
    ] as const) {
      await more.click();
      await opened(page, what, page.getByRole('menuitem', { name: item }));
    }
    await page.goto('/app/clients');
    await opened(page, 'new books', page.getByRole('button', { name: 'New workspace' }));
  });

  // Asked once more before an edited row is lost: a declared refusal, which the browser notes.
  test.describe('with a refusal', () => {
    test.use({ expected: [/status of 409.*imports\/revert/] });

    test('an import, before it and after it', async ({ page, person: { api } }) => {
      const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
      const text = statementFile({ rows: 30, account: '' });
      await commit(api, await bring(api, { accountId, name: 'first.csv', text }));
      const more = `${text}"2026-11-02","-55.00","1.00","SPAZA SHOP"\n`;
      const id = await bring(api, { accountId, name: 'A statement with a rather long name.csv', text: more });

      const other =
        '"Nedbank Savings Account"\n"Account Number","1190000042"\nDate,Amount,Description\n03/04/2026,-9.00,TAXI\n';
      await api.imports.upload({ file: new File([other], 'nedbank_statement_of_march.csv') });
      await page.goto('/app/imports');
      await expect(page.getByRole('table', { name: 'Files to review' }).locator('[data-row]')).toHaveCount(2);
      await looked(page, 'files to review');
      await page
        .getByRole('button', { name: /^Change account/ })
        .first()
        .click();
      await looked(page, 'the account of one');

      await page.goto(`/app/imports/${id}`);
      await expect(page.getByText('1 new transaction, 30 to skip')).toBeVisible();
      await looked(page, 'before');
      await opened(page, 'its menu', page.getByRole('button', { name: /^More about/ }));
      await opened(
        page,
        'the decision on a row',
        page.getByRole('button', { name: /change the decision for line/ }).first(),
      );
      await page.getByText('How the file was read').click();
      await looked(page, 'how it was read');
      await page.getByRole('button', { name: 'Choose what the columns are' }).click();
      await looked(page, 'its columns');
      await page.goto(`/app/imports/${id}`);
      await page.getByLabel('Account', { exact: true }).selectOption('Add new account');
      await expect(page.getByRole('dialog')).toBeVisible();
      await looked(page, 'its new account');
      await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'Import 1 transaction' }).click();
      await expect(page.getByText('One transaction was imported')).toBeVisible();
      await looked(page, 'after');
      const [added] = (await api.transactions.list({ currency: 'ZAR', importId: id })).rows;
      await api.transactions.update({ id: added?.id ?? '', description: 'Bread and milk' });
      const back = page.getByRole('button', { name: 'Undo import' });
      await opened(page, 'the question before an edited one goes', back);
      await page.goto('/app/imports');
      await opened(page, 'the menu of one in the list', page.getByRole('button', { name: /^More about/ }).first());
      await api.imports.revert({ id, evenEdited: true });
      await page.goto(`/app/imports/${id}`);
      await expect(page.getByText('This import was undone')).toBeVisible();
      await looked(page, 'taken back');
    });
  });
});

/** Presses what opens something, looks at it, and closes it again. */
async function opened(
  page: Page,
  name: string,
  opener: Locator,
  within: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> {
  await opener.click();
  const over = page.locator('[role=dialog], [role=menu]');
  // A menu that leads to a dialog is still on its way out when that opens.
  await expect(over).toHaveCount(1);
  await expect(over).toBeVisible();
  await lookedInBothThemes(page, name);
  await within(over);
  while ((await over.count()) > 0) await page.keyboard.press('Escape');
}
