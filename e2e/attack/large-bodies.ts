import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import pg from 'pg';
import { type Caller, personAt } from '../caller.ts';
import { databaseIn, type RunningApp, startApp, stopServerIn } from '../running-app.ts';
import { statementFile } from '../statement-file.ts';
import { alwaysFault } from './judge.ts';
import { callOf, headersOf, knock, type Tab } from '../knock.ts';
import { memoryOf, whileAsking } from './other-person.ts';
import type { Stage } from './stage.ts';

const KIND = 'large bodies while another person works';
const AT_ONCE = 20;
const MB = 1024 * 1024;
const LARGE = 15 * MB;
/** How long another person may wait for their list, in milliseconds; how much more memory the process may take. */
const LONGEST_WAIT = 500;
const MOST_MEMORY = 150 * MB;
/** How long an attack goes on at the least, in milliseconds. */
const SHORTEST = 1000;
/** While an archive unpacks, nobody waits longer for it than this. */
const LONGEST_STANDSTILL = 200;
/** A machine that others share is slow at times: what is ours comes again every time. */
const TRIES = 3;

type Sent = { readonly path: string; readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };
type Attack = { readonly times: number; readonly longest: number; readonly make: (by: Caller) => Promise<Sent> };
/** A product of its own, with the time for requests that operators give: others are cut off after seconds here. */
type Scene = { readonly app: RunningApp; readonly database: pg.Client; readonly victim: Caller };

/** Large bodies of every kind that is taken or refused, while another person lists their transactions without a pause. */
export async function tryLargeBodies({ note }: Stage): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-large-'));
  const app = await startApp({ dataFolder });
  const database = new pg.Client({ connectionString: databaseIn(dataFolder) ?? '' });
  await database.connect();
  try {
    const scene = { app, database, victim: await personAt(app.url) };
    for (const [what, attack] of Object.entries(ATTACKS)) {
      let fault: string | null = null;
      for (let times = 0; times < TRIES; times += 1) {
        fault = await underAttack(scene, what, attack);
        if (fault === null) break;
      }
      note(KIND, `${attack.times} times ${what}`, fault);
    }
  } finally {
    await database.end();
    await app.stop();
    await stopServerIn(dataFolder);
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function underAttack({ app, database, victim }: Scene, what: string, attack: Attack): Promise<string | null> {
  const { times, longest: most, make } = attack;
  await database.query('delete from rate_limits');
  const by = await personAt(app.url);
  const sent = await make(by);
  // All of them are let in, and not only the three a minute that one person may send: a crowd of accounts may send as many.
  await database.query(
    `insert into rate_limits (key, points, reset_at)
     select 'import_data:' || id, -1000, now() + interval '1 hour' from users on conflict (key) do update set points = -1000`,
  );
  const { headers, body } = await callOf(tabOf(victim), { currency: 'ZAR' });
  const asking = { url: `${app.url}/rpc/transactions/list`, headers, body: body.toString() };
  const quiet = await whileAsking(asking, () => new Promise((resolve) => setTimeout(resolve, 1000)));
  const before = memoryOf(app.pid);
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(app.pid))), 10);
  const request = { method: 'POST', body: sent.body, headers: { ...headersOf(tabOf(by)), ...sent.headers } };
  const all = () => Promise.all(Array.from({ length: times }, () => knock(app.url, sent.path, request)));
  const { result, longest, longestOfControl, statuses, asked } = await whileAsking(asking, async () => {
    const ends = performance.now() + SHORTEST;
    const answers = await all();
    // What is refused at once is over before anybody asks: it goes on for as long as it takes to be asked several times.
    while (performance.now() < ends) answers.push(...(await all()));
    return answers;
  }).finally(() => clearInterval(watch));
  const grown = highest - before;
  const answers = [...new Set(result.map(({ status }) => status))].toSorted((a, b) => a - b).join(', ');
  console.log(
    `  ${what.padEnd(36)} list ${longest.toFixed(0).padStart(5)} ms of ${most}, quiet ${quiet.longest.toFixed(0).padStart(4)} ms, machine ${longestOfControl.toFixed(0).padStart(4)} ms, memory ${(grown / MB).toFixed(0).padStart(4)} MB; answered ${answers}`,
  );
  const fault = result.map((answer) => alwaysFault(answer)).find((each) => each !== null);
  if (fault !== undefined) return fault;
  if (statuses.some((status) => status !== 200)) return `another person's list was answered ${statuses.join(', ')}`;
  if (asked < 3) return `another person's list was asked for ${asked} times only`;
  if (grown > MOST_MEMORY) return `took ${(grown / MB).toFixed(0)} MB more memory`;
  // What the list takes without an attack, and what a server that nobody attacks is late by, is the machine's doing.
  return longest > most + Math.max(longestOfControl, quiet.longest)
    ? `another person waited ${longest.toFixed(0)} ms for their list`
    : null;
}

