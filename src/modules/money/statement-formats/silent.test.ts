import { expect, it } from 'vitest';
import { minorDigits, type Money } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import type { Reading } from './model.ts';
import { readStatement } from './read.server.ts';
import { type MadeStatement, madeStatement } from '#testing/ledgers.ts';

const VARIANTS = Number(process.env['STATEMENT_VARIANTS'] ?? 500);
const FIRST = Number(process.env['STATEMENT_SEED'] ?? 1);

type Read = Extract<Reading, { kind: 'read' }>;

/** So that an amount in a currency of two decimals compares with one of three. */
const thousandths = ({ minor, currency }: Money): bigint => minor * 10n ** BigInt(3 - minorDigits(currency));

/** What is wrong in a reading without a word: rows with other figures than the ledger, not among the problems. */
function silentFaults({ rows: truth, currency }: MadeStatement, { accounts }: Read): string[] {
  const read = accounts.flatMap(({ rows }) => rows);
  const marked = new Set(accounts.flatMap(({ failed }) => failed.map(({ line }) => line)));
  const skipped = new Set(accounts.flatMap(({ skipped: left }) => left.map(({ line }) => line)));
  return truth.flatMap(({ line, day, minor, state }) => {
    const own = read.filter((row) => row.line === line);
    if (marked.has(line) && own.length === 0) return [];
    if (state === 'void')
      return own.length === 0 && skipped.has(line) ? [] : [`line ${line}: no money moved, and read`];
    if (own.length === 0) return [`line ${line}: left out without a problem`];
    const sum = own.reduce((total, { amount }) => total + thousandths(amount), 0n);
    const faults = [];
    const wanted = thousandths({ minor, currency });
    if (sum !== wanted) faults.push(`line ${line}: ${wanted} read as ${sum}`);
    if (own.some((row) => row.day !== day)) faults.push(`line ${line}: ${day} read as ${own[0]?.day ?? ''}`);
    if (own.some(({ status }) => status !== state))
      faults.push(`line ${line}: ${state} read as ${own[0]?.status ?? ''}`);
    return faults;
  });
}

const readMade = ({ text, account }: MadeStatement, answers: Answers = {}): Reading =>
  readStatement(new TextEncoder().encode(text), { answers, ...(account === undefined ? {} : { currency: account }) });

it('reads no figure of a made statement wrongly without asking or marking it', () => {
  const silent: string[] = [];
  for (let seed = FIRST; seed < FIRST + VARIANTS; seed += 1) {
    const made = madeStatement(seed);
    const reading = readMade(made);
    const faults = reading.kind === 'read' ? silentFaults(made, reading) : [];
    if (faults.length > 0) silent.push(`seed ${seed}, ${made.trap}: ${faults[0]} and ${faults.length - 1} more`);
  }
  expect(silent).toEqual([]);
});
