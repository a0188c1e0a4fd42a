import pg from 'pg';
import { expect, test } from 'vitest';
import { troubleOf } from './database-trouble.server.ts';

function said(code: string, message = 'as the database puts it'): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code });
}

test.each([
  ['a full disk', said('53100'), 'DISK_FULL'],
  ['a full disk, wrapped', new Error('query failed', { cause: said('53100') }), 'DISK_FULL'],
  ['a server that was killed', said('57P01'), 'DATABASE_AWAY'],
  ['a server that replays its log', said('57P03'), 'DATABASE_AWAY'],
  ['nobody at the port', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'DATABASE_AWAY'],
  ['a connection cut', new Error('Connection terminated unexpectedly'), 'DATABASE_AWAY'],
  ['a row that exists', said('23505'), null],
  ['a statement that took too long', said('57014'), null],
  ['words that only look like it', new Error('connect ECONNREFUSED 10.0.0.7'), null],
  ['no error at all', 'ECONNREFUSED', null],
])('%s', (_, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
