import type { Page } from '@playwright/test';
import { addMonths, dayAt, monthOf } from '#kernel/calendar.ts';
import { press, tabTo, typeInto } from './by-keyboard.ts';
import { type Caller, personAt } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { looked, lookedInBothThemes, PHONE, turnedInto } from './looks.ts';
import { invitationTo, windowOf } from './sharing.ts';
import { heldToast, undoIn } from './toasts.ts';

const ZAR = (minor: bigint) => ({ minor, currency: 'ZAR' });
const today = dayAt(new Date(), 'Africa/Johannesburg');

/** R 90 000 on a savings account, and three months of spending. */
async function saver({ api }: Caller) {
  const opened = { name: 'Savings', accountType: 'savings' as const, openingBalance: ZAR(90_000_00n) };
  const { id: savingsId } = await api.accounts.create(opened);
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', openingBalance: ZAR(60_000_00n) });
  const categories = await api.categories.list();
  const categoryId = categories.find(({ name }) => name === 'Groceries')?.id ?? '';
  for (const back of [1, 2, 3]) {
    const bookedOn = `${addMonths(monthOf(today), -back)}-12`;
    const row = { accountId, bookedOn, categoryId, description: 'Shops' };
    await api.transactions.create({ ...row, amount: { minor: -10_000_00n } });
  }
  return { savingsId };
}

const ring = (page: Page, percent: string) => page.getByRole('img', { name: `${percent} % is set aside` });
const shares = (page: Page) => page.getByRole('list', { name: 'Who set money aside' });

