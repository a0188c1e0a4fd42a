import { randomUUIDv7 } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkKeptSums } from '#modules/money/ledger/service.server.ts';
import { inTransaction } from '#platform/database.server.ts';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
let who: Awaited<ReturnType<typeof app.person>>;
let accountIds: string[];
let categoryIds: string[];
beforeAll(async () => {
  app = await startTestApp();
  who = await app.person();
  accountIds = [];
  for (const name of ['One', 'Two', 'Three']) accountIds.push((await who.api.accounts.create({ name })).id);
  const all = await who.api.categories.list();
  categoryIds = ['Groceries', 'Fuel', 'Between own accounts'].map(
    (name) => all.find((category) => category.name === name)?.id ?? '',
  );
});
afterAll(() => app.close());

const differences = async () => (await checkKeptSums((text) => app.owner.query(text))).differences;

const minor = fc.oneof(fc.bigInt({ min: -100_000n, max: 100_000n }), fc.constantFrom(0n, 10n ** 17n, -(10n ** 17n)));
const day = fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-15', '2026-02-01', '2026-02-28');
const change = fc.record({
  act: fc.constantFrom(
    ...([
      'create',
      'create',
      'update',
      'update',
      'remove',
      'restore',
      'categorise',
      'removeMany',
      'restoreMany',
    ] as const),
    ...(['import', 'revert'] as const),
  ),
  pick: fc.nat(50),
  account: fc.nat(2),
  category: fc.nat(3),
  day,
  minor,
});

/** A statement of a row on each of the days, some of them twins, as a bank writes it. */
function statementOf(pick: number): File {
  const days = ['2025-12-31', '2026-01-01', '2026-01-15', '2026-01-15', '2026-02-01', '2026-02-28'];
  const lines = days.map(
    (on, at) => `${on},${at === 1 ? '' : '-'}${10 + (pick % 7)}.${10 + at},SHOP ${pick % 3} BRANCH ${at}`,
  );
  return new File([['Date,Amount,Description', ...lines].join('\n')], `statement-${pick}.csv`);
}

test('whatever is written, changed, deleted, restored, imported and taken back, by two people at once, the kept sums equal the rows', async () => {
  const ids: string[] = [];
  const imports: string[] = [];
  const { api } = who;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 24 }), async (changes) => {
      const play = async ({ act, pick, account, category, ...row }: (typeof changes)[number]) => {
        const id = ids[pick % Math.max(ids.length, 1)] ?? randomUUIDv7();
        const some = [id, ids[(pick * 7) % Math.max(ids.length, 1)] ?? id];
        const accountId = accountIds[account] ?? '';
        const categoryId = categoryIds[category] ?? null;
        const amount = { minor: row.minor };
        if (act === 'create') {
          const wish = { accountId, bookedOn: row.day, description: `row ${pick}`, amount };
          ids.push(
            (
              await api.transactions.create({
                ...wish,
                categoryId: categoryId ?? categoryIds[0] ?? '',
                confirmed: true,
              })
            ).id,
          );
        } else if (act === 'update')
          await api.transactions.update({ id, accountId, bookedOn: row.day, amount, categoryId });
        else if (act === 'import') {
          // More of them than a person may bring in a minute.
          await app.owner.query('delete from rate_limits');
          const { id: importId } = await api.imports.upload({ file: statementOf(pick), accountId });
          await api.imports.commit({ id: importId });
          imports.push(importId);
        } else if (act === 'revert') {
          const importId = imports[pick % Math.max(imports.length, 1)];
          if (importId !== undefined) await api.imports.revert({ id: importId, evenEdited: true });
        } else if (act === 'remove') await api.transactions.remove({ id });
        else if (act === 'restore') await api.transactions.restore({ id });
        else if (act === 'categorise') await api.transactions.categorise({ ids: some, categoryId });
        else if (act === 'removeMany') await api.transactions.removeMany({ ids: some });
        else await api.transactions.restoreMany({ ids: some });
      };
      const outcomes = { refused: 0 };
      const half = Math.ceil(changes.length / 2);
      const writer = async (part: typeof changes) => {
        for (const step of part)
          await play(step).catch((error: { code?: string }) => {
            if (!['TRANSACTION_NOT_FOUND', 'NOT_DONE'].includes(error.code ?? '')) throw error;
            outcomes.refused += 1;
          });
      };
      await app.owner.query('delete from rate_limits');
      await Promise.all([writer(changes.slice(0, half)), writer(changes.slice(half))]);
      expect(await differences()).toEqual([]);
    }),
    { numRuns: 15 },
  );
  // How many depends on the dice; none would mean that nothing was tried.
  expect(ids.length).toBeGreaterThan(5);
  expect(imports.length).toBeGreaterThan(0);
});

test('a bulk change of several statements and an edit in the same month do not block each other for ever', async () => {
  const [accountId = '', first = '', second = ''] = [accountIds[0], ...categoryIds.toSorted()];
  const { session } = who;
  const scope = { role: 'ilifa_app', workspaceId: session.workspace.id, userId: session.person.id } as const;
  const row = (categoryId: string) => `insert into transactions
    (workspace_id, id, user_id, account_id, booked_on, description, category_id, minor, currency)
    values ('${scope.workspaceId}', '${randomUUIDv7()}', '${who.session.person.id}', '${accountId}', '2026-06-10', 'bulk',
      '${categoryId}', 5, 'ZAR')`;
  const wish = { accountId, bookedOn: '2026-06-01', description: 'edited', amount: { minor: 1n } };
  const { id } = await who.api.transactions.create({ ...wish, categoryId: first });
  let edit: Promise<unknown> = Promise.resolve();
  await inTransaction(app.services.pool, scope, async (db) => {
    await db.execute(row(second));
    edit = who.api.transactions.update({ id, categoryId: second });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await db.execute(row(first));
  });
  await expect(edit).resolves.toEqual({ id });
  expect(await differences()).toEqual([]);
});
