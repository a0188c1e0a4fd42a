import type { Reading, StatementRow } from './model.ts';

/** Some rows of one account of a file. */
export type ReadingPart = { readonly account: number; readonly rows: readonly StatementRow[] };

const ROWS = 1000;

/** The rows of a reading in parts, and then what is left of it. */
export function* inParts(reading: Reading): Generator<ReadingPart, Reading> {
  if (reading.kind !== 'read') return reading;
  for (const [account, { rows }] of reading.accounts.entries())
    for (let at = 0; at < rows.length; at += ROWS) yield { account, rows: rows.slice(at, at + ROWS) };
  return { ...reading, accounts: reading.accounts.map((account) => ({ ...account, rows: [] })) };
}

/** The reading that was sent in these parts. */
export function fromParts(reading: Reading, parts: readonly ReadingPart[]): Reading {
  if (reading.kind !== 'read') return reading;
  const accounts = reading.accounts.map((account, place) => ({
    ...account,
    rows: parts.flatMap((part) => (part.account === place ? part.rows : [])),
  }));
  return { ...reading, accounts };
}
