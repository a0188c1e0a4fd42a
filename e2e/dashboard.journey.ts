import type { Page } from '@playwright/test';
import { addDays, addMonths, type Day, monthOf } from '#kernel/calendar.ts';
import { periodAt } from '#kernel/period-rules.ts';
import { monthsFrom } from '#testing/months.ts';
import { chequeBooks } from './books.ts';
import { expect, test } from './fixtures.ts';
import { bring, commit } from './importing.ts';
import { barriersOn, overflowOf, settled } from './looks.ts';

const OLD = `Date,Description,Amount
2025-02-15,POS PURCHASE SPAR,-300.00
2025-03-14,ACB CREDIT SALARY,9000.00
2025-03-31,POS PURCHASE SPAR,-1200.00
`;

test('a workspace whose statements are older begins with its latest month, and any month can be chosen', async ({
  page,
  person,
}) => {
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque' });
  await commit(person.api, await bring(person.api, { accountId, name: 'old.csv', text: OLD }));
  await page.goto('/app/dashboard');
  const main = page.locator('#main');
  await expect(main).toContainText('Latest month with transactions: March 2025');
  await expect(main).toContainText('Left over in March 2025');
  const figure = (name: string) => page.getByRole('list', { name: 'Key figures' }).getByRole('link', { name });
  await expect(figure('Income')).toContainText('9');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('2025-02-01');
  await expect(page).toHaveURL(/day=2025-02-01/);
  await expect(main).not.toContainText('Latest month with transactions');
  await expect(figure('Spending')).toContainText('300');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('2025-02-01');
  await figure('Spending').click();
  await expect(page).toHaveURL(/from=2025-02-01&to=2025-02-28/);
  await page.goBack();
  await page.getByRole('combobox', { name: 'Month' }).selectOption('2025-03-01');
  await expect(page).not.toHaveURL(/day=/);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await overflowOf(page)).toEqual([]);
  }
});

/** Rows of this month and the one before, whichever day it is: an income on the first, something spent each third day. */
function statementUpTo(today: Day): string {
  const last = addMonths(monthOf(today), -1);
  const lines = ['Date,Description,Amount'];
  for (let day = `${last}-01`; day <= today; day = addDays(day, 1)) {
    if (day.endsWith('-01')) lines.push(`${day},ACB CREDIT SALARY,20000.00`);
    if (Number(day.slice(8)) % 3 === 1)
      lines.push(`${day},POS PURCHASE SPAR ${day},-${monthOf(day) === last ? 300 : 450}.00`);
  }
  lines.push(`${today},QWERTY UNKNOWN ${today},-12.50`);
  return `${lines.join('\n')}\n`;
}

