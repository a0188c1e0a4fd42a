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
  ['too many connections', said('53300'), 'DATABASE_AWAY'],
  ['a transaction ended for standing still', said('25P03'), 'DATABASE_AWAY'],
  ['a server that takes no writes', said('25006'), 'DATABASE_AWAY'],
  ['a disk that fails', said('58030'), 'DATABASE_AWAY'],
  ['no way to the host', Object.assign(new Error('connect'), { code: 'EHOSTUNREACH' }), 'DATABASE_AWAY'],
  ['a query without an answer', new Error('Query read timeout'), 'DATABASE_AWAY'],
  ['a query without an answer, wrapped', new Error('x', { cause: new Error('Query read timeout') }), 'DATABASE_AWAY'],
  ['no connection free', new Error('timeout exceeded when trying to connect'), 'DATABASE_AWAY'],
  ['a connection that does not open', new Error('timeout expired'), 'DATABASE_AWAY'],
  ['a pool that was closed', new Error('Cannot use a pool after calling end on the pool'), 'DATABASE_AWAY'],
  ['a client that was closed', new Error('Client was closed and is not queryable'), 'DATABASE_AWAY'],
  ['a statement that took too long', said('57014'), 'DATABASE_BUSY'],
  ['a deadlock', said('40P01'), 'DATABASE_BUSY'],
  ['a lock that was not to be had', said('55P03'), 'DATABASE_BUSY'],
  ['no handle left', Object.assign(new Error('connect'), { code: 'EMFILE' }), 'TOO_MANY_OPEN'],
  [
    'no handle left on the machine',
    new Error('x', { cause: Object.assign(new Error(''), { code: 'ENFILE' }) }),
    'TOO_MANY_OPEN',
  ],
  ['a page about timeouts', new Error('a note: timeout expired'), null],
  ['words that only look like it', new Error('connect ECONNREFUSED 10.0.0.7'), null],
  ['no error at all', 'ECONNREFUSED', null],
])('%s', (_, error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
