import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { press, tabTo, typeInto } from './by-keyboard.ts';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

/** The lines of the sheet that a press on its button brings. */
async function sheetOf(page: Page): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  return (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
}

test('a plan is made by keyboard without an account, taken as a sheet, kept on the device and carried into the books', async ({
  page,
  person,
}) => {
  await page.goto('/demo');
  await expect(page).toHaveURL(/\/demo\/debts$/);
  const answer = page.getByRole('status').filter({ hasText: /debt/i });
  await expect(answer).toHaveText(/^Debt-free in \w{3,4} \d{4}, after 1\syear and 9\smonths\.$/);
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  await expect(page.getByText(/^Avalanche clears the debt .+ sooner than minimum payments$/)).toBeVisible();
  const intoBooks = page.getByRole('link', { name: 'Save plan to workspace' });
  await expect(page.getByRole('link', { name: 'My debts' })).toBeVisible();
  await expect(intoBooks).toBeHidden();
  await expect(page.getByRole('link', { name: 'Save plan to account' })).toBeHidden();
  const months = page.getByRole('table', { name: /^Month by month/ });
  await expect(months.getByRole('row')).toHaveCount(14);
  await page.getByRole('button', { name: 'Show every month' }).click();
  await expect(months.getByRole('row')).toHaveCount(23);
  await page.getByRole('button', { name: 'Show fewer months' }).click();
  await looked(page, 'the example');

  await page.getByRole('link', { name: 'Kenya (KES)' }).click();
  await expect(page.getByLabel('Name').first()).toHaveValue('Bank loan');
  await page.getByRole('link', { name: 'South Africa (ZAR)' }).click();
  await press(page, page.getByRole('button', { name: 'Start from scratch' }));

  await typeInto(page, 'Name', '=Card');
  await typeInto(page, 'Owed today', '1 000');
  await typeInto(page, 'Interest, % a year', '24');
  await typeInto(page, 'Monthly minimum', '15');
  await expect(answer).toHaveText('At this pace you will never be debt-free.');
  await expect(
    page.getByText(/^The minimum payment on =Card, R\s15,00 a month, does not cover its interest/),
  ).toBeVisible();
  await looked(page, 'a debt that never ends');

  await typeInto(page, 'Extra amount each month', '85');
  await expect(answer).toHaveText(/after 11\smonths\.$/);
  await expect(page.getByText('Your plan still pays off this debt')).toBeVisible();

  await page.getByRole('button', { name: 'Add debt' }).click();
  const second = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Owed today') })
    .nth(1);
  await expect(second.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Family');
  await second.getByLabel('Owed today').fill('two hundred');
  await second.getByLabel('Interest, % a year').fill('0');
  await expect(second.getByText('We cannot read the amount owed.')).toBeVisible();
  await second.getByLabel('Owed today').fill('200');
  await expect(second.getByText('We cannot read the amount owed.')).toBeHidden();
  await page.getByRole('button', { name: 'Move up: Family' }).click();
  await expect(page.getByLabel('Name').first()).toHaveValue('Family');
  await page.getByRole('button', { name: 'Add payment' }).click();
  await page.getByLabel('Amount', { exact: true }).fill('100');
  await page.getByLabel('Snowball').check();
  await expect(page.getByRole('row', { name: /^Snowball/ })).toHaveAttribute('aria-selected', 'true');

  // All of them are there.
  await expect(page.getByRole('button', { name: 'Show every month' })).toBeHidden();
  const lines = await sheetOf(page);
  expect(lines[0]).toContain("'=Card: interest");
  expect(lines[1]).toMatch(/^\d{4}-\d\d,20\.00,200\.00,/);

  await page.reload();
  await expect(page.getByText('saved on this device only')).toBeVisible();
  await expect(page.getByLabel('Name').first()).toHaveValue('Family');
  await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('100');

  await page.goto('/app/dashboard');
  const offer = page.getByRole('complementary', { name: 'Your debt plan' });
  await expect(offer).toContainText('2 debts in ZAR');
  await offer.getByRole('button', { name: 'Not now' }).click();
  await page.goto('/demo/debts');
  await press(page, intoBooks);
  await expect(page).toHaveURL(/\/app\/debts$/);
  await tabTo(page, offer.getByRole('button', { name: 'Save plan to account' }), 80);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Debt plan saved')).toBeVisible();
  await expect(offer).toBeHidden();
  expect(await person.api.debts.plan()).toMatchObject({
    strategy: 'snowball',
    debts: [
      { name: 'Family' },
      {
        name: '=Card',
        balance: { minor: 1_000_00n, currency: 'ZAR' },
        agreed: { rate: { kind: 'fixed', rate: 2400 } },
      },
    ],
    once: [{ amount: { minor: 100_00n, currency: 'ZAR' } }],
  });

  await expect(page.getByText(/^Debt-free in/)).toBeVisible();
  await expect(
    page.getByRole('heading', { name: /^Snowball clears the debt in .+; minimum payments never do$/ }),
  ).toBeVisible();
  // The same that the planner gave, in the same months.
  expect(await sheetOf(page)).toEqual(lines);
  await looked(page, 'the plan in the books');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete debt plan' }).click();
  const deleted = await heldToast(page, 'Debt plan deleted');
  await expect(page.getByRole('heading', { name: 'Plan your way out of debt' })).toBeVisible();
  await undoIn(deleted);
  await expect(page.getByText(/^Debt-free in/)).toBeVisible();

  await page.goto('/demo/debts');
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  await page.getByLabel('Owed today').first().fill('5');
  await page.getByRole('button', { name: 'Delete my debt plan' }).click();
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('debt-plan'))).toBeNull();

  await page.goto('/subscription');
  await expect(page.getByText('You are signed in as')).toBeVisible();
  await expect(page.locator('[data-plan=free]').getByText('Your plan', { exact: true })).toBeVisible();
});

