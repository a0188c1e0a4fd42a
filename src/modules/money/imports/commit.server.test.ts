import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '#testing/app.server.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.owner.query('delete from rate_limits'));

async function books() {
  const person = await app.person();
  const { id: accountId } = await person.api.accounts.create({ name: 'Cheque' });
  return { ...person, accountId, workspaceId: person.session.workspace.id };
}

/** So many rows, ten a day; a text on the last. */
function statement(rows: number, last = 'SPAR'): string {
  const first = Temporal.PlainDate.from('2020-01-01');
  const lines = Array.from({ length: rows }, (_, at) => {
    const day = first.add({ days: Math.floor(at / 10) });
    return `${day.toString()},-${(at + 1) / 100},${at === rows - 1 ? last : `SHOP ${at % 97}`}`;
  });
  return ['Date,Amount,Description', ...lines].join('\n');
}

const fileOf = (text: string | Uint8Array<ArrayBuffer>, name = 'file.csv') => new File([text], name);

/** Everything an import may write, counted: after a failure it is as it was before. */
async function ledgerOf(workspaceId: string) {
  const tables = [
    'transactions',
    'transaction_sums',
    'transaction_months',
    'transaction_days',
    'import_decisions',
    'import_mappings',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table} where workspace_id = $1) as ${table}`);
  const { rows } = await app.owner.query(`select ${counts.join(', ')}`, [workspaceId]);
  return rows[0] as Record<string, number>;
}
const EMPTY = {
  transactions: 0,
  transaction_sums: 0,
  transaction_months: 0,
  transaction_days: 0,
  import_decisions: 0,
  import_mappings: 0,
};

/** Holds up an import at its last row, as long as the work takes. */
async function heldAtTheLastRow(work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: app.database.ownerUrl });
  await holder.connect();
  await holder.query(
    'create function wait_for_us() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(77); return new; end $$',
  );
  await holder.query(
    `create trigger wait_at_last before insert on transactions for each row when (new.bank_text = 'HOLD') execute function wait_for_us()`,
  );
  await holder.query('select pg_advisory_lock(77)');
  try {
    await work();
  } finally {
    await holder.query('select pg_advisory_unlock_all()');
    await holder.end();
    await app.owner.query('drop trigger wait_at_last on transactions');
    await app.owner.query('drop function wait_for_us');
  }
}

test('an import shows how far it is, stops when it is asked to, and then leaves nothing', async () => {
  const { api, accountId, workspaceId } = await books();
  const { id } = await api.imports.upload({ file: fileOf(statement(5000, 'HOLD')), accountId });
  expect(await api.imports.progress({ id })).toBeNull();
  expect(await api.imports.cancel({ id })).toEqual({ isAsked: false });
  let outcome: Promise<unknown> = Promise.resolve();
  await heldAtTheLastRow(async () => {
    outcome = api.imports.commit({ id }).catch((error: unknown) => error);
    for (;;) {
      const progress = await api.imports.progress({ id });
      // All but the last chunk is written, and the last one waits for us.
      if (progress?.done === 2500) break;
      await sleep(5);
    }
    expect(await api.imports.progress({ id })).toMatchObject({ phase: 'writing', total: 5000, isCancelling: false });
    expect(await api.imports.cancel({ id })).toEqual({ isAsked: true });
    expect(await api.imports.progress({ id })).toMatchObject({ isCancelling: true });
    // Half written, and nobody sees any of it.
    expect(await ledgerOf(workspaceId)).toEqual(EMPTY);
  });
  expect(await outcome).toMatchObject({ code: 'CANCELLED' });
  expect(await ledgerOf(workspaceId)).toEqual(EMPTY);
  expect(await api.imports.progress({ id })).toBeNull();
  // The wish is not remembered against the next try.
  expect(await api.imports.commit({ id })).toMatchObject({ added: 5000 });
});

test('an error in the middle leaves nothing, and the import is ready for another try', async () => {
  const { api, accountId, workspaceId } = await books();
  const { id } = await api.imports.upload({ file: fileOf(statement(3000, 'EXPLODE')), accountId });
  await app.owner.query(
    `create function explode() returns trigger language plpgsql as $$ begin raise exception 'disk on fire'; end $$`,
  );
  await app.owner.query(
    `create trigger explode before insert on transactions for each row when (new.bank_text = 'EXPLODE') execute function explode()`,
  );
  const error: unknown = await api.imports.commit({ id }).catch((thrown: unknown) => thrown);
  await app.owner.query('drop trigger explode on transactions');
  await app.owner.query('drop function explode');
  expect(error).toMatchObject({ code: 'UNFORESEEN' });
  expect(String(error)).not.toContain('disk on fire');
  expect(await ledgerOf(workspaceId)).toEqual(EMPTY);
  expect(await api.imports.progress({ id })).toBeNull();
  expect(await api.imports.get({ id })).toMatchObject({ status: 'ready', finding: { counts: { added: 3000 } } });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 3000 });
});

test('two processes that import one file at once add it once, with a person writing between them', async () => {
  const person = await books();
  const second = await startTestApp({ beside: app });
  try {
    const { api, accountId, workspaceId } = person;
    const there = second.visitor();
    await there.api.identity.signIn({ email: person.email, password: person.password });
    const text = statement(2000);
    const one = await api.imports.upload({ file: fileOf(text), accountId });
    const two = await there.api.imports.upload({ file: fileOf(text), accountId });
    expect([one, two].map(({ finding }) => finding)).toMatchObject([
      { counts: { added: 2000 } },
      { counts: { added: 2000 } },
    ]);
    const category = (await api.categories.list())[0]?.id ?? '';
    const written = { accountId, bookedOn: '2020-02-01', description: 'Between', categoryId: category };
    const [first, other] = await Promise.all([
      api.imports.commit({ id: one.id }),
      there.api.imports.commit({ id: two.id }),
      ...[1, 2, 3].map((rand) =>
        api.transactions.create({ ...written, amount: { minor: BigInt(rand), currency: 'ZAR' } }),
      ),
    ]);
    expect([first, other].map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 2000]);
    expect(await ledgerOf(workspaceId)).toMatchObject({ transactions: 2003 });
    const { rows } = await app.owner.query(
      `select (select sum(count)::int from transaction_sums where workspace_id = $1) as kept,
        (select sum(in_minor + out_minor) from transaction_sums where workspace_id = $1)
          - (select sum(minor) from transactions where workspace_id = $1) as difference`,
      [workspaceId],
    );
    expect(rows).toEqual([{ kept: 2003, difference: '0' }]);
    // The same import twice at once happens once, too.
    const three = await api.imports.upload({ file: fileOf(statement(50, 'X'), 'x.csv'), accountId });
    const results = await Promise.allSettled([
      api.imports.commit({ id: three.id }),
      there.api.imports.commit({ id: three.id }),
    ]);
    expect(results.map(({ status }) => status).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(['fulfilled', 'rejected']);
  } finally {
    await second.close();
  }
});

test('ten thousand rows are known again at once, where the database has no statistics and however often it is asked', async () => {
  const { api, accountId } = await books();
  // Kept, and not gathered: a plan by guesswork that compares every row with every hash runs into the time limit.
  await app.owner.query('alter table transactions set (autovacuum_enabled = off)');
  const text = statement(10_000);
  const { id } = await api.imports.upload({ file: fileOf(text), accountId });
  expect(await api.imports.commit({ id })).toMatchObject({ added: 10_000 });
  for (let round = 0; round < 7; round += 1) {
    await app.owner.query('delete from rate_limits');
    const again = await api.imports.upload({ file: fileOf(text), accountId });
    expect(again.finding).toMatchObject({ counts: { added: 0, skipped: 10_000 } });
  }
  await app.owner.query('alter table transactions reset (autovacuum_enabled)');
});

test('every line of a file is accounted for', async () => {
  const { api, accountId } = await books();
  const text = [
    'Date,Amount,Balance,Description',
    '2026/03/01,-10.00,990.00,SPAR',
    '2026/03/02,-10.00,980.00,ENGEN',
    '2026/02/30,-10.00,970.00,NO SUCH DAY',
    '2026/03/03,ten,960.00,NO AMOUNT',
    '2026/03/04,-10.00,950.00,SPAR',
    '2026/03/05,-10.00,940.00,SPAR',
    '2026/03/06,-10.00,930.00,SPAR',
  ].join('\n');
  const { id, finding } = await api.imports.upload({ file: fileOf(text), accountId });
  const planned = finding?.kind === 'read' ? finding.counts : null;
  const counts = await api.imports.commit({ id });
  expect(counts).toEqual(planned);
  expect(counts.added + counts.merged + counts.skipped + counts.failed).toBe(7);
  expect(counts.failed).toBe(2);
  const { rows, total } = await api.imports.rows({ id, show: 'fail' });
  expect(total).toBe(2);
  expect(rows.map(({ line, raw }) => [line, raw])).toEqual([
    [4, '2026/02/30,-10.00,970.00,NO SUCH DAY'],
    [5, '2026/03/03,ten,960.00,NO AMOUNT'],
  ]);
  for (const { reason } of rows) expect(reason).toMatch(/\.$/);
});
