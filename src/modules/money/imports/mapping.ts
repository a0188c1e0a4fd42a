import type { ColumnRole, CsvMapping, Delimiter } from '#modules/money/csv-detection/model.ts';
import type { Preview } from './model.ts';

/** A column of the file as the mapping screen shows it. */
export type Column = { readonly name: string; readonly role: ColumnRole; readonly samples: readonly string[] };

const SAMPLES = 3;

/** Where the mapping screen begins: with what the person said, else with what was found. Null without columns. */
export function mappingOf({ choices, finding }: Pick<Preview, 'choices' | 'finding'>): CsvMapping | null {
  if (choices.mapping !== null) return choices.mapping;
  const open = { dateOrder: null, decimal: null, sign: null };
  if (finding?.kind === 'unmapped') {
    const { delimiter, heading, skipLines, columns } = finding;
    return { delimiter, heading, skipLines, columns: columns.map(({ role }) => role), ...open };
  }
  if (finding?.kind !== 'read' || finding.layout === null) return null;
  const { delimiter, heading, preambleLines, columns } = finding.layout;
  return { delimiter, heading, skipLines: Math.min(preambleLines, 1000), columns, ...open };
}

/** @param cells rows of the file, cell by cell, to recognise each column by */
export function columnsOf({ heading, columns }: CsvMapping, cells: readonly (readonly string[])[]): Column[] {
  return columns.map((role, place) => {
    const filled = cells.map((row) => (row[place] ?? '').trim()).filter((cell) => cell !== '');
    const name = heading?.[place]?.trim() ?? '';
    const number = place + 1;
    return { name: name === '' ? `Column ${number}` : name, role, samples: [...new Set(filled)].slice(0, SAMPLES) };
  });
}

/** What a role may stand for once alone: another column that had it is not used any more. */
const ONCE: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  'day',
  'value-day',
  'amount',
  'money-in',
  'money-out',
  'fee',
  'net',
  'balance',
  'marker',
  'status',
  'currency',
  'account',
]);

export function withRole(mapping: CsvMapping, place: number, role: ColumnRole): CsvMapping {
  const columns = mapping.columns.map((own, at) => {
    if (at === place) return role;
    return own === role && ONCE.has(role) ? 'ignore' : own;
  });
  return { ...mapping, columns };
}

/** What is still to be said before the file can be read. */
export function missingIn({ columns }: CsvMapping): string[] {
  const has = (role: ColumnRole) => columns.includes(role);
  const missing = [];
  if (!has('day')) missing.push('Which column is the date?');
  if (!has('amount') && !has('money-in') && !has('money-out'))
    missing.push('Which column is the amount? If money in and money out are in separate columns, choose both.');
  return missing;
}

/** The cells of one line; quotes hold delimiters together, and doubled they stand for themselves. */
export function cellsOf(line: string, delimiter: Delimiter): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at);
    if (isQuoted && letter === '"' && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell];
}
