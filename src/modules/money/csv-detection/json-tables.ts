import { looksLikeMovement } from './cells.ts';
import { namedMeaningOf, partedName } from './near-headings.ts';
import { statusOf } from './statuses.ts';

/** Lists of transactions lie so deep in a file, and so many of their fields within one another, at most. */
const DEEPEST = 6;
/** More fields than this has no transaction. */
const MOST_FIELDS = 200;

type Fields = Map<string, Value>;
type Value = { readonly text: string; readonly isWhole: boolean };
/** A transaction with what the objects around its list say of its account, and the name of the list. */
type Entry = { readonly fields: Fields; readonly around: Fields; readonly list: string };

/**
 * The transactions in a JSON file, each an object in a list, as a table whose cells are parted by tabs; null where the file is no
 * JSON or has none. `units-unknown` where every amount is a whole number: it may be one of cents.
 */
export function tableOfJson(text: string): { table: string } | 'units-unknown' | null {
  const value = parsed(text);
  if (value === undefined) return null;
  const lists = new Map<string, Entry[]>();
  collect(value, { path: [], around: new Map(), lists });
  const entries = [...lists.values()].filter(areTransactions).flat();
  if (entries.length === 0) return null;
  const status = new Set(entries.map(({ list }) => list)).size > 1 ? entries.map(({ list }) => list) : null;
  const isTold = status !== null && status.every((word) => statusOf(word) !== null);
  const names = [...new Set(entries.flatMap(({ fields, around }) => [...around.keys(), ...fields.keys()]))];
  if (names.length > MOST_FIELDS) return null;
  if (hasUnknownUnits(entries, names)) return 'units-unknown';
  const rows = entries.map(({ fields, around, list }) => [
    ...names.map((name) => (fields.get(name) ?? around.get(name))?.text ?? ''),
    ...(isTold ? [list] : []),
  ]);
  const table = [[...names, ...(isTold ? ['Status'] : [])], ...rows, []].map((cells) => cells.join('\t')).join('\n');
  return { table };
}

/** One value, or one on each line. */
function parsed(text: string): unknown {
  const whole = text.trim();
  if (!/^[[{]/.test(whole) || !/[\]}]$/.test(whole)) return undefined;
  try {
    return valueOf(whole);
  } catch {
    if (!whole.startsWith('{"')) return undefined;
    try {
      return whole.split(/\r?\n/).map(valueOf);
    } catch {
      return undefined;
    }
  }
}

/** A number as it is written: one of twenty digits numbers something, and `10.00` is no whole number of cents. */
class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Source = { readonly source?: string };

const valueOf = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown, context?: Source) =>
    typeof value === 'number' ? new Digits(context?.source ?? String(value)) : value,
  );

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Digits);

type Place = { readonly path: readonly string[]; readonly around: Fields; readonly lists: Map<string, Entry[]> };

/** Finds all lists of objects, by the names that lead to them. */
function collect(value: unknown, { path, around, lists }: Place): void {
  if (path.length > DEEPEST) return;
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    if (objects.length === 0 || objects.length < value.length) return;
    const key = path.join('\n');
    const entries = objects.map((object) => ({ fields: fieldsOf(object), around, list: wordsOf(path.at(-1) ?? '') }));
    lists.set(key, [...(lists.get(key) ?? []), ...entries]);
    for (const object of objects) collect(object, { path, around, lists });
    return;
  }
  if (!isObject(value)) return;
  const own = new Map([...around, ...accountIn(fieldsOf(value))]);
  for (const [name, inner] of Object.entries(value)) collect(inner, { path: [...path, name], around: own, lists });
}

/** What the object around a list says of the account. */
function accountIn(fields: Fields): Fields {
  return new Map([...fields].filter(([name]) => /^(?:account|currency)$/.test(namedMeaningOf(name)?.role ?? '')));
}

/** The fields of an object by their names in words, those of objects within it behind its own. */
function fieldsOf(object: Readonly<Record<string, unknown>>, before = '', depth = 0): Fields {
  const fields: Fields = new Map();
  for (const [key, value] of Object.entries(object)) {
    const name = `${before} ${wordsOf(key)}`.trim();
    if (isObject(value) && depth < DEEPEST)
      for (const [inner, field] of fieldsOf(value, name, depth + 1)) fields.set(inner, field);
    else if (isPlain(value))
      fields.set(name, { text: textOf(value), isWhole: value instanceof Digits && /^-?\d+$/.test(value.text) });
    else if (Array.isArray(value) && value.every((one) => isPlain(one)))
      fields.set(name, { text: value.map((one: Plain) => textOf(one)).join(' '), isWhole: false });
  }
  return fields;
}

const isPlain = (value: unknown): value is Plain =>
  value === null || value instanceof Digits || typeof value === 'string' || typeof value === 'boolean';

type Plain = Digits | string | boolean | null;

function textOf(value: Plain): string {
  if (value === null) return '';
  const text = value instanceof Digits ? value.text : String(value);
  return text.replace(/[\t\r\n\f"]+/g, ' ').trim();
}

/** `transactionAmount`, `transaction_amount` and `transactionamount` are two words. */
function wordsOf(key: string): string {
  const words = key
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_.\t-]+/g, ' ')
    .trim();
  return partedName(words) ?? words;
}

/** A day and an amount among the names of a list, or on its rows. */
function areTransactions(entries: readonly Entry[]): boolean {
  const roles = new Set(entries.slice(0, 50).flatMap(({ fields }) => [...fields.keys()].map((name) => roleOf(name))));
  if (roles.has('day') && (roles.has('amount') || roles.has('money-in') || roles.has('money-out'))) return true;
  return entries.some(({ fields }) => looksLikeMovement([...fields.values()].map(({ text }) => text)));
}

const roleOf = (name: string) => namedMeaningOf(name)?.role ?? null;

const HUNDREDTHS = /\b(?:cents?|kobo|pence|minor)\b/i;

/** Whether no amount has decimals and no name says that they are cents. */
function hasUnknownUnits(entries: readonly Entry[], names: readonly string[]): boolean {
  const money = names.filter((name) => /^(?:amount|money-in|money-out|balance)$/.test(roleOf(name) ?? ''));
  const values = money.flatMap((name) => entries.flatMap(({ fields }) => fields.get(name) ?? []));
  const numbers = values.filter(({ text }) => /[1-9]/.test(text));
  return numbers.length > 0 && numbers.every(({ isWhole }) => isWhole) && !money.some((name) => HUNDREDTHS.test(name));
}
