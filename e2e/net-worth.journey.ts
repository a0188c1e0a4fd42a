import { addMonths, dayAt, monthOf } from '#kernel/calendar.ts';
import { expect, test } from './fixtures.ts';
import { looked, lookedInBothThemes, turnedInto } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

test('a home is added, valued, shared and sold, and net worth goes with it', async ({ page, person }) => {
  const { api } = person;
  const today = dayAt(new Date(), 'Africa/Johannesburg');
  const lastYear = `${addMonths(monthOf(today), -5)}-10`;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  await api.accounts.update({ id: accountId, openingBalance: { minor: 10_000_00n, currency: 'ZAR' } });

  await page.goto('/app/net-worth');
  await expect(page.getByRole('heading', { level: 1, name: 'Net worth' })).toBeVisible();
  const header = page.getByRole('main');
  await expect(header).toContainText(/R\s10\s000/);

  await page.getByRole('button', { name: 'Add asset or debt' }).click();
  const form = page.getByRole('dialog', { name: 'Add asset or debt' });
  await form.getByLabel('Name').fill('Home');
  await form.getByLabel('Value now').fill('1000000');
  await form.getByLabel('Your share, %').fill('50');
  await looked(page, 'the form');
  await form.getByRole('button', { name: 'Add asset or debt' }).click();
  await expect(page.getByText('Home was added')).toBeVisible();
  await expect(header).toContainText(/R\s510\s000/);

  const parts = page.getByRole('table', { name: 'What you own' });
  await parts.getByRole('link', { name: 'Home' }).click();
  const detail = page.getByRole('dialog', { name: 'Home', exact: true });
  await expect(detail).toContainText(/Your share is 50 %: R\s500\s000,00/);
  await detail.getByRole('button', { name: 'Add value' }).click();
  const value = page.getByRole('dialog', { name: 'Add value of Home' });
  await value.getByLabel('Value').fill('800000');
  await value.getByRole('combobox', { name: 'Source' }).selectOption('Valuation');
  await value.getByRole('button', { name: 'Add value' }).click();
  await expect(page.getByText('The value of Home was saved')).toBeVisible();
  await expect(detail.getByRole('table', { name: 'Values over time' })).toContainText(/R\s800\s000,00/);
  await looked(page, 'an asset');
  await page.keyboard.press('Escape');
  await expect(header).toContainText(/R\s410\s000/);

  const [home] = (await api.netWorth.overview({ today, currency: 'ZAR' })).assets;
  const amount = { minor: 700_000_00n, currency: 'ZAR' };
  await api.netWorth.setValuation({ id: home?.id ?? '', day: lastYear, amount, source: 'estimate' });
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Net worth by month' })).toBeVisible();
  await expect(header).toContainText(/\+R\s60\s000 since/);
  await looked(page, 'the line');

  await parts.getByRole('link', { name: 'Cheque' }).click();
  const share = page.getByRole('dialog', { name: 'Your share of Cheque' });
  await share.getByLabel('Your share, %').fill('101');
  await share.getByRole('button', { name: 'Save your share' }).click();
  await expect(share).toContainText('Enter a number above 0 and up to 100');
  await share.getByLabel('Your share, %').fill('25');
  await share.getByRole('button', { name: 'Save your share' }).click();
  await expect(header).toContainText(/R\s402\s500/);

  await parts.getByRole('link', { name: 'Home' }).click();
  await detail.getByRole('button', { name: 'Delete', exact: true }).click();
  const deleted = await heldToast(page, 'Home was deleted');
  await expect(header).toContainText(/R\s2\s500/);
  await undoIn(deleted);
  await expect(header).toContainText(/R\s402\s500/);
});

test('money lent that is an asset and a loan is left out once, and counted again', async ({ page, person }) => {
  const { api } = person;
  const today = dayAt(new Date(), 'Africa/Johannesburg');
  const amount = { minor: 900_00n, currency: 'ZAR' };
  const common = { currency: 'ZAR', ownership: 10_000, debtAccountId: null, endedOn: null };
  const valuations = [{ day: today, amount, source: 'estimate' as const }];
  await api.netWorth.create({ ...common, name: 'Loan to Thandi', kind: 'lent', valuations });
  await api.loansGiven.add({ person: 'Thandi', amount, lentOn: today, dueOn: null, note: '', repayments: [] });

  await page.goto('/app/net-worth');
  const main = page.getByRole('main');
  await expect(main).toContainText(/R\s1\s800/);
  await expect(page.getByText('Is Loan to Thandi the same as Thandi?')).toBeVisible();
  await lookedInBothThemes(page, 'what may count twice');
  await turnedInto('phone', page, () => looked(page, 'what may count twice on a phone'));
  await page.getByRole('button', { name: 'Count only one: Loan to Thandi' }).click();
  const leftOut = await heldToast(page, 'Loan to Thandi was left out of your net worth');
  await expect(page.getByRole('table', { name: 'Left out' })).toContainText('Loan to Thandi');
  await expect(page.getByText('Is Loan to Thandi the same as Thandi?')).toBeHidden();
  await expect(main).not.toContainText(/R\s1\s800/);
  await looked(page, 'what was left out');
  await undoIn(leftOut);
  await expect(main).toContainText(/R\s1\s800/);
  await page.getByRole('button', { name: 'Count only one: Loan to Thandi' }).click();
  await page.getByRole('button', { name: 'Include in net worth: Loan to Thandi' }).click();
  await expect(main).toContainText(/R\s1\s800/);
  await expect(page.getByText('Is Loan to Thandi the same as Thandi?')).toBeHidden();
});
