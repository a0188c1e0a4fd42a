import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { personAt } from '../e2e/caller.ts';
import { bring, commit } from '../e2e/importing.ts';
import { statementFile } from '../e2e/statement-file.ts';
import { type Line, sampleOf, timed } from './measure.ts';
import { writtenColumns } from './rows.ts';
import type { Yard } from './yard.ts';

const ROWS = 10_000;
const ROUNDS = 7;
const AIM = 3;
/** A table of the same columns, indexes, checks and defaults; no triggers, foreign keys or row level security. */
const BARE = 'create table bare_transactions (like transactions including all)';

/**
 * A statement of 10,000 rows over HTTP, from the upload to the committed answer, and beside it a bare COPY of the very
 * same rows; then both once more with the same rows. In turns, on one server; both tables grow alike. The first round
 * warms up and does not count.
 */
export async function measureImport({ app, superuserUrl, name }: Yard): Promise<Line[]> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await client.query(BARE);
    const columns = await writtenColumns(client);
    const rounds: { first: number; again: number; copy: number; copyAgain: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      await client.query('delete from rate_limits');
      const { api } = await personAt(app.url);
      const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
      const text = statementFile({ rows: ROWS, seed: 100 + round });
      const whole = (fileName: string, added: number) => async () => {
        const counts = await commit(api, await bring(api, { accountId, name: fileName, text }));
        if (counts.added !== added) throw new Error(`${counts.added} rows were added instead of ${added}`);
      };
      const first = await timed(whole('first.csv', ROWS));
      const rows = await copiedOut(client, columns, accountId);
      const copy = await timed(() => copyIn(client, 'bare_transactions', columns, rows));
      const again = await timed(whole('again.csv', 0));
      const copyAgain = await timed(() => copyOnlyNew(client, columns, rows));
      if (round > 0) rounds.push({ first, again, copy, copyAgain });
    }
    const of = (key: keyof (typeof rounds)[number]) => sampleOf(rounds.map((round) => round[key]));
    return [
      lineOf(`${name}: import of ${ROWS.toLocaleString('en')} rows over HTTP`, of('first'), 'bare COPY', of('copy')),
      lineOf(`${name}: the same file again`, of('again'), 'bare COPY, new rows only', of('copyAgain')),
    ];
  } finally {
    await client.query('drop table if exists bare_transactions');
    await client.end();
  }
}

function lineOf(what: string, found: Line['found'], reference: string, beside: Line['found']): Line {
  const reached = found.median <= AIM * beside.median;
  return { what, unit: 'ms', found, beside: { what: reference, found: beside }, aim: { text: `≤ ${AIM}×`, reached } };
}

/** The rows as the import wrote them, as COPY takes them. */
async function copiedOut(client: pg.Client, columns: string, accountId: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const id = pg.escapeLiteral(accountId);
  const stream = client.query(
    copyTo(`copy (select ${columns} from transactions where account_id = ${id} order by id) to stdout`),
  );
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

async function copyIn(client: pg.Client, table: string, columns: string, rows: Buffer): Promise<void> {
  await pipeline(Readable.from([rows]), client.query(copyFrom(`copy ${table} (${columns}) from stdin`)));
}

/** The cheapest way to add only what is new: COPY beside the table, and what meets no equal row goes over. */
async function copyOnlyNew(client: pg.Client, columns: string, rows: Buffer): Promise<void> {
  await client.query(
    `begin; create temp table arriving on commit drop as select ${columns} from bare_transactions limit 0`,
  );
  await copyIn(client, 'arriving', columns, rows);
  await client.query(
    `insert into bare_transactions (${columns}) select ${columns} from arriving on conflict do nothing; commit`,
  );
}
