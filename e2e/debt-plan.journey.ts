import type { Page } from '@playwright/test';
import { addMonths, dayAt, daysOf, type Month, monthOf } from '#kernel/calendar.ts';
import { monthWords } from '#modules/planning/debts/month-words.ts';
import { press, tabTo, typeInto } from './by-keyboard.ts';
import type { Api } from './caller.ts';
import { askDatabase, expect, test } from './fixtures.ts';
import { DESK, looked, PHONE } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const rand = (minor: bigint) => ({ minor, currency: 'ZAR' });
const DEBTS = [
  { name: 'Gold card', accountType: 'credit-card', owed: 9_000_00n, interest: 150_00n, paid: 900_00n },
  { name: 'Car loan', accountType: 'loan', owed: 96_000_00n, interest: 960_00n, paid: 3_500_00n },
  { name: 'Study loan', accountType: 'loan', owed: 30_000_00n, interest: 250_00n, paid: 1_200_00n },
  { name: 'Bank loan', accountType: 'loan', owed: 14_000_00n, interest: 480_00n, paid: 1_100_00n },
] as const;

/** Four debts with three months of interest and payments, all before this month. */
async function fourDebts(api: Api, thisMonth: Month): Promise<(name: string, minor: bigint) => Promise<unknown>> {
  const categories = await api.categories.list();
  const idOf = (wanted: string) => categories.find(({ name }) => name === wanted)?.id ?? '';
  const [interestId, paymentId] = [idOf('Interest and overdraft'), idOf('Between own accounts')];
  const accounts = new Map<string, string>();
  for (const { name, accountType, owed, interest, paid } of DEBTS) {
    const { id } = await api.accounts.create({ name, accountType, openingBalance: rand(-owed) });
    accounts.set(name, id);
    for (const back of [3, 2, 1]) {
      const { first, last } = daysOf(addMonths(thisMonth, -back));
      const row = { accountId: id, description: 'INTEREST', bookedOn: first, categoryId: interestId };
      await api.transactions.create({ ...row, amount: { minor: -interest } });
      const payment = { ...row, description: 'PAYMENT', bookedOn: last, categoryId: paymentId };
      await api.transactions.create({ ...payment, amount: { minor: paid } });
    }
  }
  return (name, minor) =>
    api.transactions.create({
      accountId: accounts.get(name) ?? '',
      description: 'PAYMENT',
      bookedOn: daysOf(thisMonth).first,
      categoryId: paymentId,
      amount: { minor },
    });
}

