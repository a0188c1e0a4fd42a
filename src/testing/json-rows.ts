import { decimalOf } from '#kernel/money.ts';
import type { Answers } from '#modules/money/csv-detection/model.ts';
import { tableOfJson } from '#modules/money/statement-formats/json-table.ts';
import type { Reading } from '#modules/money/statement-formats/model.ts';
import { readSheets } from '#modules/money/statement-formats/read-sheets.ts';

/** Reads a value, or a text, as a JSON file of a bank is read. @throws Error where it has no transactions */
export function readJson(value: unknown, answers: Answers = {}): Reading {
  const json = typeof value === 'string' ? value : JSON.stringify(value);
  const found = tableOfJson(json);
  if (found === null || found === 'broken') throw new Error(String(found));
  return readSheets({ format: 'spreadsheet', text: found.table }, { currency: 'ZAR', mapping: undefined, answers });
}

/** Day, amount, currency and state of each row, of each account. @throws Error where the value is not read */
export function rowsOfJson(value: unknown, answers: Answers = {}) {
  const reading = readJson(value, answers);
  if (reading.kind !== 'read')
    throw new Error(JSON.stringify(reading, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)));
  return reading.accounts.map(({ account, rows }) => [
    account,
    ...rows.map(
      ({ day, amount, status }) =>
        `${day} ${decimalOf(amount)} ${amount.currency}${status === 'pending' ? ' pending' : ''}`,
    ),
  ]);
}
