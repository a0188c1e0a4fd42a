import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { checkKeptSums, replaceFacts, rowsById } from '#modules/money/ledger/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-04-01T08:00:00Z') });
});
afterAll(() => app.close());

const ZAR = (minor: bigint) => money(minor, 'ZAR');
const differences = async () => (await checkKeptSums((text) => app.owner.query(text))).differences;

test('a pending transaction that is split is posted with its lines, and pending again when that is undone', async () => {
  const who = await bookkeeper(app);
  const { api, accountId } = who;
  const capitec = (...lines: string[]) =>
    ['Nr,Account,Posting Date,Transaction Date,Description,Money In,Money Out,Fee,Balance', ...lines].join('\n');
  const bring = async (text: string) => {
    const { id } = await api.imports.upload({ file: new File([text], 'file.csv'), accountId });
    return { id, counts: await api.imports.commit({ id }) };
  };
  const salary = '1,1768000098,2026-03-01,2026-03-01,Salary,5000.00,,,5000.00';
  await bring(capitec(salary, '2,1768000098,2026-03-05,2026-03-05,(Pending) Jack Hammers Gardens,,-52.25,,'));
  const [pending] = (await who.list()).rows;
  const halves = [-50_00n, -2_25n].map((minor) => ({ categoryId: who.category('Fuel'), amount: ZAR(minor) }));
  await api.splits.split({ id: pending?.id ?? '', lines: halves });
  const facts = async () =>
    (await who.list()).rows.map(({ bookedOn, status, amount }) => `${bookedOn} ${status} ${amount.minor}`);
  expect(await facts()).toEqual(['2026-03-05 pending -5000', '2026-03-05 pending -225', '2026-03-01 booked 500000']);
  const posted = capitec(salary, '2,1768000098,2026-03-07,2026-03-05,Jack Hammers Gardens,,-52.25,,4947.75');
  const { id, counts } = await bring(posted);
  expect(counts).toEqual({ added: 0, merged: 1, skipped: 1, failed: 0 });
  expect(await facts()).toEqual(['2026-03-07 booked -5000', '2026-03-07 booked -225', '2026-03-01 booked 500000']);
  expect((await bring(posted)).counts).toMatchObject({ added: 0, merged: 0, skipped: 2 });
  expect(await differences()).toEqual([]);
  await api.imports.revert({ id });
  expect((await facts())[0]).toBe('2026-03-05 pending -5000');
  expect(await differences()).toEqual([]);
});

test('what a bank corrects goes to the last line, and ends the split where nothing is left of it', async () => {
  const who = await bookkeeper(app);
  const { api, session, accountId } = who;
  const scope = { role: 'ilifa_app', workspaceId: session.workspace.id, userId: session.person.id } as const;
  const { id } = await who.write('ENGEN', -100_00n);
  const [groceries, fuel] = [who.category('Groceries'), who.category('Fuel')];
  await api.splits.split({
    id,
    lines: [
      { categoryId: groceries, amount: ZAR(-70_00n) },
      { categoryId: fuel, amount: ZAR(-30_00n), description: 'Petrol' },
    ],
  });
  const correct = (minor: bigint, description: string) =>
    inTransaction(app.services.pool, scope, async (db) => {
      const [row] = await rowsById(db, scope.workspaceId, accountId, [id]);
      if (row === undefined) throw new Error('the transaction is gone');
      const to = { ...row, minor, description, bookedOn: '2026-03-12', bankText: 'ENGEN 042' };
      await replaceFacts(db, scope.workspaceId, [{ id, from: row, to }]);
    });
  await correct(-120_00n, 'Engen Rosebank');
  expect((await who.list()).rows).toMatchObject([
    { description: 'Engen Rosebank', bookedOn: '2026-03-12', amount: ZAR(-70_00n), bankText: 'ENGEN 042' },
    { description: 'Petrol', bookedOn: '2026-03-12', amount: ZAR(-50_00n), bankText: 'ENGEN 042' },
  ]);
  await correct(-70_00n, 'Engen Rosebank');
  expect((await who.list()).rows).toMatchObject([{ id, amount: ZAR(-70_00n), categoryId: groceries, parentId: null }]);
  expect(await differences()).toEqual([]);
});

