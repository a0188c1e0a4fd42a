import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { checkKeptSums } from '#modules/money/ledger/service.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';
import { type Counted, differenceOf } from './rules.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-15T09:00:00Z') });
});
afterAll(() => app.close());

const DAYS = ['2026-02-10', '2026-02-28', '2026-03-10', '2026-03-31', '2026-04-02'] as const;
const STATEMENTS = ['2026-02-28', '2026-03-31'] as const;
const step = fc.record({
  act: fc.constantFrom(
    ...([
      'toggle',
      'toggle',
      'untoggle',
      'clear',
      'finish',
      'finish',
      'reopen',
      'adjust',
      'cancel',
      'create',
      'create',
    ] as const),
    ...(['amount', 'day', 'account', 'remove', 'removeMany', 'restore', 'describe', 'import', 'revert'] as const),
  ),
  pick: fc.nat(30),
  day: fc.constantFrom(...DAYS),
  statement: fc.constantFrom(...STATEMENTS),
  minor: fc.bigInt({ min: -500n, max: 500n }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** How each way begins, so that something is locked whatever the dice say. */
const BEGINNING = (['create', 'create', 'create', 'clear', 'clear', 'finish'] as const).map((act, place): Step => ({
  act,
  pick: place === 5 ? 1 : place,
  day: '2026-02-10',
  statement: '2026-02-28',
  minor: -100n,
}));

/** Refusals that a person may meet on such a way; any other is a mistake of ours. */
const REFUSALS = new Set([
  'RECONCILED',
  'TRANSACTION_NOT_FOUND',
  'NOT_FOUND',
  'FINISHED',
  'EARLIER_FIRST',
  'NOT_ZERO',
  'NOT_FINISHED',
  'ALREADY_OPEN',
  'NOT_LATER',
  'NOTHING_TO_ADJUST',
  'NOT_DONE',
]);

test('whatever is marked, finished, reopened, edited, imported and undone: what is locked stays, and all sums agree', async () => {
  const who = await bookkeeper(app);
  const { api, accountId } = who;
  const { id: otherId } = await api.accounts.create({ name: 'Other' });
  const categoryId = who.category('Groceries');
  const imports: string[] = [];
  let [refused, locked] = [0, 0];

  type Row = Counted & { id: string; accountId: string; reconciliationId: string | null };
  const rowsNow = async (): Promise<Row[]> => {
    const { rows } = await app.owner.query<Omit<Row, 'state'> & { isCleared: boolean }>(
      `select id, account_id as "accountId", booked_on::text as "bookedOn", minor::bigint, status, parent_id as "parentId",
         deleted_at is not null as "isDeleted", is_cleared as "isCleared", reconciliation_id as "reconciliationId"
       from transactions where workspace_id = $1 order by id`,
      [who.session.workspace.id],
    );
    return rows.map(({ isCleared, ...row }) => ({
      ...row,
      state: row.reconciliationId !== null ? 'reconciled' : isCleared ? 'cleared' : 'unreconciled',
    }));
  };
  const listed = async () => (await api.reconciliation.list({ accountId })).items;

  async function play({ act, pick, day, statement, minor }: Step): Promise<void> {
    const rows = await rowsNow();
    const id = rows[pick % Math.max(rows.length, 1)]?.id ?? crypto.randomUUID();
    const open = (await listed()).filter(({ status }) => status !== 'finished').at(-1);
    const done = (await listed()).filter(({ status }) => status === 'finished');
    const some = done[pick % Math.max(done.length, 1)];
    if (act === 'create')
      await api.transactions.create({
        accountId,
        bookedOn: day,
        description: `row ${pick}`,
        categoryId,
        amount: { minor },
        confirmed: true,
      });
    else if (act === 'toggle' || act === 'untoggle')
      await api.reconciliation.toggle({ ids: [id], isCleared: act === 'toggle' });
    else if (act === 'amount') await api.transactions.update({ id, amount: { minor } });
    else if (act === 'day') await api.transactions.update({ id, bookedOn: day });
    else if (act === 'account') await api.transactions.update({ id, accountId: otherId });
    else if (act === 'describe') await api.transactions.update({ id, description: `renamed ${pick}` });
    else if (act === 'remove') await api.transactions.remove({ id });
    else if (act === 'removeMany') await api.transactions.removeMany({ ids: [id, rows[0]?.id ?? id] });
    else if (act === 'restore') await api.transactions.restore({ id });
    else if (act === 'import') {
      const file = new File(
        [`Date,Amount,Description\n${day},${pick}.10,SHOP ${pick}\n2026-03-10,-1.00,TWIN`],
        's.csv',
      );
      const { id: importId } = await api.imports.upload({ file, accountId });
      await api.imports.commit({ id: importId });
      imports.push(importId);
    } else if (act === 'revert') {
      const importId = imports[pick % Math.max(imports.length, 1)];
      if (importId !== undefined) await api.imports.revert({ id: importId, evenEdited: true });
    } else if (act === 'reopen') {
      if (some !== undefined) await api.reconciliation.reopen({ id: some.id, reason: 'to see what happens' });
    } else if (open === undefined)
      await api.reconciliation.start({ accountId, day: statement, balance: money(minor, 'ZAR') });
    else if (act === 'clear') await api.reconciliation.clearUpTo({ id: open.id });
    else if (act === 'adjust') await api.reconciliation.adjust({ id: open.id, categoryId });
    else if (act === 'cancel') await api.reconciliation.cancel({ id: open.id });
    else {
      const { difference } = await api.reconciliation.get({ id: open.id });
      const { id: openId, day: on, balance } = open;
      // Mostly the statement says what is marked, or hardly any would ever be finished.
      if (pick % 4 !== 0)
        await api.reconciliation.update({
          id: openId,
          day: on,
          balance: money(balance.minor - difference.minor, 'ZAR'),
        });
      await api.reconciliation.finish({ id: openId });
    }
  }

  const lockedIn = (rows: readonly Row[]) => rows.filter(({ reconciliationId }) => reconciliationId !== null);

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (steps) => {
      await app.owner.query('delete from rate_limits');
      for (const one of [...BEGINNING, ...steps]) {
        const before = lockedIn(await rowsNow());
        const wasRefused = await play(one).then(
          () => false,
          (error: { code?: string }) => {
            if (!REFUSALS.has(error.code ?? '')) throw error;
            return true;
          },
        );
        if (wasRefused) refused += 1;
        const rows = await rowsNow();
        locked = Math.max(locked, lockedIn(rows).length);
        // Locked rows are as they were, but for those that this very step reopened.
        const now = new Map(rows.map((row) => [row.id, row]));
        if (one.act !== 'reopen') expect(before.map(({ id }) => now.get(id))).toEqual(before);
      }
      const rows = await rowsNow();
      const items = await listed();
      for (const { id, day, balance, status } of items) {
        const own = rows.filter((row) => row.accountId === accountId);
        const { difference } = await api.reconciliation.get({ id });
        expect(difference.minor).toBe(differenceOf({ day, minor: balance.minor }, 0n, own));
        // Nothing is locked by a statement that is not finished.
        if (status !== 'finished') expect(rows.some(({ reconciliationId }) => reconciliationId === id)).toBe(false);
      }
      // Finished ones are the earliest, and hold nothing of later days.
      const inOrder = items.toReversed().map(({ status }) => status === 'finished');
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => Number(b) - Number(a)));
      const accounts = await api.accounts.list();
      for (const account of accounts) {
        const moved = rows
          .filter((row) => row.accountId === account.id && !row.isDeleted)
          .reduce((sum, { minor }) => sum + minor, 0n);
        expect(account.currentBalance.minor).toBe(account.openingBalance.minor + moved);
      }
      expect((await checkKeptSums((text) => app.owner.query(text))).differences).toEqual([]);
    }),
    // Making a failure smaller takes longer than the test has: it would only say that its time ran out.
    { numRuns: 8, endOnFailure: true },
  );
  // How many depends on the dice; none would mean that nothing was tried.
  expect(refused).toBeGreaterThan(5);
  expect(locked).toBeGreaterThan(2);
});
