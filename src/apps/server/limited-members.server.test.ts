import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { can, isChange } from '#kernel/permissions.ts';
import { ROLES } from '#kernel/roles.ts';
import { GivenRoleSchema } from '#modules/sharing/members/model.ts';
import { mayBeLimited } from '#modules/sharing/members/rules.ts';
import { everyProcedure } from './procedures.server.ts';
import { allRows } from '#testing/all-rows.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { DEBT, DEBT_PLAN } from '#testing/debts.ts';
import { aimsAtGoal } from '#testing/goal-aims.server.ts';
import { joined, tabOf } from '#testing/members.server.ts';

// Every command that changes books, called by members who see one account, and aimed at another.
const commands = everyProcedure()
  .filter(({ meta }) => isChange(meta.access))
  .map(({ path }) => path.join('.'));
const LIMITED = GivenRoleSchema.options.filter(mayBeLimited);

let app: Awaited<ReturnType<typeof startTestApp>>;
let books: string;
let tabs: Map<string, Awaited<ReturnType<typeof tabOf>>>;
let seenId: string;
let memberId: string;
const ZAR = (minor: bigint) => ({ minor, currency: 'ZAR' });
const EVENTS = ['transaction.created' as const];
/** What each is asked: well formed, and about the hidden account. Others are refused before they are read. */
let aims: Record<string, unknown>;
/** All rows of the books as the last call left them. */
let kept: readonly string[];

beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-03-31T09:00:00Z') });
  const owner = await bookkeeper(app);
  books = owner.session.workspace.id;
  seenId = owner.accountId;
  const { id: hiddenId } = await owner.api.accounts.create({ name: 'Hidden savings' });
  const row = (description: string) => ({
    accountId: hiddenId,
    bookedOn: '2026-03-12',
    categoryId: owner.category('Groceries'),
    description,
    amount: { minor: -900_00n },
  });
  const { id } = await owner.api.transactions.create(row('Ring'));
  const { id: gone } = await owner.api.transactions.create(row('Thrown away'));
  await owner.api.transactions.remove({ id: gone });
  const change = await app.owner.query<{ id: string }>(
    'select change_id as id from transaction_changes where transaction_id = $1',
    [id],
  );
  const file = new File(['Date,Description,Amount\n2026-03-13,Surprise,-1.00\n'], 'hidden.csv');
  const { id: importId } = await owner.api.imports.upload({ file, accountId: hiddenId });
  await owner.api.imports.commit({ id: importId });
  tabs = new Map();
  for (const role of LIMITED) {
    const member = await joined(app, owner, { role, accountIds: [seenId] });
    memberId = member.session.person.id;
    tabs.set(role, await tabOf(app, member, books));
  }
  await owner.api.debts.keep({ plan: DEBT_PLAN });
  const { id: debtId } = await owner.api.debts.add({ ...DEBT, accountId: hiddenId });
  const recurring = {
    source: { accountId: hiddenId, payee: 'rent', direction: 'out' as const, currency: 'ZAR', near: null },
    name: 'Secret rent',
    cadence: { kind: 'weeks', every: 1, anchor: '2026-03-03', shift: 'none', country: 'ZA' } as const,
    amount: { kind: 'exact', amount: ZAR(900_00n) } as const,
    changes: [],
  };
  const { id: recurringId } = await owner.api.recurring.confirm(recurring);
  const house = {
    name: 'Secret house',
    kind: 'home' as const,
    currency: 'ZAR',
    ownership: 10_000,
    debtAccountId: null,
    endedOn: null,
  };
  const value = { day: '2026-03-01', amount: ZAR(900_00n), source: 'estimate' as const };
  const { id: houseId } = await owner.api.netWorth.create({ ...house, valuations: [value] });
  const march = { day: '2026-03-31', balance: ZAR(-900_00n) };
  const { id: statementId } = await owner.api.reconciliation.start({ accountId: hiddenId, ...march });
  const { id: keyId } = await owner.api.apiKeys.create({ name: 'Sheet', scopes: ['transactions.read'], days: 30 });
  const endpoint = await owner.api.webhooks.create({ url: 'https://example.com/hook', events: EVENTS });
  const { id: back } = await owner.api.transactions.create({ ...row('Ring refund'), amount: { minor: 900_00n } });
  const refund = { kind: 'refund' as const, fromId: back, toId: id, amount: ZAR(900_00n) };
  const { id: linkId } = await owner.api.transactionLinks.create(refund);
  const receipt = new File(['%PDF-1.7\n%%EOF'], 'hidden.pdf');
  const { id: receiptId } = await owner.api.attachments.add({ transactionId: id, file: receipt });
  const { id: oldReceiptId } = await owner.api.attachments.add({ transactionId: back, file: receipt });
  await owner.api.attachments.remove({ id: oldReceiptId });
  const category = owner.category('Groceries');
  const invitation = await owner.api.members.invite({ email: 'somebody@example.com', role: 'viewer' });
  aims = {
    'accounts.create': { name: 'Mine' },
    'accounts.update': { id: hiddenId, name: 'Found' },
    'accounts.remove': { id: hiddenId },
    'accounts.restore': { id: hiddenId },
    'categories.create': { name: 'Mine', kind: 'expense' },
    'categories.update': { id: category, name: 'Taken' },
    'categories.archive': { id: category },
    'categories.unarchive': { id: category },
    'categories.remove': { id: category, moveTo: null },
    'categories.restore': { id: category },
    'apiKeys.create': { name: 'Mine', scopes: ['transactions.read'], days: 30 },
    'apiKeys.revoke': { id: keyId },
    'business.save': { country: 'ZA', legalName: 'Mine', yearStart: 3 },
    'webhooks.create': { url: 'https://example.com/mine', events: EVENTS },
    'webhooks.update': { id: endpoint.id, url: 'https://example.com/mine', events: EVENTS },
    'webhooks.switch': { id: endpoint.id, isOn: false },
    'webhooks.rotate': { id: endpoint.id },
    'webhooks.remove': { id: endpoint.id },
    'webhooks.test': { id: endpoint.id },
    'webhooks.redeliver': { id: endpoint.id },
    'recurring.confirm': recurring,
    'recurring.add': {
      accountId: hiddenId,
      direction: 'out',
      payeeText: 'Found payee',
      name: 'Found',
      cadence: recurring.cadence,
      amount: recurring.amount,
    },
    'recurring.mark': { id: recurringId, isUnused: true },
    'recurring.dismiss': { source: { ...recurring.source, near: ZAR(1n) }, name: 'Found' },
    'recurring.update': { id: recurringId, name: 'Found', cadence: recurring.cadence, amount: recurring.amount },
    'recurring.changeOccurrence': {
      id: recurringId,
      on: '2026-03-10',
      change: { isSkipped: true, movedTo: null, amount: null },
    },
    'recurring.matchOccurrence': {
      id: recurringId,
      on: '2026-03-10',
      today: '2026-03-31',
      match: { paidBy: id, notPaidBy: [] },
    },
    'recurring.remove': { id: recurringId },
    'netWorth.create': { ...house, valuations: [value] },
    'netWorth.update': { ...house, id: houseId, name: 'Found' },
    'netWorth.remove': { id: houseId },
    'netWorth.setValuation': { ...value, id: houseId },
    'netWorth.removeValuation': { id: houseId, day: value.day },
    'netWorth.setCounted': { id: houseId, isCounted: false },
    'netWorth.setAccountShare': { accountId: hiddenId, ownership: 5000 },
    'reconciliation.start': { accountId: hiddenId, ...march },
    'reconciliation.update': { id: statementId, ...march },
    'reconciliation.toggle': { ids: [id], isCleared: true },
    'reconciliation.clearUpTo': { id: statementId },
    'reconciliation.finish': { id: statementId },
    'reconciliation.adjust': { id: statementId, categoryId: category },
    'reconciliation.undoAdjust': { id: statementId, transactionId: id },
    'reconciliation.cancel': { id: statementId },
    'reconciliation.reopen': { id: statementId, reason: 'Mine' },
    ...(await aimsAtGoal(owner, { accountId: hiddenId, transactionId: back, today: '2026-03-31' })),
    'debts.keep': { plan: DEBT_PLAN, instead: true },
    'debts.forget': {},
    'debts.addFromAccounts': { today: '2026-03-31' },
    'debts.add': { ...DEBT, accountId: hiddenId },
    'debts.update': { ...DEBT, id: debtId },
    'debts.remove': { id: debtId },
    'debts.order': { ids: [debtId] },
    'debts.setPlan': { currency: 'ZAR', strategy: 'snowball', extra: ZAR(0n), once: [] },
    'attachments.add': { transactionId: id, file: receipt },
    'attachments.remove': { id: receiptId },
    'attachments.restore': { id: oldReceiptId },
    'transactionLinks.create': refund,
    'transactionLinks.remove': { id: linkId },
    'merges.merge': { keepId: id, otherId: back },
    'transactions.create': row('Slipped in'),
    'transactions.update': { id, description: 'Found', accountId: seenId },
    'transactions.remove': { id },
    'transactions.restore': { id: gone },
    'transactions.categorise': { ids: [id, gone], categoryId: null },
    'transactions.mark': { id, change: { isReviewed: true } },
    'transactions.bulkChange': { which: { ids: [id, gone] }, change: { note: 'Changed', isReviewed: true } },
    'splits.split': { id, lines: [1n, 2n].map((minor) => ({ categoryId: null, amount: { minor, currency: 'ZAR' } })) },
    'splits.applyTemplate': { id, templateId: id },
    'splits.unsplit': { id },
    'transactions.spread': { id, categoryId: category, always: false },
    'transactions.unspread': {
      count: 1,
      before: [{ categoryId: null, source: null, ids: [id] }],
      lesson: null,
      categoryId: category,
    },
    'transactions.removeMany': { ids: [id, gone] },
    'transactions.restoreMany': { ids: [id, gone] },
    'history.undo': { changeId: change.rows[0]?.id },
    'history.redo': undefined,
    'imports.drop': { files: 1 },
    'imports.add': { file, dropId: importId },
    'imports.revertBatch': { id: importId, evenEdited: true },
    'imports.upload': { file, accountId: hiddenId },
    'imports.choose': { id: importId },
    'imports.unlock': { id: importId, password: 'x' },
    'imports.commit': { id: importId },
    'imports.cancel': { id: importId },
    'imports.revert': { id: importId, evenEdited: true },
    'imports.reopen': { id: importId },
    'imports.discard': { id: importId },
    'members.invite': { email: 'friend@example.com', role: 'viewer' },
    'members.withdraw': { id: invitation.id },
    'members.change': { userId: memberId, role: 'editor', accountIds: null },
    'members.remove': { userId: owner.session.person.id },
    'workspaces.rename': { name: 'Taken' },
    'workspaces.archive': { id: books },
    'workspaces.restore': { id: books },
    'workspaces.askSecondFactor': { id: books, isAsked: true },
    'workspaces.transfer': { id: books, userId: memberId },
  };
  kept = await allRows(app.owner, books);
});
afterAll(() => app.close());

