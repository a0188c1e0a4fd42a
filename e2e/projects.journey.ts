import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addDays, dayAt } from '#kernel/calendar.ts';
import { openPdf } from '#modules/money/pdf-statements/service.server.ts';
import { press, tabTo } from './by-keyboard.ts';
import type { Caller } from './caller.ts';
import { expect, test } from './fixtures.ts';
import { looked, lookedInBothThemes, shownOn, turnedInto } from './looks.ts';
import { heldToast, undoIn } from './toasts.ts';

const today = dayAt(new Date(), 'Africa/Johannesburg');

/** A builder with an account, and what a job for a client cost and brought, tagged with its name. */
async function builder({ api }: Caller) {
  const { id: accountId } = await api.accounts.create({ name: 'Business cheque' });
  const { id: tagId } = await api.tags.create({ name: 'Ọlábísí' });
  const categories = await api.categories.list();
  const income = categories.find(({ kind }) => kind === 'income')?.id ?? '';
  const repairs = categories.find(({ name }) => name === 'Repairs and maintenance')?.id ?? '';
  const book = async (description: string, minor: bigint, categoryId: string, isTagged = true) => {
    const row = { accountId, description, categoryId, bookedOn: addDays(today, -12), amount: { minor } };
    const { id } = await api.transactions.create(row);
    if (isTagged) await api.transactions.bulkChange({ which: { ids: [id] }, change: { addTags: [tagId] } });
  };
  await book('Timber', -3_000_00n, repairs);
  await book('Nails', -1_200_00n, repairs);
  await book('Deposit from client', 15_000_00n, income);
  await book('Paint without a tag', -350_00n, repairs, false);
  return { accountId };
}

