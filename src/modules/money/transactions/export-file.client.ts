import { download } from '#ui/charts/download.client.ts';
import { exportSheet } from './export-sheet.ts';
import type { ExportedRow } from './model.ts';

/** Hands the rows to the person as a sheet that is made in the browser. `name`: without its ending. */
export function downloadRows(name: string, rows: readonly ExportedRow[]): void {
  download(`${name}.csv`, new Blob([exportSheet(rows)], { type: 'text/csv;charset=utf-8' }));
}
