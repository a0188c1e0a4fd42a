import { MODULES_THERE } from '#apps/modules.ts';
import { comingModules } from '#apps/planned.ts';
import { isSold } from '#modules/people/billing/plan-words.ts';
import { sameAs } from '#modules/people/billing/plans-sold.ts';
import { PLAN_NAMES, worded } from '#modules/people/billing/plan-names.ts';
import { TIERS } from '#kernel/tiers.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { bring, commit } from './importing.ts';
import { looked } from './looks.ts';

// Each walks several pages; on a busy machine a page takes its seconds.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

const UNSOLD = TIERS.filter((tier) => !isSold(tier, MODULES_THERE)).map((tier) => PLAN_NAMES[tier]);
const STATEMENT = [
  'Date,Amount,Balance,Description',
  '2026-03-02,-35.00,965.00,BEAN THERE',
  '2026-03-25,20000.00,20965.00,SALARY',
].join('\n');

test('a plan that opens nothing yet is sold nowhere, and no plan names a module to come [§2 plans sold] [§2 modules to come]', async ({
  page,
  person,
  app,
}) => {
  expect(UNSOLD).toContain('Pro');
  const modules = comingModules(MODULES_THERE).map(worded);
  for (const path of ['/pricing', '/subscription']) {
    await page.goto(path);
    const content = page.getByRole('main');
    await expect(content.locator('[data-plan]')).toHaveCount(TIERS.length - UNSOLD.length);
    for (const plan of UNSOLD) {
      await expect(content.getByRole('heading', { name: plan, exact: true }), plan).toHaveCount(0);
      await expect(content.getByRole('columnheader', { name: plan, exact: true }), plan).toHaveCount(0);
      await expect(content.getByRole('link', { name: `Ask about ${plan}` }), plan).toHaveCount(0);
    }
    for (const name of modules) await expect(content.getByText(name, { exact: true }), name).toHaveCount(0);
  }
  // Who was given one all the same is told what it opens.
  await askDatabase(
    app.dataFolder,
    `insert into subscriptions (id, user_id, status, plan_name, billing_interval)
     select gen_random_uuid(), id, 'active', 'Pro', 'month' from users where email = '${person.email}'`,
  );
  await page.goto('/subscription');
  await expect(page.getByText('on the Pro plan.')).toBeVisible();
  await page.goto('/app/settings/billing');
  await expect(page.getByText('You are on the Pro plan.')).toBeVisible();
  await expect(
    page.getByText(`Today this plan includes the same as ${PLAN_NAMES[sameAs('pro', MODULES_THERE) ?? 'pro']}.`),
  ).toBeVisible();
  for (const name of modules) await expect(page.getByText(name, { exact: true }), name).toHaveCount(0);
  await expect(page.getByText('Pro Features Active')).toHaveCount(0);
});

const width = 360;
test.describe(`at ${width} px`, () => {
  test.use({ viewport: { width, height: 900 } });

  test('a credit card says what is available, what its statement owed and what is still due', async ({
    page,
    person: { api },
  }) => {
    const card = { name: 'Gold card', accountType: 'credit-card' as const };
    const { id: accountId } = await api.accounts.create({
      ...card,
      openingBalance: { minor: -420_000n, currency: 'ZAR' },
    });
    await page.goto(`/app/accounts/${accountId}`);
    await page.getByRole('main').getByText('Add the limit and statement day').getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Credit limit').fill('5 000');
    await dialog.getByLabel('Statement day').selectOption('1');
    await dialog.getByLabel('Payment due').selectOption('Days after the statement');
    await dialog.getByLabel('Days after the statement').fill('40');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toContainText('The number must be from 1 to 31');
    await dialog.getByRole('textbox', { name: 'Days after the statement' }).fill('31');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const line = page.getByRole('list', { name: 'Accounts in ZAR' });
    await expect(line).toContainText(/R\s800,00 available/);
    await expect(line).toContainText('84 % used');
    await expect(line).toContainText(/R\s4\s200,00 due by/);
    await looked(page, 'a credit card among the accounts');
    await api.accounts.update({ id: accountId, creditLimit: { minor: 400_000n, currency: 'ZAR' } });
    await page.goto(`/app/accounts/${accountId}`);
    await expect(page.getByRole('main')).toContainText(/You owe R\s200,00 more than this account’s limit/);
    await looked(page, 'a credit card over its limit');
  });

  test('an account has a page with its balance, its statements and its transactions [§2 account page]', async ({
    page,
    person: { api },
    app,
  }) => {
    const opening = { minor: 100_000n, currency: 'ZAR' };
    const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB', openingBalance: opening });
    const { id: other } = await api.accounts.create({ name: 'Savings' });
    await commit(api, await bring(api, { accountId, name: 'march.csv', text: STATEMENT }));

    await page.goto('/app/accounts');
    await page.getByRole('list', { name: 'Accounts in ZAR' }).getByRole('link', { name: 'Cheque' }).click();
    await expect(page).toHaveURL(`${app.url}/app/accounts/${accountId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cheque');
    await expect(page).toHaveTitle('Cheque · Ilifa');
    await expect(page.getByRole('main')).toContainText(/R\s20\s965,00/);
    const statements = page.getByRole('list', { name: 'Statement balances' });
    await expect(statements.getByRole('listitem')).toHaveCount(1);
    await expect(statements).toContainText('Your transactions agree with it');
    const row = page.getByRole('main').getByRole('link', { name: /Bean There/i });
    await expect(row).toBeVisible();
    // The name of the account is at the top, and takes no room from the category.
    await expect(row).not.toContainText('Cheque');
    await looked(page, 'an account');
    await page.getByRole('link', { name: 'All transactions' }).click();
    await expect(page).toHaveURL(new RegExp(`/app/transactions\\?currency=ZAR&account=${accountId}$`));
    await page.goBack();
    await page.getByRole('link', { name: 'Edit account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();

    await page.goto(`/app/accounts/${other}`);
    await expect(page.getByText('No balances from statements yet.')).toBeVisible();
    await expect(page.getByText('No transactions yet.')).toBeVisible();
    await page.goto('/app/accounts/018f4d7a-0000-7000-8000-000000000000');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account not found');
    await looked(page, 'no such account');
  });
});
