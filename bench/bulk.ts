import pg from 'pg';
import { openHandlers } from './handlers.ts';
import { type Line, sampleOf, timed } from './measure.ts';
import { addRows, openAccounts, writtenColumns } from './rows.ts';
import type { Yard } from './yard.ts';

const ROWS = 10_000;
/** Fewer are found: those in rand. */
const IN_BOOKS = 10_500;
const ROUNDS = 7;
const AIM = 2000;

/**
 * A bulk edit of about 10,000 rows through guard and contract, with history, kept sums and lessons, and its undo; beside
 * it a bare UPDATE of the same columns in a table without triggers. In turns; the first round warms up.
 */
export async function measureBulk({ loginUrl, superuserUrl, name }: Yard): Promise<Line[]> {
  const handlers = await openHandlers(loginUrl);
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    const { api } = handlers;
    const { id: tagId } = await api.tags.create({ name: 'Bench' });
    await addRows(client, { ...handlers, tagId }, await openAccounts(handlers), { from: 0, to: IN_BOOKS });
    await client.query('create table bare_transactions (like transactions including all)');
    const columns = await writtenColumns(client);
    await client.query(
      `insert into bare_transactions (${columns}) select ${columns} from transactions where workspace_id = $1 and currency = 'ZAR'`,
      [handlers.workspaceId],
    );
    await client.query('vacuum (analyze) transactions, bare_transactions');
    const targets = (await api.categories.list()).filter(({ kind }) => kind === 'expense').slice(0, 2);
    const which = { filter: { currency: 'ZAR', search: '' } };
    const rounds: { edit: number; undo: number; bare: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await client.query('delete from rate_limits');
      // What autovacuum does within a minute of each round; without it each round works on a table that has grown.
      await client.query('vacuum');
      const categoryId = targets[round % targets.length]?.id ?? '';
      const note = `Round ${round}`;
      let changeId = '';
      const edit = await timed(async () => {
        const change = { categoryId, note, addTags: [tagId], isReviewed: round % 2 === 0 };
        const made = await api.transactions.bulkChange({ which, change });
        if (made.count < ROWS) throw new Error(`only ${made.count} rows were changed`);
        ({ changeId } = made);
      });
      const undo = await timed(() => api.history.undo({ changeId }));
      const bare = await timed(() =>
        client.query(
          `update bare_transactions set category_id = $1, note = $2, tag_ids = array[$3::uuid], needs_review = $4, updated_at = clock_timestamp()`,
          [categoryId, note, tagId, round % 2 === 1],
        ),
      );
      if (round > 0) rounds.push({ edit, undo, bare });
    }
    const of = (key: keyof (typeof rounds)[number]) => sampleOf(rounds.map((round) => round[key]));
    const beside = { what: 'bare UPDATE', found: of('bare') };
    const aimOf = (found: Line['found']) => ({ text: `< ${AIM} ms`, reached: found.median < AIM });
    return [
      { what: `${name}: bulk edit of 10,000 rows`, unit: 'ms', found: of('edit'), beside, aim: aimOf(of('edit')) },
      { what: `${name}: its undo`, unit: 'ms', found: of('undo'), beside, aim: aimOf(of('undo')) },
    ];
  } finally {
    await client.query('drop table if exists bare_transactions');
    await client.end();
    await handlers.close();
  }
}
