import { isCurrency, minorDigits, type Currency } from '#kernel/money.ts';
import type { TextRecord } from './cells.ts';
import { normalHeading } from './headings.ts';
import type { ColumnRole, UnitMeaning } from './model.ts';
import { MONEY_ROLES } from './movements.ts';

/** Hundredths of a currency by their name: "Amount (kobo)", "amount_cents". */
const HUNDREDTHS =
  /\b(?:(?:amount|value|balance|total)(?:in)?)?(?:cents?|kobo|pence|sente?|centimes?|centavos?|pesewas?|ngwee|thebe|paise|kopecks?|grosz[ey])\b/;

/** The smallest unit of whatever currency it is: "amount_minor", "amount.minorUnits". */
const SMALLEST = /\b(?:(?:amount|value|balance|total)(?:in)?)?minor(?: ?units?)?\b/;

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

/** Columns of money that are named for a smallest unit or for thousands, in whole units. */
export function withWholeUnits(
  body: readonly TextRecord[],
  heading: readonly string[],
  roles: readonly ColumnRole[],
  units: UnitMeaning | undefined,
): readonly TextRecord[] {
  const isSmallest = (name: string) => SMALLEST.test(name) || (units === 'minor' && UNSTATED.test(name));
  return withThousands(withDecimals(body, heading, { roles, isSmallest }), heading, roles);
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

/** Columns of money that are named for a smallest unit and hold whole numbers, with the decimals of the currency. */
function withDecimals(
  body: readonly TextRecord[],
  heading: readonly string[],
  { roles, isSmallest }: { roles: readonly ColumnRole[]; isSmallest: (name: string) => boolean },
): readonly TextRecord[] {
  const currency = roles.indexOf('currency');
  const columns = new Map<number, (cells: readonly string[]) => number>();
  for (const [column, word] of heading.entries()) {
    const name = normalHeading(word);
    const isOfCurrency = isSmallest(name);
    if (!isMoney(roles[column]) || !(isOfCurrency || HUNDREDTHS.test(name))) continue;
    const filled = body.map(({ cells }) => cells[column] ?? '').filter((cell) => /\d/.test(cell));
    if (filled.length === 0 || !filled.every((cell) => /^[-+]?\d{1,16}$/.test(cell))) continue;
    columns.set(column, (cells) => (isOfCurrency ? decimalsOf(cells[currency] ?? '') : 2));
  }
  if (columns.size === 0) return body;
  return body.map((record) => ({
    ...record,
    cells: record.cells.map((cell, column) => inWhole(cell, columns.get(column)?.(record.cells) ?? 0)),
  }));
}

function decimalsOf(code: string): number {
  const currency = code.trim().toUpperCase();
  return isCurrency(currency) ? minorDigits(currency) : 2;
}

function inWhole(cell: string, decimals: number): string {
  const [, sign = '', digits = ''] = /^([-+]?)(\d+)$/.exec(cell) ?? [];
  if (digits === '' || decimals === 0) return cell;
  const padded = digits.padStart(decimals + 1, '0');
  return `${sign}${padded.slice(0, -decimals)}.${padded.slice(-decimals)}`;
}
