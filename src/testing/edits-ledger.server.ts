import type { startTestApp } from './app.server.ts';
import { bookkeeper } from './books.server.ts';

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** A transaction as a step of a sequence looks at it. */
export type EditedRow = {
  readonly id: string;
  readonly accountId: string;
  readonly currency: string;
  readonly minor: bigint;
  readonly day: string;
  readonly isDeleted: boolean;
  readonly isSplit: boolean;
  readonly isLine: boolean;
  /** Of a line: the transaction that is split. */
  readonly splitOf: string | null;
  readonly isLinked: boolean;
  readonly isWritten: boolean;
};

export type EditsLedger = Awaited<ReturnType<typeof editsLedger>>;

const OPENING = 12_345n;
const FIRST_ROWS = [
  ['Checkers', -100_00n, 0, 'Groceries'],
  ['Checkers refund', 100_00n, 0, 'Salary and wages'],
  ['To the pot', -500_00n, 0, 'Groceries'],
  ['From Cheque', 500_00n, 1, 'Between own accounts'],
  ['Engen', -60_00n, 1, 'Fuel'],
  ['Dollars bought', -180_00n, 1, 'Between own accounts'],
  ['From the bank', 10_00n, 2, 'Salary and wages'],
] as const;

/** A workspace with three accounts of two currencies, some transactions, tags and a rule, for sequences of edits. */
export async function editsLedger(app: TestApp) {
  const books = await bookkeeper(app);
  const { api, category, session } = books;
  const workspaceId = session.workspace.id;
  const savings = await api.accounts.create({ name: 'Savings', openingBalance: { minor: OPENING, currency: 'ZAR' } });
  const dollars = await api.accounts.create({ name: 'Dollars', currency: 'USD' });
  const accountIds = [books.accountId, savings.id, dollars.id];
  for (const [description, minor, account, name] of FIRST_ROWS)
    await api.transactions.create({
      accountId: accountIds[account] ?? '',
      bookedOn: '2026-02-01',
      description,
      categoryId: category(name),
      amount: { minor },
      confirmed: true,
    });
  const tagIds = [];
  for (const name of ['Holiday', 'Work']) tagIds.push((await api.tags.create({ name })).id);
  const rules = [
    { name: 'Fuel', query: 'description:engen', actions: { categoryId: category('Fuel'), tagIds, note: 'By a rule' } },
    { name: 'All', query: 'amount>0', actions: { description: 'Money in', isReviewed: true } },
  ];
  const ruleIds = [];
  for (const rule of rules) ruleIds.push((await api.automationRules.create(rule)).id);
  let written = 0;

  const all = async <Row extends object>(text: string) => (await app.owner.query<Row>(text, [workspaceId])).rows;
  return {
    app,
    api,
    accountIds,
    ruleIds,
    workspaceId,
    categoryIds: [
      category('Groceries'),
      category('Fuel'),
      category('Pets'),
      category('Salary and wages'),
      category('Between own accounts'),
      category('Credit card payments'),
    ],
    /** A number that nothing in this workspace has yet. */
    nextNumber: () => (written += 1),
    all,
    /** All transactions, the oldest first, without those that an earlier sequence left in the trash. */
    rows: (since: string) =>
      all<EditedRow>(`select id, account_id as "accountId", currency, minor, booked_on::text as day,
        deleted_at is not null as "isDeleted", is_split as "isSplit", parent_id is not null as "isLine", parent_id as "splitOf",
        transfer_id is not null as "isLinked", import_id is null and bank_text is null as "isWritten"
      from transactions where workspace_id = $1 and (deleted_at is null or deleted_at >= '${since}') order by id`),
  };
}
