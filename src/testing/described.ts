/** A part of a JSON Schema, as the description of the public API has it. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  format?: string;
};

/** What in an answer is not as the description says: a field that is missing, not described, or of another type. */
export function faultsOf(value: unknown, schema: Schema, at = '$'): string[] {
  if (schema.anyOf !== undefined) {
    const tried = schema.anyOf.map((one) => faultsOf(value, one, at));
    return tried.find((faults) => faults.length === 0) ?? tried.toSorted((a, b) => b.length - a.length)[0] ?? [at];
  }
  if (Array.isArray(value))
    return schema.type === 'array' ? value.flatMap((one) => faultsOf(one, schema.items ?? {}, `${at}[]`)) : [at];
  if (typeof value === 'object' && value !== null) {
    const known = schema.properties ?? {};
    const lacking = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
    return [
      ...lacking.map((name) => `${at}.${name} is not there`),
      ...Object.entries(value).flatMap(([name, one]) =>
        known[name] === undefined ? [`${at}.${name} is not described`] : faultsOf(one, known[name], `${at}.${name}`),
      ),
    ];
  }
  const kind = value === null ? 'null' : typeof value;
  const kinds = [schema.type ?? []].flat();
  const fits = kinds.includes(kind) || (kind === 'number' && kinds.includes('integer') && Number.isInteger(value));
  return fits && (schema.enum?.includes(value) ?? true) ? [] : [`${at} is ${String(value)}`];
}
