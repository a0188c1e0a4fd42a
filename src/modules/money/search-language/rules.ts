export { asksForFigures } from './figures.ts';
export { matches, type Row } from './matches.ts';
export { narrowed } from './narrow.ts';
export { parseQuery } from './parse.ts';
export { printQuery } from './print.ts';
export { type Condition, isIndexed, resolveQuery, type Words, wordsIn } from './resolve.ts';
export { type Interval, isWithin, parseSearch } from './search-terms.ts';
