import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '#platform/config.server.ts';
import { openPorts, type PortHandler, type Ports } from './ports.server.ts';

type Answer = {
  readonly sentAt: number;
  readonly at: number;
  readonly status: number | null;
  readonly closes: boolean;
  readonly type: string;
  readonly text: string;
  readonly error: string | null;
};
type Asking = { agent?: Agent; body?: Buffer; port?: number; headers?: Record<string, string> };

let ports: Ports;
let isOpen = false;
const agents: Agent[] = [];
afterEach(async () => {
  for (const agent of agents.splice(0)) agent.destroy();
  if (isOpen) await ports.closeNow();
  isOpen = false;
});

async function open(handler?: PortHandler): Promise<void> {
  ports = await openPorts({ ...readConfig({}), port: 0, adminPort: 0 });
  isOpen = true;
  if (handler !== undefined) ports.answerWith({ main: handler, admin: handler });
}

function browser(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

function ask(path: string, { agent, body, port = ports.main, headers = {} }: Asking = {}): Promise<Answer> {
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const done = (more: Partial<Answer>) =>
      resolve({ sentAt, at: performance.now(), status: null, closes: false, type: '', text: '', error: null, ...more });
    const method = body === undefined ? 'GET' : 'POST';
    const sending = request({ port, path, method, headers, ...(agent === undefined ? {} : { agent }) }, (answer) => {
      let text = '';
      answer.on('data', (piece: Buffer) => (text += piece.toString()));
      answer.on('error', (error: NodeJS.ErrnoException) => done({ error: error.code ?? error.message }));
      answer.on('end', () => {
        const { connection, 'content-type': type = '' } = answer.headers;
        done({ status: answer.statusCode ?? null, closes: connection === 'close', type, text });
      });
    });
    sending.on('error', (error: NodeJS.ErrnoException) => done({ error: error.code ?? error.message }));
    sending.end(body);
  });
}

/** Asks again as soon as it is answered, until nobody listens any more. */
async function closedLoop(path: string): Promise<Answer[]> {
  const agent = browser();
  const answers: Answer[] = [];
  for (;;) {
    const answer = await ask(path, { agent });
    if (answer.error === 'ECONNREFUSED') return answers;
    answers.push(answer);
    if (answer.error !== null) return answers;
  }
}

const taking =
  (milliseconds: () => number): PortHandler =>
  async ({ url }) => {
    const path = new URL(url).pathname;
    if (path === '/readyz') return Response.json({ status: 'ready' });
    await delay(milliseconds());
    return Response.json({ done: true });
  };

