import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyProcedure } from './procedures.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { CARRY } from '#testing/carrying-amounts.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';
import { PLAIN_PROJECT } from '#testing/a-project.ts';
import { plainTerms } from '#modules/planning/debts/agreed.ts';

const ROLE = 'viewer-without-amounts';
/** All that only answers, whoever it is open to; and the one command that answers a file. */
const names = everyProcedure()
  .filter(({ path, meta }) => meta.audit === null || path.join('.') === 'leaving.export')
  .map(({ path }) => path.join('.'));

let app: Awaited<ReturnType<typeof startTestApp>>;
let owner: Awaited<ReturnType<typeof bookkeeper>>;
let viewer: Awaited<ReturnType<typeof tabOf>>;
/** What those with an input are asked, so that they answer all they have. One that is missing here fails. */
let questions: Record<string, unknown>;

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-03-31T09:00:00Z') });
  owner = await bookkeeper(app);
  await owner.api.accounts.update({ id: owner.accountId, openingBalance: { minor: 1_234_567n, currency: 'ZAR' } });
  await owner.api.accounts.create({
    name: 'Card',
    accountType: 'credit-card',
    openingBalance: { minor: -765_432n, currency: 'ZAR' },
    creditLimit: { minor: 2_345_678n, currency: 'ZAR' },
    statementDay: 15,
    paymentDue: { kind: 'days-after', days: 25 },
  });
  const charges = { categoryId: owner.category('Bank charges') };
  const rent = await owner.write('Rent of R7 654,32 to Nomsa', -765_432n, charges);
  const salary = await owner.write('Salary', 2_345_678n, { categoryId: owner.category('Salary and wages') });
  const { id: recurringId } = await owner.api.recurring.confirm({
    source: { accountId: owner.accountId, payee: 'rent', direction: 'out', currency: 'ZAR', near: null },
    name: 'Rent of R7 654,32',
    cadence: { kind: 'weeks', every: 1, anchor: '2026-03-31', shift: 'none', country: 'ZA' },
    amount: { kind: 'exact', amount: { minor: 765_432n, currency: 'ZAR' } },
    changes: [],
  });
  await owner.api.transactionLinks.create({ kind: 'related', fromId: salary.id, toId: rent.id, amount: null });
  const receipt = new File(['%PDF-1.7\n% R7654,32\n%%EOF'], 'R7654,32.pdf');
  const attached = await owner.api.attachments.add({ transactionId: rent.id, file: receipt });
  const file = new File(
    ['Date,Description,Amount,Balance\n2026-03-13,Parts for R 7654.32,-7654.32,12345.67\n'],
    'march.csv',
  );
  const { id } = await owner.api.imports.upload({ file, accountId: owner.accountId });
  const batchId = crypto.randomUUID();
  await owner.api.imports.commit({ id, batchId });
  const debt = { name: 'Overdraft of R7 654,32', kind: 'other' as const, balanceOn: '2026-03-31' };
  const balance = { minor: 765_432n, currency: 'ZAR' };
  const agreed = plainTerms(2075, balance);
  const { id: debtId } = await owner.api.debts.add({ ...debt, accountId: owner.accountId, balance, agreed });
  const limit = { categoryId: owner.category('Bank charges'), limit: balance };
  await owner.api.budgets.start({ today: '2026-03-31', rule: 'month:1', method: 'plan', lines: [limit] });
  await owner.api.budgets.saveTemplate({ today: '2026-03-31', key: '2026-03-01', name: 'March' });
  const goal = { name: 'Car for R7 654,32', kind: 'save' as const, target: balance, dueOn: '2026-09-30' };
  const first = { accountId: owner.accountId, amount: balance };
  const { id: goalId } = await owner.api.goals.create({ ...goal, everyMonths: null, today: '2026-03-31', first });
  const { id: projectId } = await owner.api.projects.add({
    ...PLAIN_PROJECT,
    budget: { minor: 2_345_678n, currency: 'ZAR' },
    note: 'Up to R7 654,32',
    rowIds: [rent.id],
  });
  const quote = new File(['%PDF-1.7\n% Quote of R7654,32\n%%EOF'], 'Quote of R7654,32.pdf');
  await owner.api.projects.addFile({ projectId, file: quote });
  const member = await joined(app, owner, { role: ROLE });
  viewer = await tabOf(app, member, owner.session.workspace.id);
  const { id: statementId } = await owner.api.reconciliation.start({
    accountId: owner.accountId,
    day: '2026-03-31',
    balance: { minor: 2_049_381n, currency: 'ZAR' },
  });
  const report = { id: (await viewer.api.compliance.generate()).id };
  questions = {
    'accounts.cardStatements': { today: '2026-03-31' },
    'attachments.download': attached,
    'attachments.list': { transactionId: rent.id },
    'attachments.preview': attached,
    'compliance.get': report,
    'compliance.pdf': report,
    'dashboard.accountFees': { accountId: owner.accountId, today: '2026-03-31' },
    'dashboard.clients': { today: '2026-03-31' },
    'dashboard.summary': { today: '2026-03-31' },
    'exchangeRates.current': { day: '2026-03-31' },
    'categories.byMonth': { today: '2026-03-31', periods: [{ from: '2026-03-01', to: '2026-03-31' }] },
    'categories.usage': { today: '2026-03-31', month: { from: '2026-03-01', to: '2026-03-31' } },
    'budgets.overview': { today: '2026-03-31' },
    'budgets.suggest': { today: '2026-04-30', rule: 'month:1' },
    'budgets.fillPlan': { today: '2026-03-31', key: '2026-03-01' },
    'budgets.review': { today: '2026-04-30', key: '2026-03-01' },
    'goals.overview': { today: '2026-03-31' },
    'goals.details': { id: goalId, today: '2026-03-31' },
    'goals.ideas': { today: '2026-05-31' },
    'projects.list': { today: '2026-03-31' },
    'projects.get': { id: projectId, today: '2026-03-31' },
    'projects.rows': { id: projectId },
    'projects.candidates': { id: projectId, search: '' },
    'projects.receipts': { id: projectId },
    'projects.files': { id: projectId },
    'projects.suggest': { today: '2026-03-31' },
    'projects.report': { id: projectId, today: '2026-03-31' },
    'debts.overview': { today: '2026-03-31' },
    'debts.actual': { id: debtId, today: '2026-03-31' },
    'recurring.overview': { today: '2026-03-31' },
    'recurring.candidates': { id: recurringId, on: '2026-03-31', today: '2026-03-31' },
    'recurring.paymentOf': { transactionId: rent.id, today: '2026-03-31' },
    'netWorth.overview': { today: '2026-03-31', currency: 'ZAR' },
    'netWorth.currencyGains': { today: '2026-03-31', currency: 'ZAR' },
    'reconciliation.list': { accountId: owner.accountId },
    'reconciliation.get': { id: statementId },
    'reconciliation.grid': { accountId: owner.accountId, today: '2026-03-31' },
    'transactionLinks.candidates': { id: rent.id },
    'transactionLinks.find': { id: rent.id, kind: 'related', search: 'parts' },
    'transactionLinks.of': { id: rent.id },
    'merges.pair': { ids: [rent.id, salary.id] },
    'merges.candidates': { id: rent.id },
    'transactions.list': { currency: 'ZAR' },
    'transactions.merchants': { currency: 'ZAR', search: 'rent' },
    'transactions.bulkPreview': {
      which: { filter: { currency: 'ZAR', search: 'rent' } },
      change: { isReviewed: true },
    },
    'transactions.removePreview': { filter: { currency: 'ZAR', search: 'rent' } },
    'transactions.others': { id: rent.id, categoryId: owner.category('Groceries') },
    'splits.get': { id: rent.id },
    'transactions.totals': { currency: 'ZAR' },
    'transactions.trash': {},
    'history.ofTransaction': { id: rent.id },
    'transactions.export': { currency: 'ZAR' },
    'transactions.exportFile': { currency: 'ZAR', format: 'hledger' },
    'transfers.suggestions': {},
    'transfers.automatic': {},
    'transfers.settings': {},
    'transfers.get': { id: rent.id },
    'transfers.candidates': { id: rent.id },
    'imports.get': { id },
    'imports.rows': { id },
    'imports.progress': { id },
    'imports.batch': { id: batchId },
    'imports.original': { id },
    'members.offer': { token: 'x'.repeat(43) },
    'notifications.list': { all: true },
    'partners.find': {},
  };
});
afterAll(() => app.close());