/** Opens a dialog and sets an amount aside, all by keys. */
async function setAside(page: Page, amount: string, look: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Set aside', exact: true }));
  // A dialog opens no keyboard on a phone.
  await tabTo(page, page.getByRole('dialog').getByLabel('Amount'));
  await page.keyboard.type(amount);
  await looked(page, look);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.describe('a couple', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test.describe.configure({ timeout: 240_000 });

  test('shares a goal that one starts from their history: both put money in and see each share, by keyboard', async ({
    page,
    person,
    app,
    browser,
  }) => {
    await saver(person);
    const partner = await personAt(app.url);
    await page.goto('/app/goals');
    await expect(
      page.getByText(/Enough for three months of your usual spending of R\s10\s000 a month\./),
    ).toBeVisible();
    await lookedInBothThemes(page, 'ideas for a first goal');
    await turnedInto('phone', page, () => looked(page, 'ideas on a phone'));
    await page.getByRole('main').focus();
    await press(page, page.getByRole('button', { name: 'Start goal Emergency fund' }));
    await expect(page.getByText('Goal started: Emergency fund')).toBeVisible();
    await expect(ring(page, '0')).toBeVisible();

    await press(page, page.getByRole('link', { name: 'Emergency fund' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergency fund');
    await setAside(page, '9000', 'setting money aside');
    await expect(shares(page)).toContainText(/R\s9\s000,00/);

    await page.goto('/app/settings/members');
    await page.getByRole('main').focus();
    await press(page, page.getByRole('button', { name: 'Invite someone' }));
    await typeInto(page, 'E-mail', partner.email);
    await tabTo(page, page.getByLabel('Role'));
    await page.keyboard.type('Editor');
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Invitations' })).toContainText(partner.email);

    const tab = await windowOf(browser, app.url, partner, PHONE.width);
    await tab.goto(`/app/invitation#token=${await invitationTo(app.url, partner.email)}`);
    await press(tab, tab.getByRole('button', { name: 'Accept invitation' }));
    await expect(tab).toHaveURL(/\/app\/dashboard/);
    await tab.goto('/app/goals');
    await expect(ring(tab, '30')).toBeVisible();
    await lookedInBothThemes(tab, 'goals on a phone');
    await tab.getByRole('main').focus();
    await press(tab, tab.getByRole('link', { name: 'Emergency fund' }));
    await setAside(tab, '6000', 'setting money aside on a phone');
    await expect(shares(tab).getByRole('listitem')).toHaveCount(2);
    await expect(shares(tab)).toContainText(/60\s%\s*R\s9\s000,00/);
    await expect(shares(tab)).toContainText(/40\s%\s*R\s6\s000,00/);
    await expect(tab.getByRole('img', { name: /Emergency fund is 50 % of the way to the top/ })).toBeVisible();
    await lookedInBothThemes(tab, 'a shared goal on a phone');

    const { goals } = await person.api.goals.overview({ today });
    await page.goto(`/app/goals?goal=${goals[0]?.id}`);
    await expect(shares(page)).toContainText(/60\s%\s*R\s9\s000,00/);
    await expect(shares(page)).toContainText(/40\s%\s*R\s6\s000,00/);
    await lookedInBothThemes(page, 'a shared goal');
  });
});

test.describe('what is refused', () => {
  test.use({ expected: [/403 \(Forbidden\).*goals\/withdraw/] });

  test('more than an account holds is shown; large amounts are validated; a goal rests, is archived and comes back', async ({
    page,
    person,
  }) => {
    const { savingsId } = await saver(person);
    const { api } = person;
    const wish = { name: 'House', kind: 'save' as const, target: ZAR(200_000_00n), everyMonths: null, today };
    const first = { accountId: savingsId, amount: ZAR(60_000_00n) };
    const { id } = await api.goals.create({ ...wish, dueOn: `${addMonths(monthOf(today), 12)}-01`, first });
    await page.goto(`/app/goals?goal=${id}`);

    await page.getByRole('button', { name: 'Set aside', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Amount').fill('40000');
    await expect(dialog).toContainText(/This is R\s10\s000,00 more than is available in this account/);
    await lookedInBothThemes(page, 'more than is free');
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await page.goto('/app/goals');
    await expect(page.getByText(/Savings holds R\s10\s000,00 less than is set aside in this account\./)).toBeVisible();
    await expect(page.getByText(/Goals not covered: House \(R\s10\s000,00\)/)).toBeVisible();
    await lookedInBothThemes(page, 'more set aside than there is');
    await turnedInto('phone', page, () => looked(page, 'more set aside than there is, on a phone'));

    await page.goto(`/app/goals?goal=${id}&do=withdraw`);
    await dialog.getByLabel('Amount').fill('50000');
    await dialog.getByRole('button', { name: 'Take out money' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This amount is over the limit');
    await expect(dialog).toContainText('You can take the money out in smaller amounts.');
    await dialog.getByLabel('Amount').fill('30000');
    await dialog.getByRole('button', { name: 'Take out money' }).click();
    await expect(dialog.getByRole('alert')).toContainText('needs two-step verification');
    await expect(dialog.getByRole('link', { name: 'Set up two-step verification' })).toBeVisible();
    await lookedInBothThemes(page, 'a large amount');
    await dialog.getByLabel('Amount').fill('25000');
    await dialog.getByRole('button', { name: 'Take out money' }).click();
    const taken = await heldToast(page, /R\s25\s000,00 taken out of House/);
    await expect(page.getByRole('img', { name: /House is 37 %/ })).toBeVisible();
    await undoIn(taken);
    await expect(page.getByRole('img', { name: /House is 50 %/ })).toBeVisible();

    await page.getByRole('button', { name: 'Add rule' }).click();
    await dialog.getByLabel('What').selectOption('Round up purchases');
    await looked(page, 'a rule');
    await dialog.getByRole('button', { name: 'Add rule' }).click();
    await page.getByRole('button', { name: 'Add pledge' }).click();
    await looked(page, 'a pledge');
    await dialog.getByLabel('Amount').fill('2000');
    await dialog.getByRole('button', { name: 'Add pledge' }).click();
    const list = page.getByRole('list', { name: 'Rules and pledges' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await lookedInBothThemes(page, 'a goal with rules');
    await turnedInto('phone', page, () => looked(page, 'a goal with rules, on a phone'));

    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await choose('Pause');
    await expect(list).toContainText('Paused together with the goal');
    await choose('Resume');
    await expect(page.getByText('House was resumed')).toBeVisible();
    await choose('Archive');
    await expect(page.getByText('House is archived')).toBeVisible();
    await page.goto('/app/goals');
    await expect(page.getByRole('list', { name: 'Archived goals' })).toContainText('House');
    await looked(page, 'an archived goal');
    await page.getByRole('button', { name: 'More actions for House' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect(page.getByRole('list', { name: 'Goals you are saving for' })).toContainText('House');
  });
});
