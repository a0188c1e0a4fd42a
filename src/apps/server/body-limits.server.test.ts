import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LIMITS, type RateLimit } from '#kernel/limits.ts';
import { PICTURES_LIMIT } from '#modules/people/profile/rate-limits.ts';
import { everyContract } from './procedures.server.ts';
import { startTestPages } from '#testing/pages.server.ts';

const MB = 1024 * 1024;
const UPLOADS = [
  'attachments/add',
  'exchangeRates/importFile',
  'exchangeRates/importOperatorFile',
  'imports/add',
  'imports/upload',
  'leaving/restore',
  'profile/setPicture',
  'projects/addFile',
];

let pages: Awaited<ReturnType<typeof startTestPages>>;
let cookie: string;
let personId: string;
beforeAll(async () => {
  pages = await startTestPages();
  const { cookies, session } = await pages.app.person();
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  personId = session.person.id;
});
afterAll(() => pages.close());
beforeEach(async () => {
  await pages.app.owner.query('delete from rate_limits');
});

const useUp = ({ name, points }: RateLimit) =>
  pages.app.owner.query(
    `insert into rate_limits (key, points, reset_at) values ($1, $2, now() + interval '1 minute')`,
    [`${name}:${personId}`, points],
  );

/** A body that tells how much of it was read. */
function counted(bytes: number, first = '') {
  let read = 0;
  const piece = new Uint8Array(64 * 1024).fill(0x20);
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read === 0 && first !== '') controller.enqueue(new TextEncoder().encode(first));
        read += piece.length;
        if (read > bytes) controller.close();
        else controller.enqueue(piece.slice());
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => read };
}

const send = (path: string, body: BodyInit, headers: Record<string, string>) =>
  pages.ask(`/rpc/${path}`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'x-csrf-token': 'orpc', cookie, ...headers },
  } as RequestInit);

const codeOf = async (answer: Response) => ((await answer.json()) as { json: { code: string } }).json.code;

