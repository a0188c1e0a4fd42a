import { readFile } from 'node:fs/promises';
import { type Day, addDays, addMonths, dayAt, monthOf } from '#kernel/calendar.ts';
import { expect, test } from './fixtures.ts';
import { looked } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

test('what recurs is found, confirmed, skipped once, taken as a calendar, and shown on the dashboard', async ({
  page,
  person,
}) => {
  const { api } = person;
  const today = dayAt(new Date(), 'Africa/Johannesburg');
  const { id: accountId } = await api.accounts.create({ name: 'Cheque' });
  const categoryId = (await api.categories.list()).find(({ kind }) => kind === 'expense')?.id ?? '';
  const write = (description: string, bookedOn: Day, minor: bigint) =>
    api.transactions.create({ accountId, bookedOn, categoryId, description, amount: { minor } });
  // Seven days from now, so that the next is due this month or early in the next.
  const due = addDays(today, 7);
  const monthsAgo = (count: number): Day =>
    `${addMonths(monthOf(due), -count)}-${due.slice(8) > '28' ? '28' : due.slice(8)}`;
  for (const count of [4, 3, 2, 1]) await write('NETFLIX.COM', monthsAgo(count), count === 1 ? -229_00n : -199_00n);
  for (const count of [3, 2, 1]) await write('City Gym Membership', monthsAgo(count), -450_00n);

  await page.goto('/app/recurring');
  await expect(page.getByRole('heading', { level: 1, name: 'Recurring' })).toBeVisible();
  await expect(page.getByText('You have no recurring payments yet. See 2 suggestions below.')).toBeVisible();
  const suggestions = page.getByRole('list', { name: 'Suggestions' });
  const netflix = suggestions.getByRole('listitem').filter({ hasText: 'Netflix' }).first();
  await expect(netflix).toContainText(/Monthly on the \d+/);
  await netflix.getByText('4 transactions in Cheque').click();
  await expect(netflix).toContainText('229,00');
  await looked(page, 'suggestions');

  await page.getByRole('button', { name: /^City Gym Membership is not recurring$/ }).click();
  await expect(page.getByText('City Gym Membership will not be suggested again')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as recurring: Netflix' }).click();
  await expect(page.getByText('Netflix is now recurring')).toBeVisible();
  await expect(page.getByText(/to pay in the next 30 days/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Price rises' })).toContainText(/199,00 to R\s229,00/);

  const dueSoon = page.getByRole('table', { name: 'Due soon' });
  await expect(dueSoon.getByRole('row').filter({ hasText: 'Netflix' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Change Netflix, due/ }).click();
  await page.getByRole('menuitem', { name: 'Skip this payment' }).click();
  await expect(dueSoon).toContainText('Skipped');
  await expect(page.getByText('Nothing to pay in the next 30 days')).toBeVisible();
  await page.getByRole('button', { name: /^Change Netflix, due/ }).click();
  await page.getByRole('menuitem', { name: 'Stop skipping payment' }).click();
  await expect(dueSoon).not.toContainText('Skipped');
  await looked(page, 'a confirmed payment');

  await page.getByRole('table', { name: 'Bills and subscriptions' }).getByRole('link', { name: 'Netflix' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Netflix' })).toBeVisible();
  const past = page.getByRole('table', { name: 'Past' });
  await expect(past.getByRole('row')).toHaveCount(5);
  const latest = past.getByRole('row').nth(1);
  await expect(latest).toContainText('Price changed');
  // Once, by the title of its chart.
  await expect(page.getByRole('heading', { name: /^Price went from R\s199,00 to R\s229,00 on/ })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Price changes' })).toHaveCount(0);
  await looked(page, 'the page of a payment');
  const menuOf = (row: typeof latest) => row.getByRole('button', { name: /^Change Netflix, due/ }).click();
  await menuOf(latest);
  await page.getByRole('menuitem', { name: 'Not this transaction' }).click();
  await expect(page.getByText(/^The transaction is no longer matched to Netflix, due/)).toBeVisible();
  await expect(latest).not.toContainText('Paid');
  await menuOf(latest);
  await page.getByRole('menuitem', { name: 'Choose transaction' }).click();
  const choosing = page.getByRole('dialog', { name: /^Which transaction paid Netflix, due/ });
  await expect(choosing.getByRole('listitem').filter({ hasText: '229,00' })).toHaveCount(0);
  await choosing.getByLabel('Search these transactions').fill('gym');
  await expect(choosing.getByRole('listitem').first()).toContainText('City Gym Membership');
  await looked(page, 'transactions that can have paid it');
  await choosing
    .getByRole('button', { name: /^Use this transaction: City Gym Membership/ })
    .first()
    .click();
  await expect(latest).toContainText('Matched by hand');
  await latest.getByRole('link', { name: /^Paid on/ }).click();
  const sheet = page.getByRole('dialog', { name: 'City Gym Membership' });
  await expect(sheet.getByText(/^This transaction pays Netflix, due/)).toBeVisible();
  await sheet.getByRole('link', { name: 'Netflix' }).click();
  await menuOf(latest);
  await page.getByRole('menuitem', { name: 'Match automatically' }).click();
  await expect(latest).toContainText('229,00');
  await page.getByRole('link', { name: 'All recurring payments' }).click();

  await page.getByRole('button', { name: 'More for Netflix' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Netflix' });
  await dialog.getByLabel('Name').fill('Films');
  await dialog.getByRole('combobox', { name: 'Amount', exact: true }).selectOption('Always the same amount');
  await dialog.getByLabel('Amount expected').fill('240');
  await looked(page, 'the form');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Films was saved')).toBeVisible();
  const bills = page.getByRole('table', { name: 'Bills and subscriptions' });
  await expect(bills).toContainText(/R\s2\s880,00/);

  await page.getByRole('button', { name: 'Add payment' }).click();
  const adding = page.getByRole('dialog', { name: 'Add recurring payment' });
  await adding.getByLabel('Name', { exact: true }).fill('Garden service');
  await adding.getByLabel('Amount expected').fill('650');
  await looked(page, 'the form of a new payment');
  await adding.getByRole('button', { name: 'Add payment' }).click();
  await expect(page.getByText('Garden service was added')).toBeVisible();
  await page.getByRole('button', { name: 'More for Garden service' }).click();
  await page.getByRole('menuitem', { name: 'Mark as not used' }).click();
  await expect(page.getByText(/^Payments that you do not use cost R\s7\s800 a year\.$/)).toBeVisible();
  await looked(page, 'a payment that is not used');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import from a calendar' }).click();
  const importing = page.getByRole('dialog', { name: 'Import from a calendar' });
  await looked(page, 'what can be imported');
  const lines = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:levy',
    `DTSTART;VALUE=DATE:${due.replaceAll('-', '')}`,
    'RRULE:FREQ=WEEKLY;INTERVAL=4',
    `EXDATE;VALUE=DATE:${addDays(due, 28).replaceAll('-', '')}`,
    'SUMMARY:Levy R 1 200',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:course',
    'DTSTART:20260131T090000',
    'RRULE:FREQ=MONTHLY;BYMONTHDAY=31',
    'SUMMARY:Course',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:dentist',
    'DTSTART:20260131T090000',
    'SUMMARY:Dentist',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.ics', mimeType: 'text/calendar', buffer: Buffer.from(lines.join('\r\n')) });
  const events = importing.getByRole('list', { name: 'Calendar events' });
  await expect(events.getByRole('listitem').filter({ hasText: 'Levy' })).toContainText(
    /Every 4 weeks on .*, R\s1\s200,00, 1 date/,
  );
  await expect(events.getByRole('listitem').filter({ hasText: 'Course' })).toContainText(
    'This event skips shorter months.',
  );
  await expect(importing).toContainText('One event was left out: it does not repeat.');
  await looked(page, 'what a calendar has');
  await importing.getByRole('button', { name: 'Add Levy' }).click();
  await expect(adding.getByLabel('Amount expected')).toHaveValue(/1\s200,00/);
  await adding.getByRole('button', { name: 'Add payment' }).click();
  await expect(page.getByText('Levy was added')).toBeVisible();
  await expect(events.getByRole('listitem').filter({ hasText: 'Levy' })).toContainText('Added');
  await importing.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dueSoon.getByRole('row').filter({ hasText: 'Levy' })).toHaveCount(1);
  await expect(bills).toContainText('Levy');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to a calendar' }).click();
  const calendar = page.getByRole('dialog', { name: 'Calendar', exact: true });
  await looked(page, 'ways into a calendar');
  await calendar.getByRole('button', { name: 'Create calendar address' }).click();
  const feed = (await page.getByLabel('Calendar address', { exact: true }).textContent()) ?? '';
  expect(feed).toMatch(/\/feeds\/recurring\/[\w-]{43}\.ics$/);
  await looked(page, 'the address of the calendar');
  await page.getByRole('button', { name: 'I saved the secret' }).click();
  await expect(calendar).toContainText('No calendar app has fetched this address yet.');
  const subscribed = await fetch(feed);
  const fed = await subscribed.text();
  expect(fed).toContain('BEGIN:VCALENDAR\r\n');
  expect(fed.match(/SUMMARY:Films/g)?.length).toBeGreaterThanOrEqual(12);
  const again = await fetch(feed, { headers: { 'if-none-match': subscribed.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const download = page.waitForEvent('download');
  await calendar.getByRole('button', { name: 'Download calendar' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.match(/SUMMARY:Films/g)).toEqual(fed.match(/SUMMARY:Films/g));
  await calendar.getByRole('button', { name: 'Delete calendar address' }).click();
  await expect(page.getByText('The calendar address was deleted')).toBeVisible();
  await looked(page, 'ways into a calendar, without an address');
  await calendar.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect((await fetch(feed)).status).toBe(404);

  await page.getByRole('button', { name: 'More for Films' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const deleted = await heldToast(page, 'Films was deleted');
  await expect(bills).not.toContainText('Films');
  await undoIn(deleted);
  await expect(bills).toContainText('Films');

  // Due today, it would be among what is still to come.
  for (const { id, name } of (await api.recurring.overview({ today })).items)
    if (name !== 'Films') await api.recurring.remove({ id });
  await page.goto('/app/dashboard');
  const toCome = page.getByRole('link', { name: 'Payments still to come' });
  const isThisMonth = monthOf(due) === monthOf(today);
  await expect(page.getByText('No more payments this month.')).toHaveCount(isThisMonth ? 0 : 1);
  if (isThisMonth) await expect(page.getByRole('list', { name: 'Payments still to come' })).toContainText('Films');
  await toCome.click();
  await expect(page).toHaveURL(/\/app\/recurring$/);
});
