import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date('2026-03-31T09:00:00Z') });
});
afterAll(() => app.close());

type Books = Awaited<ReturnType<typeof bookkeeper>>;

const line = fc.record({
  day: fc.constantFrom('05', '06', '20'),
  amount: fc.constantFrom('-100.00', '-110.00'),
  status: fc.constantFrom('', 'pending'),
  name: fc.constantFrom('GRAND CAFE', 'TRATTORIA SOLE'),
});
const written = (rows: readonly { day: string; amount: string; status: string; name: string }[]) =>
  [
    'Date,Amount,Status,Description',
    ...rows.map((row) => `2026-03-${row.day},${row.amount},${row.status},${row.name}`),
  ].join('\n');

async function bring({ api, accountId }: Books, name: string, text: string) {
  await app.owner.query('delete from rate_limits');
  const { id } = await api.imports.upload({ file: new File([text], name), accountId });
  return api.imports.commit({ id });
}

async function stored({ session }: Books) {
  const found = [];
  for (const table of ['transactions', 'transaction_merges', 'transaction_sums'])
    found.push(
      (
        await app.owner.query(
          `select to_jsonb(t) - 'updated_at' as row from ${table} t where workspace_id = $1 and (to_jsonb(t) ->> 'count') is distinct from '0'
           order by t::text`,
          [session.workspace.id],
        )
      ).rows.map(({ row }: { row: unknown }) => JSON.stringify(row)),
    );
  return found;
}

/** The balance is the opening one and all transactions, pending ones too. */
async function expectBalanceToHold({ api, list }: Books): Promise<void> {
  const { rows } = await list({});
  const [account] = await api.accounts.list();
  expect(account?.currentBalance.minor).toBe(rows.reduce((sum, { amount }) => sum + amount.minor, 0n));
}

test('merged and undone all is as it was, the balance holds throughout, and both files again add nothing', async () => {
  let merged = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 4 }),
      fc.array(line, { minLength: 1, maxLength: 3 }),
      fc.nat(),
      fc.nat(),
      async (first, second, one, other) => {
        const books = await bookkeeper(app);
        const files = [written(first), written(second)];
        for (const [at, file] of files.entries()) await bring(books, `${at}.csv`, file);
        await books.write('Coffee', -100_00n, { bookedOn: '2026-03-05' });
        const { rows } = await books.list();
        const [a, b] = [rows[one % rows.length], rows[other % rows.length]];
        if (a === undefined || b === undefined || a.id === b.id) return;
        const before = await stored(books);
        const done = await books.api.merges.merge({ keepId: a.id, otherId: b.id }).catch(() => null);
        await expectBalanceToHold(books);
        if (done === null) {
          expect(await stored(books)).toEqual(before);
          return;
        }
        merged += 1;
        await books.api.history.undo({ changeId: done.changeId });
        await expectBalanceToHold(books);
        expect(await stored(books)).toEqual(before);
        await books.api.history.redo();
        const { count } = await books.list();
        expect(count).toBe(rows.length - 1);
        for (const file of files) expect(await bring(books, 'again.csv', file)).toMatchObject({ added: 0 });
        await app.owner.query(
          `update transactions set deleted_at = now() - interval '31 days' where deleted_at is not null`,
        );
        await app.owner.query('select forget_deleted()');
        for (const file of files) expect(await bring(books, 'later.csv', file)).toMatchObject({ added: 0 });
        expect((await books.list()).count).toBe(count);
        await expectBalanceToHold(books);
      },
    ),
    { numRuns: 3, seed: 106, endOnFailure: true },
  );
  expect(merged).toBeGreaterThan(1);
}, 240_000);
