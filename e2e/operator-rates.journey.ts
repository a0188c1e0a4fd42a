import { cookiesOf, personAt } from './caller.ts';
import { askDatabase, expect, forgetLimits, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { withTotp } from './second-factor.ts';

const PHONE = { width: 360, height: 740 };

test.use({ expected: [/status of 422 .*importOperatorFile/] });

test('a superuser imports exchange rates for every workspace, and deletes them again', async ({
  page,
  app,
  person: { api },
}) => {
  await forgetLimits(app.dataFolder);
  const operator = await personAt(app.url);
  await withTotp(operator);
  await askDatabase(
    app.dataFolder,
    `insert into user_roles (user_id, role) values ((select id from users where email = '${operator.email}'), 'superuser')`,
  );
  const day = Temporal.Now.plainDateISO().subtract({ days: 1 }).toString();
  await page.context().addCookies(cookiesOf(operator, app.adminUrl));
  await page.goto(`${app.adminUrl}/admin/settings`);
  const rates = page.locator('section', { has: page.getByRole('heading', { name: 'Exchange rates', exact: true }) });
  await expect(rates).toContainText('No exchange rates yet');
  await expect(rates).toContainText('No exchange rates are fetched. Set EXCHANGE_RATES_URL to fetch them each day.');
  const drop = async (...lines: string[]) =>
    page
      .getByLabel('Exchange rates file')
      .setInputFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
  await drop('date,from,to,rate', `${day},USD,KES,none`);
  await expect(page.getByRole('alert')).toContainText('Line 2: “none” is not a rate');
  await drop('date,from,to,rate', `${day},USD,KES,129.5`, `${day},USD,NGN,1500`);
  await expect(page.getByText('2 exchange rates added')).toBeVisible();
  await expect(rates.getByRole('row', { name: /CSV file from this site/ })).toContainText('2');
  await looked(page, 'exchange rates of the operator');
  await page.setViewportSize(PHONE);
  await looked(page, 'exchange rates of the operator on a phone');

  const sources = async () => (await api.exchangeRates.list()).map(({ to, source }) => `${to} ${source}`);
  expect(await sources()).toEqual(['KES operator-file', 'NGN operator-file']);
  await rates.getByRole('button', { name: 'Delete rates imported from CSV' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('delete');
  await page.getByRole('button', { name: 'Delete exchange rates', exact: true }).click();
  await expect(rates).toContainText('No exchange rates yet');
  expect(await sources()).toEqual([]);
});

test('a superuser corrects a prime rate and a cap, and debt plans of every workspace follow', async ({
  page,
  app,
  person: { api },
}) => {
  await forgetLimits(app.dataFolder);
  const operator = await personAt(app.url);
  await withTotp(operator);
  await askDatabase(
    app.dataFolder,
    `insert into user_roles (user_id, role) values ((select id from users where email = '${operator.email}'), 'superuser')`,
  );
  const today = Temporal.Now.plainDateISO().toString();
  await page.context().addCookies(cookiesOf(operator, app.adminUrl));
  await page.goto(`${app.adminUrl}/admin/settings`);
  const rates = page.locator('section', { has: page.getByRole('heading', { name: 'Lending rates', exact: true }) });
  await expect(rates).toContainText('No lending rates entered');
  await rates.getByText('Built-in lending rates').click();
  await looked(page, 'lending rates that came with the product');
  await rates.getByRole('button', { name: /^Correct this rate: Prime rate of South Africa, 21 Nov 2025/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add lending rate' });
  await dialog.getByLabel('Rate, % a year').fill('ten');
  await dialog.getByLabel('Source').fill('Monetary Policy Committee, corrected');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Rate must be a number, such as 10.25');
  await dialog.getByLabel('Rate, % a year').fill('10,5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Prime rate was saved')).toBeVisible();
  await expect(rates.getByRole('list', { name: 'Entered lending rates' })).toContainText(/10[.,]5 % since 21 Nov 2025/);
  await page.setViewportSize(PHONE);
  await looked(page, 'lending rates on a phone');
  const prime = async () =>
    (await api.debts.overview({ today })).rates.findLast(({ country, kind }) => country === 'ZA' && kind === 'prime');
  expect(await prime()).toMatchObject({ rate: 1050, source: 'Monetary Policy Committee, corrected' });
  await rates.getByRole('button', { name: /^Delete Prime rate/ }).click();
  await expect(page.getByText('Prime rate was deleted')).toBeVisible();
  expect(await prime()).toMatchObject({ rate: 1025 });
});
