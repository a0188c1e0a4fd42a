import type * as z from 'zod';

type Schema = z.core.$ZodType;
type Path = readonly string[];
type Def = {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly left?: Schema;
  readonly right?: Schema;
  readonly element?: Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly format?: string;
};

/** What a place of an input holds: an id, a text that people write, a file, a key that they choose, or anything else. */
export type Place = { readonly path: Path; readonly holds: 'id' | 'text' | 'file' | 'key' | 'object' | 'other' };

const WRAPPERS = new Set([
  'optional',
  'nullable',
  'nullish',
  'default',
  'prefault',
  'readonly',
  'catch',
  'nonoptional',
  'lazy',
]);

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** Everything that can be said to a schema. An element of a list is place `0`. */
export function placesOf(schema: Schema, path: Path = []): Place[] {
  const def = defOf(schema);
  const inside = def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
  if (inside !== undefined) return placesOf(inside, path);
  switch (def.type) {
    case 'object':
      return [
        { path, holds: 'object' },
        ...Object.entries(def.shape ?? {}).flatMap(([key, value]) => placesOf(value, [...path, key])),
      ];
    case 'array':
      return def.element === undefined ? [] : placesOf(def.element, [...path, '0']);
    case 'record':
      return [
        { path: [...path, 'key'], holds: 'key' },
        ...(def.valueType === undefined ? [] : placesOf(def.valueType, [...path, 'key'])),
      ];
    case 'intersection':
      return [def.left, def.right].flatMap((side) => (side === undefined ? [] : placesOf(side, path)));
    case 'union':
      return once((def.options ?? []).flatMap((option) => placesOf(option, path)));
    case 'string':
      return [{ path, holds: isId(schema) ? 'id' : 'text' }];
    case 'file':
      return [{ path, holds: 'file' }];
    default:
      return [{ path, holds: 'other' }];
  }
}

function once(places: readonly Place[]): Place[] {
  return places.filter(
    ({ path, holds }, at) =>
      places.findIndex((other) => other.path.join('.') === path.join('.') && other.holds === holds) === at,
  );
}

const SOME_ID = '00000000-0000-4000-8000-000000000000';

function isId(schema: Schema): boolean {
  const { format } = defOf(schema);
  return format === 'uuid' || format === 'guid';
}

/** Texts of which one fits nearly every field. */
const TEXTS = [
  'Attack',
  'attack',
  'ZAR',
  'ZA',
  '2026-11-01',
  '2026-11',
  '2026-11-01T00:00:00.000Z',
  'stranger@example.com',
  '08:00',
  'Africa/Johannesburg',
  'en-ZA',
  '/app/dashboard',
  'Umcebo#2026',
  '123456',
  '0',
  '1'.repeat(12),
  'a'.repeat(43),
  'a'.repeat(64),
  '#aabbcc',
  'https://example.com/',
];
/** Where a field must go with another one of the same input. */
const BY_NAME: Readonly<Record<string, string>> = { until: '09:00', to: '2026-12-31', from: '2026-01-01' };

type Wishes = { readonly idOf: (path: Path) => string; readonly whole: boolean };

/** Input that the schema takes, as far as its parts can tell; `whole`: with everything that may be left out. */
export function sampleOf(schema: Schema, wishes: Wishes = { idOf: () => SOME_ID, whole: true }): unknown {
  return sampleAt(schema, [], wishes);
}

function sampleAt(schema: Schema, path: Path, wishes: Wishes): unknown {
  const def = defOf(schema);
  const mayBeLeftOut = ['optional', 'default', 'prefault', 'catch', 'nullable'].includes(def.type);
  if (mayBeLeftOut && !wishes.whole) return def.type === 'nullable' ? null : undefined;
  const inside = def.innerType ?? (def.type === 'pipe' ? def.in : undefined);
  if (inside !== undefined) {
    if (!WRAPPERS.has(def.type) && def.type !== 'pipe') return undefined;
    return sampleAt(inside, path, wishes);
  }
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([key, value]) => {
          const sample = sampleAt(value, [...path, key], wishes);
          return sample === undefined ? [] : [[key, sample]];
        }),
      );
    case 'array':
      return def.element === undefined ? [] : [sampleAt(def.element, [...path, '0'], wishes)];
    case 'record':
      return def.valueType === undefined ? {} : { [keyFor(def.keyType)]: sampleAt(def.valueType, path, wishes) };
    case 'intersection':
      return Object.assign(
        {},
        ...[def.left, def.right].map((side) => (side === undefined ? {} : sampleAt(side, path, wishes))),
      ) as unknown;
    case 'union':
      return def.options?.[0] === undefined ? null : sampleAt(def.options[0], path, wishes);
    case 'string':
      return isId(schema) ? wishes.idOf(path) : textFor(schema, path);
    default:
      return plainOf(def, schema);
  }
}

function plainOf(def: Def, schema: Schema): unknown {
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'bigint':
      return 100n;
    case 'number':
      return [1, 5, 30, 100, 0].find((value) => parses(schema, value)) ?? 1;
    case 'boolean':
      return false;
    case 'date':
      return new Date();
    case 'file':
      return new File(['date,description,amount\n2026-11-01,Bread,-10.00\n'], 'attack.csv', { type: 'text/csv' });
    case 'null':
      return null;
    default:
      return undefined;
  }
}

function keyFor(schema: Schema | undefined): string {
  return schema === undefined ? 'key' : (['key', '0'].find((key) => parses(schema, key)) ?? 'key');
}

function textFor(schema: Schema, path: Path): string {
  const name = path.at(-1) ?? '';
  return [BY_NAME[name] ?? 'Attack', ...TEXTS].find((text) => parses(schema, text)) ?? 'Attack';
}

function parses(schema: Schema, value: unknown): boolean {
  return (schema as unknown as z.ZodType).safeParse(value).success;
}

/** A copy of the input with something else at a place; what is missing on the way is made, for a key it is the key. */
export function withAt(input: unknown, place: Pick<Place, 'path' | 'holds'>, value: unknown): unknown {
  const [first, ...rest] = place.path;
  if (first === undefined) return value;
  if (place.holds === 'key' && rest.length === 0) return { [String(value)]: 'text' };
  const inner = { ...place, path: rest };
  if (Array.isArray(input) || (first === '0' && typeof input !== 'object'))
    return [withAt(Array.isArray(input) ? (input as unknown[])[0] : undefined, inner, value)];
  const fields = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  return { ...fields, [first]: withAt(fields[first], inner, value) };
}
