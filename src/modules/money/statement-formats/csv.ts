import type { Delimiter } from '#modules/money/csv-detection/model.ts';
import { findLayout, readTable, type TableOptions, type TableReading } from '#modules/money/csv-detection/rules.ts';
import type { Question, Reading } from './model.ts';
import {
  currencyQuestion,
  dateQuestion,
  decimalQuestion,
  feeQuestion,
  signQuestion,
  statusQuestion,
  yearQuestion,
} from './questions.ts';
import { refusal } from './refusals.ts';
import { sectionsOf } from './sections.ts';
import { unitQuestion } from './unit-question.ts';

export type CsvOptions = TableOptions;

/** Reads delimited text of any bank as accounts and rows; asks what the file leaves open. */
export function readCsv(text: string, encoding: string, options: CsvOptions): Reading {
  const reading = readTable(text, options);
  switch (reading.kind) {
    case 'rows': {
      const { layout, decisions } = reading.rows;
      return { kind: 'read', format: 'csv', encoding, layout, decisions, accounts: sectionsOf(reading.rows) };
    }
    case 'open': {
      const questions = reading.open.flatMap((about) => questionsAbout(about, reading, options));
      return { kind: 'questions', format: 'csv', encoding, decisions: reading.decisions, questions };
    }
    case 'unmapped':
      return unmapped(reading, encoding);
    case 'unknown-currency':
      return refusal('CURRENCY_UNKNOWN', reading.word);
    case 'trades':
      return refusal('TRADES');
    case 'entries':
      return refusal('SEVERAL_ACCOUNTS');
    case 'plans':
      return refusal('PLANNED');
    case 'too-many-rows':
      return refusal('TOO_MANY_ROWS');
    case 'too-many-columns':
      return refusal('BROKEN_FILE', 'A line has too many columns.');
    case 'no-rows':
      return refusal('NO_ROWS');
    case 'no-table':
      return refusal('NO_STATEMENT');
  }
}

/** The same table as it is shown to a person who is to say what its columns are. @param why in a sentence */
export function asUnmapped(text: string, delimiter: Delimiter, why: string): Reading {
  const found = findLayout(text, undefined, delimiter);
  return typeof found === 'string' ? refusal('TOO_MANY_ROWS') : unmapped({ missing: [why], found }, 'utf-8');
}

type Open = Extract<TableReading, { kind: 'open' }>;

function questionsAbout(
  about: Open['open'][number],
  { sorted, codes, years, sign, fee }: Open,
  { currency, answers }: CsvOptions,
): Question[] {
  const { movements, unknownStatuses } = sorted;
  switch (about) {
    case 'dateOrder':
      return [dateQuestion(movements, currency ?? answers.currency ?? null, years)];
    case 'year':
      return years === null || years.asked === null ? [] : [yearQuestion(years.asked)];
    case 'decimal':
      return [decimalQuestion(movements)];
    case 'sign':
      return sign === null ? [] : [signQuestion(movements, sign)];
    case 'fee':
      return fee === null ? [] : [feeQuestion(movements, fee)];
    case 'units':
      return [unitQuestion(movements)];
    case 'statuses':
      return [...unknownStatuses].map(([key, { word, lines }]) => statusQuestion(key, word, lines));
    case 'currency':
      return [currencyQuestion([...codes, ...(currency === undefined ? [] : [currency])])];
  }
}

/** What a mapping screen needs: the columns as far as they were recognised, and the first rows. */
function unmapped(
  { missing, found }: Pick<Extract<TableReading, { kind: 'unmapped' }>, 'missing' | 'found'>,
  encoding: string,
): Reading {
  const { delimiter, table, roles } = found;
  const rows = table.body.filter(({ cells }) => cells.length > 1);
  return {
    kind: 'unmapped',
    encoding,
    missing,
    delimiter,
    heading: table.heading?.cells ?? null,
    skipLines: (rows[0]?.line ?? 1) - 1,
    columns: roles.map((role, column) => ({
      heading: table.heading?.cells[column] ?? null,
      role,
      samples: rows.slice(0, 5).map(({ cells }) => cells[column] ?? ''),
    })),
    sample: rows.slice(0, 10).map(({ line, cells }) => ({ line, cells })),
  };
}
