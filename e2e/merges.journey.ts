import { expect, test } from './fixtures.ts';
import { drop } from './statements.ts';
import { heldToast, undoIn } from './toasts.ts';

test('two records of one payment become one, and a posted amount with a tip is merged with the pending one', async ({
  page,
  person,
}) => {
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const categoryId = (await api.categories.list()).find(({ name }) => name === 'Groceries')?.id ?? '';
  const wish = { accountId, bookedOn: '2026-03-05', categoryId };
  const { id: handId } = await api.transactions.create({
    ...wish,
    description: 'Lunch with Thandi',
    amount: { minor: -450_00n },
  });
  const bring = async (name: string, ...lines: string[]) => {
    const text = ['Date,Amount,Status,Description', ...lines].join('\n');
    const { id } = await api.imports.upload({ file: new File([text], name), accountId });
    await api.imports.commit({ id });
  };
  await bring('march.csv', '2026-03-20,-450.00,,NANDOS ROSEBANK', '2026-03-21,-100.00,pending,GRAND CAFE');
  const rows = async () => (await api.transactions.list({ currency: 'ZAR' })).rows;
  const bankId = (await rows()).find(({ bankText }) => bankText === 'NANDOS ROSEBANK')?.id ?? '';

  await test.step('selected, compared, merged and undone', async () => {
    await page.goto('/app/transactions');
    for (const id of [handId, bankId]) await page.locator(`[data-row="${id}"]`).getByRole('checkbox').check();
    await page.getByRole('toolbar', { name: 'Selected transactions' }).getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Merge transactions' });
    await expect(
      dialog.getByRole('group', { name: 'Which transaction stays?' }).getByRole('radio', { checked: true }),
    ).toHaveAccessibleName(/Nando’s/);
    const chosen = (field: string) => dialog.getByRole('group', { name: field }).getByRole('radio', { checked: true });
    await expect(chosen('Description')).toHaveAccessibleName('Lunch with Thandi');
    await expect(chosen('Date')).toHaveAccessibleName(/20/);
    await expect(dialog.getByRole('status')).toContainText('counts once');
    await dialog.getByRole('group', { name: 'Date' }).getByRole('radio', { name: /\b5\b/ }).check();
    await dialog.getByRole('button', { name: 'Merge' }).click();
    const merged = await heldToast(page, 'Merged into “Lunch with Thandi”');
    await expect(page.locator(`[data-row="${handId}"]`)).toHaveCount(0);
    expect(await rows()).toMatchObject([{}, { id: bankId, bookedOn: '2026-03-05', description: 'Lunch with Thandi' }]);
    await undoIn(merged);
    await expect(page.locator(`[data-row="${handId}"]`)).toHaveCount(1);
  });

  await test.step('from the details of one', async () => {
    await page
      .locator(`[data-row="${handId}"]`)
      .getByRole('button', { name: /^Details of/ })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Lunch with Thandi' });
    await sheet.getByRole('button', { name: 'Merge transaction…' }).click();
    const asked = page.getByRole('dialog', { name: 'Merge with another transaction' });
    await asked.getByRole('radio', { name: /Nando’s/ }).check();
    await asked.getByRole('button', { name: 'Compare transactions' }).click();
    await page.getByRole('dialog', { name: 'Merge transactions' }).getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('Merged into “Lunch with Thandi”')).toBeVisible();
    await expect(sheet).toHaveCount(0);
    expect(await rows()).toHaveLength(2);
  });

  await test.step('a posted amount that differs a little is proposed, and merged where a person says so', async () => {
    await page.goto('/app/imports');
    const text = ['Date,Amount,Status,Description', '2026-03-24,-115.00,,GRAND CAFE', '2026-03-24,-9.00,,BREAD'];
    await drop(page, [{ name: 'later.csv', content: text.join('\n') }]);
    await page.getByRole('link', { name: 'Review later.csv' }).click();
    await expect(
      page.getByText('A pending transaction 3 days apart, with another amount but the same payee.'),
    ).toBeVisible();
    // Pressed while the choice is on its way: the import waits for it.
    await page.route('**/imports/choose', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.getByRole('button', { name: /^This is the same transaction/ }).click();
    await page.getByRole('button', { name: /^Import/ }).click();
    const facts = async () => (await rows()).map(({ amount, status }) => [amount.minor, status]);
    await expect.poll(facts).toEqual([
      [-9_00n, 'booked'],
      [-115_00n, 'booked'],
      [-450_00n, 'booked'],
    ]);
    const [later] = await api.imports.list();
    expect(later?.counts).toEqual({ added: 1, merged: 1, skipped: 0, failed: 0 });
  });
});
