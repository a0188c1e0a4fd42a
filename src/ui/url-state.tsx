import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { paramText } from './link-to.ts';
import type { Field } from './url-params.ts';

type Shape = Readonly<Record<string, Field<unknown>>>;
type ValueOf<Of> = Of extends Field<infer Value> ? Value : never;
type StateOf<Fields extends Shape> = { [Name in keyof Fields]: ValueOf<Fields[Name]> };

/**
 * The query string as state: `const [filters, setFilters] = useUrlState({ search: param((text) => text ?? ''), page: pageParam })`.
 * Each field needs a default; what does not parse falls back to it, so a bent link still opens. A value
 * equal to its default is left out of the address. `replace` keeps typing out of the history.
 * Define the fields outside the component.
 */
export function useUrlState<Fields extends Shape>(
  fields: Fields,
): [state: StateOf<Fields>, setState: (patch: Partial<StateOf<Fields>>, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const state = useMemo(() => readState(fields, new URLSearchParams(text)), [fields, text]);
  const setState = useCallback(
    (patch: Partial<StateOf<Fields>>, { replace = false }: { replace?: boolean } = {}) => {
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(patch)) {
            const field = fields[name];
            const written = paramText(value as Parameters<typeof paramText>[0]);
            const fallback = field === undefined ? null : paramText(fallbackOf(field) as typeof written);
            if (written === null || written === fallback) next.delete(name);
            else next.set(name, written);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      );
    },
    [fields, setParams],
  );
  return [state, setState];
}

function readState<Fields extends Shape>(fields: Fields, params: URLSearchParams): StateOf<Fields> {
  const read = Object.entries(fields).map(([name, field]) => {
    const result = field.safeParse(params.get(name) ?? undefined);
    return [name, result.success ? result.data : fallbackOf(field)];
  });
  return Object.fromEntries(read) as StateOf<Fields>;
}

function fallbackOf(field: Field<unknown>): unknown {
  const result = field.safeParse(undefined);
  return result.success ? result.data : undefined;
}