test('the first screen says what is left, how it came about and what is to do; the keyboard opens each day', async ({
  page,
  person,
}) => {
  const today = await page.evaluate(() => Temporal.Now.plainDateISO('Africa/Johannesburg').toString());
  await person.api.preferences.save({ timezone: 'Africa/Johannesburg' });
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque' });
  await commit(person.api, await bring(person.api, { accountId, name: 'now.csv', text: statementUpTo(today) }));
  const [first] = (await person.api.dashboard.summary({ today })).inCurrencies;
  expect(first?.uncategorised).toBe(1);

  for (const [width, height] of [
    [1440, 900],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/app/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    const main = page.locator('#main');
    const seen = [
      main.getByText('Left to spend this month'),
      page.getByRole('slider', { name: 'Spent this month' }),
      main.getByRole('link', { name: 'Categorise 1 transaction Review' }),
    ];
    for (const one of seen) await expect(one, `${width} px`).toBeVisible();
    await settled(page);
    for (const one of seen) expect(await isOnFirstScreen(page, await one.boundingBox()), `${width} px`).toBe(true);
    expect(await barriersOn(page), `${width} px`).toEqual([]);
    expect(await overflowOf(page), `${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const course = page.getByRole('slider', { name: 'Spent this month' });
  await course.focus();
  await page.keyboard.press('Home');
  // The transaction of today is among them on the first of a month.
  const spent = today.endsWith('-01') ? '462,50' : '450,00';
  await expect(course).toHaveAttribute('aria-valuetext', new RegExp(`This month R\\s${spent}, Last month R\\s300,00$`));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`direction=out&from=${monthOf(today)}-01&to=${monthOf(today)}-01`));
  await page.goBack();
  await page.getByRole('link', { name: 'Categorise 1 transaction Review' }).click();
  await expect(page).toHaveURL(/uncategorised=1/);
});

/** Whether a box is whole on the screen as it opens, above the bar of a phone. */
async function isOnFirstScreen(page: Page, box: { y: number; height: number } | null): Promise<boolean> {
  if (box === null) return false;
  const bottom = await page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav')].map((bar) => bar.getBoundingClientRect());
    const low = bars.filter(({ top, width }) => top > innerHeight / 2 && width === innerWidth).map(({ top }) => top);
    return Math.min(innerHeight, ...low);
  });
  return box.y >= 0 && box.y + box.height <= bottom;
}

test('a month that starts on payday is chosen once, and dashboard and transactions follow it', async ({
  page,
  person,
}) => {
  const today = await page.evaluate(() => Temporal.Now.plainDateISO('Africa/Johannesburg').toString());
  await person.api.preferences.save({ timezone: 'Africa/Johannesburg' });
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque' });
  await commit(person.api, await bring(person.api, { accountId, name: 'now.csv', text: statementUpTo(today) }));
  // A day in the middle of the month that has just begun, or of the one before: never the first.
  const period = periodAt(today, monthsFrom('25'));
  const startNow = async () => (await person.api.preferences.get())?.monthStarts.at(-1)?.start;
  await page.goto('/app/settings/locale');
  await page.getByLabel('Month starts on').selectOption('25');
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.getByLabel('Start on the working day before').click();
  await expect.poll(startNow).toBe('25-or-before');
  await page.getByLabel('Start on the working day before').click();
  await expect.poll(startNow).toBe('25');
  await page.getByRole('button', { name: 'Add day off' }).click();
  await page.getByLabel('Day', { exact: true }).fill('24 Dec 2026');
  await page.getByLabel('Name').fill('Office closed');
  await page.getByRole('dialog').getByRole('button', { name: 'Add day off' }).click();
  await expect(page.getByRole('list', { name: 'Days off' })).toContainText('Office closed');
  await page.getByRole('button', { name: 'Remove day off: Office closed' }).click();
  await expect(page.getByRole('list', { name: 'Days off' })).toHaveCount(0);
  // Months that have begun stay as they were, until they are asked to follow.
  await page.getByRole('button', { name: 'Apply to earlier months' }).click();
  await expect.poll(async () => (await person.api.preferences.get())?.monthStarts.length).toBe(1);

  await page.goto('/app/dashboard');
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(period.from);
  const spending = page.getByRole('list', { name: 'Key figures' }).getByRole('link', { name: 'Spending' });
  await expect(spending).toHaveAttribute('href', new RegExp(`from=${period.from}&to=${today}`));
  await page.goto('/app/transactions');
  await page.getByLabel('Period', { exact: true }).selectOption('this-month');
  await expect(page).toHaveURL(new RegExp(`from=${period.from}&to=${period.to}`));
  await page.getByLabel('Period', { exact: true }).selectOption('last-month');
  await expect(page).toHaveURL(new RegExp(`to=${addDays(period.from, -1)}`));
});

test('amounts on cards, bars and in sentences have one precision, whole units; cents stand in the list of transactions alone', async ({
  page,
  person,
}) => {
  await chequeBooks(person.api, 120);
  await page.goto('/app/dashboard');
  const cents = /\d,\d\d(?!\d)/;
  const cards = page.locator('#main section');
  const latest = cards.filter({ has: page.getByRole('heading', { name: 'Latest transactions' }) });
  await expect(latest).toContainText(cents);
  await settled(page);
  // Bars reach as far as their heading, whatever buttons the rows have.
  const spending = cards.filter({ has: page.getByRole('heading', { name: 'Spending', exact: true }) });
  const [card, bar] = await Promise.all([
    spending.boundingBox(),
    spending.locator('li a [aria-hidden].rounded-full').first().boundingBox(),
  ]);
  expect((card?.x ?? 0) + (card?.width ?? 0) - (bar?.x ?? 0) - (bar?.width ?? 0)).toBeLessThan(24);
  // Exact figures stand in lists: the latest transactions, and the table behind a chart. The key figure has its cents, smaller.
  const lists = [latest.locator('ul'), page.locator('#main table')];
  const key = page.locator('#main .font-serif');
  for (const exact of [...lists, key])
    await exact.evaluateAll((elements) => elements.forEach((element) => element.remove()));
  const others = await page.locator('#main').innerText();
  expect(others.match(/R\s?\d/g)?.length).toBeGreaterThan(8);
  expect(others.match(new RegExp(cents, 'g'))).toBeNull();
});