const tabOf = ({ cookie }: Caller): Tab => ({ name: 'a person', cookie: cookie(), workspaceId: null });
const twenty = (make: Attack['make']): Attack => ({ times: AT_ONCE, longest: LONGEST_WAIT, make });
const json = (path: string, text: string, more: Record<string, string> = {}) =>
  twenty(async () => ({ path, body: Buffer.from(text), headers: { 'content-type': 'application/json', ...more } }));
const file = (content: () => string | Buffer): Attack =>
  twenty(async (by) => ({
    path: '/rpc/imports/upload',
    ...(await callOf(tabOf(by), { file: new File([content() as BlobPart], 'statement.csv') })),
  }));

const wide = `{"json":[${'1,'.repeat(LARGE / 2)}1]}`;
const deep = `{"json":${'['.repeat(LARGE / 2)}${']'.repeat(LARGE / 2)}}`;
const typed = `{"json":{},"meta":[${'[0,"a"],'.repeat(LARGE / 8)}[0,"a"]]}`;
const BOUNDARY = 'a-boundary';
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (name: string, text: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;

/** As many rows as a statement may have, in as many bytes as a file of 15 MB has room for. */
function fullStatement(): string {
  return statementFile({ rows: 9990 })
    .split('\n')
    .map((line) => (/^"\d{4}/.test(line) ? `${line.slice(0, -1)} ${'REFERENCE '.repeat(145)}"` : line))
    .join('\n')
    .slice(0, LARGE);
}

const ATTACKS: Readonly<Record<string, Attack>> = {
  'a wide list': json('/rpc/transactions/list', wide),
  'a deep list': json('/rpc/transactions/list', deep),
  'types without end': json('/rpc/transactions/list', typed),
  'a wide list for a file': json('/rpc/imports/upload', wide),
  'a wide batch': json('/rpc/__batch__', `[${'{},'.repeat(LARGE / 3)}{}]`, { 'x-orpc-batch': 'buffered' }),
  'a form whose data is a wide list': twenty(async () => ({
    path: '/rpc/imports/upload',
    headers: MULTIPART,
    body: Buffer.from(`${part('data', wide)}--${BOUNDARY}--\r\n`),
  })),
  'a form of many parts': twenty(async () => ({
    path: '/rpc/imports/upload',
    headers: MULTIPART,
    body: Buffer.from(part('data', '{}').repeat(LARGE / 80)),
  })),
  'a statement of 10,000 rows': file(fullStatement),
  'a statement of too many rows': file(() => '2026-03-01,-12.34,SHOP\n'.repeat(LARGE / 23)),
  'a statement in another encoding': file(() => Buffer.alloc(LARGE, 'é;ü,1\n', 'latin1')),
  'a statement of tags': file(() => `<?xml version="1.0"?><Document>${'<a></a>'.repeat(LARGE / 7)}</Document>`),
  'a spreadsheet of noise': file(() => Buffer.concat([Buffer.from('PK\u0003\u0004xl/workbook'), randomBytes(LARGE)])),
  'an archive of noise': twenty(async (by) => ({
    path: '/rpc/leaving/restore',
    ...(await callOf(tabOf(by), { file: new File([randomBytes(LARGE)], 'archive.zip') })),
  })),
  'an archive that unpacks to 100 MB': { times: 1, longest: LONGEST_STANDSTILL, make: unpackingTo },
};

const ROW = 900 * 1024;

/** Rows with much blank space around their figures: small while they are packed, and all of them rows that are taken. */
async function unpackingTo(by: Caller): Promise<Sent> {
  const { api } = by;
  const { id: accountId } = await api.accounts.create({ name: 'Cheque', bankName: 'Bank' });
  const { id: categoryId } = await api.categories.create({ name: 'Bread', kind: 'expense' });
  await api.transactions.create({
    accountId,
    categoryId,
    bookedOn: '2026-11-02',
    description: 'Bread',
    amount: { minor: -12_345n },
    reference: 'Till 4',
  });
  const files = unzipSync(new Uint8Array(await (await api.leaving.export()).arrayBuffer()));
  const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString()) as {
    books: { folder: string; rows: Record<string, number> }[];
  };
  const [book] = manifest.books;
  if (book === undefined) throw new Error('the archive has no books');
  const name = `${book.folder}/transactions.jsonl`;
  const row = JSON.parse(Buffer.from(files[name] ?? []).toString()) as object;
  const rows = Array.from({ length: Math.ceil((100 * MB) / ROW) }, () =>
    JSON.stringify({ ...row, id: crypto.randomUUID() }).padEnd(ROW),
  );
  book.rows['transactions'] = rows.length;
  const bent = {
    ...files,
    [name]: Buffer.from(rows.join('\n')),
    'manifest.json': Buffer.from(JSON.stringify(manifest)),
  };
  return {
    path: '/rpc/leaving/restore',
    ...(await callOf(tabOf(by), { file: new File([new Uint8Array(zipSync(bent))], 'archive.zip') })),
  };
}
