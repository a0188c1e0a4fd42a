import { addDays, addMonths, monthOf } from '#kernel/calendar.ts';
import { expect, test } from './fixtures.ts';
import { firstLoad, mostOf } from './first-load.ts';

test('look', async ({ page, person, app }) => {
  test.setTimeout(200_000);
  const { api } = person;
  console.log(JSON.stringify([await firstLoad(page, `${app.url}/app/recurring`), mostOf('/app/recurring')]), JSON.stringify([await firstLoad(page, `${app.url}/app/dashboard`), mostOf('/app/dashboard')]));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/app/recurring');
  await expect(page.getByText('Nothing recurs yet')).toBeVisible();
  await page.screenshot({ path: '/tmp/w/rec-empty.png' });
  const today = new Date().toISOString().slice(0, 10);
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const cats = await api.categories.list();
  const categoryId = cats.find(({ kind }) => kind === 'expense')?.id ?? '';
  const income = cats.find(({ name }) => name === 'Salary and wages')?.id ?? '';
  const due = addDays(today, 3);
  const back = (count: number) => `${addMonths(monthOf(due), -count)}-${due.slice(8)}`;
  const write = (description: string, bookedOn: string, minor: bigint, category = categoryId) => api.transactions.create({ accountId, bookedOn, categoryId: category, description, amount: { minor } });
  for (const n of [4, 3, 2, 1]) await write('NETFLIX.COM', back(n), n === 1 ? -229_00n : -199_00n);
  for (const n of [4, 3, 2, 1]) await write('Vodacom contract', addDays(back(n), 2), -549_00n - BigInt(n) * 10_00n);
  for (const n of [7, 6, 5, 4, 3]) await write('City Gym Membership', back(n), -450_00n);
  for (const n of [3, 2, 1]) await write('Acme Salary', addDays(back(n), 1), 28_000_00n, income);
  for (const n of [3, 2, 1]) await write('Insurance Outsurance', addDays(back(n), -7), -1_200_00n);
  let found = await api.recurring.overview({ today: addDays(today, -70) });
  for (const s of found.suggestions) if (s.name.startsWith('City')) await api.recurring.confirm({ ...s, changes: [] });
  found = await api.recurring.overview({ today });
  console.log(found.suggestions.map((s) => [s.name, s.confidence, s.cadence.kind, s.amount.kind].join()).join(' | '));
  for (const s of found.suggestions) if (!s.name.startsWith('Insurance') ) await api.recurring.confirm({ source: s.source, name: s.name, cadence: s.cadence, amount: s.amount, changes: [] });
  for (const [width, scheme] of [[360, 'light'], [768, 'dark'], [1440, 'light'], [1440, 'dark']] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/app/recurring');
    await expect(page.getByText('to pay in the next 30 days').first()).toBeVisible();
    await page.screenshot({ path: `/tmp/w/rec-${width}-${scheme}.png`, fullPage: true });
  }
  await page.getByRole('button', { name: 'More for Netflix' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/w/rec-edit.png' });
  await page.goto('/app/dashboard');
  await expect(page.getByText('Still to come')).toBeVisible();
  await page.screenshot({ path: '/tmp/w/rec-dash.png', fullPage: true });
});
