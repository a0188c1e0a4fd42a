import { describe, expect, test } from 'vitest';
import { clean, createLog } from './log.server.ts';

const LONG = 'x'.repeat(101);

describe('what is written down', () => {
  test.each([
    ['a password', { password: 'a' }, { password: '[redacted]' }],
    [
      'part of a name, in any case',
      { newPassWordAgain: 'a', apiKey: 1, CSRF: true },
      { newPassWordAgain: '[redacted]', apiKey: '[redacted]', CSRF: '[redacted]' },
    ],
    [
      'every word of the list',
      { token: 1, secret: 1, authorization: 1, cookie: 1, session: 1 },
      {
        token: '[redacted]',
        secret: '[redacted]',
        authorization: '[redacted]',
        cookie: '[redacted]',
        session: '[redacted]',
      },
    ],
    ['whatever such a field holds', { sessions: { id: 'a' } }, { sessions: '[redacted]' }],
    [
      'a field at any depth',
      { a: { b: [{ c: { setCookie: 'a', d: 1 } }] } },
      { a: { b: [{ c: { setCookie: '[redacted]', d: 1 } }] } },
    ],
    [
      'an entry of a map',
      {
        headers: new Map([
          ['authorization', 'a'],
          ['accept', 'b'],
        ]),
      },
      { headers: { authorization: '[redacted]', accept: 'b' } },
    ],
    ['101 characters', { text: LONG }, { text: `${'x'.repeat(100)}...` }],
    ['100 characters', { text: LONG.slice(1) }, { text: LONG.slice(1) }],
    ['a long text in a list', { list: [LONG] }, { list: [`${'x'.repeat(100)}...`] }],
    ['an amount', { minor: 123n, none: null, count: 0 }, { minor: '123', none: null, count: 0 }],
    [
      'a day and an address',
      { at: new Date(0), url: new URL('http://a/b') },
      { at: '1970-01-01T00:00:00.000Z', url: 'http://a/b' },
    ],
    ['bytes', { file: Buffer.from('abc') }, { file: '[3 bytes]' }],
  ])('%s', (_, context, written) => {
    expect(clean(context)).toEqual(written);
  });

  test('a circle ends', () => {
    const circle: Record<string, unknown> = { name: 'a' };
    circle['self'] = circle;
    expect(clean(circle)).toEqual({ name: 'a', self: '[circular]' });
    expect(clean({ circle })).toEqual({ circle: { name: 'a', self: '[circular]' } });
  });

  test('the same value twice is no circle', () => {
    const shared = { a: 1 };
    expect(clean({ one: shared, two: shared })).toEqual({ one: { a: 1 }, two: { a: 1 } });
  });

  test('an error keeps its place and its cause, and loses the row that hangs on it', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: 'Key (email)=(thandi@example.com)',
    });
    const error = new Error('Failed query: insert\nparams: thandi@example.com,4711', { cause });
    const written = clean({ error });
    expect(written).toMatchObject({
      error: { name: 'Error', message: 'Failed query: insert', cause: { code: '23505', message: 'duplicate key' } },
    });
    expect(JSON.stringify(written)).toContain('log.server.test.ts');
    expect(JSON.stringify(written)).not.toMatch(/thandi|4711/);
  });

  test('a cause that is no error, and what a parser quotes, are left out', () => {
    const claims = { sub: '4711', email: 'thandi@example.com' };
    const refused = new Error('unexpected claim', { cause: { claims } });
    let unreadable: unknown;
    try {
      JSON.parse('{"sub":4711,thandi@example.com');
    } catch (error) {
      unreadable = error;
    }
    const several = new AggregateError([refused, claims], 'two failed');
    const written = JSON.stringify(clean({ refused, wrapped: new Error('failed', { cause: unreadable }), several }));
    expect(written).toContain('unexpected claim');
    expect(written).not.toMatch(/thandi|4711/);
  });
});

describe('the log', () => {
  function written(use: (log: ReturnType<typeof createLog>) => void, level: 'info' | 'warn' = 'info') {
    const lines: Record<string, unknown>[] = [];
    use(createLog(level, { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) }));
    return lines;
  }

  test('a line is JSON with level, time and the sentence', () => {
    const [line] = written((log) => log.info({ rows: 3 }, 'Imported'));
    expect(line).toMatchObject({ level: 'info', rows: 3, msg: 'Imported' });
    expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  test('what a child adds is cleaned too', () => {
    const [line] = written((log) =>
      log.child({ requestId: 'r', sessionId: 's' }).error({ error: new Error(LONG) }, 'No'),
    );
    expect(line).toMatchObject({
      requestId: 'r',
      sessionId: '[redacted]',
      error: { message: `${'x'.repeat(100)}...` },
    });
  });

  test('an error under pino’s own name is cleaned as any other', () => {
    const [line] = written((log) => log.error({ err: Object.assign(new Error('a'), { token: 't' }) }, 'No'));
    expect(line?.['err']).toMatchObject({ name: 'Error', message: 'a' });
    expect(JSON.stringify(line)).not.toContain('"t"');
  });

  test('what is below the level is not written', () => {
    expect(written((log) => log.info({}, 'Quiet'), 'warn')).toEqual([]);
  });
});
