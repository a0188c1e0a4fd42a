import { isDay, isMonth } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import { SPENDING_GROUPS, VARIABILITIES } from '#modules/money/categories/rules.ts';
import { mistakesBetween } from '#kernel/spelling.ts';
import {
  CHOOSERS,
  type Comparison,
  FACTS,
  type Field,
  FIELDS,
  type Leaf,
  NAMED_DAYS,
  SOURCES,
  STATES,
  WAYS,
} from './model.ts';
import { AMOUNT, between, compared, equalTo } from './search-terms.ts';
import { COMPARISON_OF, ENDS, foundAt, problemAt, quotedAt, type Token } from './scan.ts';

const NAME = /(\p{L}+)(:(?:>=|<=|≥|≤|>|<|=)?|>=|<=|≥|≤|>|<|=)/uy;
const ALSO: Readonly<Record<string, Field>> = { payee: 'description', tags: 'tag' };
const AN_AMOUNT = new RegExp(String.raw`\s*(${AMOUNT})${ENDS}`, 'uy');
const A_RANGE = new RegExp(String.raw`\s*(${AMOUNT})\s*(?:\.\.\.?|…)\s*(${AMOUNT})${ENDS}`, 'uy');
const VALUE = /[^\s()"]+(?:\([^\s()]*\)[^\s()]*)*/uy;

/** The condition that begins here with the name of a field; null where none does. */
export function readField(text: string, at: number, currency: Currency): Token | null {
  const found = foundAt(NAME, text, at);
  if (found === null) return null;
  const [head, typed = '', mark = ''] = found;
  const name = typed.toLowerCase();
  const field = FIELDS.find((one) => one === name) ?? ALSO[name];
  const from = at + head.length;
  if (field === undefined) return mark === ':' ? unknownField(text, { at, from, name }) : null;
  const compare = COMPARISON_OF[mark.replace(':', '') as keyof typeof COMPARISON_OF] as Comparison | undefined;
  if (field === 'amount') return amountOf(text, { at, from, compare, currency });
  if (field !== 'date' && mark !== ':') return null;
  const value = valueAt(text, from);
  if (value === null) return problemAt(at, Math.max(from, at + 1), `Write a value after “${head}”.`);
  const { end } = value;
  const made = field === 'date' ? dateOf(value.value, compare ?? '=') : leafOf(field, value.value, from);
  return typeof made === 'string' ? problemAt(from, end, made) : { kind: 'leaf', leaf: made, isSure: true, at, end };
}

function valueAt(text: string, from: number): { value: string; end: number } | null {
  if (text[from] === '"') {
    const quoted = quotedAt(text, from);
    return quoted === null || quoted.value === '' ? null : quoted;
  }
  const run = foundAt(VALUE, text, from);
  return run === null ? null : { value: run[0], end: from + run[0].length };
}

type Head = { readonly at: number; readonly from: number };

function amountOf(
  text: string,
  { at, from, compare, currency }: Head & { compare: Comparison | undefined; currency: Currency },
): Token {
  const leaf = (made: Leaf, length: number): Token => {
    return { kind: 'leaf', leaf: made, isSure: true, at, end: from + length };
  };
  const range = compare === undefined ? foundAt(A_RANGE, text, from) : null;
  if (range !== null) {
    const [whole, first = '', last = ''] = range;
    if (between(first, last, currency) !== null) return leaf({ kind: 'between', from: first, to: last }, whole.length);
  }
  const [whole = '', amount = ''] = foundAt(AN_AMOUNT, text, from) ?? [];
  if (compare === undefined && equalTo(amount, currency) !== null) return leaf({ kind: 'exact', amount }, whole.length);
  if (compare !== undefined && compared(compare, amount, currency) !== null)
    return leaf({ kind: 'amount', compare, amount }, whole.length);
  const end = from + (valueAt(text, from)?.value.length ?? 0);
  return problemAt(at, end, 'Write an amount, such as amount>500 or amount:100..200.');
}

const isWritten = (day: string) =>
  NAMED_DAYS.some((one) => one === day) || /^\d{4}$/.test(day) || isMonth(day) || isDay(day);

function dateOf(value: string, compare: Comparison): Leaf | string {
  const [from = '', to = from, ...more] = value.toLowerCase().split('..');
  if (more.length === 0 && isWritten(from) && isWritten(to) && (from === to || compare === '='))
    return { kind: 'date', compare, from, to };
  return `“${value}” is not a date. Write 2026, 2026-03, 2026-03-15, last-month or 2026-01..2026-03.`;
}

function leafOf(field: Exclude<Field, 'amount' | 'date'>, value: string, at: number): Leaf | string {
  switch (field) {
    case 'category':
    case 'account':
    case 'tag':
    case 'taxline':
      return { kind: 'named', field, name: value, at };
    case 'is':
      return oneOf(field, STATES, value, (state) => ({ kind: 'is', state }));
    case 'has':
      return oneOf(field, FACTS, value, (fact) => ({ kind: 'has', fact }));
    case 'source':
      return oneOf(field, SOURCES, value, (source) => ({ kind: 'source', source }));
    case 'direction':
      return oneOf(field, WAYS, value, (way) => ({ kind: 'direction', way }));
    case 'group':
      return oneOf(field, SPENDING_GROUPS, value, (group) => ({ kind: 'group', group }));
    case 'variability':
      return oneOf(field, VARIABILITIES, value, (variability) => ({ kind: 'variability', variability }));
    case 'categorised':
      return oneOf(field, CHOOSERS, value, (by) => ({ kind: 'categorised', by }));
    case 'currency':
    case 'original':
      return /^[a-z]{3}$/i.test(value)
        ? { kind: field, code: value.toUpperCase() }
        : `“${value}” is not a currency. Write its code, such as ZAR.`;
    default:
      return { kind: 'text', field, text: value };
  }
}

/** The condition with one of the values that a field has, in whatever case; else which there are. */
function oneOf<Value extends string>(
  field: Field,
  choices: readonly Value[],
  typed: string,
  leafWith: (value: Value) => Leaf,
): Leaf | string {
  const value = choices.find((one) => one === typed.toLowerCase());
  return value === undefined ? `After “${field}:”, type one of: ${choices.join(', ')}.` : leafWith(value);
}

/** What is nearly a field is a mistake; what is not stands for itself, as `REF:12` does. */
function unknownField(text: string, { at, from, name }: Head & { name: string }): Token | null {
  const nearest = FIELDS.find((one) => name.length > 4 && mistakesBetween(name, one) <= (name.length < 8 ? 1 : 2));
  if (nearest === undefined || valueAt(text, from) === null) return null;
  return problemAt(at, from, `There is no filter “${name}”. Did you mean “${nearest}”?`);
}
