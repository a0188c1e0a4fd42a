import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeActualDb } from '../../../../scripts/statement-shapes/actual-writer.ts';
import { writeGnucashDb, writeGnucashXml } from '../../../../scripts/statement-shapes/gnucash-writers.ts';
import { programBook } from '../../../../scripts/statement-shapes/program-books.ts';
import { linesIn, linesText } from './rules.ts';
import { mayBeProgramFile, readProgramFile } from './service.server.ts';

const BOOK = programBook(3, { entries: 40, hasSplits: true, hasSplitTransfers: true });
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'utf8'));

function database(...statements: string[]): Uint8Array {
  const made = new DatabaseSync(':memory:');
  for (const statement of statements) made.exec(statement);
  const bytes = Uint8Array.from(made.serialize());
  made.close();
  return bytes;
}

const ACTUAL = [
  'create table category_groups (id text, name text, is_income integer, tombstone integer)',
  'create table accounts (id text, name text, tombstone integer)',
  "insert into accounts values ('a', 'Cheque', 0)",
] as const;
const TRANSACTIONS =
  'create table transactions (id text, isParent integer, isChild integer, acct text, category text, amount integer, description text, notes text, date integer, tombstone integer)';
const ENTRY = "insert into transactions values ('t', 0, 0, 'a', null, -500, null, 'Shop', 20260301, 0)";

const readLines = (bytes: Uint8Array) => {
  const read = readProgramFile(bytes);
  return read === null || 'fault' in read
    ? read
    : read.lines.map(({ account, day, amount }) => `${account} ${day} ${amount}`);
};

describe('files that programs keep', () => {
  test.each([
    ['an Actual budget', writeActualDb(BOOK)],
    ['a GnuCash database', writeGnucashDb(BOOK)],
    ['a GnuCash file', writeGnucashXml(BOOK)],
  ])('%s is the same once it was written down as text', (_, bytes) => {
    expect(mayBeProgramFile(bytes)).toBe(true);
    const read = readProgramFile(bytes);
    if (read === null || 'fault' in read) throw new Error('not read');
    const text = linesText(read);
    expect(linesText(linesIn(text))).toBe(text);
    expect(linesIn(text).lines.map(({ amount }) => amount)).toEqual(
      read.lines.map(({ amount, isOut }) => (isOut ? `-${amount}` : amount)),
    );
  });

  test('one with the least in it', () => {
    expect(readLines(database(...ACTUAL, TRANSACTIONS, ENTRY))).toEqual(['Cheque 2026-03-01 -5.00']);
  });
});

describe('databases that mean no good', () => {
  test.each([
    ['one of another program', database('create table notes (text text)'), { fault: 'unknown-database' }],
    ['its beginning alone', bytesOf('SQLite format 3\0'), { fault: 'unknown-database' }],
    ['one cut in half', database(...ACTUAL, TRANSACTIONS, ENTRY).slice(0, 6000), { fault: 'unknown-database' }],
    [
      'a view in place of a table, without end',
      database(
        ...ACTUAL,
        'create view transactions as with recursive n(x) as (select 1 union all select x + 1 from n) select x as id from n',
      ),
      { fault: 'unknown-database' },
    ],
    [
      'columns that are computed',
      database(
        ...ACTUAL,
        'create table transactions (id text, acct text generated always as (hex(zeroblob(900000000))))',
      ),
      { fault: 'unknown-database' },
    ],
    [
      'a virtual table',
      database(...ACTUAL, 'create virtual table transactions using fts5(id, acct)'),
      { fault: 'unknown-database' },
    ],
  ])('%s is refused', (_, bytes, fault) => expect(readProgramFile(bytes)).toEqual(fault));

  test('more rows than are read', () => {
    const many = `insert into transactions select 't' || value, 0, 0, 'a', null, -500, null, 'Shop', 20260301, 0
      from (with recursive n(value) as (select 1 union all select value + 1 from n where value < 90000) select value from n)`;
    expect(readProgramFile(database(...ACTUAL, TRANSACTIONS, many))).toEqual({ fault: 'too-many-rows' });
  });

  test('bytes changed anywhere never end in an error', () => {
    const whole = database(...ACTUAL, TRANSACTIONS, ENTRY);
    const change = fc.record({ at: fc.nat(whole.length - 1), to: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 40 }), (changes) => {
        const bytes = Uint8Array.from(whole);
        for (const { at, to } of changes) bytes[at] = to;
        readProgramFile(bytes);
      }),
      { numRuns: 150 },
    );
  });
});

describe('XML that means no good', () => {
  const start = '<?xml version="1.0"?>\n<gnc-v2 xmlns:gnc="http://www.gnucash.org/XML/gnc">';
  test.each([
    ['packed without end', gzipSync(Buffer.alloc(70_000_000, ' ')), { fault: 'too-large' }],
    ['cut off while packed', gzipSync(start).subarray(0, 30), { fault: 'broken' }],
    ['cut off', bytesOf(`${start}<gnc:book>`), { fault: 'broken' }],
    [
      'an entity of its own',
      bytesOf(`<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><gnc-v2></gnc-v2>`),
      { fault: 'broken' },
    ],
    ['very deep', bytesOf(`${start}${'<a>'.repeat(200_000)}`), { fault: 'broken' }],
    ['without an account', bytesOf(`${start}</gnc-v2>`), { fault: 'broken' }],
    ['packed, and another file', gzipSync('Date,Amount'), null],
    ['another file', bytesOf('Date,Amount'), null],
  ])('%s', (_, bytes, read) => expect(readProgramFile(Uint8Array.from(bytes))).toEqual(read));
});

test('an account that is called as what is left out is still an account', () => {
  const read = { program: 'GnuCash' as const, lines: linesIn('').lines, unread: [] };
  const text = linesText(read);
  expect(linesIn(`${text}Left out\t\tZAR\t2026-03-01\t-5.00${'\t'.repeat(10)}\n`).lines).toMatchObject([
    { account: 'Left out', amount: '-5.00' },
  ]);
});
