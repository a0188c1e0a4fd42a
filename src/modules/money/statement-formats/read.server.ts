import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Answers, CsvMapping } from '#modules/money/csv-detection/model.ts';
import { lineTooLong } from '#modules/money/csv-detection/rules.ts';
import { linesIn, readProgramTable } from '#modules/money/program-exports/rules.ts';
import type { Opened, Reading } from './model.ts';
import { isBai2, readBai2 } from './bai2.ts';
import { readCamt } from './camt.server.ts';
import { isCfonb, readCfonb } from './cfonb.ts';
import { isClientBank, readClientBank } from './client-bank.ts';
import { type CsvOptions, readCsv } from './csv.ts';
import { tablesOfDayLines } from './day-lines.ts';
import { decode, decodeCyrillic, decodeWestern } from './decode.server.ts';
import { readMt940 } from './mt940.ts';
import { tableOfLabelled } from './labelled-lines.ts';
import { isNorma43, readNorma43 } from './norma43.ts';
import { openFile } from './open-file.server.ts';
import { readProgramExport } from './programs.ts';
import { readOfx } from './ofx.ts';
import { readQif } from './qif.ts';
import { isBareQif } from './qif-bare.ts';
import { isProven, readSheets, readText } from './read-sheets.ts';
import { refusal } from './refusals.ts';
import { readSpacedText } from './spaced-text.ts';
import { unreadFormat } from './unread-formats.ts';

export type ReadOptions = {
  fileName?: string;
  /** The currency of the account the file is for: taken where the file names none. */
  currency?: Currency;
  /** What stands in the file, where it was opened before: of a PDF always. */
  opened?: Opened | undefined;
  /** A person's reading of a table; ignored for the formats that explain themselves. */
  mapping?: CsvMapping;
  answers?: Answers;
  /** The day on which the file was added; without it nobody is asked for the year of dates that have none. */
  today?: Day;
};

/**
 * Reads a bank statement of any supported format, told by its content and never by its name. Never throws: what cannot
 * be read is `refused` with a sentence, what the file leaves open comes back as `questions` or `unmapped`.
 */
export function readStatement(bytes: Uint8Array, options: ReadOptions = {}): Reading {
  if (bytes.length === 0 && options.opened === undefined) return refusal('EMPTY');
  const common = { currency: options.currency, answers: options.answers ?? {}, today: options.today };
  const opened = options.opened ?? openFile(bytes);
  if (opened !== null) return 'kind' in opened ? opened : readOpened(opened, { ...common, mapping: options.mapping });
  const decoded = decode(bytes);
  if ('kind' in decoded) return decoded;
  const { text, encoding } = decoded;
  const beginning = text.slice(0, 4000);
  if (/<OFX[\s>]/i.test(text.slice(0, 20_000))) return readOfx(text, encoding, common);
  if (/^\s*<(?:\?xml|!|[A-Za-z])/.test(beginning))
    return /<(?:\w+:)?(?:Document|BkToCstmr\w+|Stmt|Ntry)[\s>]/.test(text.slice(0, 20_000))
      ? readCamt(text, encoding, common)
      : refusal('UNKNOWN_XML');
  // Some of these have no line breaks.
  const readRecords = isNorma43(beginning) ? readNorma43 : isCfonb(beginning) ? readCfonb : null;
  if (readRecords !== null) {
    const western = decodeWestern(bytes, decoded);
    return readRecords(western.text, western.encoding, common);
  }
  if (isBai2(beginning)) return readBai2(text, encoding, common);
  const unread = unreadFormat(beginning);
  if (unread !== null) return refusal('UNREAD_FORMAT', unread);
  if (lineTooLong(text) !== null) return refusal('LINE_TOO_LONG');
  if (isClientBank(beginning)) {
    const cyrillic = decodeCyrillic(bytes, decoded);
    return readClientBank(cyrillic.text, cyrillic.encoding, common);
  }
  if (/^!(?:type|account|option|clear)\b/im.test(beginning)) return readQif(text, encoding, common);
  if (isBareQif(text)) return readQif(text, encoding, common);
  if (/^:(?:20|25|28C?|60[FM]|61|62[FM]|64|86|940):/m.test(beginning) || /^\s*\{1:F01/.test(beginning))
    return readMt940(text, encoding, common);
  const program = options.mapping === undefined ? readProgramTable(text) : null;
  if (program === 'too-many-rows') return refusal('TOO_MANY_PROGRAM_ROWS');
  if (program !== null && 'isOtherPart' in program) return refusal('NO_TRANSACTIONS', program.program);
  if (program !== null) return readProgramExport(program, encoding, common);
  const asked = { ...common, mapping: options.mapping };
  const reading = readText(text, encoding, asked);
  if (reading.kind !== 'unmapped' && reading.kind !== 'refused') return reading;
  // No delimiter parts it: spaces may, or a line for each field.
  const fields = tableOfLabelled(text);
  const others = fields === null ? readPrinted(text, encoding, asked) : [readText(fields, encoding, asked)];
  const read = others.find(({ kind }) => kind === 'read' || kind === 'questions');
  const [nearest] = [reading, ...others]
    .filter(isUnmapped)
    .toSorted((a, b) => a.missing.length - b.missing.length || columnsFound(b) - columnsFound(a));
  return read ?? nearest ?? reading;
}

type Unmapped = Extract<Reading, { kind: 'unmapped' }>;
const isUnmapped = (reading: Reading): reading is Unmapped => reading.kind === 'unmapped';
const columnsFound = ({ columns }: Unmapped) => columns.filter(({ role }) => role !== 'ignore').length;

/** Text as it was printed or copied from a page: columns parted by spaces, or lines that begin with a day and end with amounts. */
function readPrinted(text: string, encoding: string, options: CsvOptions): Reading[] {
  const spaced = readSpacedText(text, encoding, options);
  const copied = tablesOfDayLines(text).map((table) => readCsv(table, encoding, { ...options, delimiter: '\t' }));
  // Where a number may be a part of the amount behind it, the balances decide.
  const sure =
    copied.length > 1 ? copied.filter((reading) => reading.kind === 'read' && isProven(reading, text)) : copied;
  return [...(spaced === null ? [] : [spaced]), ...(sure.length === 1 ? sure : [])];
}

function readOpened(opened: Opened, options: CsvOptions): Reading {
  return opened.format === 'program'
    ? readProgramExport(linesIn(opened.text), 'utf-8', options)
    : readSheets(opened, options);
}