const BOUNDARY = 'the-boundary';
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const dataPart = (data: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="data"\r\n\r\n${data}\r\n`;
const filePart = (text: string, name = '0') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const DATA = '{"json":{"file":{}},"meta":[],"maps":[["file"]]}';
const CSV = 'Date,Amount,Description\n2026-03-01,-12.34,SHOP\n';

test('procedures that are sent a file are those that may be, and no others', () => {
  const sent = everyContract().filter(({ procedure }) => takesFile(procedure['~orpc'].inputSchema));
  expect(sent.map(({ path }) => path.join('/')).toSorted()).toEqual(UPLOADS);
});

function takesFile(schema: unknown): boolean {
  const { def } = (schema ?? {}) as { def?: { type: string } & Record<string, unknown> };
  if (def === undefined) return false;
  const within = Object.values({ ...def, ...(def['shape'] as object | undefined) });
  return def.type === 'file' || within.flat().some((each) => each !== schema && takesFile(each));
}

describe('256 KB is the most that is read', () => {
  test.each([
    ['of JSON', 'transactions/list', { 'content-type': 'application/json' }],
    ['of what says nothing of itself', 'transactions/list', {}],
    ['of a form to a procedure that takes none', 'transactions/list', MULTIPART],
    ['of an unknown call', 'no/such', MULTIPART],
    ['of a batch', '__batch__', { 'content-type': 'application/json', 'x-orpc-batch': 'buffered' }],
    ...[
      'imports/upload/',
      '/imports/upload',
      'imports//upload',
      'imports%2Fupload',
      'imports/uploa%64',
      'IMPORTS/UPLOAD',
      'imports/upload;x',
      'imports/upload%00',
      'no/../imports/upload/x',
    ].map((path) => ['of what only looks like an upload', path, MULTIPART] as const),
    ...UPLOADS.flatMap((path) => [
      ['of JSON', path, { 'content-type': 'application/json' }] as const,
      ['of a batch', path, { ...MULTIPART, 'x-orpc-batch': 'buffered' }] as const,
      ['of a form in disguise', path, { ...MULTIPART, 'content-disposition': 'attachment; filename=x' }] as const,
      ['of a form under two types', path, { 'content-type': `text/plain; multipart/form-data` }] as const,
    ]),
  ] as const)('%s to %s', async (_, path, headers) => {
    for (const length of [{}, { 'content-length': String(20 * MB) }]) {
      const { body, read } = counted(20 * MB);
      const answer = await send(path, body, { ...(headers as Record<string, string>), ...length });
      expect(answer.status).toBe(413);
      expect(read()).toBeLessThanOrEqual(MB / 2);
      await pages.app.owner.query('delete from rate_limits');
    }
  });

  test('less than that is read', async () => {
    const answer = await send('identity/signIn', JSON.stringify({ json: { email: 'x'.repeat(200 * 1024) } }), {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(400);
  });
});

describe('a limit is asked before the body', () => {
  test.each([
    ['api_call', { ...LIMITS.apiCall, points: 1_000_000 }, 'transactions/list', { 'content-type': 'application/json' }],
    ['login', LIMITS.login, 'identity/signIn', { 'content-type': 'application/json' }],
    ['api_call', { ...LIMITS.apiCall, points: 1_000_000 }, '__batch__', { 'x-orpc-batch': 'buffered' }],
    ['import_data', LIMITS.importData, 'imports/upload', MULTIPART],
    ['import_data', LIMITS.importData, 'leaving/restore', MULTIPART],
    ['pictures', PICTURES_LIMIT, 'profile/setPicture', MULTIPART],
  ] as const)('%s: nothing is read of what exceeds it', async (_, limit, path, headers) => {
    await useUp(limit);
    const { body, read } = counted(64 * MB);
    const answer = await send(path, body, {
      ...(headers as Record<string, string>),
      'content-length': String(128 * 1024),
    });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(read()).toBe(0);
    await answer.body?.cancel();
  });

  test('a refusal of an upload counts in no limit but its own, once', async () => {
    for (let times = 0; times < 3; times += 1)
      expect((await send('imports/upload', dataPart(DATA) + END, MULTIPART)).status).toBe(400);
    const { rows } = await pages.app.owner.query<{ key: string; points: number }>(
      'select key, points from rate_limits',
    );
    const points = Object.fromEntries(rows.map((row) => [row.key.split(':')[0], row.points]));
    expect(points).toMatchObject({ api_call: 3, import_data: 3 });
  });
});

describe('an upload', () => {
  test.each(['first', 'last'])('is received with its data part %s', async (place) => {
    const parts = place === 'first' ? dataPart(DATA) + filePart(CSV) : filePart(CSV) + dataPart(DATA);
    const answer = await send('imports/upload', parts + END, MULTIPART);
    expect(await answer.json()).toMatchObject({ json: { fileName: 'a.csv', byteCount: CSV.length } });
  });

  test.each([
    ['a data part of 300 KB', dataPart(`{"json":{"x":"${'x'.repeat(300 * 1024)}"},"meta":[],"maps":[]}`) + END],
    ['two files', dataPart(DATA) + filePart(CSV) + filePart(CSV, '1') + END],
    ['many fields', dataPart(DATA).repeat(10_000) + END],
    ['no end', dataPart(DATA) + filePart(CSV)],
    ['no part', END],
    ['a part without a name', `--${BOUNDARY}\r\n\r\nx\r\n${END}`],
    ['headers without end', `--${BOUNDARY}\r\ncontent-disposition: ${'x'.repeat(MB)}`],
    ['nothing of the form', 'x'.repeat(MB)],
  ])('with %s is refused', async (_, body) => {
    const answer = await send('imports/upload', body, MULTIPART);
    expect(answer.status).toBe(400);
    expect(await codeOf(answer)).toBe('BAD_REQUEST');
  });

  test.each([
    ['imports/upload', 20_000_000, '20 MB'],
    ['profile/setPicture', 5 * MB, '5MB'],
  ])('to %s of more than %s is not read to its end', async (path, most, words) => {
    const { body, read } = counted(
      100 * MB,
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="0"; filename="a"\r\n\r\n`,
    );
    const answer = await send(path, body, MULTIPART);
    expect(await answer.clone().text()).toContain(words);
    expect(answer.status).toBe(413);
    expect(read()).toBeLessThan(most + 2 * MB);
  });

  test('leaves no file behind, whatever became of it', async () => {
    await send('imports/upload', dataPart(DATA) + filePart(CSV) + END, MULTIPART);
    await send('imports/upload', dataPart(DATA) + filePart('%PDF-1.4') + END, MULTIPART);
    await send('imports/upload', dataPart(DATA) + filePart(CSV), MULTIPART);
    expect(pages.uploads()).toEqual([]);
  });

  test('is refused without being read by who may not', async () => {
    const { body, read } = counted(20 * MB);
    const answer = await send('imports/upload', body, { ...MULTIPART, 'x-workspace-id': crypto.randomUUID() });
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'NOT_A_MEMBER']);
    const signedOut = counted(20 * MB);
    expect((await send('leaving/restore', signedOut.body, { ...MULTIPART, cookie: '' })).status).toBe(401);
    // What a person sent is taken off the line so that their browser hears the answer; what nobody sent is not.
    expect(signedOut.read()).toBe(0);
    expect(read()).toBeGreaterThan(0);
  });

  test('of a person whose other calls stand still keeps nobody else waiting', async () => {
    const other = await pages.app.person();
    const otherCookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const standing = () =>
      new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(new TextEncoder().encode('{"json":'));
          await ended;
          controller.enqueue(new TextEncoder().encode('{}}'));
          controller.close();
        },
      });
    const json = { 'content-type': 'application/json', 'content-length': '11' };
    const calls = Array.from({ length: 6 }, () => send('transactions/list', standing(), json));
    await new Promise((resolve) => setTimeout(resolve, 500));
    const form = dataPart(DATA) + filePart(CSV) + END;
    const own = send('imports/upload', form, MULTIPART);
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, 10_000, 'late'));
    const others = send('imports/upload', form, { ...MULTIPART, cookie: otherCookie });
    const answer = await Promise.race([others, late]);
    end();
    await Promise.all([...calls, own]);
    expect(answer).not.toBe('late');
    expect((await others).status).toBe(200);
  });

  test('of a member who was removed while it came is refused', async () => {
    const text = dataPart(DATA) + filePart(CSV) + END;
    const { session } = await pages.app.person();
    await pages.app.owner.query(`insert into members (workspace_id, user_id, role) values ($1, $2, 'editor')`, [
      session.workspace.id,
      personId,
    ]);
    const [first, rest] = [text.slice(0, 50), text.slice(50)];
    let resume: () => void = () => undefined;
    const removed = new Promise<void>((resolve) => (resume = resolve));
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode(first));
        await removed;
        controller.enqueue(new TextEncoder().encode(rest));
        controller.close();
      },
    });
    const answer = send('imports/upload', body, { ...MULTIPART, 'x-workspace-id': session.workspace.id });
    await new Promise((resolve) => setTimeout(resolve, 500));
    await pages.app.owner.query('delete from members where user_id = $1 and workspace_id = $2', [
      personId,
      session.workspace.id,
    ]);
    resume();
    expect(await codeOf(await answer)).toBe('NOT_A_MEMBER');
  });
});
