import type { Categoriser, FiledRow } from '#modules/money/merchants/service.server.ts';
import type { StatementRow } from '#modules/money/statement-formats/model.ts';

/** The bank's words as they are kept: a fee that stands on the line of a payment is not that payment. */
export function bankTextOf({ part, bankText }: StatementRow): string {
  return part === 'fee' ? `Fee\n${bankText}` : bankText;
}

/** A row of a file with its payee and category, as the workspace knows them. */
export function categoriseRow(categorise: Categoriser, row: StatementRow): FiledRow {
  const { amount, category } = row;
  return categorise({
    bankText: bankTextOf(row),
    direction: amount.minor < 0n ? 'out' : 'in',
    categoryName: category,
  });
}
