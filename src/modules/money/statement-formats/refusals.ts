import { LIMITS } from '#modules/money/csv-detection/rules.ts';
import type { Refusal, RefusalCode } from './model.ts';

const SENTENCES: Record<RefusalCode, string> = {
  EMPTY: 'No data rows found: the file is empty. Export it again from your bank.',
  TOO_LARGE: `The file is larger than ${LIMITS.bytes / 1_000_000} MB. Nothing was imported. Export a shorter period.`,
  TOO_MANY_ROWS: `Too many rows (maximum ${LIMITS.rows.toLocaleString('en')} allowed). Export shorter periods and import each file.`,
  TOO_MANY_PROGRAM_ROWS: `Too many transactions (maximum ${LIMITS.programRows.toLocaleString('en')} in one file). Export each year or account separately, and import each file.`,
  LINE_TOO_LONG: 'A line of this file is too long, so it was not read. Export it again from your bank.',
  TOO_DEEP: 'This file is too deeply nested, so it was not read. Export it again from your bank.',
  BINARY: 'We cannot read transactions from this file. Export CSV, OFX, QIF, CAMT or MT940 from your bank.',
  PDF: 'This PDF could not be opened. Export the statement as CSV or OFX from your bank.',
  SCANNED_PDF:
    'This PDF is a picture without text. Export the statement as CSV from your bank, or as its original PDF.',
  PDF_TOO_LONG: 'This PDF has more than 300 pages. Nothing was imported. Export a shorter period.',
  PDF_COLUMNS: 'We cannot tell the columns of this PDF apart. Export the statement as CSV, or as its original PDF.',
  SPREADSHEET: 'We cannot read this kind of spreadsheet. Save it as XLSX, XLS or CSV and import that.',
  LOCKED_SPREADSHEET: 'This spreadsheet has a password. Save a copy without one and import that.',
  TOO_LARGE_INSIDE: 'This file is too large once it is unpacked, so it was not read. Export a shorter period.',
  LOCKED_ARCHIVE: 'This ZIP has a password. Unpack it with the password, then import the files inside.',
  ARCHIVE: 'This is a zip archive. Unpack it and import the files inside.',
  WEB_PAGE: 'This is a web page, not a statement. Sign in at your bank and export again.',
  UNKNOWN_XML:
    'This XML file is not a statement we can read (OFX, CAMT 052, 053 or 054). Choose another export at your bank.',
  UNREAD_FORMAT: 'We cannot read this format. Download CSV, OFX, CAMT or MT940 from your bank instead.',
  UNSAFE_XML: 'This XML file defines its own entities, which is unsafe, so it was not read.',
  BROKEN_FILE: 'This file is damaged or was cut off, so it was not read. Export it again from your bank.',
  SERVER_ERROR: "This file holds your bank's error message instead of a statement. Export it again later.",
  NO_STATEMENT: 'This file has no statement in it. In your online banking, choose the transaction export.',
  NO_TRANSACTIONS:
    'This part of the export has no transactions in it. Import the file with the transactions of the same export.',
  UNKNOWN_DATABASE: 'This is a database of a program that we do not know. Export its transactions as CSV.',
  NO_ROWS: 'No data rows found: this file has no transactions in it. Export a period in which the account was used.',
  TRADES:
    'This file lists trades, not money in an account. Export deposits, withdrawals and the history of the account.',
  SEVERAL_ACCOUNTS:
    'This file has entries between several accounts, as a ledger does. Export the transactions of one account.',
  PAYMENT_ORDERS:
    'This file has payment orders for a bank, none of which has moved money. Download the statement from your bank.',
  PLANNED:
    'This file lists standing orders, mandates or payees, none of which has moved money. Download the statement from your bank.',
  CURRENCY_UNKNOWN: 'We do not support the currency of this file, so nothing was read.',
};

/** A refusal with its sentence; `detail` adds what this file said. Nothing of a refused file is kept. */
export function refusal(code: RefusalCode, detail?: string): Refusal {
  const more = detail === undefined || detail === '' ? '' : ` (${detail.slice(0, 200)})`;
  return { kind: 'refused', code, sentence: `${SENTENCES[code]}${more}` };
}
