export { matches, DIRECTION_OF, type Row } from './matches.ts';
export { parseQuery } from './parse.ts';
export { printQuery, printValue } from './print.ts';
export { type Condition, isIndexed, type Known, resolveQuery, type Words, wordsIn } from './resolve.ts';
export { inBoth, type Interval, isWithin, parseSearch, type SearchTerms } from './search-terms.ts';
