import { gzipSync } from 'node:zlib';
import { alwaysFault, refusedFault } from './judge.ts';
import { headersOf, knock, type Tab } from '../knock.ts';
import type { Stage } from './stage.ts';

const SIZE = 'bodies: too large, too deep';
const PROTOCOL = 'bodies: abuse of the protocol';
const BATCH = 'bodies: batches';

/** Refused before all of it was sent: then not everybody gets to hear the answer. */
const CUT_OFF = 0;

const nested = (depth: number, open: string, shut: string) => open.repeat(depth) + shut.repeat(depth);

export async function tryBodies(stage: Stage): Promise<void> {
  await trySizes(stage);
  await tryProtocol(stage);
  await tryBatches(stage);
}

const post = (stage: Stage, tab: Tab, path: string, body: string | Buffer, more: Record<string, string> = {}) =>
  knock(stage.app.url, path, {
    method: 'POST',
    headers: { ...headersOf(tab), 'content-type': 'application/json', ...more },
    body,
  });

async function trySizes(stage: Stage): Promise<void> {
  const { stranger, nobody, note } = stage;
  // A limit is asked before a body: without anew each time, only the limit would be tried.
  const send: typeof post = async (...call) => {
    await stage.fresh();
    return post(...call);
  };
  const letters = (count: number) => `{"json":{"email":"${'x'.repeat(count)}","password":"x"}}`;
  const MB = 1024 * 1024;
  const larger: readonly [Tab, string, string, number][] = [
    [nobody, '/rpc/identity/signIn', letters(300 * 1024), 413],
    [nobody, '/rpc/imports/upload', letters(2 * MB), 413],
    [nobody, '/rpc/leaving/restore', letters(2 * MB), 413],
    [stranger.tab, '/rpc/preferences/save', letters(22 * MB), 413],
    [nobody, '/api/logs', letters(20 * 1024), 413],
  ];
  for (const [tab, path, body, status] of larger) {
    const answer = await send(stage, tab, path, body);
    note(SIZE, `${body.length} bytes to ${path} by ${tab.name}`, refusedFault(answer, [status, CUT_OFF]));
  }
  for (const depth of [1000, 60_000])
    for (const [open, shut] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const deep = open === '[' ? nested(depth, open, shut) : `${open.repeat(depth)}1${shut.repeat(depth)}`;
      const small = Buffer.byteLength(deep) > 250 * 1024 ? [stranger.tab] : [stranger.tab, nobody];
      for (const tab of small)
        for (const path of ['/rpc/identity/signIn', '/rpc/notifications/create', '/rpc/transactions/list']) {
          const refusals = [400, 401, 413, 422];
          const whole = await send(stage, tab, path, `{"json":${deep}}`);
          note(SIZE, `${depth} of ${open} to ${path} by ${tab.name}`, refusedFault(whole, refusals));
          const field = await send(stage, tab, path, `{"json":{"email":${deep},"title":${deep},"currency":${deep}}}`);
          note(SIZE, `${depth} of ${open} in a field of ${path} by ${tab.name}`, refusedFault(field, refusals));
        }
    }
  const many = `{"json":{${Array.from({ length: 200_000 }, (_, at) => `"k${at}":1`).join(',')}}}`;
  note(SIZE, '200,000 fields', alwaysFault(await send(stage, stranger.tab, '/rpc/profile/save', many)));
  const packed = gzipSync(letters(10 * MB));
  for (const encoding of ['gzip', 'br', 'deflate', 'gzip, gzip']) {
    const answer = await send(stage, nobody, '/rpc/identity/signIn', packed, { 'content-encoding': encoding });
    note(SIZE, `10 MB packed as ${encoding}`, refusedFault(answer, [400, 413, 415]));
  }
}

