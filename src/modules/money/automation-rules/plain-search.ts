import { inGroups } from '#kernel/plural.ts';
import type { Leaf, Query } from '#modules/money/search-language/model.ts';
import { parseQuery } from '#modules/money/search-language/rules.ts';
import { SEARCH_WORDS } from './words.ts';

/** What a rule finds, in plain words; null for a search that only its own text says exactly. */
export function plainSearch(text: string): string | null {
  // The currency decides which amounts are possible; the rule was checked when it was saved.
  const parsed = parseQuery(text, 'ZAR');
  if (parsed.kind !== 'query') return null;
  const parts = parsed.query.kind === 'and' ? parsed.query.of : [parsed.query];
  const said = parts.map(partInWords);
  return said.includes(null) ? null : sentence(said.join(', '));
}

function partInWords(part: Query): string | null {
  if (part.kind === 'and' || part.kind === 'or' || part.kind === 'not') return null;
  return leafInWords(part);
}

function leafInWords(leaf: Leaf): string | null {
  switch (leaf.kind) {
    case 'text':
      return SEARCH_WORDS.text(SEARCH_WORDS.fields[leaf.field], leaf.text);
    case 'named':
      return leaf.field === 'taxline' ? null : SEARCH_WORDS.named(leaf.field, leaf.name);
    case 'amount':
      return SEARCH_WORDS.compared[leaf.compare](written(leaf.amount));
    case 'between':
      return SEARCH_WORDS.between(written(leaf.from), written(leaf.to));
    case 'direction':
      return SEARCH_WORDS.ways[leaf.way];
    default:
      return null;
  }
}

/** Whole amounts in groups of three; others as they were typed. */
const written = (amount: string) => (/^\d{1,15}$/.test(amount) ? inGroups(Number(amount)) : amount);

const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
