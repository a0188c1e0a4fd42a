import type { Page } from '@playwright/test';
import { chequeBooks } from './books.ts';
import { cookiesOf, personAt } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { letterTo } from './letters.ts';
import { barriersOn, overflowOf, settled } from './looks.ts';

/** A figure with cents, or a currency beside one. */
const AMOUNT = /\d[.,]\d{2}(?!\d)|R\s?\d/;

async function expectNoAmount(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.locator('main').innerText()).match(AMOUNT)?.[0], path).toBeUndefined();
  await expect(page.locator('main svg.recharts-surface')).toHaveCount(0);
  expect(await barriersOn(page), path).toEqual([]);
  expect(await overflowOf(page), path).toEqual([]);
}

for (const width of [360, 1440])
  test(`a partner who is invited as viewer without amounts sees no amount anywhere, ${width} px`, async ({
    page,
    person,
    app,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await chequeBooks(person.api, 30);
    const partner = await personAt(app.url);

    await page.goto('/app/settings/members');
    await page.getByRole('button', { name: 'Invite somebody' }).press('Enter');
    await page.getByLabel('E-mail').fill(partner.email);
    await page.getByLabel('Role').selectOption('viewer-without-amounts');
    await page.getByLabel('E-mail').press('Enter');
    await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(partner.email);
    expect(await barriersOn(page)).toEqual([]);

    const theirs = await browser.newContext({ viewport: { width, height: 900 } });
    await theirs.addCookies(cookiesOf(partner, app.url));
    const tab = await theirs.newPage();
    const { text } = await letterTo(app.url, partner.email, /shares books/);
    await tab.goto(`${app.url}${/\/app\/invitation\?token=\S+/.exec(text)?.[0] ?? ''}`);
    await expect(tab.getByText('Viewer without amounts')).toBeVisible();
    await tab.getByRole('button', { name: 'Accept and open' }).press('Enter');
    await expect(tab.getByText('Amounts in these books are not shared with you.').first()).toBeVisible();
    for (const path of [
      '/app/dashboard',
      '/app/transactions',
      '/app/settings/bank-accounts',
      '/app/settings/categories',
    ])
      await expectNoAmount(tab, `${app.url}${path}`);
    await tab.goto(`${app.url}/app/imports`);
    await expect(tab).toHaveURL(/\/app\/dashboard|\/dashboard/);
    await theirs.close();
  });
