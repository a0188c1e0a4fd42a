import type { Page } from '@playwright/test';
import { addDays, addMonths, dayAt, monthOf } from '#kernel/calendar.ts';
import { periodAt } from '#kernel/period-rules.ts';
import { NONE_ANNOUNCED } from '#kernel/working-days.ts';
import { press, tabTo } from './by-keyboard.ts';
import type { Caller } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { looked, lookedInBothThemes, turnedInto } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const ZAR = (minor: bigint) => ({ minor, currency: 'ZAR' });
const today = dayAt(new Date(), 'Africa/Johannesburg');
const DAY = 24 * 60 * 60_000;
const PAYDAYS = {
  rules: [{ since: null, rule: 'month:25-or-before' }],
  country: 'ZA',
  gazetted: NONE_ANNOUNCED,
};

const USUAL = { Groceries: 4_000_00n, Fuel: 1_500_00n, 'Rent or bond': 9_000_00n, 'Eating out': 800_00n };

/** Half a year of a household that is paid on the 25th, before the period of today. */
async function household({ api }: Caller) {
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', openingBalance: ZAR(20_000_00n) });
  const categories = await api.categories.list();
  const spend = (name: string, bookedOn: string, minor: bigint) =>
    api.transactions.create({
      accountId,
      bookedOn,
      categoryId: categories.find((one) => one.name === name)?.id ?? '',
      description: name,
      amount: { minor: -minor },
    });
  const { from } = periodAt(today, PAYDAYS);
  for (const back of [1, 2, 3, 4, 5, 6])
    for (const [name, minor] of Object.entries(USUAL))
      await spend(name, addDays(`${addMonths(monthOf(from), -back)}-26`, 3), minor);
  return { spend, from };
}

/** Presses what is named so, having come there by Tab from the beginning of the page. */
async function pressNamed(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await press(page, page.getByRole(role, { name }).first());
}

