import { isDateFormat, numberText, serialText } from './cell-text.ts';
import { Grid, Room, TooLarge } from './grid.ts';
import { MOST, type Sheet, type Workbook } from './model.ts';
import { partsOf, piecesOf } from './parts.server.ts';
import { attribute, readXml } from '#platform/xml-reader.server.ts';

type Parts = ReadonlyMap<string, Buffer>;
type Book = { readonly strings: readonly string[]; readonly dates: readonly boolean[]; readonly is1904: boolean };

/**
 * Reads an Excel workbook (`.xlsx`, `.xlsm`): its visible sheets, days as `YYYY-MM-DD`, numbers with the digits that are
 * stored, formulas by what they last gave.
 */
export function readXlsx(bytes: Uint8Array): Workbook {
  const parts = partsOf(bytes, (name) => /\.(?:xml|rels)$/i.test(name) && !/theme|drawing|media|customXml/i.test(name));
  if (!(parts instanceof Map)) return { fault: parts };
  const home = targetOf(parts, '_rels/.rels', '', ({ type }) => type.endsWith('/officeDocument')) ?? 'xl/workbook.xml';
  const workbook = parts.get(home);
  if (workbook === undefined) return { fault: 'broken' };
  const folder = home.slice(0, home.lastIndexOf('/') + 1);
  const relations = `${folder}_rels/${home.slice(folder.length)}.rels`;
  const at = (kind: string, usual: string) =>
    parts.get(targetOf(parts, relations, folder, ({ type }) => type.endsWith(kind)) ?? `${folder}${usual}`);
  try {
    const { sheets: named, is1904 } = sheetsNamed(workbook);
    const book = {
      is1904,
      strings: stringsIn(at('/sharedStrings', 'sharedStrings.xml')),
      dates: dateStyles(at('/styles', 'styles.xml')),
    };
    const sheets: Sheet[] = [];
    const room = new Room();
    for (const { name, relation } of named.slice(0, MOST.sheets)) {
      const part = parts.get(targetOf(parts, relations, folder, ({ id }) => id === relation) ?? '');
      if (part !== undefined) sheets.push({ name, rows: rowsOf(part, book, room) });
    }
    return sheets.length > 0 ? { sheets } : { fault: 'broken' };
  } catch (error) {
    if (error instanceof TooLarge) return { fault: 'too-large' };
    throw error;
  }
}

type Relation = { readonly id: string; readonly type: string; readonly target: string };

/** The part that a part points at, by its whole name. */
function targetOf(parts: Parts, from: string, folder: string, isMeant: (relation: Relation) => boolean): string | null {
  const part = parts.get(from);
  if (part === undefined) return null;
  let found: string | null = null;
  readXml(piecesOf(part), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name === 'Relationship' && found === null && isMeant({ id, type, target })) found = target;
    },
  });
  return found === null ? null : resolved(found, folder);
}

function resolved(target: string, folder: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target.slice(1) : `${folder}${target}`).split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  return steps.join('/');
}

function sheetsNamed(workbook: Buffer): { sheets: { name: string; relation: string }[]; is1904: boolean } {
  const sheets: { name: string; relation: string }[] = [];
  let is1904 = false;
  readXml(piecesOf(workbook), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attribute(attributes, 'date1904') ?? '');
      if (name !== 'sheet' || /hidden/i.test(attribute(attributes, 'state') ?? '')) return;
      sheets.push({
        name: attribute(attributes, 'name') ?? '',
        relation: Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '',
      });
    },
  });
  return { sheets, is1904 };
}

/** The texts that cells share; how a text is to be pronounced is no part of it. */
function stringsIn(part: Buffer | undefined): string[] {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let [text, isText, spoken] = ['', false, 0];
  readXml(piecesOf(part), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') spoken += 1;
      isText = name === 't' && spoken === 0;
    },
    text: (data) => {
      if (isText && text.length < MOST.cell) text += data;
    },
    close: (name) => {
      if (name === 'rPh') spoken -= 1;
      if (name === 't') isText = false;
      if (name === 'si') strings.push(text);
      if (strings.length > MOST.cells) throw new TooLarge();
    },
  });
  return strings;
}

/** Of each style of cells, whether its numbers are days or times. */
function dateStyles(part: Buffer | undefined): boolean[] {
  const codes = new Map<number, string>();
  const styles: boolean[] = [];
  if (part === undefined) return styles;
  let isInCells = false;
  readXml(piecesOf(part), {
    open: (name, attributes) => {
      if (name === 'numFmt')
        codes.set(Number(attribute(attributes, 'numFmtId')), attribute(attributes, 'formatCode') ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const id = Number(attribute(attributes, 'numFmtId') ?? '0');
      styles.push(isDateFormat(id, codes.get(id)));
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

type Cell = { column: number; type: string; style: number; value: string };

function rowsOf(part: Buffer, book: Book, room: Room): readonly (readonly string[])[] {
  const grid = new Grid(room);
  let row = -1;
  let cell: Cell = { column: -1, type: '', style: 0, value: '' };
  let [isValue, spoken] = [false, 0];
  readXml(piecesOf(part), {
    open: (name, attributes) => {
      if (name === 'row') {
        const place = Number(attribute(attributes, 'r') ?? '');
        row = Number.isInteger(place) && place > 0 ? place - 1 : row + 1;
        cell = { ...cell, column: -1 };
      } else if (name === 'c') {
        const column = columnOf(attribute(attributes, 'r')) ?? cell.column + 1;
        const style = Number(attribute(attributes, 's') ?? '0');
        cell = { column, style, type: attribute(attributes, 't') ?? 'n', value: '' };
      } else if (name === 'rPh') spoken += 1;
      isValue = (name === 'v' || name === 't') && spoken === 0;
    },
    text: (data) => {
      if (isValue && cell.value.length < MOST.cell) cell.value += data;
    },
    close: (name) => {
      if (name === 'rPh') spoken -= 1;
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c') grid.put(row, cell.column, textOf(cell, book));
    },
  });
  return grid.rows;
}

/** The column in a place such as `AB12`, from 0. */
function columnOf(place: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/i.exec(place ?? '')?.[0].toUpperCase();
  if (letters === undefined) return null;
  return Array.from(letters, (letter) => letter.charCodeAt(0) - 64).reduce((sum, place) => sum * 26 + place, 0) - 1;
}

function textOf({ type, style, value }: Cell, { strings, dates, is1904 }: Book): string {
  switch (type) {
    case 's':
      return strings[Number(value)] ?? '';
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return '';
    case 'd':
      return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ');
    case 'n':
      return (dates[style] === true ? serialText(value, is1904) : null) ?? numberText(value);
    default:
      return value;
  }
}
