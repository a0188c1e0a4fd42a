import { numberText } from './cell-text.ts';
import { Grid, Room, TooLarge } from './grid.ts';
import { MOST, type Sheet, type Workbook } from './model.ts';
import { partsOf, piecesOf } from './parts.server.ts';
import { attribute, readXml, type Attributes } from '#platform/xml-reader.server.ts';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';
const MANIFEST = 'META-INF/manifest.xml';

/**
 * Reads an OpenDocument spreadsheet (`.ods`): its visible sheets, days as `YYYY-MM-DD`, numbers with the digits that are stored,
 * formulas by what they last gave.
 */
export function readOds(bytes: Uint8Array): Workbook {
  const parts = partsOf(bytes, (name) => name === CONTENT || name === STYLES || name === MANIFEST);
  if (!(parts instanceof Map)) return { fault: parts };
  if (isLocked(parts.get(MANIFEST))) return { fault: 'locked' };
  const content = parts.get(CONTENT);
  if (content === undefined) return { fault: 'broken' };
  try {
    const sheets = sheetsIn(content, parts.get(STYLES));
    return sheets.length === 0 ? { fault: 'broken' } : { sheets };
  } catch (error) {
    if (error instanceof TooLarge) return { fault: 'too-large' };
    throw error;
  }
}

/** Whether a part is encrypted. */
function isLocked(manifest: Buffer | undefined): boolean {
  let found = false;
  if (manifest === undefined) return found;
  readXml(piecesOf(manifest), {
    open: (name) => {
      if (name === 'encryption-data') found = true;
    },
  });
  return found;
}

/** The styles of sheets that are not shown, as they are told of. */
class HiddenStyles {
  readonly #names = new Set<string>();
  #style = '';

  open(tag: string, attributes: Attributes): void {
    if (tag === 'style') this.#style = attribute(attributes, 'name') ?? '';
    if (tag === 'table-properties' && attribute(attributes, 'display') === 'false') this.#names.add(this.#style);
  }

  has(attributes: Attributes): boolean {
    return this.#names.has(attribute(attributes, 'style-name') ?? '');
  }
}

/** What stands in a cell or beside cells and is no part of their text: notes, pictures, how a text is to be pronounced. */
const ASIDE = /^(?:annotation|shapes|frame|custom-shape|rect|ellipse|caption|note|ruby-text)$/;

type Cell = { readonly attributes: Attributes; readonly isCovered: boolean; text: string };

/** The sheets of a document; the styles of its own come before them. */
function sheetsIn(content: Buffer, styles: Buffer | undefined): Sheet[] {
  const hidden = new HiddenStyles();
  if (styles !== undefined) readXml(piecesOf(styles), { open: (tag, attributes) => hidden.open(tag, attributes) });
  const sheets: Sheet[] = [];
  const room = new Room();
  let grid: Grid | null = null;
  let [name, row, column, rowTimes] = ['', 0, 0, 1];
  let cells: { readonly column: number; readonly times: number; readonly text: string }[] = [];
  let cell: Cell | null = null;
  let [isParagraph, aside] = [false, 0];
  // Tables of other places, such as copies of linked files and tables within a cell, lie deeper.
  let [depth, body] = [0, -1];

  const write = (text: string) => {
    if (isParagraph && aside === 0 && cell !== null && cell.text.length < MOST.cell) cell.text += text;
  };
  const begin = (tag: string, attributes: Attributes) => {
    hidden.open(tag, attributes);
    if (tag === 'spreadsheet') body = depth;
    else if (tag === 'table' && depth === body + 1) {
      if (sheets.length >= MOST.sheets) throw new TooLarge();
      grid = hidden.has(attributes) ? null : new Grid(room);
      name = attribute(attributes, 'name') ?? '';
      row = 0;
    } else if (ASIDE.test(tag)) aside += 1;
    else if (grid === null || aside > 0) return;
    else if (cell !== null) {
      if (tag === 'p') isParagraph = true;
      else if (tag === 's') write(' ');
      else if (tag === 'tab' || tag === 'line-break') write('\n');
    } else if (tag === 'table-row') {
      [column, cells, rowTimes] = [0, [], timesIn(attributes, 'number-rows-repeated')];
    } else if (tag === 'table-cell' || tag === 'covered-table-cell')
      cell = { attributes, isCovered: tag === 'covered-table-cell', text: '' };
  };
  const endCell = ({ attributes, isCovered, text: shown }: Cell) => {
    const times = timesIn(attributes, 'number-columns-repeated');
    const text = isCovered ? '' : textOf(attributes, shown);
    if (text.trim() !== '' && column >= MOST.columns) throw new TooLarge();
    if (text.trim() !== '') cells.push({ column, times, text });
    column += times;
  };
  const endRow = (into: Grid) => {
    for (let again = 0; again < rowTimes && cells.length > 0; again += 1)
      for (const { column: first, times, text } of cells)
        for (let at = 0; at < times; at += 1) into.put(row + again, first + at, text);
    row += rowTimes;
    cells = [];
  };
  const end = (tag: string) => {
    if (ASIDE.test(tag)) aside -= 1;
    else if (tag === 'table' && depth === body + 1) {
      if (grid !== null) sheets.push({ name, rows: grid.rows });
      grid = null;
    } else if (aside > 0 || grid === null) return;
    else if (tag === 'p') {
      write('\n');
      isParagraph = false;
    } else if (/^(?:covered-)?table-cell$/.test(tag) && cell !== null) {
      endCell(cell);
      cell = null;
    } else if (tag === 'table-row' && cell === null) endRow(grid);
  };
  readXml(piecesOf(content), {
    open: (tag, attributes) => {
      begin(tag, attributes);
      depth += 1;
    },
    text: write,
    close: (tag) => {
      depth -= 1;
      end(tag);
    },
  });
  return sheets;
}

/** How often a cell or a row stands there, one after the other. */
function timesIn(attributes: Attributes, name: string): number {
  const times = Number(attribute(attributes, name) ?? '1');
  return Number.isInteger(times) && times > 0 ? times : 1;
}

function textOf(attributes: Attributes, shown: string): string {
  const value = (name: string): string => attribute(attributes, name) ?? shown;
  if (attributes['calcext:value-type'] === 'error') return '';
  switch (attributes['office:value-type'] ?? attribute(attributes, 'value-type')) {
    case 'float':
    case 'currency':
    case 'percentage':
      return numberText(value('value'));
    case 'date':
      return value('date-value')
        .replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '')
        .replace('T', ' ')
        .replace(/\.\d+$/, '');
    case 'time':
      return clockText(value('time-value'));
    case 'boolean':
      return value('boolean-value').toUpperCase();
    default:
      return value('string-value');
  }
}

/** `PT09H05M00S` as a time of day. */
function clockText(duration: string): string {
  const match = /^PT(\d{1,2})H(\d{1,2})M(\d{1,2})(?:[.,]\d+)?S$/.exec(duration);
  return match === null
    ? duration
    : match
        .slice(1)
        .map((part) => part.padStart(2, '0'))
        .join(':');
}