describe('while it stops', () => {
  test.each([
    ['at once', () => 0, 0],
    ['within 5 ms', () => Math.random() * 5, 700],
    ['within 150 ms', () => Math.random() * 150, 700],
    ['after more than the notice', () => 900 + Math.random() * 300, 600],
  ])(
    'eight clients in a closed loop, answered %s, are never cut off and begin nothing new',
    async (_, time, notice) => {
      await open(taking(time));
      const loops = Array.from({ length: 8 }, () => closedLoop('/rpc/some/call'));
      await delay(400);
      const drained = ports.drain({ notice, limit: 10_000 }).then((cut) => ({ cut, at: performance.now() }));
      const signalled = performance.now();
      const readiness = await ask('/readyz');
      expect([readiness.status, JSON.parse(readiness.text)]).toEqual([503, { status: 'stopping' }]);
      const answers = (await Promise.all(loops)).flat();
      const { cut, at } = await drained;
      isOpen = false;
      expect(cut).toBe(0);
      expect(answers.filter(({ error }) => error !== null)).toEqual([]);
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(8);
      const begun = answers.filter(({ sentAt, status }) => sentAt > readiness.at && status !== 503);
      expect(begun).toEqual([]);
      for (const answer of answers) if (answer.at > readiness.at) expect(answer).toMatchObject({ closes: true });
      const last = Math.max(...answers.filter(({ status }) => status === 200).map((answer) => answer.at));
      expect(at - Math.max(last, signalled + Math.max(notice, 500))).toBeLessThan(5_000);
    },
  );

  test('/readyz says so for the time that was set, and then the port is closed', async () => {
    await open(taking(() => 0));
    const began = performance.now();
    const drained = ports.drain({ notice: 1_200, limit: 10_000 });
    const said: Answer[] = [];
    do {
      said.push(await ask('/readyz'));
      await delay(50);
    } while (said.at(-1)?.status === 503);
    // A connection that the system had taken, and the server not yet, when the port closed is reset.
    expect(said.at(-1)?.error).toMatch(/^ECONN(REFUSED|RESET)$/);
    expect(await ask('/readyz')).toMatchObject({ error: 'ECONNREFUSED' });
    expect((said.at(-1)?.sentAt ?? 0) - began).toBeGreaterThan(1_150);
    expect(await drained).toBe(0);
    isOpen = false;
  });

  test('connections that were opened and never used, or are idle, do not hold it up', async () => {
    await open(taking(() => 0));
    const unused = Array.from({ length: 5 }, () => connect(ports.main, '127.0.0.1').on('error', () => undefined));
    await ask('/', { agent: browser() });
    const began = performance.now();
    expect(await ports.drain({ notice: 0, limit: 20_000 })).toBe(0);
    isOpen = false;
    expect(performance.now() - began).toBeLessThan(3_000);
    for (const socket of unused) socket.destroy();
  });

  test('what takes longer than the limit is cut off and counted', async () => {
    await open(taking(() => 60_000));
    const asked = ask('/rpc/for/ever');
    await delay(100);
    expect(await ports.drain({ notice: 0, limit: 1_000 })).toBe(1);
    isOpen = false;
    expect(await asked).toMatchObject({ error: expect.stringMatching(/ECONNRESET|socket hang up/) });
  });

  test('a large body that is refused still gets its answer', async () => {
    await open(taking(() => 0));
    const drained = ports.drain({ notice: 1_500, limit: 10_000 });
    const body = Buffer.alloc(20 * 1024 * 1024);
    const answers = await Promise.all([1, 2, 3].map(() => ask('/rpc/imports/upload', { body, agent: browser() })));
    for (const answer of answers) expect(answer).toMatchObject({ status: 503, error: null });
    await drained;
    isOpen = false;
  });
});

describe.each([
  ['starting', 'STARTING', 'Ilifa is starting. Nothing was changed.'],
  ['stopping', 'STOPPING', 'Ilifa is stopping and should be back soon. Nothing was changed.'],
])('while it is %s', (status, code, sentence) => {
  const stage = async () => {
    await open();
    if (status === 'stopping') void ports.drain({ notice: 1_000, limit: 5_000 });
    isOpen = status === 'starting';
  };

  test.each(['/rpc/identity/session', '/rpc/__batch__', '/api/logs', '/api/policy-reports'])(
    'a call to %s gets an error that our client reads',
    async (path) => {
      await stage();
      const answer = await ask(path, { body: Buffer.from('{}') });
      expect(answer.type).toContain('application/json');
      const json = { defined: true, code, status: 503, message: expect.stringContaining(sentence) };
      expect([answer.status, JSON.parse(answer.text)]).toEqual([503, { json }]);
    },
  );

  test('of a batch every call gets it', async () => {
    await stage();
    const answer = await ask('/rpc/__batch__', { body: Buffer.from('[]'), headers: { 'x-orpc-batch': 'buffered' } });
    const items = JSON.parse(answer.text) as { index: number; body: unknown }[];
    expect(items.map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, index) => index));
    for (const { body } of items) expect(body).toMatchObject({ json: { defined: true, code } });
  });

  test('a program with a key gets a problem', async () => {
    await stage();
    const answer = await ask('/api/v1/transactions');
    expect([answer.status, answer.type]).toEqual([503, 'application/problem+json']);
    expect(JSON.parse(answer.text)).toMatchObject({ type: 'about:blank', status: 503, code });
  });

  test.each(['/', '/app/dashboard', '/auth/signin?from=%2Fapp'])('a person at %s gets a page', async (path) => {
    await stage();
    for (const port of [ports.main, ports.admin]) {
      const answer = await ask(path, { port });
      expect([answer.status, answer.type]).toEqual([503, 'text/html; charset=utf-8']);
      expect(answer.text).toContain('<h1>One moment</h1>');
      expect(answer.text).toContain(sentence);
    }
  });

  test('the process lives, and is not ready', async () => {
    await stage();
    expect((await ask('/healthz')).status).toBe(200);
    const readiness = await ask('/readyz');
    expect([readiness.status, JSON.parse(readiness.text)]).toEqual([503, { status }]);
  });
});
