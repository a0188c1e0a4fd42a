import type { Record, Tables } from './actual-db.ts';
import { bookExport, type RawTransaction } from './gnucash-book.ts';
import type { ProgramExport } from './model.ts';

const textOf = (row: Record | undefined, column: string) => {
  const cell = row?.[column];
  return cell === null || cell === undefined ? '' : String(cell);
};

/** A book that GnuCash keeps in a database. */
export function readGnucashTables(tables: Tables): ProgramExport | 'too-many-rows' | null {
  const commodities = new Map(tables('commodities').map((row) => [textOf(row, 'guid'), row]));
  const accounts = tables('accounts').map((row) => {
    const commodity = commodities.get(textOf(row, 'commodity_guid'));
    return {
      id: textOf(row, 'guid'),
      name: textOf(row, 'name'),
      type: textOf(row, 'account_type'),
      parent: textOf(row, 'parent_guid') || null,
      space: textOf(commodity, 'namespace'),
      commodity: textOf(commodity, 'mnemonic'),
    };
  });
  const splits = Map.groupBy(tables('splits'), (row) => textOf(row, 'tx_guid'));
  const notes = new Map(
    tables('slots')
      .filter((row) => textOf(row, 'name') === 'notes')
      .map((row) => [textOf(row, 'obj_guid'), textOf(row, 'string_val')]),
  );
  // Scheduled transactions are kept under a root of their own.
  const templates = new Set(accounts.filter(({ space }) => space === 'template').map(({ id }) => id));
  const transactions = tables('transactions').flatMap((row): RawTransaction[] => {
    const id = textOf(row, 'guid');
    const own = splits.get(id) ?? [];
    if (own.some((split) => templates.has(textOf(split, 'account_guid')))) return [];
    return [
      {
        id,
        day: dayOf(textOf(row, 'post_date')),
        description: textOf(row, 'description'),
        notes: notes.get(id) ?? '',
        splits: own.map((split) => ({
          account: textOf(split, 'account_guid'),
          value: `${textOf(split, 'value_num')}/${textOf(split, 'value_denom')}`,
          quantity: `${textOf(split, 'quantity_num')}/${textOf(split, 'quantity_denom')}`,
          memo: textOf(split, 'memo'),
        })),
      },
    ];
  });
  return bookExport(accounts, transactions);
}

/** `2026-01-31 10:59:00`, or without separators in books of older versions. */
const dayOf = (text: string) => text.replace(/^(\d{4})-?(\d{2})-?(\d{2}).*$/, '$1-$2-$3');
