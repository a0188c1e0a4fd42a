import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkKeptSums } from '#modules/money/ledger/service.server.ts';
import { startTestApp } from '#testing/app.server.ts';
import { bookkeeper } from '#testing/books.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const OPENING = 12_345n;
const UNRECORDED = `'{workspace_id,updated_at,search_text}'::text[]`;

const step = fc.record({
  act: fc.constantFrom(
    ...(['create', 'create', 'update', 'update', 'categorise', 'removeMany', 'restoreMany'] as const),
    ...(['undo', 'undo', 'undo', 'redo', 'redo'] as const),
  ),
  pick: fc.nat(20),
  account: fc.nat(1),
  category: fc.nat(2),
  day: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28'),
  minor: fc.oneof(fc.bigInt({ min: -100_000n, max: 100_000n }), fc.constantFrom(10n ** 16n, -(10n ** 16n))),
});

test('whatever is written, undone and redone: balances, sums and history fit the rows, and undoing all returns the first state', async () => {
  const { api, accountId, category, session } = await bookkeeper(app);
  const second = await api.accounts.create({ name: 'Savings', openingBalance: { minor: OPENING, currency: 'ZAR' } });
  const accountIds = [accountId, second.id];
  const categoryIds = [category('Groceries'), category('Fuel'), null];
  const books = session.workspace.id;
  const ids: string[] = [];
  const outcomes = new Map<string, number>();
  const note = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);

  const play = async ({
    act,
    pick,
    account,
    category: filed,
    day,
    minor,
  }: typeof step extends fc.Arbitrary<infer S> ? S : never) => {
    const some = ids.filter((_, at) => (at + pick) % 3 === 0).slice(0, 20);
    const wish = { accountId: accountIds[account] ?? '', bookedOn: day, amount: { minor } };
    const categoryId = categoryIds[filed] ?? null;
    if (act === 'create') {
      const row = { ...wish, description: `Row ${ids.length}`, categoryId: categoryId ?? category('Pets') };
      ids.push((await api.transactions.create({ ...row, confirmed: true })).id);
    } else if (act === 'update')
      await api.transactions.update({
        ...wish,
        id: ids[pick % Math.max(ids.length, 1)] ?? crypto.randomUUID(),
        categoryId,
      });
    else if (act === 'undo') expect((await api.history.undo({})).left).toBe(0);
    else if (act === 'redo') expect((await api.history.redo()).left).toBe(0);
    else if (some.length === 0) return;
    else if (act === 'categorise') await api.transactions.categorise({ ids: some, categoryId });
    else if (act === 'removeMany') await api.transactions.removeMany({ ids: some });
    else await api.transactions.restoreMany({ ids: some });
    note(act);
  };
  const refusals = new Set(['TRANSACTION_NOT_FOUND', 'NOTHING_TO_UNDO', 'NOTHING_TO_REDO']);
  const isPlayed = async (done: () => Promise<unknown>) =>
    done().then(
      () => true,
      (error: { code?: string }) => {
        if (!refusals.has(error.code ?? '')) throw error;
        return false;
      },
    );
  const all = async (text: string) => (await app.owner.query<Record<string, unknown>>(text, [books])).rows;
  const state = () =>
    all(
      `select to_jsonb(t) - ${UNRECORDED} as row from transactions t where workspace_id = $1 and deleted_at is null order by id`,
    );

  const isWhole = async () => {
    expect((await checkKeptSums((text) => app.owner.query(text))).differences).toEqual([]);
    const rows =
      await all(`select a.id, a.opening_minor + coalesce(sum(t.minor), 0)::bigint as balance from bank_accounts a
      left join transactions t on t.workspace_id = a.workspace_id and t.account_id = a.id and t.deleted_at is null
      where a.workspace_id = $1 group by a.id, a.opening_minor`);
    const balances = new Map((await api.accounts.list()).map((one) => [one.id, one.currentBalance.minor]));
    expect(new Map(rows.map(({ id, balance }) => [id, balance]))).toEqual(balances);
    expect(await replayed()).toEqual(
      await all(
        `select id, to_jsonb(t) - ${UNRECORDED} as row from transactions t where workspace_id = $1 order by id`,
      ),
    );
  };
  /** Every row as its history makes it, from the oldest change on. */
  const replayed = () =>
    all(`with recursive changes as (
        select transaction_id as id, after, row_number() over (partition by transaction_id order by number) as place
        from transaction_changes where workspace_id = $1
      ), rows as (
        select id, after as row, place from changes where place = 1
        union all
        select r.id, r.row || c.after, c.place from rows r join changes c on c.id = r.id and c.place = r.place + 1
      ) select distinct on (id) id, row from rows order by id, place desc`);

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
      await app.owner.query('delete from rate_limits');
      const first = await state();
      for (const one of steps) await isPlayed(() => play(one));
      await isWhole();
      let undone = 0;
      while (await isPlayed(() => api.history.undo({}))) undone += 1;
      expect(undone).toBeLessThanOrEqual(steps.length);
      expect(await state()).toEqual(first);
      await isWhole();
    }),
    { numRuns: 12 },
  );
  // None would mean that nothing was tried.
  for (const act of ['create', 'update', 'undo', 'redo']) expect(outcomes.get(act) ?? 0, act).toBeGreaterThan(0);
});