/** What a call answers, or the refusal that it answers instead. */
async function answerOf(api: unknown, name: string): Promise<unknown> {
  let call = api;
  for (const part of name.split('.')) call = (call as Record<string, unknown>)[part];
  try {
    return await (call as (input?: unknown) => Promise<unknown>)(questions[name]);
  } catch (error) {
    const { code, message, data } = error as { code: string; message: string; data: unknown };
    return { refused: code, message, data };
  }
}

const ELSE = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g;

/** All that an answer says, the contents of files and of archives too; without ids and days. */
async function written(answer: unknown): Promise<string> {
  if (answer instanceof Blob) {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
    const texts = isArchive ? Object.values(unzipSync(bytes)).map((part) => strFromU8(part)) : [strFromU8(bytes)];
    return texts.join('\n').replaceAll(ELSE, '');
  }
  const text = JSON.stringify(answer ?? null, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
  return text.replaceAll(ELSE, '');
}

/**
 * The figures of the books, their sums and the balance, in minor units and as people and programs write them: with
 * points, commas, spaces, apostrophes or nothing between thousands, whole, or rounded.
 */
const FIGURES = [1_234_567, 765_432, 2_345_678, 1_530_864, 814_814, 1_580_246, 2_814_813, 2_049_381].map((minor) => {
  const whole = String(Math.trunc(minor / 100));
  const rounded = String(Math.round(minor / 100));
  const grouped = (digits: string) => `${digits.slice(0, -3)}[\\s\\u00a0\\u202f.,’']?${digits.slice(-3)}`;
  return `${minor}|(?<!\\d)(?:${grouped(whole)}|${grouped(rounded)})(?!\\d)`;
});
const FIGURE = new RegExp(FIGURES.join('|'));

test.each(['1234567', 'R 12 345,67', '12,345.67', '12’346', '12\u00a0345.67', 'R7 654'])('"%s" is a figure', (text) =>
  expect(text).toMatch(FIGURE),
);

describe('whatever is asked', () => {
  test.each(names)('%s tells no amount in any form', async (name) => {
    const answer = await answerOf(viewer.api, name);
    const said = await written(answer);
    expect(said).not.toContain('BAD_REQUEST');
    expect(said).not.toContain('UNFORESEEN');
    expect(said.match(FIGURE)?.[0]).toBeUndefined();
    expect(said.match(/"-?\d+n"/g)?.filter((figure) => figure !== '"0n"') ?? []).toEqual([]);
  });
});

test('those that tell the owner amounts are these, and no others', async () => {
  const telling: string[] = [];
  for (const name of names) if (FIGURE.test(await written(await answerOf(owner.api, name)))) telling.push(name);
  expect(telling.toSorted()).toEqual(CARRY.toSorted());
});

test('nothing else is lost', async () => {
  for (const name of ['accounts.list', 'dashboard.summary', 'transactions.list', 'categories.list', 'welcome.steps']) {
    const [whole, without] = [await answerOf(owner.api, name), await answerOf(viewer.api, name)];
    expect(Object.keys(without as object), name).toEqual(Object.keys(whole as object));
  }
});

test('figures that are struck out of texts are not found by searching for them either', async () => {
  for (const search of ['7 654', '6', 'R7']) {
    const asked = { currency: 'ZAR', search };
    await expect(viewer.api.transactions.list(asked)).rejects.toMatchObject({ code: 'SEARCH_WITHOUT_AMOUNTS' });
    await expect(viewer.api.transactions.totals(asked)).rejects.toMatchObject({ code: 'SEARCH_WITHOUT_AMOUNTS' });
    expect((await owner.api.transactions.list({ ...asked, search: '7' })).count).toBe(2);
  }
  expect((await viewer.api.transactions.list({ currency: 'ZAR', search: 'nomsa' })).count).toBe(1);
});

test('nor are amounts in words, in whole or in part, while other words are found', async () => {
  const { id } = await owner.write('Twelve thousand shillings for Amina', -10n);
  const found = async (search: string) => (await viewer.api.transactions.list({ currency: 'ZAR', search })).count;
  for (const search of ['twelve', 'Thousand', 'welv', 'ousan', 'twelve thousand']) {
    expect(await found(search), search).toBe(0);
    expect((await viewer.api.transactions.totals({ currency: 'ZAR', search })).count, search).toBe(0);
    expect((await owner.api.transactions.list({ currency: 'ZAR', search })).count, search).toBe(1);
  }
  expect(await found('amina')).toBe(1);
  const { rows } = await viewer.api.transactions.list({ currency: 'ZAR', search: 'amina' });
  expect(rows[0]?.description).toBe('••• shillings for Amina');
  await owner.api.transactions.remove({ id });
});

test('rows, counts, days and names stay', async () => {
  const { rows, count } = await viewer.api.transactions.list({ currency: 'ZAR' });
  expect(count).toBe(3);
  expect(rows.map(({ description }) => description)).toEqual(['Parts for', 'Salary', 'Rent of ••• to Nomsa']);
  expect(rows[0]?.bankText).toBe('Parts for •••');
  expect(rows[1]?.amount).toEqual({ minor: 0n, currency: 'ZAR', withheld: true });
  const { spending } = (await viewer.api.dashboard.summary({ today: '2026-03-31' })).inCurrencies[0] ?? {};
  expect(spending?.every(({ amount }) => amount.withheld === true)).toBe(true);
});

test('statements, which nothing can take amounts out of, stay closed', async () => {
  for (const name of ['list', 'get', 'rows', 'progress', 'batch', 'original'].map((read) => `imports.${read}`))
    expect(await answerOf(viewer.api, name), name).toMatchObject({ refused: 'NOT_ALLOWED' });
});

test('their own archive has nothing of books that are shared with them', async () => {
  const text = await written(await answerOf(viewer.api, 'leaving.export'));
  expect(text).toContain('"format"');
  expect(text).not.toContain('Nomsa');
});
