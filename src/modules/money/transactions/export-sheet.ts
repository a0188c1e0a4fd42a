import { BYTE_ORDER_MARK, csvText } from '#kernel/csv.ts';
import { decimalOf } from '#kernel/money.ts';
import type { ExportedRow } from './model.ts';
import { CODE_HEADINGS } from '#modules/money/export-formats/formats.parts.ts';
import { EXPORT_HEADINGS } from './words.ts';

/**
 * The rows as a CSV that every spreadsheet reads: days as 2026-11-25, amounts exact with a point and a minus for money out,
 * whatever the person's formats; empty where amounts are withheld. Codes stand at the end, for businesses.
 */
export function exportSheet(rows: readonly ExportedRow[]): string {
  const hasCodes = rows.some(({ codes }) => codes !== null);
  const cells = rows.map(
    ({ bookedOn, description, bankText, category, account, amount, reference, status, ...row }) => [
      bookedOn,
      description,
      bankText ?? '',
      category ?? '',
      account,
      amount.withheld === true ? '' : decimalOf(amount),
      amount.currency,
      reference ?? '',
      status,
      row.tags.join('; '),
      row.note ?? '',
      ...(hasCodes ? [row.codes?.account ?? '', row.codes?.vat ?? ''] : []),
    ],
  );
  return BYTE_ORDER_MARK + csvText([[...EXPORT_HEADINGS, ...(hasCodes ? CODE_HEADINGS : [])], ...cells]);
}
