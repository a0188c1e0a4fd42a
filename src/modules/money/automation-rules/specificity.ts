import type { Currency } from '#kernel/money.ts';
import type { Comparison, Leaf, Query } from '#modules/money/search-language/model.ts';
import { parseQuery, parseSearch } from '#modules/money/search-language/rules.ts';

/** Letters beyond which a longer text is no more exact. */
const LETTERS_THAT_COUNT = 24;
const PER_LETTERS = 4;
const COMPARED: Readonly<Record<Comparison, number>> = { '=': 10, '>': 3, '>=': 3, '<': 3, '<=': 3 };

/**
 * How exact a search is. What must hold together adds up, of alternatives the vaguest counts, and what is only left out
 * says little.
 */
export function specificityOf(text: string, currency: Currency): number {
  const parsed = parseQuery(text, currency);
  if (parsed.kind === 'problem') return 0;
  if (parsed.kind === 'query') return weightOf(parsed.query);
  const { words, amounts } = parseSearch(text, currency);
  return (words === '' ? 0 : textWeight(words, 3)) + (amounts === null ? 0 : COMPARED['>']);
}

function weightOf(query: Query): number {
  switch (query.kind) {
    case 'and':
      return query.of.reduce((sum, part) => sum + weightOf(part), 0);
    case 'or':
      return Math.min(...query.of.map(weightOf));
    case 'not':
      return 1;
    default:
      return leafWeight(query);
  }
}

function leafWeight(leaf: Leaf): number {
  switch (leaf.kind) {
    case 'words':
      return textWeight(leaf.text, 3);
    case 'text':
      return textWeight(leaf.text, leaf.field === 'text' ? 3 : 5);
    case 'named':
      return leaf.field === 'account' ? 6 : 4;
    case 'amount':
      return COMPARED[leaf.compare];
    case 'exact':
      return COMPARED['='];
    case 'between':
      return 5;
    case 'date':
      return leaf.compare === '=' && leaf.from === leaf.to && leaf.from.length === 'yyyy-mm-dd'.length ? 8 : 2;
    case 'is':
    case 'has':
      return 2;
    case 'source':
    case 'direction':
    case 'currency':
    case 'original':
    case 'group':
    case 'variability':
    case 'categorised':
      return 1;
  }
}

/** @param base what asking in this field is worth, before its letters */
const textWeight = (text: string, base: number) =>
  base + Math.floor(Math.min(text.length, LETTERS_THAT_COUNT) / PER_LETTERS);
