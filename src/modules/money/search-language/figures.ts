import type { Currency } from '#kernel/money.ts';
import type { Query } from './model.ts';
import { parseQuery } from './parse.ts';

const FIGURE = /\p{N}/u;

/** Whether a search asks for amounts, or for figures in texts, which are struck out for who may not see amounts. */
export function asksForFigures(text: string, currency: Currency): boolean {
  const parsed = parseQuery(text, currency);
  return parsed.kind === 'query' ? isForFigures(parsed.query) : parsed.kind === 'plain' && FIGURE.test(text);
}

function isForFigures(query: Query): boolean {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.of.some(isForFigures);
    case 'not':
      return isForFigures(query.of);
    case 'words':
    case 'text':
      return FIGURE.test(query.text);
    case 'amount':
    case 'exact':
    case 'between':
      return true;
    default:
      return false;
  }
}
