import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Answers, CsvMapping } from '#modules/money/csv-detection/model.ts';
import { LAYOUTS, needsProof, tablesIn, type PdfTable } from '#modules/money/pdf-statements/rules.ts';
import type { Page } from '#modules/money/pdf-statements/model.ts';
import { sheetText } from '#modules/money/spreadsheets/rules.ts';
import type { Opened, Reading } from './model.ts';
import { followingIn } from './balance.ts';
import { withSheets } from './opened.ts';
import { withoutTail, withoutUndated } from './pdf-tails.ts';
import { isProven, readSheets } from './read-sheets.ts';

type Judging = { readonly currency: Currency | undefined; readonly mapping: CsvMapping | undefined };
/** `isRight`: what it reads adds up; `isProven`: it has every line with a day and an amount as well. */
type Tried = {
  readonly opened: Opened;
  readonly reading: Reading;
  readonly score: number;
  readonly isRight: boolean;
  readonly isProven: boolean;
};

/**
 * The tables of a PDF, in the way of finding columns under which its running balance, or its opening and closing balance,
 * follows from its amounts; where that is none of them, in the way that comes nearest. Null where no way finds a table.
 */
export function tablesOfPdf(pages: readonly Page[], judging: Judging): Opened | null {
  let best: Tried | null = null;
  const seen = new Set<string>();
  const tablesBy = tablesIn(pages);
  for (const layout of LAYOUTS) {
    const tables = tablesBy(layout);
    // Of clear columns most ways find the same, which is read once.
    const found = JSON.stringify(tables);
    if (tables.length === 0 || seen.has(found)) continue;
    seen.add(found);
    const tried = judged(tables, judging);
    if (needsProof(layout) && !tried.isRight) continue;
    if (best === null || tried.score > best.score) best = tried;
    if (best.isProven) break;
  }
  return best?.opened ?? null;
}

/** Lines with a day and an amount that move nothing. */
const WITHOUT_MOVEMENT: ReadonlySet<string> = new Set(['balance', 'total', 'not-completed', 'no-movement']);

function judged(tables: readonly PdfTable[], judging: Judging): Tried {
  const tried = judgedAs(tables, judging);
  if (tried.isProven) return tried;
  const without = tried.isRight ? withoutUndated : withoutTail;
  const readingOf = (table: PdfTable): Reading =>
    tables.length === 1 ? tried.reading : readAnswered(openedOf([table]), judging);
  const cut = tables.map((table) => without(table, readingOf(table)) ?? table);
  if (cut.every((table, at) => table === tables[at])) return tried;
  const again = judgedAs(cut, judging);
  return again.isRight ? again : tried;
}

const openedOf = (tables: readonly PdfTable[]): Opened => ({ format: 'pdf', text: textOf(tables) });

function judgedAs(tables: readonly PdfTable[], judging: Judging): Tried {
  const opened = openedOf(tables);
  const reading = readAnswered(opened, judging);
  const anchors = tables.reduce((sum, table) => sum + table.anchors, 0);
  if (reading.kind !== 'read') return { opened, reading, score: anchors - 1_000_000, isRight: false, isProven: false };
  const rows = reading.accounts.flatMap((account) => account.rows.filter(({ part }) => part === 'entry'));
  const failed = reading.accounts.reduce((sum, account) => sum + account.failed.length, 0);
  const stated = reading.accounts.flatMap(({ skipped }) =>
    skipped.filter(({ reason }) => WITHOUT_MOVEMENT.has(reason)),
  );
  // A line that is shown to the person is not lost.
  const isWhole = rows.length + stated.length + failed >= anchors;
  const isRight = isProven(reading, opened.text) && rows.length > 0;
  const proven = isRight && failed === 0 && isWhole;
  return {
    opened,
    reading,
    isRight,
    score:
      (proven ? 1_000_000 : 0) +
      (isRight && isWhole ? 100_000 : 0) +
      reading.accounts.reduce((sum, account) => sum + followingIn(account.rows), 0) +
      rows.length / 10 -
      failed,
    isProven: proven,
  };
}

/** Where accounts have names, the first sheet is empty: only what follows a name is named. */
function textOf(tables: readonly PdfTable[]): string {
  const sheets = tables.map((table) => ({ name: table.name, text: sheetText(table) }));
  return withSheets(tables.some(({ name }) => name !== '') ? [{ name: '', text: '' }, ...sheets] : sheets);
}

/** Days without a year are asked about; what the figures are does not hang on the answer. */
const JUDGED_ON = '2096-12-31' as Day;

/** As it reads where a person would answer what it asks in the likely way: what the figures are does not hang on that. */
function readAnswered(opened: Opened, { currency, mapping }: Judging): Reading {
  const options = { currency: currency ?? 'ZAR', mapping, isJudging: true, today: JUDGED_ON } as const;
  const reading = readSheets(opened, { ...options, answers: {} });
  if (reading.kind !== 'questions') return reading;
  const answers: Answers = Object.fromEntries(
    reading.questions.map(({ about, suggested, candidates }) => [about, suggested ?? candidates[0]?.answer]),
  );
  return readSheets(opened, { ...options, answers });
}