test('a payday household makes a budget from history, overspends, moves money and closes the month, by keyboard', async ({
  page,
  person,
}) => {
  const { spend, from } = await household(person);
  await page.goto('/app/budgets');
  await expect(
    page.getByText('We suggest 4 categories, each with what you usually spent in your last 6 periods.'),
  ).toBeVisible();
  await page.getByRole('main').focus();
  await tabTo(page, page.getByLabel('Period begins on'));
  await page.keyboard.type('25');
  await tabTo(page, page.getByLabel('Begin on the working day before'));
  await page.keyboard.press('Space');
  const first = page.getByRole('table', { name: 'Categories of your budget' });
  await expect(first.getByLabel('Budget for Groceries')).toHaveValue(/^4\s000,00$/);
  await tabTo(page, first.getByLabel('Budget for Eating out'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('1000');
  await lookedInBothThemes(page, 'a first budget');
  await turnedInto('phone', page, () => looked(page, 'a first budget on a phone'));
  await page.getByRole('main').focus();
  await pressNamed(page, 'button', 'Start budget');
  await expect(page.getByText('Your budget was started')).toBeVisible();
  const table = page.getByRole('table', { name: 'Budget by category' });
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(row('Groceries')).toContainText(/R\s4\s000/);
  await expect(row('Eating out')).toContainText(/R\s1\s000/);

  await spend('Fuel', from, 1_800_00n);
  await spend('Groceries', from, 1_000_00n);
  await page.reload();
  await expect(row('Fuel')).toContainText(/−R\s300/);
  await lookedInBothThemes(page, 'an overspent category');
  await turnedInto('phone', page, () => looked(page, 'an overspent category on a phone'));

  await pressNamed(page, 'link', 'Cover overspending on Fuel');
  const move = page.getByRole('dialog', { name: 'Move money' });
  await expect(move.getByLabel('Amount')).toHaveValue('300,00');
  await expect(move.getByLabel('Move money from')).toBeFocused();
  await page.keyboard.type('Groceries');
  await tabTo(page, move.getByLabel('Note'));
  await page.keyboard.type('Trip to Durban');
  await looked(page, 'moving money');
  await page.keyboard.press('Enter');
  await expect(row('Fuel')).toContainText(/R\s300 moved here from Groceries/);
  await expect(row('Groceries')).toContainText(/R\s2\s700/);
  await expect(page.getByRole('table', { name: 'Moved this period' })).toContainText('Trip to Durban');

  const now = Date.now();
  await page.clock.setFixedTime(now + 33 * DAY);
  await page.goto('/app/budgets');
  await pressNamed(page, 'link', 'Review and close period');
  const review = page.getByRole('dialog', { name: /^Budget review for / });
  await expect(review).toContainText(/You spent R\s2\s800 of R\s15\s500/);
  await expect(review).toContainText('Every category stayed within its budget.');
  await looked(page, 'the review of a period');
  await turnedInto('phone', page, () => looked(page, 'the review on a phone'));
  await tabTo(page, review.getByLabel('Note'));
  await page.keyboard.type('A long trip');
  await press(page, review.getByRole('button', { name: 'Close period' }));
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move money' })).toBeHidden();

  // What is closed stays as it was, also without its category.
  const categories = await person.api.categories.list();
  const fuel = categories.find(({ name }) => name === 'Fuel')?.id ?? '';
  await person.api.categories.remove({ id: fuel, moveTo: null });
  await page.reload();
  await expect(row('Fuel')).toContainText(/R\s300 moved here from Groceries/);
  await looked(page, 'a closed period without one of its categories');
});

test('a line is changed, removed and restored, and the ways of the budget are set', async ({ page, person }) => {
  await household(person);
  const { api } = person;
  const { lines } = await api.budgets.suggest({ today, rule: 'month:1' });
  await api.budgets.start({
    today,
    rule: 'month:1',
    method: 'plan',
    lines: lines.map(({ categoryId, limit }) => ({ categoryId, limit })),
  });
  await page.goto('/app/budgets');
  const table = page.getByRole('table', { name: 'Budget by category' });
  await table.getByRole('button', { name: 'Groceries' }).click();
  const line = page.getByRole('dialog', { name: 'Groceries' });
  await line.getByLabel('Budget', { exact: true }).fill('5000');
  await line
    .getByLabel('What happens at the end of a period')
    .selectOption('Carry over money that is left, up to a limit');
  await line.getByLabel('Target for this category').selectOption('Top up to the same amount each period');
  await line.getByRole('button', { name: 'Save' }).click();
  await expect(line).toContainText('Enter an amount above zero');
  await line.getByLabel('Most to carry over').fill('500');
  await line.getByLabel('Target amount').fill('6000');
  await looked(page, 'a line');
  await line.getByRole('button', { name: 'Save' }).click();
  await expect(table.getByRole('row').filter({ hasText: 'Groceries' })).toContainText(/R\s5\s000/);

  await page.getByRole('button', { name: 'Fill budgets from targets' }).click();
  const fill = page.getByRole('dialog', { name: 'Fill budgets from targets' });
  await expect(fill).toContainText(/\+R\s1\s000,00/);
  await looked(page, 'filling from targets');
  await fill.getByRole('button', { name: /^Assign R\s1\s000$/ }).click();
  await expect(table.getByRole('row').filter({ hasText: 'Groceries' })).toContainText(/R\s6\s000/);
  await undoIn(await heldToast(page, 'Budgets were filled from targets'));
  await expect(table.getByRole('row').filter({ hasText: 'Groceries' })).toContainText(/R\s5\s000/);

  await table.getByRole('button', { name: 'Fuel' }).click();
  await page.getByRole('dialog', { name: 'Fuel' }).getByRole('button', { name: 'Remove' }).click();
  const removed = await heldToast(page, 'Fuel was removed from the budget');
  await expect(table.getByRole('button', { name: 'Fuel' })).toBeHidden();
  await undoIn(removed);
  await expect(table.getByRole('button', { name: 'Fuel' })).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Budget templates' }).click();
  const templates = page.getByRole('dialog', { name: 'Budget templates' });
  await templates.getByLabel('Name').fill('A usual month');
  await templates.getByRole('button', { name: 'Save these limits' }).click();
  await expect(templates.getByText('A usual month')).toBeVisible();
  await lookedInBothThemes(page, 'templates');
  await turnedInto('phone', page, () => looked(page, 'templates on a phone'));
  await templates.getByRole('button', { name: 'Use template A usual month' }).click();
  await undoIn(await heldToast(page, 'Template A usual month was used'));

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Budget settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Budget settings' });
  await settings.getByLabel('How the budget works').selectOption('Envelopes: assign all the money you have');
  await expect(settings.getByLabel('Cheque')).toBeChecked();
  await settings.getByLabel('New group').fill('Needs');
  await settings.getByRole('button', { name: 'Add group' }).click();
  await expect(settings.getByText('Needs', { exact: true })).toBeVisible();
  await lookedInBothThemes(page, 'the settings');
  await turnedInto('phone', page, () => looked(page, 'the settings on a phone'));
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Ready to assign|Assigned too much/).first()).toBeVisible();
  await looked(page, 'envelopes');
});
