import writeExcelFile from 'write-excel-file/node';
import { decimalOf, minorDigits, type Money } from '#kernel/money.ts';
import { CODE_HEADINGS, ORIGINAL_HEADINGS, originalCells } from './formats.parts.ts';
import type { ExportedTransaction, ExportView } from './model.ts';
import { onOneLine } from './view.ts';

const COLUMNS = [
  ['Date', 12],
  ['Description', 40],
  ['Bank description', 40],
  ['Category', 24],
  ['Account', 24],
  ['Amount', 14],
  ['Currency', 10],
  ['Reference', 16],
  ['Status', 10],
  ['Tags', 20],
  ['Note', 40],
] as const;
const ADDED_WIDTH = 16;

/** Spreadsheets calculate with 15 digits; what has more stays exact as a text. */
const MOST_DIGITS = 15;

/**
 * One sheet in the order of the list, with days and amounts that a spreadsheet calculates with. Texts are text cells,
 * which no spreadsheet runs, whatever they begin with.
 */
export async function writeXlsx(view: ExportView): Promise<Uint8Array<ArrayBuffer>> {
  const { rows, accounts, categories, codesOf } = view;
  const hasOriginals = rows.some(({ original }) => original !== null);
  const heads = [
    ...COLUMNS,
    ...(hasOriginals ? ORIGINAL_HEADINGS.map((heading) => [heading, ADDED_WIDTH] as const) : []),
    ...(codesOf === null ? [] : CODE_HEADINGS.map((heading) => [heading, ADDED_WIDTH] as const)),
  ];
  const codeCells = (categoryId: string | null) => {
    const codes = codesOf?.(categoryId);
    return codes === undefined ? [] : [text(codes.account), text(codes.vat)];
  };
  const names = new Map([...accounts, ...categories].map(({ id, name }) => [id, name]));
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? ''));
  const data = [
    heads.map(([value]) => ({ ...text(value), fontWeight: 'bold' as const })),
    ...rows.map((row) => [
      { type: Date, value: new Date(`${row.bookedOn}T00:00:00Z`), format: 'yyyy-mm-dd' },
      text(row.description),
      text(row.bankText ?? ''),
      text(nameOf(row.categoryId)),
      text(nameOf(row.accountId)),
      figure(row.amount),
      text(row.amount.currency),
      text(row.reference ?? ''),
      text(row.status),
      text(row.tags.join('; ')),
      text(row.note ?? ''),
      ...(hasOriginals ? originalFigures(row) : []),
      ...codeCells(row.categoryId),
    ]),
  ];
  const columns = heads.map(([, width]) => ({ width }));
  const bytes = await writeExcelFile(data, { sheet: 'Transactions', columns, stickyRowsCount: 1 }).toBuffer();
  return Uint8Array.from(bytes);
}

/** Without what XML does not allow. */
const text = (value: string) => ({ type: String, value: onOneLine(value).replaceAll(/[\uFFFE\uFFFF]/g, '') });

function originalFigures(row: ExportedTransaction) {
  const { amount, currency, rate, rateFor, fee } = originalCells(row);
  const money = (value: Money | null) => (value === null ? text('') : figure(value));
  return [money(amount), text(currency ?? ''), text(rate ?? ''), text(rateFor ?? ''), money(fee)];
}

function figure(amount: Money) {
  const digits = minorDigits(amount.currency);
  const decimal = decimalOf(amount);
  if (decimal.replaceAll(/\D/g, '').length > MOST_DIGITS) return text(decimal);
  return { type: Number, value: Number(decimal), format: digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}` };
}
