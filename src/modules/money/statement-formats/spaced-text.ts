import { writtenDay } from '#modules/money/csv-detection/rules.ts';
import type { Page } from '#modules/money/pdf-statements/model.ts';
import type { CsvOptions } from './csv.ts';
import type { Reading } from './model.ts';
import { tablesOfPdf } from './open-pdf.ts';
import { readSheets } from './read-sheets.ts';

/** A longer print is no statement. */
const MOST_LINES = 6000;
/** A letter and a line in points, as on a page; only how they compare matters. */
const LETTER = 6;
const LINE = 12;

/**
 * A statement printed as text, its columns parted by spaces: read as a page is whose letters are all as wide. Null where it is
 * none.
 */
export function readSpacedText(text: string, encoding: string, options: CsvOptions): Reading | null {
  const lines = text.split('\n', MOST_LINES + 1);
  if (lines.length > MOST_LINES || lines.filter(isSpaced).length < 2) return null;
  const opened = tablesOfPdf(pagesOf(text), { currency: options.currency, mapping: options.mapping });
  const reading = opened === null ? null : readSheets(opened, options);
  if (reading === null || reading.kind === 'refused') return null;
  return reading.kind === 'read' || reading.kind === 'questions' ? { ...reading, encoding, format: 'csv' } : reading;
}

/** A day, and cells that spaces part. */
const isSpaced = (line: string): boolean => {
  const cells = line.trim().split(/ {2,}/);
  return (
    cells.length > 2 &&
    cells.some(
      (cell) => writtenDay(cell.split(' ')[0] ?? '') !== null || writtenDay(cell) !== null || SHORT_DAY.test(cell),
    )
  );
};

/** A day whose year only the period above names. */
const SHORT_DAY = /^\d{1,2}[ -]?\p{L}{3,10}$/u;

function pagesOf(text: string): Page[] {
  return text.split('\f').map((page) => {
    const lines = page.split('\n');
    const runs = lines.flatMap((line, at) =>
      line.trim() === '' ? [] : [{ text: line, x: 0, right: line.length * LETTER, y: (at + 1) * LINE, h: 10 }],
    );
    return { height: (lines.length + 1) * LINE, runs };
  });
}
