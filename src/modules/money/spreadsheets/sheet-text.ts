import type { Sheet } from './model.ts';

/**
 * A sheet as delimited text, a line for each row. Cells are parted by tabs, of which
 * they hold none; a quote at the beginning of a cell is doubled within quotes, so that it is read as a quote again.
 */
export function sheetText({ rows }: Pick<Sheet, 'rows'>): string {
  const lines = rows.map((cells) => cells.map(quotedAsNeeded).join('\t'));
  return `${lines.join('\n')}\n`;
}

function quotedAsNeeded(cell: string): string {
  return cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}