/** The debt-free month that the page leads with. */
async function freeMonth(page: Page): Promise<string> {
  const text = await page.getByText(/^Debt-free in/).textContent();
  return /^Debt-free in (\w+ \d+)/.exec(text ?? '')?.[1] ?? '';
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('someone with four debts plans them in a minute by keyboard, and actual payments bend the plan', async ({
    page,
    app,
    person: { api },
  }) => {
    const today = dayAt(new Date(), 'Africa/Johannesburg');
    const thisMonth = monthOf(today);
    const pay = await fourDebts(api, thisMonth);

    await page.goto('/app/debts');
    await press(page, page.getByRole('button', { name: 'Plan these debts' }));
    await expect(page.getByText('4 debts added to the plan')).toBeVisible();
    const table = page.getByRole('table', { name: 'Your debts' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('row', { name: /^Car loan/ })).toContainText(/R\s0 of R\s3\s500 paid/);
    await expect(page.getByRole('table', { name: 'Compare strategies' }).getByRole('row')).toHaveCount(6);
    await looked(page, 'four debts');
    const before = await freeMonth(page);

    // A rate above what the law allows is named, with what the cap is made of.
    await expect(
      page.getByText(/The rate of Bank loan is .+\s% a year\. The law allows at most 27,75\s%\./),
    ).toBeVisible();

    // More money each month, and another strategy.
    await page.getByRole('main').focus();
    await press(page, page.getByRole('button', { name: 'Change debt plan' }));
    const dialog = page.getByRole('dialog', { name: 'Change debt plan' });
    await tabTo(page, dialog.getByLabel(/^Extra amount each month/));
    await page.keyboard.type('1500');
    await tabTo(page, dialog.getByRole('combobox', { name: 'Which debt to pay first' }));
    await page.keyboard.press('ArrowDown');
    await looked(page, 'the plan');
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: 'Save debt plan' }));
    const saved = await heldToast(page, 'Debt plan saved');
    await expect(page.getByText('Your debt plan: Snowball')).toBeVisible();
    const sooner = await freeMonth(page);
    expect(sooner).not.toBe(before);
    await undoIn(saved);
    await expect(page.getByText('Your debt plan: Avalanche')).toBeVisible();

    // The plan was recorded last month; this month a lump sum comes off the car.
    const last = addMonths(thisMonth, -1);
    const workspaceId = (await api.identity.session())?.workspace.id ?? '';
    await askDatabase(app.dataFolder, `update debt_months set month = '${last}' where workspace_id = '${workspaceId}'`);
    await pay('Car loan', 30_000_00n);
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Your debt-free date is now \d+ months earlier$/ })).toBeVisible();
    expect(await freeMonth(page)).not.toBe(before);
    await looked(page, 'a plan that payments bent');

    // What really happened on a debt, and its table to the last payment.
    await press(page, table.getByRole('link', { name: 'Gold card' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Gold card' })).toBeVisible();
    const happened = page.getByRole('table', { name: 'Past payments and charges' });
    await expect(happened.getByRole('row', { name: new RegExp(`^${monthWords(last)}`) })).toContainText(
      /R\s900,00.*R\s150,00.*R\s750,00/,
    );
    await expect(page.getByRole('table', { name: 'Payment schedule' }).getByRole('row').last()).toContainText(
      /R\s0,00$/,
    );
    await looked(page, 'a debt');

    // Terms: linked to prime, by keyboard.
    await press(page, page.getByRole('button', { name: 'Edit debt terms' }));
    const terms = page.getByRole('dialog', { name: 'Edit Gold card' });
    await tabTo(page, terms.getByLabel('Interest rate'));
    await page.keyboard.type('Linked');
    await typeInto(page, 'Margin above prime, % a year', '9.5');
    await looked(page, 'the terms of a debt');
    await press(page, terms.getByRole('button', { name: 'Save' }));
    await expect(page.getByText('Gold card saved')).toBeVisible();
    await expect(page.getByText('(prime + 9,5)')).toBeVisible();

    // Money lent to a person, paid back in part.
    await page.goto('/app/debts');
    await press(page, page.getByRole('button', { name: 'Add loan' }));
    const lent = page.getByRole('dialog', { name: 'Add loan' });
    await typeInto(page, 'Person', 'Sipho');
    await typeInto(page, 'Money lent', '2000');
    await press(page, lent.getByRole('button', { name: 'Add repayment' }));
    // One more before it, which is taken out again: the other keeps what was typed, and its place.
    await lent.getByLabel('Amount').fill('125');
    await press(page, lent.getByRole('button', { name: 'Add repayment' }));
    await lent.getByLabel('Amount').nth(1).fill('500');
    await press(page, lent.getByRole('button', { name: 'Remove repayment 1' }));
    await expect(lent.getByLabel('Amount')).toHaveCount(1);
    await expect(lent.getByLabel('Amount')).toHaveValue(/^500/);
    await expect(lent.getByText('Amount must be more than zero')).toBeHidden();
    await looked(page, 'a loan to a person');
    await press(page, lent.getByRole('button', { name: 'Add loan' }));
    await expect(page.getByText('Loan to Sipho added')).toBeVisible();
    await expect(page.getByText(/^You are still owed R\s1\s500\.$/)).toBeVisible();
  });
});

test('a debt that its payment never ends is named, with a way out; family needs no rate', async ({ page, person }) => {
  const agreed = {
    changes: [],
    promotion: null,
    monthlyFee: rand(0n),
    insurancePerThousand: rand(0n),
    rate: { kind: 'fixed' as const, rate: 2400 },
    minimum: { kind: 'fixed' as const, amount: rand(100_00n) },
  };
  const day = dayAt(new Date(), 'Africa/Johannesburg');
  const debt = { kind: 'store' as const, accountId: null, balanceOn: day, agreedOn: null, balance: rand(10_000_00n) };
  await person.api.debts.add({ ...debt, name: 'Clothing', agreed });
  const none = { kind: 'fixed' as const, rate: 0 };
  await person.api.debts.add({ ...debt, name: 'Aunt Zodwa', kind: 'person', agreed: { ...agreed, rate: none } });
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.goto('/app/debts');
    await expect(page.getByText('Debt-free in', { exact: false })).toBeHidden();
    await expect(page.getByText(/^The payment on Clothing, R\s100,00 a month, does not cover/)).toBeVisible();
    await expect(page.getByText(/Add the interest rate/)).toBeHidden();
    await page.getByText('How debt review works').click();
    await expect(page.getByText(/Form 16/)).toBeVisible();
    await looked(page, `a debt without an end at ${size.width}`);
  }
});