/** Makes one call, and answers what came of it. Nothing may be changed by it, nor since the last. */
async function changingNothing(role: string, name: string): Promise<unknown> {
  const answer = await codeOf(role, name);
  const now = await allRows(app.owner, books);
  const before = kept;
  // One call that changes something fails once, not with all that come after it.
  kept = now;
  expect(now).toEqual(before);
  return answer;
}

async function codeOf(role: string, name: string): Promise<unknown> {
  let call: unknown = tabs.get(role)?.api;
  for (const part of name.split('.')) call = (call as Record<string, unknown>)[part];
  try {
    return await (call as (input: unknown) => Promise<unknown>)(aims[name]);
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

test('each command that one of them may call has its aim', () => {
  const callable = everyProcedure().filter(
    ({ meta: { access } }) => isChange(access) && LIMITED.some((role) => can(role, access)),
  );
  expect(Object.keys(aims)).toEqual(expect.arrayContaining(callable.map(({ path }) => path.join('.'))));
  expect(commands).toEqual(expect.arrayContaining(Object.keys(aims)));
  expect(kept.length, 'rows that a call could change').toBeGreaterThan(50);
});

describe.each(LIMITED.filter((role) => role !== 'contributor'))('a %s', (role) => {
  test.each(commands)('who calls %s is refused, and nothing is changed', async (name) => {
    expect(await changingNothing(role, name)).toBe('NOT_ALLOWED');
  });
});

/** What a contributor may call at all, and what they are told of what they cannot see: that it is not there. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  'attachments.add': 'TRANSACTION_NOT_FOUND',
  'attachments.remove': 'ATTACHMENT_NOT_FOUND',
  'attachments.restore': 'ATTACHMENT_NOT_FOUND',
  'transactions.create': 'ACCOUNT_NOT_FOUND',
  'transactions.update': 'TRANSACTION_NOT_FOUND',
  'transactions.remove': 'TRANSACTION_NOT_FOUND',
  'transactions.restore': 'TRANSACTION_NOT_FOUND',
  'transactions.categorise': { count: 0, before: [], linked: 0 },
  'transactions.mark': 'TRANSACTION_NOT_FOUND',
  'transactions.bulkChange': { count: 0, changeId: expect.any(String) },
  'splits.split': 'TRANSACTION_NOT_FOUND',
  'splits.applyTemplate': 'TRANSACTION_NOT_FOUND',
  'splits.unsplit': 'TRANSACTION_NOT_FOUND',
  'transactions.spread': 'TRANSACTION_NOT_FOUND',
  'transactions.unspread': { count: 0 },
  'transactions.removeMany': { count: 0, locked: 0, changeId: expect.any(String) },
  'transactions.restoreMany': { count: 0 },
  'history.undo': 'CHANGE_NOT_FOUND',
  'history.redo': 'NOTHING_TO_REDO',
};

describe('a contributor limited to one account', () => {
  test.each(commands)('who aims %s at another changes nothing', async (name) => {
    expect(await changingNothing('contributor', name)).toEqual(ANSWERS[name] ?? 'NOT_ALLOWED');
  });
});

test('nobody who keeps what all accounts share is limited: the database refuses it too', async () => {
  for (const role of ROLES.filter((one) => !mayBeLimited(one)))
    await expect(
      app.owner.query('update members set role = $3, is_limited = true where workspace_id = $1 and user_id = $2', [
        books,
        memberId,
        role,
      ]),
      role,
    ).rejects.toThrow(/members_limited/);
});
