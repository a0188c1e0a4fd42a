import type { Currency } from '#kernel/money.ts';
import { readAmount } from '#kernel/amount-text.ts';
import { readField } from './fields.ts';
import { COMPARISON_OF, ENDS, foundAt, problemAt, quotedAt, type Token } from './scan.ts';
import { AMOUNT, between, compared } from './search-terms.ts';

const BETWEEN = new RegExp(String.raw`(${AMOUNT})\s*(?:\.\.\.?|…)\s*(${AMOUNT})${ENDS}`, 'uy');
const COMPARED = new RegExp(String.raw`(>=|<=|≥|≤|>|<|=)\s*(${AMOUNT})${ENDS}`, 'uy');
const SIGNED = new RegExp(String.raw`[+\-−]${AMOUNT}${ENDS}|\(${AMOUNT}\)${ENDS}`, 'uy');

/** Takes a query apart, from left to right. Any text has tokens. */
export function tokensOf(text: string, currency: Currency): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const space = foundAt(/\s+/uy, text, at);
    if (space !== null) {
      at += space[0].length;
      continue;
    }
    const token = tokenAt(text, at, currency);
    tokens.push(token);
    at = token.end;
  }
  return tokens.map((token, place) => (token.kind === 'not' ? asMeant(token, tokens[place + 1], text) : token));
}

/** `not` in small letters before a plain word is a word: "Not Just Coffee" is a shop. */
function asMeant(token: Token, next: Token | undefined, text: string): Token {
  const raw = text.slice(token.at, token.end);
  if (raw === '-' || raw === 'NOT' || next === undefined) return token;
  return next.kind === 'word' ? { kind: 'word', text: raw, at: token.at, end: token.end } : token;
}

function tokenAt(text: string, at: number, currency: Currency): Token {
  const amount = amountAt(text, at, currency);
  if (amount !== null) return amount;
  const letter = text[at];
  if (letter === '(') return { kind: 'open', at, end: at + 1 };
  if (letter === ')') return { kind: 'close', at, end: at + 1 };
  if (letter === '"') return quotedToken(text, at);
  if (letter === '-' && /^[\p{L}"(]/u.test(text.slice(at + 1))) return { kind: 'not', at, end: at + 1 };
  const field = readField(text, at, currency);
  if (field !== null) return field;
  const [word = ''] = foundAt(WORD, text, at) ?? [];
  const run = word === '' ? (text[at] ?? '') : word;
  const end = at + run.length;
  const lower = run.toLowerCase();
  if (lower === 'and' || lower === 'or' || lower === 'not') return { kind: lower, at, end };
  return { kind: 'word', text: run, at, end };
}

/** Up to a space, or a bracket that closes one before the word. */
const WORD = /(?:[^\s()]|\([^\s()]*\)|\((?=[^\s()]*(?:\s|$)))+/uy;

function amountAt(text: string, at: number, currency: Currency): Token | null {
  const signed = foundAt(SIGNED, text, at);
  const range = foundAt(BETWEEN, text, at);
  if (range !== null) {
    const [whole, from = '', to = ''] = range;
    if (between(from, to, currency) !== null)
      return { kind: 'leaf', leaf: { kind: 'between', from, to }, isSure: false, at, end: at + whole.length };
  }
  const comparison = foundAt(COMPARED, text, at);
  if (comparison !== null) {
    const [whole, sign = '', amount = ''] = comparison;
    const compare = COMPARISON_OF[sign as keyof typeof COMPARISON_OF];
    if (compared(compare, amount, currency) !== null)
      return { kind: 'leaf', leaf: { kind: 'amount', compare, amount }, isSure: false, at, end: at + whole.length };
  }
  if (signed === null || readAmount(signed[0], currency) === null) return null;
  return { kind: 'word', text: signed[0], at, end: at + signed[0].length };
}

function quotedToken(text: string, at: number): Token {
  const quoted = quotedAt(text, at);
  if (quoted === null) return problemAt(at, text.length, 'Close the quotation marks.');
  if (quoted.value === '') return problemAt(at, quoted.end, 'There is nothing between the quotation marks.');
  return { kind: 'leaf', leaf: { kind: 'words', text: quoted.value }, isSure: true, at, end: quoted.end };
}
