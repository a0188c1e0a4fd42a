import * as z from 'zod';

/** A field of what is sent or answered, as a list names it. */
export type Field = {
  /** With what it is in: `data[].amount`. */
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly about: string | undefined;
};

type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly description?: string;
};

/** The fields of a schema, those inside it after it. @param side whether programs send it or are answered it */
export function fieldsOf(schema: z.ZodType, side: 'input' | 'output'): Field[] {
  return inside(z.toJSONSchema(schema, { io: side }) as Schema, '', side);
}

function inside({ properties = {}, required = [] }: Schema, prefix: string, side: 'input' | 'output'): Field[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = `${prefix}${key}`;
    const isRequired = side === 'input' && required.includes(key);
    const below = field.type === 'array' ? (field.items ?? {}) : field;
    // An object that may be null has its fields among its alternatives.
    const [parts = below] = [below, ...(below.anyOf ?? [])].filter(({ properties }) => properties !== undefined);
    const deeper = inside(parts, field.type === 'array' ? `${name}[].` : `${name}.`, side);
    // What only holds others is told by them.
    const own =
      deeper.length > 0 && field.description === undefined
        ? []
        : [{ name, type: typeOf(field), isRequired, about: field.description }];
    return [...own, ...deeper];
  });
}

function typeOf({ type, format, enum: choices, const: only, anyOf, items }: Schema): string {
  if (only !== undefined) return JSON.stringify(only);
  if (choices !== undefined) return choices.map((one) => JSON.stringify(one)).join(' | ');
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' | ');
  if (type === 'array') return `${typeOf(items ?? {})}[]`;
  const named = (one: string) => (one === 'string' ? (format ?? one) : one);
  return [type ?? 'any'].flat().map(named).join(' | ');
}
