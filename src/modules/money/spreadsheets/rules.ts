export { sheetText } from './sheet-text.ts';
