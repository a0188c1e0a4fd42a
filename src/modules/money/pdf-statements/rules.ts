export { LAYOUTS, tablesIn, type PdfTable } from './tables.ts';
