import { minorDigits, type Currency } from '#kernel/money.ts';
import type { TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';
import type { ColumnRole, UnitMeaning } from './model.ts';
import { MONEY_ROLES } from './movements.ts';

/** Hundredths of a currency by their name: "Amount (kobo)", "amount_cents". */
const HUNDREDTHS =
  /\b(?:cents?|kobo|pence|sente?|centimes?|centavos?|pesewas?|ngwee|thebe|paise|kopecks?|grosz[ey]|minor)\b/;

/** Whole numbers of which nothing says whether they are hundredths: "Amount (unit not stated)". */
const UNSTATED = /\bunit not stated\b/;

/** Whether a column of money has whole numbers whose unit is not stated, in a currency that has hundredths. */
export function isUnitOpen(
  { heading }: { readonly heading: TextRecord | null },
  roles: readonly ColumnRole[],
  currency: Currency | null,
): boolean {
  const isUnstated = (word: string, column: number) => isMoney(roles[column]) && UNSTATED.test(normalHeading(word));
  return (currency === null || minorDigits(currency) === 2) && (heading?.cells.some(isUnstated) ?? false);
}

const isMoney = (role: ColumnRole | undefined): boolean => (MONEY_ROLES as readonly string[]).includes(role ?? '');

/** Thousands by their name: "Amount (R'000)". */
const THOUSANDS = /['’]000\b|\b000s\b|\bin thousands\b/i;

/** Columns of money that are named for hundredths or thousands, in whole units. */
export function withWholeUnits(
  body: readonly TextRecord[],
  heading: readonly string[],
  roles: readonly ColumnRole[],
  units: UnitMeaning | undefined,
): readonly TextRecord[] {
  const isHundredths = (name: string) => HUNDREDTHS.test(name) || (units === 'minor' && UNSTATED.test(name));
  return withThousands(withHundredths(body, heading, { roles, isHundredths }), heading, roles);
}

function withThousands(body: readonly TextRecord[], heading: readonly string[], roles: readonly ColumnRole[]) {
  const columns = heading.flatMap((word, column) => (isMoney(roles[column]) && THOUSANDS.test(word) ? [column] : []));
  if (columns.length === 0) return body;
  return body.map((record) => ({
    ...record,
    cells: record.cells.map((cell, column) => (columns.includes(column) ? timesThousand(cell) : cell)),
  }));
}

/** What is written otherwise than plainly is no amount that can be read. */
function timesThousand(cell: string): string {
  const [, sign, whole, decimals = ''] = /^([-+(]?)(\d[\d,]*)(?:\.(\d{1,3}))?(?:\))?$/.exec(cell) ?? [];
  if (sign === undefined || whole === undefined) return /\d/.test(cell) ? `${cell} x 1000` : cell;
  return `${sign === '(' ? '-' : sign}${whole.replaceAll(',', '')}${decimals.padEnd(3, '0')}`;
}

/** Columns of money that are named for hundredths and hold whole numbers, with their decimals. */
function withHundredths(
  body: readonly TextRecord[],
  heading: readonly string[],
  { roles, isHundredths }: { roles: readonly ColumnRole[]; isHundredths: (name: string) => boolean },
): readonly TextRecord[] {
  const columns = heading.flatMap((word, column) => {
    if (!isMoney(roles[column]) || !isHundredths(normalHeading(word))) return [];
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
