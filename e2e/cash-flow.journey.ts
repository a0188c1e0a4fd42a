import type { Page } from '@playwright/test';
import { addDays, dayAt } from '#kernel/calendar.ts';
import { household } from '#testing/households.ts';
import { press, tabTo } from './by-keyboard.ts';
import type { Caller } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { looked, lookedInBothThemes, shownOn, turnedInto } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const today = dayAt(new Date(), 'Africa/Johannesburg');

/** Eight months of a shop, as its bank writes them. */
async function shop({ api }: Caller): Promise<string> {
  const { id: accountId } = await api.accounts.create({
    name: 'Shop account',
    openingBalance: { minor: 60_000_00n, currency: 'ZAR' },
  });
  const { rows } = household('shop', 1, { until: addDays(today, -1), months: 8 });
  const lines = rows.map(({ day, category, minor }, at) => `${day},${category} ${at},${(minor / 100).toFixed(2)}`);
  const file = new File([['Date,Description,Amount', ...lines].join('\n')], 'shop.csv');
  const { id } = await api.imports.upload({ file, accountId });
  await api.imports.commit({ id });
  return accountId;
}

const card = (page: Page, name: string) =>
  page.getByRole('region', { name }).or(page.locator('section', { hasText: name }));

test('a shop sees its lowest day and makes a scenario by keyboard, on a desk', async ({ page, person }) => {
  // The same way leads there on a phone: what it shows there is looked at where it opens.
  const onPhone = (name: string) => turnedInto('phone', page, () => looked(page, `${name} on a phone`));
  await page.goto('/app/cash-flow');
  await shownOn('desk', page);
  await expect(page.getByRole('heading', { name: 'See your future balance' })).toBeVisible();
  await looked(page, 'without history');
  await onPhone('without history');

  await shop(person);
  await page.reload();
  await expect(page.getByText(/^Lowest balance on /)).toBeVisible();
  await expect(page.getByText(/^Safe to spend until |^Short of money before /)).toBeVisible();
  await expect(page.getByText(/the forecast for 30 days ahead was R\s[\d\s]+ off on a typical day/)).toBeVisible();
  const { course } = await person.api.cashFlow.overview({ today });
  if (course === null) throw new Error('eight months are enough');
  const lowest = Number(course.lowest.day.slice(8));
  await expect(page.getByText(new RegExp(`^Lowest balance on .*\\b${lowest}\\b`))).toBeVisible();

  // The chart says the days, and Enter opens one.
  const chart = page.getByRole('slider', { name: /^Your balance over the next 90 days/ });
  await tabTo(page, chart, 120);
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page).toHaveURL(new RegExp(`day=${addDays(today, 2)}`));
  await expect(page.getByText('Balance at the end of the day')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Next day' }));
  await expect(page).toHaveURL(new RegExp(`day=${addDays(today, 3)}`));
  await lookedInBothThemes(page, 'a day of the forecast');
  await onPhone('a day of the forecast');

  // A layer that is off moves nothing.
  await tabTo(page, page.getByRole('switch', { name: /^Usual income and spending/ }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Nothing changes your balance on this day.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Nothing changes your balance on this day.')).toBeHidden();

  await page.evaluate(() => document.querySelector('main')?.focus());
  await press(page, page.getByRole('button', { name: 'Add scenario' }).first());
  const dialog = page.getByRole('dialog', { name: 'Add scenario' });
  await tabTo(page, dialog.getByLabel('Start from an example'));
  await page.keyboard.type('Buying a car');
  await expect(dialog.getByLabel('Name')).toHaveValue('Buying a car');
  await expect(dialog.getByLabel('Description').first()).toHaveValue('Deposit on the car');
  await tabTo(page, dialog.getByLabel('Amount').first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('30000');
  await looked(page, 'the form of a scenario');
  await press(page, dialog.getByRole('button', { name: 'Add scenario', exact: true }));
  await expect(page.getByText('Lowest balance with “Buying a car”')).toBeVisible();
  await expect(page.getByText('Scenario Buying a car added')).toBeVisible();
  const [scenario] = (await person.api.cashFlow.overview({ today })).scenarios;
  expect(scenario?.changes[0]).toMatchObject({ kind: 'once', amount: { minor: -30_000_00n } });
  await lookedInBothThemes(page, 'a scenario beside the forecast');
  await onPhone('a scenario beside the forecast');

  // It is kept, and a deletion is undone.
  await page.reload();
  await expect(page.getByText('Lowest balance with “Buying a car”')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'More actions for Buying a car' }));
  await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
  await page.keyboard.type('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Lowest balance with “Buying a car”')).toBeHidden();
  await undoIn(await heldToast(page, 'Scenario Buying a car deleted'));
  await expect(page.getByText('Lowest balance with “Buying a car”')).toBeVisible();
});

test('an invoice is expected, and the floor warns', async ({ page, person }) => {
  await shop(person);
  await page.goto('/app/cash-flow');
  await page.getByRole('button', { name: 'Add expected payment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add expected payment' });
  await dialog.getByLabel('Description').fill('Invoice 7');
  await dialog.getByLabel('Payer or payee').fill('School kitchen');
  await dialog.getByLabel('Direction').selectOption({ label: 'Money in' });
  await dialog.getByLabel('Amount').fill('4 200');
  await looked(page, 'the form of an expected payment');
  await dialog.getByRole('button', { name: 'Add expected payment' }).click();
  await expect(card(page, 'Expected payments').getByText('Invoice 7').first()).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Set lowest balance' }).click();
  const floor = page.getByRole('dialog', { name: /^Lowest balance for all cash/ });
  await floor.getByLabel('Lowest balance you want').fill('25 000');
  await floor.getByRole('button', { name: 'Save lowest balance' }).click();
  await expect(page.getByText('Low balance limit saved')).toBeVisible();
  await expect(page.getByText(/This leaves R\s25\s000, the lowest balance that you want\./)).toBeVisible();
  expect((await person.api.cashFlow.overview({ today })).floor?.minor).toBe(25_000_00n);
});
