import { Parser } from 'htmlparser2';
import { Grid, Room, TooLarge } from './grid.ts';
import { MOST, type Workbook } from './model.ts';

const SILENT = new Set(['script', 'style', 'template', 'head', 'noscript']);
/** What ends a line of text outside of tables. */
const BLOCKS = new Set(['p', 'div', 'br', 'h1', 'h2', 'h3', 'h4', 'li', 'table', 'tr', 'section', 'header', 'footer']);

/**
 * Reads the tables of a web page, as banks save them under the name `.xls`, one row after the other in the order of the
 * page; text that stands outside of them is a row of one cell. Nothing in it is run or fetched.
 */
export function readHtmlTables(text: string): Workbook {
  const grid = new Grid(new Room());
  let [row, column, value] = [0, -1, ''];
  let [span, silent, isInCell, hasTable] = [1, 0, false, false];
  const endCell = () => {
    if (!isInCell) return;
    grid.put(row, column, collapsed(value));
    column += span - 1;
    [isInCell, value, span] = [false, '', 1];
  };
  const endLine = () => {
    endCell();
    if (column >= 0) row += 1;
    column = -1;
  };
  const endText = () => {
    const words = collapsed(value);
    value = '';
    if (words === '') return;
    grid.put(row, 0, words);
    row += 1;
  };
  const parser = new Parser(
    {
      onopentag: (name, { colspan }) => {
        if (SILENT.has(name)) silent += 1;
        if (name === 'table') hasTable = true;
        if (name === 'td' || name === 'th') {
          endCell();
          isInCell = true;
          column += 1;
          span = Math.min(MOST.columns, Math.max(1, Number(colspan) || 1));
        } else if (name === 'tr' || name === 'table') {
          if (!isInCell && column < 0) endText();
          endLine();
        } else if (isInCell && BLOCKS.has(name)) value += ' ';
        else if (BLOCKS.has(name) && column < 0) endText();
      },
      ontext: (data) => {
        if (silent === 0 && (isInCell || column < 0) && value.length < MOST.cell) value += data;
      },
      onclosetag: (name) => {
        if (SILENT.has(name)) silent = Math.max(0, silent - 1);
        if (name === 'td' || name === 'th') endCell();
        else if (name === 'tr' || name === 'table') endLine();
        else if (BLOCKS.has(name) && !isInCell && column < 0) endText();
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  try {
    parser.write(text);
    parser.end();
    endLine();
    endText();
  } catch (error) {
    if (error instanceof TooLarge) return { fault: 'too-large' };
    throw error;
  }
  return hasTable ? { sheets: [{ name: '', rows: grid.rows }] } : { fault: 'broken' };
}

const collapsed = (text: string) => text.replace(/\s+/gu, ' ').trim();