test('what accounts owe becomes a plan in one press, which waits for rates and payments', async ({ page, person }) => {
  const owe = { minor: -1_106_894_00n, currency: 'ZAR' };
  await person.api.accounts.create({ name: 'Home loan', accountType: 'loan', openingBalance: owe });
  await page.goto('/app/debts');
  await expect(page.getByText(/^You owe R\s1\s106\s894 and have no plan yet\.$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Debts' })).toContainText('Home loan');
  await looked(page, 'debts without a plan');
  await page.getByRole('button', { name: 'Plan these debts' }).click();
  const added = await heldToast(page, '1 debt added to the plan');
  await expect(page.getByText(/Add the interest rate and payment of Home loan/)).toBeVisible();
  await undoIn(added);
  await expect(page.getByRole('button', { name: 'Plan these debts' })).toBeVisible();
});

test('a visitor is offered an account to keep a plan in', async ({ page }) => {
  await page.goto('/demo/debts');
  await page.getByLabel('Owed today').first().fill('5');
  await expect(page.getByText('saved on this device only')).toBeVisible();
  const link = page.getByRole('link', { name: 'Save plan to account' });
  await expect(link).toHaveAttribute('href', '/auth/signup');
  await expect(page.getByRole('link', { name: /my books/ })).toBeHidden();
});

test('a plan is not lost to a balance that is retyped, to a debt that moves to the top, or to having it forgotten by mistake', async ({
  page,
}) => {
  await page.goto('/demo/debts');
  const balance = page.getByLabel('Owed today').first();
  const unread = page.getByText('One debt cannot be read and is not counted.');
  const kept = () => page.evaluate(() => localStorage.getItem('debt-plan'));

  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.keyboard.type('Family');
  await balance.fill('200');
  await page.getByLabel('Interest, % a year').fill('0');
  await page.getByLabel('Monthly minimum').fill('20');
  await expect(unread).toBeHidden();
  await balance.fill('');
  await expect(unread).toBeVisible();
  await looked(page, 'a debt that cannot be read');
  await page.reload();
  await expect(balance).toHaveValue('200');
  await expect(unread).toBeHidden();

  await page.getByRole('button', { name: 'Add debt' }).click();
  await expect(page.getByLabel('Name').nth(1)).toBeFocused();
  await page.keyboard.type('Card');
  const moveUp = page.getByRole('button', { name: 'Move up: Card' });
  await press(page, moveUp);
  // At the top there is nothing further up; the focus is not lost over it.
  await expect(page.getByRole('button', { name: 'Move down: Card' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(moveUp).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Delete my debt plan' }));
  const forgotten = page.getByRole('group', { name: /^Your debt plan was deleted\./ });
  await expect(forgotten).toBeFocused();
  await expect(page.getByText('Nothing is saved yet')).toBeVisible();
  expect(await kept()).toBeNull();
  await looked(page, 'a plan that is forgotten');
  await press(page, forgotten.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused();
  await expect(forgotten).toBeHidden();
  await expect(page.getByLabel('Name').first()).toHaveValue('Family');
  expect(await kept()).toContain('"balance":"20000"');

  await page.getByRole('button', { name: 'Delete my debt plan' }).click();
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.keyboard.type('Store');
  await balance.fill('5');
  await page.getByLabel('Interest, % a year').fill('0');
  // What was entered since changes places with it.
  for (const [back, name] of [
    ['20000', 'Family'],
    ['500', 'Store'],
  ] as const) {
    await forgotten.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Name').first()).toHaveValue(name);
    expect(await kept()).toContain(`"balance":"${back}"`);
  }
});

test.describe('in books that have a plan', () => {
  test.use({ expected: [/status of 409/] });

  test('all months are read, and the plan that another from the device replaces comes back whole', async ({
    page,
    person: { api },
  }) => {
    const rand = (minor: bigint) => ({ minor, currency: 'ZAR' }) as const;
    const card = { name: 'Store card', balance: rand(1_000_00n), rate: 2400, minimum: rand(50_00n) };
    const keptAt = new Date('2026-08-15T09:00:00Z');
    const plan = { currency: 'ZAR' as const, strategy: 'custom' as const, extra: rand(0n), debts: [card], once: [] };
    await api.debts.keep({ plan, keptAt });

    await page.goto('/app/debts');
    const months = page.getByRole('table', { name: /^Month by month/ });
    await expect(months.getByRole('row')).toHaveCount(14);
    const lines = await sheetOf(page);
    await page.getByRole('button', { name: 'Show every month' }).click();
    await expect(months.getByRole('row')).toHaveCount(lines.length);
    await expect(page.getByRole('button', { name: 'Show fewer months' })).toBeFocused();

    await page.goto('/demo/debts');
    await page.getByRole('button', { name: 'Start from scratch' }).click();
    await page.keyboard.type('Store card');
    await page.getByLabel('Owed today').fill('640');
    await page.getByLabel('Interest, % a year').fill('24');
    await page.getByLabel('Monthly minimum').fill('50');
    await expect(page.getByText('saved on this device only')).toBeVisible();

    await page.goto('/app/debts');
    const offer = page.getByRole('complementary', { name: 'Your debt plan' });
    await offer.getByRole('button', { name: 'Save plan to account' }).click();
    await expect(offer).toContainText('This workspace already has a debt plan');
    expect(await api.debts.plan()).toMatchObject({ keptAt, debts: [{ balance: rand(1_000_00n) }] });
    await looked(page, 'a plan to be replaced');
    await offer.getByRole('button', { name: 'Replace the debt plan' }).click();
    const replaced = await heldToast(page, 'Debt plan saved');
    const row = page.getByRole('table', { name: 'Your debts' }).getByRole('row', { name: /^Store card/ });
    await expect(row).toContainText('640');
    expect(await api.debts.plan()).toMatchObject({ debts: [{ name: 'Store card', balance: rand(640_00n) }] });

    await undoIn(replaced);
    await expect(row).toContainText('000');
    expect(await api.debts.plan()).toMatchObject({ keptAt, debts: [{ name: 'Store card', balance: rand(1_000_00n) }] });
    // What was entered on this device is not lost either.
    await page.reload();
    await expect(offer).toContainText('Your plan (one debt in ZAR');
  });
});
