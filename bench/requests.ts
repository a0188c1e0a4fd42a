import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { personAt } from '../e2e/caller.ts';
import { load, type Load, type Shot } from './load.ts';
import { type Line, sampleOf } from './measure.ts';
import type { Yard } from './yard.ts';

const ROUNDS = 5;
/** Each with books and a session of their own, and each on its own connections: as people come. */
const PEOPLE = 8;
const BOUNDS = { connections: 16, most: 20_000, seconds: 4 };
const WARM_UP = { connections: 16, most: 2_000, seconds: 2 };

/**
 * Requests a second that one process answers, and beside it a bare "hello" of the same HTTP server, in turns, so that
 * both meet the same machine. Sender, app and database share its cores.
 */
export async function measureRequests({ app, name }: Yard): Promise<Line[]> {
  const hello = spawn(process.execPath, [new URL('hello.ts', import.meta.url).pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await firstLine(hello);
    const read: Shot[] = [];
    while (read.length < PEOPLE) read.push(await authenticatedRead(app.url));
    const bare = read.map((shot) => ({ ...shot, url: `http://127.0.0.1:${port}/rpc/accounts/list` }));
    const page: Shot[] = [{ url: `${app.url}/healthz`, method: 'GET', headers: {}, body: '' }];
    for (const shots of [read, page, bare]) await load(shots, WARM_UP);
    const rounds: Record<'read' | 'page' | 'bare', Load>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ read: await load(read, BOUNDS), page: await load(page, BOUNDS), bare: await load(bare, BOUNDS) });
    const beside = {
      perSecond: { what: 'bare "hello"', found: sampleOf(rounds.map(({ bare: { perSecond } }) => perSecond)) },
      p50: { what: 'bare "hello" p50', found: sampleOf(rounds.map(({ bare: { p50 } }) => p50)) },
      p95: { what: 'bare "hello" p95', found: sampleOf(rounds.map(({ bare: { p95 } }) => p95)) },
    };
    const of = (which: 'read' | 'page', key: 'perSecond' | 'p50' | 'p95') =>
      sampleOf(rounds.map((round) => round[which][key]));
    return [
      {
        what: `${name}: authenticated read (accounts.list)`,
        unit: '/s',
        found: of('read', 'perSecond'),
        beside: beside.perSecond,
      },
      { what: `${name}: its p50`, unit: 'ms', found: of('read', 'p50'), beside: beside.p50 },
      { what: `${name}: its p95`, unit: 'ms', found: of('read', 'p95'), beside: beside.p95 },
      { what: `${name}: /healthz, no guard`, unit: '/s', found: of('page', 'perSecond'), beside: beside.perSecond },
    ];
  } finally {
    const gone = once(hello, 'exit');
    hello.kill('SIGTERM');
    await gone;
  }
}

/** The request that a page of ours makes, recorded from the real client. */
async function authenticatedRead(url: string): Promise<Shot> {
  const seen: Request[] = [];
  const { api, cookie } = await personAt(url, (request) => seen.push(request));
  await api.accounts.create({ name: 'Cheque', bankName: 'FNB' });
  await api.accounts.list();
  const last = seen.at(-1);
  if (last === undefined) throw new Error('no request was seen');
  return {
    url: last.url,
    method: last.method,
    headers: { ...Object.fromEntries(last.headers), cookie: cookie() },
    body: await last.text(),
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.once('data', (text: Buffer) => resolve(text.toString().trim()));
    child.once('exit', () => reject(new Error('the bare server did not start')));
  });
}
