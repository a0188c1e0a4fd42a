import { sheetText } from '#modules/money/spreadsheets/rules.ts';
import { isXls, readTextWorkbook, readWorkbook } from '#modules/money/spreadsheets/service.server.ts';
import type { Workbook } from '#modules/money/spreadsheets/model.ts';
import { linesText, readProgramTable } from '#modules/money/program-exports/rules.ts';
import { type Fault, mayBeProgramFile, readProgramFile } from '#modules/money/program-exports/service.server.ts';
import { LIMITS } from '#modules/money/csv-detection/rules.ts';
import { decode } from './decode.server.ts';
import { mayBeJson, tableOfJson } from './json-table.ts';
import type { Opened, Refusal, RefusalCode } from './model.ts';
import { type NamedText, withSheets } from './opened.ts';
import { refusal } from './refusals.ts';

const FAULTS: Readonly<Record<Extract<Workbook, { fault: unknown }>['fault'], RefusalCode>> = {
  locked: 'LOCKED_SPREADSHEET',
  other: 'SPREADSHEET',
  'too-large': 'TOO_LARGE_INSIDE',
  broken: 'BROKEN_FILE',
};

const PROGRAM_FAULTS: Readonly<Record<Fault, RefusalCode>> = {
  'too-large': 'TOO_LARGE_INSIDE',
  'too-many-rows': 'TOO_MANY_PROGRAM_ROWS',
  broken: 'BROKEN_FILE',
  'unknown-database': 'UNKNOWN_DATABASE',
};

/**
 * Opens a spreadsheet, a web page with tables, or the file in which another program keeps its data; null where the file is
 * none of them. A PDF is opened elsewhere.
 */
export function openFile(bytes: Uint8Array): Opened | Refusal | null {
  if (bytes.length > LIMITS.bytes) return refusal('TOO_LARGE');
  const program = readProgramFile(bytes);
  if (program !== null)
    return 'fault' in program
      ? refusal(PROGRAM_FAULTS[program.fault])
      : { format: 'program', text: linesText(program) };
  const json = jsonIn(bytes);
  if (json !== null) return json;
  const workbook = readWorkbook(bytes) ?? markupIn(bytes);
  if (workbook === null) return null;
  if ('kind' in workbook) return workbook;
  if ('fault' in workbook) return refusal(FAULTS[workbook.fault]);
  const sheets = workbook.sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ name: sheet.name, text: sheetText(sheet) }));
  if (sheets.length === 0) return refusal('NO_ROWS');
  return programIn(sheets) ?? { format: 'spreadsheet', text: withSheets(sheets) };
}

/** What another program wrote as a workbook of one sheet; null where it is another. */
function programIn([sheet, another]: readonly NamedText[]): Opened | null {
  const table = sheet === undefined || another !== undefined ? null : readProgramTable(sheet.text);
  return table === null || typeof table === 'string' || !('lines' in table)
    ? null
    : { format: 'program', text: linesText(table) };
}

/** Whether a file may be one that has to be opened first, by how it begins; of all others this is told at once. */
export function mayBeOpened(bytes: Uint8Array): boolean {
  return (
    (bytes[0] === 0x50 && bytes[1] === 0x4b) ||
    isXls(bytes) ||
    mayBeMarkup(bytes) ||
    mayBeJson(beginningOf(bytes)) ||
    mayBeProgramFile(bytes)
  );
}

/** Text in two bytes a character has a zero beside each of its letters. */
const beginningOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, 8000))
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '');

/** The transactions of a JSON file, which programs hand out; null where it is none. */
function jsonIn(bytes: Uint8Array): Opened | Refusal | null {
  if (!mayBeJson(beginningOf(bytes))) return null;
  const decoded = decode(bytes);
  if ('kind' in decoded) return decoded;
  const found = tableOfJson(decoded.text);
  if (found === 'broken') return refusal('BROKEN_FILE', 'It is no whole JSON.');
  return found === null ? refusal('NO_STATEMENT') : { format: 'spreadsheet', text: found.table };
}

function mayBeMarkup(bytes: Uint8Array): boolean {
  const beginning = beginningOf(bytes);
  return (
    /^[^<\n]{0,3}\s*</.test(beginning) &&
    /<(?:html|table|head|body|div|meta|!doctype html)|office:spreadsheet/i.test(beginning)
  );
}

function markupIn(bytes: Uint8Array): Workbook | Refusal | null {
  if (!mayBeMarkup(bytes)) return null;
  const decoded = decode(bytes);
  if ('kind' in decoded) return decoded;
  const workbook = readTextWorkbook(decoded.text);
  return workbook !== null && 'fault' in workbook && workbook.fault === 'broken' ? refusal('WEB_PAGE') : workbook;
}
