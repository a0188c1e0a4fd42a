import { SERVICES } from '#modules/people/advice-requests/offers.ts';
import { expect, forgetLimits, test } from './fixtures.ts';
import { looked } from './looks.ts';

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));

const width = 1440;
test.describe(`at ${width} px`, () => {
  test.use({ viewport: { width, height: 900 } });
  test.setTimeout(180_000);

  test('somebody asks for a service, finds a guide, sees what is there, and says whose books these are', async ({
    page,
    person: { api },
  }) => {
    await page.goto('/app/services');
    await expect(page.getByText('No requests yet')).toBeVisible();
    for (const { about } of SERVICES) await expect(page.getByText(about)).toBeVisible();
    await page.getByRole('button', { name: 'Ask about Risk Management' }).click();
    await page.getByLabel('What your request is about').fill('Funeral cover, twice');
    await looked(page, 'a service to be asked for');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('You have one open request')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your requests' })).toContainText('Funeral cover, twice');
    await looked(page, 'services');

    await page.goto('/app/help');
    await page.getByLabel('Search guides').fill('statement import');
    const guides = page.getByRole('list', { name: 'Guides' }).getByRole('link');
    await expect(guides.first()).toContainText('Import a statement');
    await looked(page, 'help');
    const keys = page.getByRole('button', { name: 'Show keyboard shortcuts' });
    await keys.click();
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet).toContainText('Find a page or an action');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(keys).toBeFocused();
    await guides.first().click();
    await expect(page).toHaveURL(/\/app\/help\/import-a-statement$/);
    await expect(page.getByRole('cell', { name: 'MT940' })).toBeVisible();
    await looked(page, 'a guide');
    for (const [slug, heading] of [
      ['way-out-of-debt', 'Plan your way out of debt'],
      ['without-a-network', 'Offline'],
    ] as const) {
      await page.goto('/app/help');
      await page.getByRole('link', { name: new RegExp(`^${heading}`) }).click();
      await expect(page).toHaveURL(new RegExp(`/app/help/${slug}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await looked(page, heading);
    }
    await page.goto('/app/help/no-such-guide');
    await expect(page.getByText('Guide not found')).toBeVisible();

    await page.goto('/app/finance');
    await expect(page.getByText('No accounts yet')).toBeVisible();
    await api.accounts.create({ name: 'Cheque', openingBalance: { minor: 123_456n, currency: 'ZAR' } });
    await page.reload();
    await expect(page.getByText(/in accounts\.$/)).toBeVisible();
    await looked(page, 'finance');
    const ways = page.getByRole('list', { name: 'Go to' });
    await ways.getByRole('link', { name: /^Debts/ }).click();
    await expect(page).toHaveURL(/\/app\/debts$/);
    await page.goBack();
    await page.getByRole('link', { name: /^Uncategorised/ }).click();
    await expect(page).toHaveURL(/uncategorised=1/);

    await page.goto('/app/settings/business');
    await page.getByLabel('VAT number').fill('12');
    await page.getByLabel('Legal name').fill('Thandi and Sons (Pty) Ltd');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('VAT number format is invalid')).toBeVisible();
    await page.getByLabel('VAT number').fill('4 123 456 789');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Last saved on')).toBeVisible();
    expect((await api.business.get()).business.vatNumber).toBe('4123456789');
    await looked(page, 'business details');

    await page.goto('/app/settings/database');
    await expect(page.getByText('This workspace uses')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Accounts/ })).toContainText('1');
    await looked(page, 'database');
  });
});
