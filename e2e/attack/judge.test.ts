import { expect, test } from 'vitest';
import { alwaysFault, CANARY, logFaults, refusedFault, slowFault, SPLIT, tableOf, tellsApartFault } from './judge.ts';

const answered = (status: number, text = '{}', headers = {}) => ({ status, text, headers });

// A handler that is broken in each of these ways must be found out.
test.each([
  ['an error of the server', answered(500, 'oops')],
  ['a header that the attacker wrote', answered(200, '{}', { [SPLIT]: '1' })],
  ['a row of the victim', answered(200, `{"name":"${CANARY} savings"}`)],
  ['a message of the database', answered(400, 'syntax error at or near "or"')],
])('%s is a fault, whatever was asked', (_, answer) => {
  expect(alwaysFault(answer)).not.toBeNull();
  expect(refusedFault(answer, [answer.status])).not.toBeNull();
});

test('a refusal is one with the right number, and being let in is a fault', () => {
  expect(refusedFault(answered(403), [401, 403])).toBeNull();
  expect(refusedFault(answered(200), [401, 403])).toContain('answered 200');
});

test('an answer to somebody else’s row must be the one to no row at all', () => {
  const to = (id: string) => answered(404, `{"message":"not here","id":"${id}"}`);
  const [theirs, nobodys] = ['0b7c1a3e-8f1c-4a53-9d0e-0a1b2c3d4e5f', '11111111-2222-4333-8444-555555555555'];
  expect(tellsApartFault(to(theirs), to(nobodys))).toBeNull();
  expect(tellsApartFault(answered(200, '{"count":1}'), answered(200, '{"count":0}'))).toContain('differ');
  expect(tellsApartFault(answered(403), answered(404))).toContain('differ');
  const limited = answered(429, '{"json":{"code":"TOO_MANY_REQUESTS"}}');
  expect(tellsApartFault(limited, limited)).toContain('not judged');
});

test('crafted text may take a few times as long as harmless text, and a moment', () => {
  expect(slowFault(300, 20)).toBeNull();
  expect(slowFault(3000, 20)).toContain('3000 ms');
});

test('a log in which an error or a line of the attacker stands is a fault', () => {
  const line = (level: string, msg: string) => JSON.stringify({ level, msg });
  expect(logFaults(`Ilifa http://localhost\n${line('info', 'ready')}\n`)).toEqual([]);
  expect(logFaults(line('error', 'unforeseen error'))).toHaveLength(1);
  expect(logFaults(line('info', `${CANARY} is an administrator now`))).toHaveLength(1);
  expect(logFaults('{"level":30')).toHaveLength(1);
});

test('the table counts what was tried and what was refused', () => {
  const table = tableOf([
    { kind: 'injection', what: 'a', fault: null },
    { kind: 'injection', what: 'b', fault: 'answered 500' },
    { kind: 'redirects', what: 'c', fault: null },
  ]);
  expect(table).toMatch(/injection +2 +1 +SUCCEEDED/);
  expect(table).toMatch(/redirects +1 +1\n/);
  expect(table).toMatch(/in all +3 +2/);
});
