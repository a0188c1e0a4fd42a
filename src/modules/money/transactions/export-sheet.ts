import { BYTE_ORDER_MARK, csvText } from '#kernel/csv.ts';
import { decimalOf, type Money } from '#kernel/money.ts';
import type { ExportedRow } from './model.ts';
import { CODE_HEADINGS, ORIGINAL_HEADINGS, originalCells } from '#modules/money/export-formats/formats.parts.ts';
import { EXPORT_HEADINGS } from './dialog-words.ts';

/**
 * The rows as a CSV that every spreadsheet reads: days as 2026-11-25, amounts exact with a point and a minus for money out,
 * whatever the person's formats; empty where amounts are withheld. Codes stand at the end, for businesses.
 */
export function exportSheet(rows: readonly ExportedRow[]): string {
  const hasCodes = rows.some(({ codes }) => codes !== null);
  const hasOriginals = rows.some(({ original }) => original !== null);
  const written = (amount: Money | null) => (amount === null || amount.withheld === true ? '' : decimalOf(amount));
  const originalTexts = (row: ExportedRow) => {
    const { amount, currency, rate, rateFor, fee } = originalCells(row);
    return [written(amount), currency ?? '', rate ?? '', rateFor ?? '', written(fee)];
  };
  const cells = rows.map((row) => [
    row.bookedOn,
    row.description,
    row.bankText ?? '',
    row.category ?? '',
    row.account,
    written(row.amount),
    row.amount.currency,
    row.reference ?? '',
    row.status,
    row.tags.join('; '),
    row.note ?? '',
    ...(hasOriginals ? originalTexts(row) : []),
    ...(hasCodes ? [row.codes?.account ?? '', row.codes?.vat ?? ''] : []),
  ]);
  return (
    BYTE_ORDER_MARK +
    csvText([
      [...EXPORT_HEADINGS, ...(hasOriginals ? ORIGINAL_HEADINGS : []), ...(hasCodes ? CODE_HEADINGS : [])],
      ...cells,
    ])
  );
}
