import type { PdfTable } from '#modules/money/pdf-statements/rules.ts';
import { checkBalance, followingIn } from './balance.ts';
import type { Reading } from './model.ts';

/** So many rows below the last movement may be those of another table: of fees, of rates, of balances by day. */
const LONGEST_TAIL = 60;
/** Fewer rows than this prove nothing. */
const LEAST = 3;

/**
 * The same table with what stands below its last movement as words, where the rows above it are a whole statement: their
 * balances follow from one another and from the opening to the closing balance. Null where that is not so.
 */
export function withoutTail(table: PdfTable, reading: Reading): PdfTable | null {
  if (reading.kind !== 'read' || reading.accounts.length !== 1) return null;
  const [{ rows, opening, closing } = { rows: [], opening: null, closing: null }] = reading.accounts;
  if (opening === null || closing === null) return null;
  const lines = [...new Set(rows.map(({ line }) => line))];
  for (let cut = 1; cut <= Math.min(LONGEST_TAIL, lines.length - LEAST); cut += 1) {
    const last = lines.at(-cut - 1) ?? 0;
    const kept = rows.filter(({ line }) => line <= last);
    const isRunning = kept.filter(({ balance }) => balance !== null).length * 2 > kept.length;
    if (isRunning && checkBalance({ rows: kept, opening, closing }).kind === 'matches') {
      // Balances that follow from one another are those of a second account.
      if (followingIn(rows.filter(({ line }) => line > last)) > 0) return null;
      const below = lines.filter((line) => line > last).length;
      return { ...wordsBelow(table, last), anchors: table.anchors - below };
    }
  }
  return null;
}

/**
 * The same table with what stands below its closing balance as words, where lines there have an amount and no day: they count
 * or explain what the rows have moved. Null where they are none of these.
 */
export function withoutUndated(table: PdfTable, reading: Reading): PdfTable | null {
  if (reading.kind !== 'read' || reading.accounts.length !== 1) return null;
  const [account] = reading.accounts;
  if (account === undefined || account.opening === null || account.closing === null) return null;
  if (account.check.kind !== 'matches' || account.failed.length === 0) return null;
  const last = Math.max(...account.rows.map(({ line }) => line));
  const end = account.skipped.find(({ reason, line }) => reason === 'balance' && line > last)?.line;
  const areBelow = account.failed.every(({ reason, line }) => reason === 'bad-day' && end !== undefined && line > end);
  return end !== undefined && areBelow ? wordsBelow(table, end) : null;
}

function wordsBelow(table: PdfTable, last: number): PdfTable {
  const rows = table.rows.map((cells, at) => (at < last ? cells : [cells.filter((cell) => cell !== '').join(' ')]));
  return { ...table, rows };
}
