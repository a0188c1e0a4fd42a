import type { Locator, Page } from '@playwright/test';
import type { Api } from './caller.ts';
import { bring, commit } from './importing.ts';
import { statementFile } from './statement-file.ts';

/** A cheque account with a statement of the last three months, and one row in dollars. */
export async function chequeBooks(api: Api, rows: number): Promise<void> {
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  const today = Temporal.Now.plainDateISO();
  const days = { firstDay: today.subtract({ days: 90 }).toString(), lastDay: today.toString() };
  await commit(api, await bring(api, { accountId, name: 'cheque.csv', text: statementFile({ rows, ...days }) }));
  const dollars = await api.accounts.create({ name: 'Dollars', bankName: 'Shyft', currency: 'USD' });
  const [category] = await api.categories.list();
  await api.transactions.create({
    accountId: dollars.id,
    bookedOn: today.toString(),
    description: 'Course fee',
    categoryId: category?.id ?? '',
    amount: { minor: -49_00n },
  });
}

/** The rows of the screen of transactions. */
export function rowsOn(page: Page): Locator {
  return page.getByRole('table', { name: 'Transactions' }).locator('tbody tr[data-row]');
}

/** Where one stands among them: "1–25 of 120 transactions". */
export function place(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages of transactions' });
}
