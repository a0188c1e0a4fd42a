import { decimalOf, type Money } from '#kernel/money.ts';
import { inGroups } from '#kernel/plural.ts';

/** `ZAR 12 345.00`, exact, with spaces that lines do not break at. */
export function writtenAmount(amount: Money): string {
  const [whole = '', cents] = decimalOf({ ...amount, minor: amount.minor < 0n ? -amount.minor : amount.minor }).split(
    '.',
  );
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ' ');
  const figures = cents === undefined ? grouped : `${grouped}.${cents}`;
  return `${amount.minor < 0n ? '−' : ''}${amount.currency} ${figures}`;
}

/** Minutes as hours: `1:30`. */
export function hoursOf(minutes: number): string {
  return `${inGroups(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The name of the file: what no system forbids in names. */
export function reportName(project: string): string {
  const plain = project
    .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return `${plain === '' ? 'project' : plain}.pdf`;
}
