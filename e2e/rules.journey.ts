import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { drop } from './statements.ts';
import { heldToast, undoIn } from './toasts.ts';

const STATEMENT = (rows: readonly string[]) => ['Date,Description,Amount', ...rows, ''].join('\n');
const FEBRUARY = STATEMENT([
  '2026-02-01,ENGEN GARAGE SANDTON,-500.00',
  '2026-02-10,WOOLWORTHS SANDTON,-60.00',
  '2026-02-20,ENGEN GARAGE SANDTON,-700.00',
]);
const MARCH = STATEMENT(['2026-03-01,ENGEN GARAGE SANDTON,-450.00', '2026-03-02,MONTHLY ADMIN FEE,-20.00']);

// Searches that are not understood, while one types.
test.use({ expected: [/status of 422.*automationRules\/preview/] });

test('a rule is made with its matches in sight, run over history, undone, and applied to a statement', async ({
  page,
  person,
}) => {
  const { api } = person;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const { id: potId } = await api.accounts.create({ name: 'Pot' });
  const file = new File([FEBRUARY], 'february.csv', { type: 'text/csv' });
  await api.imports.commit({ id: (await api.imports.upload({ file, accountId })).id });
  await api.automationRules.create({ name: 'No fees', query: 'bank:"admin fee"', actions: { isSkipped: true } });

  await page.goto('/app/rules');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByLabel('Name', { exact: true }).fill('Car');
  const search = dialog.getByRole('combobox', { name: 'Find transactions' });
  await search.pressSequentially('date:last-month');
  await expect(dialog.getByRole('status')).toContainText('cannot use a relative date');
  await search.fill('bank:engen amount>400');
  await expect(dialog.getByRole('status')).toHaveText('Matches 2 transactions');
  await expect(dialog.getByRole('list', { name: 'Newest matches' }).getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('combobox', { name: 'Category' }).fill('eating');
  await page.getByRole('option', { name: 'Eating out' }).click();
  await dialog.getByLabel('Note to add').fill('Road trip');
  await looked(page, 'a new rule');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByText('Car was added')).toBeVisible();
  const rules = page.getByRole('table', { name: 'Your rules' });
  const car = rules.getByRole('row').filter({ hasText: 'Bank text has “engen”, over 400' });
  await expect(car).toContainText('Category Eating out, note “Road trip”');
  await expect(car.getByRole('cell').nth(2)).toHaveText(/2$/);
  await expect(page.getByRole('list', { name: 'Rules to check' })).toContainText('No fees matches no transaction');
  await looked(page, 'rules');

  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const edited = page.getByRole('dialog', { name: /^Edit / });
  await expect(edited.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edited).toBeHidden();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Run on past transactions' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'More actions for Car' }).click();
  await page.getByRole('menuitem', { name: 'Run on past transactions' }).click();
  const run = page.getByRole('dialog', { name: 'Run Car on past transactions' });
  await expect(run.getByRole('table', { name: 'Changes' })).toContainText('Fuel → Eating out');
  await expect(run.getByRole('table', { name: 'Newest transactions that would change' }).getByRole('row')).toHaveCount(
    3,
  );
  await looked(page, 'what a run would change');
  await run.getByRole('button', { name: 'Change 2 transactions' }).click();
  const done = await heldToast(page, '2 transactions changed by rules');
  const categoriesNow = async () =>
    (await api.transactions.list({ currency: 'ZAR', search: 'engen' })).rows.map((row) => row.categorySource);
  expect(await categoriesNow()).toEqual(['rule', 'rule']);
  await undoIn(done);
  await expect(page.getByRole('table', { name: 'Log of rule runs' })).toContainText('Undone');
  expect(await categoriesNow()).toEqual(['pattern', 'pattern']);

  await page.keyboard.press('n');
  await dialog.getByLabel('Name', { exact: true }).fill('Shared fuel');
  await search.fill('bank:engen amount<600');
  await dialog.getByLabel('Action', { exact: true }).selectOption('Split into lines');
  await dialog.getByLabel('Type of amount for line 1').selectOption('Amount');
  await dialog.getByLabel('Amount of line 1').fill('100');
  await dialog.getByRole('combobox', { name: 'Category of line 2' }).fill('eating');
  await page.getByRole('option', { name: 'Eating out' }).click();
  await looked(page, 'a rule that splits');
  await dialog.getByRole('button', { name: 'Add rule' }).click();
  await expect(page.getByText('Shared fuel was added')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('n');
  await dialog.getByLabel('Name', { exact: true }).fill('To the pot');
  await search.fill('bank:woolworths');
  await dialog.getByLabel('Action', { exact: true }).selectOption('Make it a transfer');
  await dialog.getByLabel('Transfer to or from').selectOption('Pot');
  await looked(page, 'a rule that makes transfers');
  await dialog.getByRole('button', { name: 'Add rule' }).press('Enter');
  await expect(page.getByText('To the pot was added')).toBeVisible();
  await expect(rules).toContainText('Split into 2 lines');
  await expect(rules).toContainText('Transfer to or from Pot');
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Run on past transactions' }).click();
  const whole = page.getByRole('dialog', { name: 'Run on past transactions' });
  await expect(whole.getByRole('table', { name: 'Changes' })).toContainText(
    'Transfer with a matching transaction added, Pot',
  );
  await looked(page, 'what a run would split and link');
  await whole.getByRole('button', { name: /^Change \d/ }).click();
  await expect(page.getByRole('table', { name: 'Log of rule runs' }).getByRole('row')).toHaveCount(3);
  const splitNow = async () =>
    (await api.transactions.list({ currency: 'ZAR', accountId: potId })).rows.map(({ amount }) => amount.minor);
  expect(await splitNow()).toEqual([60_00n]);
  await page
    .getByRole('button', { name: /^Undo the run of/ })
    .first()
    .click();
  await expect.poll(splitNow).toEqual([]);
  for (const name of ['Shared fuel', 'To the pot']) {
    const { id = '' } = (await api.automationRules.list()).find((rule) => rule.name === name) ?? {};
    await api.automationRules.remove({ ids: [id] });
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export rules' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('"query": "bank:engen amount>400"');

  await page.goto('/app/imports');
  await drop(page, [{ name: 'march.csv', content: MARCH }]);
  await page.getByRole('link', { name: 'Review march.csv' }).click();
  const lines = page.getByRole('table', { name: 'Transactions in this file' });
  await expect(lines.getByRole('row').filter({ hasText: 'Engen' })).toContainText('Rule: Car');
  await expect(lines.getByRole('row').filter({ hasText: 'Fee' })).toContainText(
    'Your rule “No fees” skips this transaction.',
  );
  await page.getByRole('button', { name: 'Import 1 transaction' }).click();
  await expect(page.getByText('One transaction was imported')).toBeVisible();

  const [row] = (await api.transactions.list({ currency: 'ZAR', from: '2026-03-01' })).rows;
  await page.goto(`/app/transactions?open=${row?.id ?? ''}`);
  const sheet = page.getByRole('dialog', { name: 'Engen' });
  await expect(sheet).toContainText('A rule');
  await sheet.getByRole('link', { name: 'Make a rule' }).click();
  await expect(
    page.getByRole('dialog', { name: 'New rule' }).getByRole('combobox', { name: 'Find transactions' }),
  ).toHaveValue(/^description:Engen/);

  const { rows: fuel } = await api.transactions.list({ currency: 'ZAR', search: 'bank:engen' });
  for (const { id } of fuel) await api.transactions.update({ id, description: 'Petrol' });
  await page.goto('/app/rules');
  await expect(page.getByText('You renamed this merchant to “Petrol” 3 times.')).toBeVisible();
  await looked(page, 'a suggested description');
  await page.getByRole('button', { name: 'Make a rule for Engen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'New rule' }).getByLabel('Description')).toHaveValue('Petrol');
});
