import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIGNATURE_HEADER } from './webhooks.rules.ts';
import { type Language, SAMPLES } from './webhooks.samples.ts';
import { callEndpoint } from './webhooks.send.server.ts';

const run = promisify(execFile);
const got: { header: string; body: string }[] = [];
const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    got.push({ header: String(request.headers[SIGNATURE_HEADER]), body: Buffer.concat(pieces).toString('utf8') });
    response.end();
  });
});
let origin: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** A call as the product makes it. */
async function called(secrets: readonly string[], now = new Date()) {
  const body = JSON.stringify({ id: 'one', type: 'webhook.test', data: { ids: ['Zoë'] } });
  const { status } = await callEndpoint(
    { id: 'one', url: origin, event: 'webhook.test', body, secrets },
    { now, origins: [origin] },
  );
  expect(status).toBe(200);
  const call = got.pop();
  if (call === undefined) throw new Error('nothing arrived');
  return call;
}

const codeOf = (language: Language) => SAMPLES.find(({ value }) => value === language)?.code ?? '';
const PROGRAMS: Readonly<Record<Language, (input: string) => readonly [string, readonly string[]]>> = {
  node: (input) => [
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${codeOf('node')}\nconst { header, body, secret } = ${input};\nconsole.log(isGenuine(header, Buffer.from(body), secret));`,
    ],
  ],
  python: (input) => [
    'python3',
    [
      '-c',
      `${codeOf('python')}\nimport json, sys\nasked = json.loads(sys.argv[1])\nprint(is_genuine(asked["header"], asked["body"].encode(), asked["secret"]))`,
      input,
    ],
  ],
};
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
);

describe.each(SAMPLES.filter(({ value }) => value !== 'python' || hasPython))('the sample for $label', ({ value }) => {
  const isGenuine = async (call: { header: string; body: string }, secret: string) => {
    const [program, words] = PROGRAMS[value](JSON.stringify({ ...call, secret }));
    return (await run(program, words)).stdout.trim().toLowerCase();
  };

  test('knows a call of ours, also while two secrets sign', async () => {
    const call = await called(['whsec_new', 'whsec_before']);
    expect(await isGenuine(call, 'whsec_new')).toBe('true');
    expect(await isGenuine(call, 'whsec_before')).toBe('true');
  });

  test('refuses another secret, another body, another moment, an old call and what is no signature', async () => {
    const call = await called(['whsec_new']);
    expect(await isGenuine(call, 'whsec_other')).toBe('false');
    expect(await isGenuine({ ...call, body: call.body.replace('one', 'two') }, 'whsec_new')).toBe('false');
    const later = call.header.replace(/t=(\d+)/, (_, seconds: string) => `t=${Number(seconds) + 1}`);
    expect(await isGenuine({ ...call, header: later }, 'whsec_new')).toBe('false');
    expect(await isGenuine(await called(['whsec_new'], new Date(Date.now() - 301_000)), 'whsec_new')).toBe('false');
    for (const header of ['', 'v1=', 't=,v1', 't=é,v1=é', call.header.replace(/,v1=.*/, '')])
      expect(await isGenuine({ ...call, header }, 'whsec_new'), header).toBe('false');
  });
});