/** Types into the field whose name begins so, having come there by Tab. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(new RegExp(`^${label}(optional)?$`)).first());
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label).first());
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().waitFor();
  await page.keyboard.press('Enter');
}

/** Goes to the tabs, by arrows to the one of this name, and opens it. */
async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('main').focus();
  await tabTo(page, page.getByRole('tab', { selected: true }));
  const wanted = page.getByRole('tab', { name });
  for (let presses = 0; presses < 10 && !(await wanted.evaluate((tab) => tab === document.activeElement)); presses += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

async function photo(name: string) {
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#0a6' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** The texts of the report that a press on its button brings, with plain spaces. */
async function reportOf(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await press(page, page.getByRole('button', { name: 'Download report' }));
  const bytes = await readFile(await (await waiting).path());
  const read = await openPdf(new Uint8Array(bytes), undefined);
  if ('fault' in read) throw new Error(read.fault);
  return read.pages
    .flatMap(({ runs }) => runs.map(({ text }) => text))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

test('a builder runs a project with a client to its report, by keyboard on a phone', async ({ page, person }) => {
  // The same way leads there on a desk: what it shows there is looked at where it opens.
  const onDesk = (name: string) => turnedInto('desk', page, () => looked(page, `${name} on a desk`));
  await builder(person);
  await shownOn('phone', page);
  await page.goto('/app/projects/new');
  await fill(page, 'Name', 'Roof for Ọlábísí');
  await tabTo(page, page.getByLabel('Kind').first());
  await page.keyboard.type('Client');
  await fill(page, 'Total budget', '10000');
  await fill(page, 'Start date', addDays(today, -20));
  await fill(page, 'End date', addDays(today, 20));
  await fill(page, 'Client', 'Ọlábísí Ltd');
  await fill(page, 'Invoice reference', 'INV-12');
  await fill(page, 'Rate per hour', '450');
  await choose(page, 'Any of these tags', 'Ọlábísí');
  await press(page, page.getByRole('button', { name: 'Add budget line' }));
  await fill(page, 'Budget line', 'Materials');
  await tabTo(page, page.getByLabel('Amount').first());
  await page.keyboard.type('8000');
  await lookedInBothThemes(page, 'a new project');
  await onDesk('a new project');
  await press(page, page.getByRole('button', { name: 'Add project' }));

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roof for Ọlábísí');
  const overview = page.getByRole('tabpanel', { name: 'Overview' });
  await expect(overview).toContainText(/R\s4\s200/);
  await expect(overview).toContainText(/R\s15\s000/);
  await press(page, page.getByRole('button', { name: 'Add expected cost' }));
  const cost = page.getByRole('dialog', { name: 'Add expected cost' });
  await tabTo(page, cost.getByLabel('What the cost is for'));
  await page.keyboard.type('Roof tiles');
  await tabTo(page, cost.getByLabel('Amount'));
  await page.keyboard.type('2500');
  await looked(page, 'an expected cost');
  await page.keyboard.press('Enter');
  await expect(overview).toContainText(/R\s3\s300/);
  await lookedInBothThemes(page, 'a project');
  await onDesk('a project');

  await openTab(page, 'Transactions');
  await press(page, page.getByRole('button', { name: 'Add transactions' }));
  const add = page.getByRole('dialog', { name: 'Add transactions' });
  await tabTo(page, add.getByRole('searchbox'));
  await page.keyboard.type('paint');
  const paint = add.getByRole('checkbox', { name: /Paint without a tag/ });
  await expect(add.getByRole('checkbox')).toHaveCount(1);
  await tabTo(page, paint);
  await page.keyboard.press('Space');
  await looked(page, 'transactions to add');
  await press(page, add.getByRole('button', { name: 'Add selected transactions' }));
  const rows = page.getByRole('tabpanel', { name: 'Transactions' });
  await expect(rows.getByRole('link', { name: 'Paint without a tag' })).toBeVisible();
  await lookedInBothThemes(page, 'transactions of a project');
  await onDesk('transactions of a project');

  await openTab(page, 'Tasks');
  await press(page, page.getByRole('button', { name: 'Add task' }));
  const task = page.getByRole('dialog', { name: 'Add task' });
  await tabTo(page, task.getByLabel('Name'));
  await page.keyboard.type('Roof closed');
  await tabTo(page, task.getByLabel('Kind'));
  await page.keyboard.type('Mile');
  await tabTo(page, task.getByLabel('Due'));
  await page.keyboard.type(addDays(today, -1));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Overdue')).toBeVisible();
  await looked(page, 'tasks');
  await onDesk('tasks');
  await tabTo(page, page.getByRole('checkbox', { name: 'Task Roof closed is done' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Task Roof closed is done' })).toBeChecked();

  await openTab(page, 'Time');
  await press(page, page.getByRole('button', { name: 'Log time' }));
  const time = page.getByRole('dialog', { name: 'Log time' });
  await tabTo(page, time.getByLabel('Time worked'));
  await page.keyboard.type('7:30');
  await tabTo(page, time.getByLabel('Note'));
  await page.keyboard.type('Rafters');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Time' })).toContainText(/R\s3\s375,00/);
  await looked(page, 'time');
  await onDesk('time');

  await press(page, page.getByRole('button', { name: 'More' }));
  await page.getByRole('menuitem', { name: 'Close project' }).waitFor();
  await page.keyboard.type('Close');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toContainText(/The project was closed on .+ with R\s4\s550,00 spent\./);
  await looked(page, 'a closed project');
  await onDesk('a closed project');
  const report = await reportOf(page);
  for (const said of [
    'Roof for Ọlábísí',
    'Ọlábísí Ltd',
    'INV-12',
    'Spent ZAR 4 550.00',
    'Income ZAR 15 000.00',
    'Margin ZAR 10 450.00',
    'ZAR 3 375.00 for 7:30 h',
    'Roof closed',
    'Paint without a tag',
  ])
    expect(report).toContain(said.normalize('NFKC'));
});

test('a first project is one press from a tag that is used, takes files into its report, and is compared with others', async ({
  page,
  person,
}) => {
  await builder(person);
  await page.goto('/app/projects');
  await expect(page.getByText('Possible projects in your transactions')).toBeVisible();
  await lookedInBothThemes(page, 'suggested projects');
  await press(page, page.getByRole('button', { name: 'Start project Ọlábísí' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ọlábísí');

  await page.goto(`${new URL(page.url()).pathname}?tab=files`);
  const files = page.getByRole('tabpanel', { name: 'Files' });
  const quote = { name: 'Quote for tiles.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
  await files.getByLabel(/^Project files/).setInputFiles([await photo('Roof before.jpg'), quote]);
  await expect(files.getByRole('button', { name: /^Open Roof before.jpg/ })).toBeVisible();
  await expect(files.getByRole('listitem')).toHaveCount(2);
  await expect(files.locator('img')).toBeVisible();
  await lookedInBothThemes(page, 'files of a project');
  await turnedInto('phone', page, () => looked(page, 'files of a project on a phone'));
  await press(page, files.getByRole('button', { name: /^Open Roof before.jpg/ }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Enlarge Roof before.jpg' })).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, files.getByRole('button', { name: 'Delete Quote for tiles.pdf' }));
  const deleted = await heldToast(page, 'Quote for tiles.pdf was deleted');
  await expect(files.getByRole('listitem')).toHaveCount(1);
  await undoIn(deleted);
  await expect(files.getByRole('listitem')).toHaveCount(2);
  const report = await reportOf(page);
  for (const name of ['Quote for tiles.pdf', 'Roof before.jpg']) expect(report).toContain(name);

  await page.goto('/app/projects/dashboard');
  await expect(page.getByRole('table', { name: 'Projects with their figures' })).toContainText('Ọlábísí');
  await lookedInBothThemes(page, 'all projects');
  await shownOn('phone', page);
  await looked(page, 'all projects on a phone');
});
