export { sheetText } from './sheet-text.ts';
export { numberText } from './cell-text.ts';
