import { numberText } from './cell-text.ts';
import { Grid, Room, TooLarge } from './grid.ts';
import { MOST, type Sheet, type Workbook } from './model.ts';
import { attribute, readXml } from '#platform/xml-reader.server.ts';

/** Reads a workbook that Excel 2003 and many banks write as one XML file, often under the name `.xls`. */
export function readOfficeXml(text: string): Workbook {
  const sheets: Sheet[] = [];
  const room = new Room();
  let grid = new Grid(room);
  let [name, row, column, across] = ['', -1, -1, 0];
  let [type, value, isData] = ['', '', false];
  try {
    readXml([text], {
      open: (tag, attributes) => {
        const place = Number(attribute(attributes, 'Index') ?? '');
        if (tag === 'Worksheet') {
          name = attribute(attributes, 'Name') ?? '';
          grid = new Grid(room);
          row = -1;
        } else if (tag === 'Row') {
          row = place > 0 ? place - 1 : row + 1;
          column = -1;
          across = 0;
        } else if (tag === 'Cell') {
          column = place > 0 ? place - 1 : column + 1 + across;
          across = Math.min(MOST.columns, Number(attribute(attributes, 'MergeAcross') ?? '0') || 0);
        } else if (tag === 'Data') {
          type = attribute(attributes, 'Type') ?? 'String';
          value = '';
          isData = true;
        }
      },
      text: (data) => {
        if (isData && value.length < MOST.cell) value += data;
      },
      close: (tag) => {
        if (tag === 'Data') {
          isData = false;
          grid.put(row, column, textOf(type, value));
        }
        if (tag === 'Worksheet' && sheets.length < MOST.sheets) sheets.push({ name, rows: grid.rows });
      },
    });
  } catch (error) {
    if (error instanceof TooLarge) return { fault: 'too-large' };
    throw error;
  }
  return sheets.length > 0 ? { sheets } : { fault: 'broken' };
}

function textOf(type: string, value: string): string {
  if (type === 'Number') return numberText(value);
  if (type === 'DateTime')
    return value
      .replace(/T00:00(?::00(?:\.0+)?)?$/, '')
      .replace('T', ' ')
      .replace(/\.0+$/, '');
  return type === 'Error' ? '' : value;
}