const minor = fc.bigInt({ min: -50_000n, max: 50_000n }).filter((value) => value !== 0n);
const act = fc.constantFrom(
  ...([
    'write',
    'split',
    'split',
    'split',
    'unsplit',
    'move',
    'remove',
    'restore',
    'removeMany',
    'restoreMany',
  ] as const),
  ...(['categorise', 'describe', 'removeCategory'] as const),
);
const step = fc.record({
  act,
  pick: fc.nat(50),
  other: fc.nat(1),
  day: fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-15', '2026-02-28'),
  minors: fc.array(minor, { minLength: 1, maxLength: 4 }),
});
const EXPECTED = ['TRANSACTION_NOT_FOUND', 'NOT_SPLIT', 'ZERO_LINE', 'DUPLICATE'];

test('whatever is split, changed, deleted and undone, sums equal the lines and balances the transactions', async () => {
  const who = await bookkeeper(app);
  const { api } = who;
  const accountIds = [who.accountId, (await api.accounts.create({ name: 'Other' })).id];
  const { id: own } = await api.categories.create({ name: 'Own', kind: 'expense' });
  const categoryIds = [who.category('Groceries'), who.category('Fuel'), own, null];
  for (const minors of [-700_00n, -33n, 250_00n, -10_01n]) await who.write('beginning', minors);
  let splits = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      await app.owner.query('delete from rate_limits');
      for (const { act: what, pick, other, day, minors } of steps) {
        const { rows } = await app.owner.query<{ id: string }>(
          'select id from transactions where user_id = $1 order by id',
          [who.session.person.id],
        );
        const id = rows[pick % Math.max(rows.length, 1)]?.id ?? randomUUIDv7();
        const category = categoryIds[pick % categoryIds.length] ?? null;
        const play = async (): Promise<unknown> => {
          switch (what) {
            case 'write':
              return who.write(`row ${pick}`, minors[0] ?? 1n, { bookedOn: day });
            case 'split': {
              const { amount, lines } = await api.splits.get({ id });
              const known = minors.map((one, at) => ({
                ...(lines[at] === undefined || other === 0 ? {} : { id: lines[at].id }),
                categoryId: categoryIds[(pick + at) % categoryIds.length] ?? null,
                amount: ZAR(one),
              }));
              const rest = amount.minor - minors.reduce((all, one) => all + one, 0n);
              await api.splits.split({ id, lines: [...known, { categoryId: null, amount: ZAR(rest) }] });
              return (splits += 1);
            }
            case 'unsplit':
              return api.splits.unsplit({ id });
            case 'move':
              return api.transactions.update({ id, bookedOn: day, accountId: accountIds[other] ?? '' });
            case 'describe':
              return api.transactions.update({ id, description: `described ${pick}` });
            case 'categorise':
              return api.transactions.categorise({ ids: [id, rows[0]?.id ?? id], categoryId: category });
            case 'removeCategory':
              await api.categories.remove({ id: own, moveTo: null });
              return api.categories.restore({ id: own });
            case 'remove':
              return api.transactions.remove({ id });
            case 'restore':
              return api.transactions.restore({ id });
            case 'removeMany':
              return api.transactions.removeMany({ ids: [id] });
            case 'restoreMany':
              return api.transactions.restoreMany({ ids: [id] });
          }
        };
        await play().catch((error: { code?: string }) => {
          if (!EXPECTED.includes(error.code ?? '')) throw error;
        });
      }
      expect(await differences()).toEqual([]);
      const balances = (await api.accounts.list()).map(({ id, currentBalance }) => [id, currentBalance.minor] as const);
      const { rows } = await app.owner.query<{ id: string; moved: string }>(
        `select account_id as id, sum(minor)::text as moved from transactions
         where user_id = $1 and parent_id is null and deleted_at is null group by 1`,
        [who.session.person.id],
      );
      const moved = new Map(rows.map((row) => [row.id, BigInt(row.moved)]));
      for (const [id, balance] of balances) expect(balance).toBe(moved.get(id) ?? 0n);
    }),
    { numRuns: 12 },
  );
  // How many depends on the dice; none would mean that nothing was tried.
  expect(splits).toBeGreaterThan(0);
});
