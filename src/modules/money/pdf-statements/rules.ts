export { LAYOUTS, needsProof, tablesIn, type PdfTable } from './tables.ts';
