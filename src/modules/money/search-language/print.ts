import type { Currency } from '#kernel/money.ts';
import { type Leaf, printValue, type Query, quoted } from './model.ts';
import { tokensOf } from './tokens.ts';

/** The query as text, which is read as the same query. */
export function printQuery(query: Query, currency: Currency): string {
  switch (query.kind) {
    case 'or':
      return query.of.map((part) => printQuery(part, currency)).join(' or ');
    case 'and': {
      const parts = query.of.map((part) =>
        part.kind === 'or' ? bracketed(part, currency) : printQuery(part, currency),
      );
      return parts.join(query.of.filter(({ kind }) => kind === 'words').length > 1 ? ' and ' : ' ');
    }
    case 'not': {
      const { of } = query;
      if (of.kind === 'words') return `-${/^\p{L}+$/u.test(of.text) ? printWords(of.text, currency) : quoted(of.text)}`;
      return of.kind === 'and' || of.kind === 'or' || of.kind === 'not'
        ? `-${bracketed(of, currency)}`
        : `-${printLeaf(of, currency)}`;
    }
    default:
      return printLeaf(query, currency);
  }
}

const bracketed = (query: Query, currency: Currency) => `(${printQuery(query, currency)})`;

function printLeaf(leaf: Leaf, currency: Currency): string {
  switch (leaf.kind) {
    case 'words':
      return printWords(leaf.text, currency);
    case 'text':
      return `${leaf.field}:${printValue(leaf.text)}`;
    case 'named':
      return `${leaf.field}:${printValue(leaf.name)}`;
    case 'amount':
      return `amount${leaf.compare}${leaf.amount}`;
    case 'exact':
      return `amount:${leaf.amount}`;
    case 'between':
      return `amount:${leaf.from}..${leaf.to}`;
    case 'date': {
      const days = leaf.from === leaf.to ? leaf.from : `${leaf.from}..${leaf.to}`;
      return `date${leaf.compare === '=' ? ':' : leaf.compare}${days}`;
    }
    case 'is':
      return `is:${leaf.state}`;
    case 'has':
      return `has:${leaf.fact}`;
    case 'categorised':
      return `categorised:${leaf.by}`;
    case 'variability':
      return `variability:${leaf.variability}`;
    case 'source':
      return `source:${leaf.source}`;
    case 'direction':
      return `direction:${leaf.way}`;
    case 'currency':
    case 'original':
      return `${leaf.kind}:${leaf.code}`;
    case 'group':
      return `group:${leaf.group}`;
  }
}

/** Quotes where the text would be read as something else without them. */
function printWords(text: string, currency: Currency): string {
  const isBare =
    /^[\p{L}\p{N}][\p{L}\p{N}.,& ]*$/u.test(text) &&
    !/(?:^| )(?:and|or|not)(?: |$)/iu.test(text) &&
    tokensOf(text, currency).every(({ kind }) => kind === 'word');
  return isBare ? text : quoted(text);
}