/** What may stand beside the JSON of a call: the types of values that JSON has not, by number, and where they stand. */
async function tryProtocol(stage: Stage): Promise<void> {
  const { stranger, nobody, note } = stage;
  const types = Array.from({ length: 12 }, (_, type) => type);
  const values = [
    '"x"',
    '"9"',
    `"${'9'.repeat(100_000)}"`,
    'null',
    '[]',
    '[[1,2]]',
    '"(a+)+$"',
    '"not a url"',
    '{"a":1}',
    '-1',
  ];
  const bodies = [
    ...types.flatMap((type) => values.map((value) => `{"json":{"email":${value}},"meta":[[${type},"email"]]}`)),
    ...types.map((type) => `{"json":{"email":"x"},"meta":[[${type},"__proto__","polluted"]]}`),
    ...types.map((type) => `{"json":"x","meta":[[${type}]]}`),
    '{"json":{},"meta":"x"}',
    '{"json":{},"meta":[[]]}',
    '{"json":{},"meta":[["a"]]}',
    '{"json":{},"meta":[[0,"a","b","c"]]}',
    '{"json":{},"meta":{"length":5}}',
    '{"json":{},"meta":[[1,"constructor","prototype","x"]]}',
    `{"json":{},"meta":[${Array.from({ length: 20_000 }, () => '[0,"a"]').join(',')}]}`,
    '{"meta":[]}',
    'null',
    '"text"',
    '1e999',
    '',
    '{',
    '\u0000',
    '{"json":undefined}',
    '{"json":{"email":"a"},"json":{"email":"b"}}',
  ];
  for (const [number, body] of bodies.entries())
    for (const tab of [nobody, stranger.tab]) {
      const path = tab === nobody ? '/rpc/identity/signIn' : '/rpc/notifications/create';
      const answer = await post(stage, tab, path, body);
      note(PROTOCOL, `body ${number} ${body.slice(0, 60)} by ${tab.name}`, alwaysFault(answer));
      if (number % 20 === 0) await stage.fresh();
    }
  const kinds = [
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'image/png',
    'x',
  ];
  for (const type of [
    ...kinds,
    'application/x-www-form-urlencoded',
    'application/json; charset=utf-7',
    'text/event-stream',
  ])
    for (const body of ['{"json":{}}', '--\r\n\r\n', 'data=%7B', '']) {
      const answer = await post(stage, stranger.tab, '/rpc/accounts/create', body, { 'content-type': type });
      note(PROTOCOL, `${JSON.stringify(body)} as ${type}`, refusedFault(answer, [400, 415]));
    }
}

async function tryBatches(stage: Stage): Promise<void> {
  const { stranger, nobody, note, app } = stage;
  const item = (path: string, headers = {}) => ({ url: `${app.url}${path}`, body: { json: {} }, headers });
  const session = item('/rpc/identity/session');
  const batches: readonly [string, unknown][] = [
    ['of 21', Array.from({ length: 21 }, () => session)],
    ['of 5000', Array.from({ length: 5000 }, () => session)],
    ['of nothing', []],
    ['in a batch', [item('/rpc/__batch__')]],
    ['that is no list', { url: '/rpc/identity/session' }],
    ['with a foreign address', [{ ...session, url: 'http://169.254.169.254/latest' }]],
    ['with no address', [{ ...session, url: 'http://[' }]],
    ['with an address that is no text', [{ ...session, url: 5 }]],
    ['with its own books', [item('/rpc/accounts/list', { 'x-workspace-id': stage.victim.workspaceId })]],
    ['with its own cookie', [item('/rpc/accounts/list', { cookie: stage.victim.cookie() })]],
    ['with a method of its own', [{ ...session, method: 'TRACE' }]],
    ['with a body that is no body', [{ ...session, body: 'x'.repeat(1000) }]],
    ['with a header that is none', [item('/rpc/identity/session', { 'a\r\nb': 'c\r\nd' })]],
    ['of null', [null]],
  ];
  for (const [what, items] of batches)
    for (const mode of ['buffered', 'streaming', 'x', ''])
      for (const tab of [nobody, stranger.tab]) {
        const more = { 'x-orpc-batch': mode };
        const answer = await post(stage, tab, '/rpc/__batch__', JSON.stringify(items), more);
        note(BATCH, `${what}, ${mode}, by ${tab.name}`, alwaysFault(answer));
      }
}
