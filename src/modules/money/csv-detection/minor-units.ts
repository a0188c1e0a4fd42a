import type { TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';
import type { ColumnRole } from './model.ts';
import { MONEY_ROLES } from './movements.ts';

/** Hundredths of a currency by their name: "Amount (kobo)", "amount_cents". */
const HUNDREDTHS =
  /\b(?:cents?|kobo|pence|sente?|centimes?|centavos?|pesewas?|ngwee|thebe|paise|kopecks?|grosz[ey]|minor)\b/;

/** Columns of money that are named for hundredths and hold whole numbers, with their decimals. */
export function withHundredths(
  body: readonly TextRecord[],
  heading: readonly string[],
  roles: readonly ColumnRole[],
): readonly TextRecord[] {
  const columns = heading.flatMap((word, column) => {
    const isMoney = (MONEY_ROLES as readonly string[]).includes(roles[column] ?? '');
    if (!isMoney || !HUNDREDTHS.test(normalHeading(word))) return [];
    const filled = body.map(({ cells }) => cells[column] ?? '').filter((cell) => /\d/.test(cell));
    return filled.length > 0 && filled.every((cell) => /^[-+]?\d{1,16}$/.test(cell)) ? [column] : [];
  });
  if (columns.length === 0) return body;
  return body.map((record) => ({
    ...record,
    cells: record.cells.map((cell, column) => (columns.includes(column) ? inWhole(cell) : cell)),
  }));
}

function inWhole(cell: string): string {
  const [, sign = '', digits = ''] = /^([-+]?)(\d+)$/.exec(cell) ?? [];
  if (digits === '') return cell;
  const padded = digits.padStart(3, '0');
  return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
}
