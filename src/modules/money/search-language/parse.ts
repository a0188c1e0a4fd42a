import type { Currency } from '#kernel/money.ts';
import { DEEPEST_QUERY, LONGEST_QUERY, type Parsed, type Problem, type Query } from './model.ts';
import type { Token } from './scan.ts';
import { tokensOf } from './tokens.ts';

/**
 * Reads the text of a search. A text that holds nothing of the language is plain, and so is one that is no query and
 * holds neither a field nor quotation marks: `Checkers (Rose` is looked for as it stands.
 */
export function parseQuery(text: string, currency: Currency): Parsed {
  if (text.length > LONGEST_QUERY)
    return { kind: 'problem', problem: { at: LONGEST_QUERY, message: `Write at most ${LONGEST_QUERY} characters.` } };
  const tokens = tokensOf(text, currency);
  if (tokens.every((token) => token.kind === 'word' || (token.kind === 'leaf' && !token.isSure)))
    return { kind: 'plain' };
  const read = readTokens(tokens, text.length);
  if (!isProblem(read)) return { kind: 'query', query: read };
  return isMeant(tokens) ? { kind: 'problem', problem: read } : { kind: 'plain' };
}

function isMeant(tokens: readonly Token[]): boolean {
  if (tokens.some((token) => token.kind === 'problem' || (token.kind === 'leaf' && token.isSure))) return true;
  const has = (...kinds: Token['kind'][]) => tokens.some(({ kind }) => kinds.includes(kind));
  return has('open', 'close') && has('and', 'or', 'not');
}

type Reading = { readonly tokens: readonly Token[]; place: number; readonly length: number };

function readTokens(tokens: readonly Token[], length: number): Query | Problem {
  const reading: Reading = { tokens, place: 0, length };
  const query = readOr(reading, 0);
  if (isProblem(query)) return query;
  const left = tokens[reading.place];
  if (left === undefined) return query;
  return { at: left.at, message: 'This closing bracket has no opening bracket.' };
}

const isProblem = (read: Query | Problem): read is Problem => !('kind' in read);

function readOr(reading: Reading, depth: number): Query | Problem {
  return readList(reading, 'or', () => readList(reading, 'and', () => readPart(reading, depth)));
}

/** Parts with a word between them. */
function readList(reading: Reading, kind: 'and' | 'or', read: () => Query | Problem): Query | Problem {
  const parts: Query[] = [];
  for (;;) {
    const part = read();
    if (isProblem(part)) return part;
    parts.push(part);
    if (reading.tokens[reading.place]?.kind !== kind) break;
    reading.place += 1;
  }
  return joined(kind, parts);
}

/** What stands beside each other must hold together; plain words are looked for as one text, wherever they stand. */
function readPart(reading: Reading, depth: number): Query | Problem {
  const words: string[] = [];
  const others: Query[] = [];
  for (;;) {
    const token = reading.tokens[reading.place];
    if (token?.kind === 'word') {
      words.push(token.text);
      reading.place += 1;
      continue;
    }
    if (token === undefined || token.kind === 'and' || token.kind === 'or' || token.kind === 'close') break;
    const unit = readUnit(reading, token, depth);
    if (isProblem(unit)) return unit;
    others.push(unit);
  }
  const all: Query[] = words.length === 0 ? others : [{ kind: 'words', text: words.join(' ') }, ...others];
  if (all.length > 0) return joined('and', all);
  const next = reading.tokens[reading.place];
  return { at: next?.at ?? reading.length, message: 'Something is missing here: write what to search for.' };
}

function readUnit(reading: Reading, token: Token, depth: number): Query | Problem {
  if (token.kind === 'problem') return token.problem;
  if (depth >= DEEPEST_QUERY) return { at: token.at, message: `Use at most ${DEEPEST_QUERY} nested brackets.` };
  reading.place += 1;
  switch (token.kind) {
    case 'leaf':
      return token.leaf;
    case 'word':
      return { kind: 'words', text: token.text };
    case 'not': {
      const next = reading.tokens[reading.place];
      if (next === undefined || next.kind === 'and' || next.kind === 'or' || next.kind === 'close')
        return { at: token.end, message: 'Something is missing here: write what to leave out.' };
      const of = readUnit(reading, next, depth + 1);
      return isProblem(of) ? of : { kind: 'not', of };
    }
    default:
      return readGroup(reading, token, depth);
  }
}

function readGroup(reading: Reading, open: Token, depth: number): Query | Problem {
  const inside = readOr(reading, depth + 1);
  if (isProblem(inside)) return inside;
  if (reading.tokens[reading.place]?.kind !== 'close') return { at: open.at, message: 'Close this bracket.' };
  reading.place += 1;
  return inside;
}

/** One list of all, without lists of the same kind in it; words come first. */
function joined(kind: 'and' | 'or', parts: readonly Query[]): Query {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.of : [part]));
  const [first] = flat;
  if (first !== undefined && flat.length === 1) return first;
  if (kind === 'or') return { kind, of: flat };
  return { kind, of: flat.toSorted((a, b) => Number(b.kind === 'words') - Number(a.kind === 'words')) };
}
