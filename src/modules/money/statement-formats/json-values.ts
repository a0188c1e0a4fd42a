import { numberText } from '#modules/money/spreadsheets/rules.ts';

/** A value of JSON; numbers as they are written, and not rounded to what a double holds. */
export type Json = string | boolean | null | Written | readonly Json[] | { readonly [key: string]: Json };
/** A number with its own digits. */
class Written {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

/** Further down nothing of a transaction stands. */
const DEEPEST = 8;
const LONGEST = 2000;

/** The values of a JSON text, or of a text with one value on each line; null where it is none. */
export function jsonOf(text: string): Json | null {
  return parsed(text) ?? lines(text);
}

function lines(text: string): Json | null {
  const filled = text.split('\n').filter((line) => line.trim() !== '');
  if (filled.length < 2 || !/^\s*\{/.test(filled[0] ?? '')) return null;
  const values = filled.map(parsed);
  return values.some((value) => value === null) ? null : values.filter((value) => value !== null);
}

function parsed(text: string): Json | null {
  try {
    return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
      typeof value === 'number' ? new Written(context?.source ?? String(value)) : value,
    ) as Json;
  } catch {
    return null;
  }
}

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !isList(value) && !(value instanceof Written);
}

/** Whether a value is a whole number, written as one. */
export const isWhole = (text: string): boolean => /^[-+]?\d{1,16}$/.test(text);

/** A cell that says itself what it is: `{ "value": 100, "name": "Objem", "id": 1 }`. */
function namedValue(value: { readonly [key: string]: Json }): { readonly name: string; readonly inner: Json } | null {
  const { name, value: inner, ...others } = value;
  const isCell = typeof name === 'string' && name !== '' && inner !== undefined && !isObject(inner) && !isList(inner);
  return isCell && Object.keys(others).every((key) => key === 'id' || key === 'type') ? { name, inner } : null;
}

/** The plain values within an object, by the names of the fields that lead to them, parted by dots. */
export function fieldsOf(value: Json, path = '', depth = 0): Map<string, string> {
  const fields = new Map<string, string>();
  if (depth > DEEPEST) return fields;
  const cell = isObject(value) && path !== '' ? namedValue(value) : null;
  if (cell !== null) return fieldsOf(cell.inner, path.replace(/[^.]*$/, cell.name), depth + 1);
  if (isObject(value)) {
    for (const [key, inner] of Object.entries(value))
      for (const [name, text] of fieldsOf(inner, path === '' ? key : `${path}.${key}`, depth + 1))
        fields.set(name, text);
  } else if (isList(value)) {
    const texts = value.flatMap((one) => (isObject(one) || isList(one) ? [] : [textOf(one)]));
    if (texts.length > 0) fields.set(path, texts.join(' ').slice(0, LONGEST));
  } else if (value !== null) fields.set(path, textOf(value).slice(0, LONGEST));
  return fields;
}

function textOf(value: Exclude<Json, readonly Json[] | { readonly [key: string]: Json }>): string {
  if (value === null) return '';
  if (value instanceof Written) return numberText(value.digits);
  return String(value).replace(/\s+/gu, ' ').trim();
}
