import { connect } from 'node:net';
import { inLanes } from '../knock.ts';
import type { Stage } from './stage.ts';

const KIND = 'requests that two servers would read in two ways';
/** What a smuggled request asks for, and so what its answer would show. */
const HIDDEN = '/smuggled-by-attacker';

/** Each waits for a moment whether more comes. */
const LANES = 10;

type Raw = { readonly answers: number; readonly text: string };

/** Writes the bytes as they are, and reads until the server ends, or says nothing for a moment. */
function raw(url: string, bytes: string): Promise<Raw> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let text = '';
    const done = () => {
      socket.destroy();
      resolve({ text, answers: (text.match(/^HTTP\/1\.1 \d{3}/gm) ?? []).length });
    };
    socket.setTimeout(400, done);
    socket.on('data', (piece: Buffer) => (text += piece.toString('latin1')));
    socket.once('close', done);
    socket.once('error', done);
    socket.write(bytes, 'latin1');
  });
}

/** Conflicting lengths, doubled headers, hosts and targets that are none: one answer at most, and none of them ours to be ashamed of. */
export async function tryWire(stage: Stage): Promise<void> {
  const { app, note } = stage;
  const host = `Host: ${new URL(app.url).host}`;
  const hidden = `GET ${HIDDEN} HTTP/1.1\r\n${host}\r\n\r\n`;
  const post = (...headers: string[]) =>
    `POST /rpc/identity/session HTTP/1.1\r\n${[host, 'x-csrf-token: orpc', 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n`;
  const chunk = `0\r\n\r\n`;
  const length = (text: string) => `Content-Length: ${text.length}`;
  const smuggled: readonly [string, string][] = [
    ['length and chunks', post(length(chunk + hidden), 'Transfer-Encoding: chunked') + chunk + hidden],
    ['chunks and length', post('Transfer-Encoding: chunked', length(chunk)) + chunk + hidden],
    ['two lengths', post('Content-Length: 0', length(hidden)) + hidden],
    ['a list of lengths', post(`Content-Length: 0, ${hidden.length}`) + hidden],
    ['a length with a sign', post(`Content-Length: +${hidden.length}`) + hidden],
    ['a length in hexadecimal', post('Content-Length: 0x10') + hidden],
    ['a negative length', post('Content-Length: -1') + hidden],
    ['chunks spelled otherwise', post('Transfer-Encoding: xchunked') + chunk + hidden],
    ['chunks twice', post('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + chunk + hidden],
    ['chunks with a blank before the colon', post('Transfer-Encoding : chunked') + chunk + hidden],
    ['chunks after a tab', post('Transfer-Encoding:\tchunked', length(hidden)) + chunk + hidden],
    ['chunks in a folded line', post('X: y\r\n Transfer-Encoding: chunked', length(hidden)) + chunk + hidden],
    ['a chunk longer than it says', `${post('Transfer-Encoding: chunked')}1\r\nabc\r\n${chunk}${hidden}`],
    ['a chunk with an endless size', `${post('Transfer-Encoding: chunked')}${'f'.repeat(40)}\r\n${hidden}`],
    ['a line that ends with CR alone', `${post().slice(0, -4)}\rContent-Length: 0\r\n\r\n${hidden}`],
    ['a zero in a header', post('X-Zero: a\0b') + hidden],
    ['a header without a name', post(': x') + hidden],
  ];
  await inLanes(smuggled, LANES, async ([what, bytes]) => {
    const { answers, text } = await raw(app.url, bytes);
    const fault =
      serverFault(text) ?? (answers > 1 && smuggles(text) ? `answered the hidden request: ${text.slice(-200)}` : null);
    note(KIND, what, fault);
  });
  const targets: readonly [string, string][] = [
    ['an absolute target of another host', `GET http://evil.example/auth/signin HTTP/1.1\r\n${host}\r\n\r\n`],
    ['an absolute target with a name', `GET http://a:b@evil.example/ HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a target that is none', `GET http://[ HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a target of two slashes', `GET //evil.example/%2f.. HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a star', `OPTIONS * HTTP/1.1\r\n${host}\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['two hosts', `GET / HTTP/1.1\r\n${host}\r\nHost: evil.example\r\n\r\n`],
    ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
    ['a host with a path', 'GET /dashboard HTTP/1.1\r\nHost: evil.example/x?\r\n\r\n'],
    ['a host with a name', 'GET /dashboard HTTP/1.1\r\nHost: a@evil.example\r\n\r\n'],
    ['a host of brackets', 'GET / HTTP/1.1\r\nHost: [::1\r\n\r\n'],
    ['a host with a blank', 'GET / HTTP/1.1\r\nHost: evil example\r\n\r\n'],
    ['a host with a wrong port', 'GET / HTTP/1.1\r\nHost: localhost:99999999\r\n\r\n'],
    ['a host that is a script', 'GET / HTTP/1.1\r\nHost: "><script>alert(1)</script>\r\n\r\n'],
    ['a method of its own', `FROBNICATE / HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a trace', `TRACE / HTTP/1.1\r\n${host}\r\nCookie: secret=1\r\n\r\n`],
    ['an old version', `GET / HTTP/0.9\r\n${host}\r\n\r\n`],
    ['a later version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    [
      'an upgrade',
      `GET / HTTP/1.1\r\n${host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
    ],
    ['headers of 100 KB', `GET / HTTP/1.1\r\n${host}\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['5000 headers', `GET / HTTP/1.1\r\n${host}\r\n${'A: b\r\n'.repeat(5000)}\r\n`],
    ['5000 cookies', `GET /rpc/identity/session HTTP/1.1\r\n${host}\r\nCookie: ${'a=b; '.repeat(2500)}\r\n\r\n`],
    ['a path of 15 KB', `GET /${'a/'.repeat(7000)} HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a path with a zero', `GET /%00 HTTP/1.1\r\n${host}\r\n\r\n`],
    ['a path that is no text', `GET /%ff%fe%c0%ae HTTP/1.1\r\n${host}\r\n\r\n`],
  ];
  for (const port of [app.url, app.adminUrl])
    await inLanes(targets, LANES, async ([what, bytes]) => {
      const { text } = await raw(port, bytes);
      const leads = /^location:.*evil/im.test(text) ? `leads there: ${text.slice(0, 200)}` : null;
      const shows = /<script>alert\(1\)|secret=1/.test(text) ? 'sends back what came' : null;
      note(KIND, `${what}, port ${new URL(port).port}`, serverFault(text) ?? leads ?? shows);
    });
}

function serverFault(text: string): string | null {
  const status = /^HTTP\/1\.1 (5\d\d)/m.exec(text)?.[1];
  return status === undefined ? null : `answered ${status}: ${text.slice(0, 300)}`;
}

/** The hidden path leads to the first page: that is how its answer is known. */
function smuggles(text: string): boolean {
  return /^HTTP\/1\.1 302/m.test(text);
}
