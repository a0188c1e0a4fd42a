import { expect, forgetLimits, test } from './fixtures.ts';
import { settled } from './looks.ts';
import { codeOf, press, withTotp } from './second-factor.ts';
import { expectFits, memberOf, openShared, windowOf } from './sharing.ts';

test.beforeEach(({ app }) => forgetLimits(app.dataFolder));
test.use({ expected: [/status of 40[13]/] });

const width = 1440;
test(`whoever has the books open when they begin to ask for a second step sets one up and is back, ${width} px`, async ({
  page,
  person,
  app,
  browser,
}) => {
  test.setTimeout(180_000);
  await withTotp(person);
  await person.api.accounts.create({ name: 'Cheque' });
  const member = await memberOf(app.url, person, { role: 'viewer' });
  const tab = await windowOf(browser, app.url, member, width);
  await openShared(tab);
  await tab.goto('/app/transactions?sort=oldest');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  await page.setViewportSize({ width, height: 900 });
  await page.goto('/app/settings/members');
  const ask = page.getByRole('switch', { name: 'Require two-step verification' });
  await expect(page.getByText('One member does not use two-step verification yet.')).toBeVisible();
  await settled(page);
  await expectFits(page, 'the switch and who has none');
  await ask.press('Space');
  await expect(page.getByText('Two-step verification is now required')).toBeVisible();
  await expect(ask).toBeChecked();

  // Nothing was loaded anew in the member's window: the next thing they do leads there.
  await tab.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
  await expect(tab).toHaveURL(/\/auth\/second-step\?from=/);
  await expect(tab.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
  await expect(tab.getByText('requires two-step verification.')).toBeVisible();
  await settled(tab);
  await expectFits(tab, 'books that ask');

  await press(tab, 'Open your own workspace');
  await expect(tab).toHaveURL(/\/app\/dashboard/);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.goto('/app/clients');
  const shared = tab.getByRole('list', { name: 'Shared with you' });
  await shared.getByRole('button', { name: /^Open/ }).press('Enter');
  await expect(tab.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();

  await tab.getByRole('button', { name: /^Authenticator app/ }).press('Enter');
  const secret = (await tab.locator('[data-key]').innerText()).replaceAll(/\s/g, '');
  await tab.getByLabel('Code from the app').fill(await codeOf(secret));
  await tab.keyboard.press('Enter');
  await press(tab, 'I have saved the codes');
  await expect(tab).toHaveURL(/\/app\/dashboard/);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByText('All members use two-step verification.')).toBeVisible();
  await tab.context().close();
});
