import type { Sheet } from './model.ts';

/**
 * A sheet as delimited text, a line for each row. Cells are parted by tabs, of which they hold none; a quote within a cell is
 * doubled within quotes, so that it is read as a quote again. Rows of several cells are as wide as the widest, as they are
 * where a program saves a sheet as CSV.
 */
export function sheetText({ rows }: Pick<Sheet, 'rows'>): string {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const lines = rows.map((cells) => {
    const spare = cells.length > 1 ? '\t'.repeat(width - cells.length) : '';
    return `${cells.map(quotedAsNeeded).join('\t')}${spare}`;
  });
  return `${lines.join('\n')}\n`;
}

function quotedAsNeeded(cell: string): string {
  return cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
