import { expect } from 'vitest';

/** A test as a file states it, with the groups it is in. */
export type Stated = { readonly name: string; readonly run: () => unknown };

const stated: Stated[] = [];
const groups: string[] = [];

/** What was stated since this was asked last. */
export function takeStated(): Stated[] {
  return stated.splice(0);
}

type Body = (...values: unknown[]) => unknown;

function state(name: string, run: () => unknown): void {
  stated.push({ name: [...groups, name].join(' > '), run });
}

function group(name: string, body: () => void): void {
  groups.push(name);
  body();
  groups.pop();
}

/** The same for each row of a table; rows go by their number, so that each has a name of its own. */
function each(make: (name: string, run: () => unknown) => void) {
  return (rows: readonly unknown[]) => (name: string, body: Body) =>
    rows.forEach((row, at) =>
      make(`${name} [${at}]`, () => body(...(Array.isArray(row) ? (row as unknown[]) : [row]))),
    );
}

const runIf = (isWanted: boolean) => (isWanted ? state : () => undefined);

/** The words of Vitest that tests of the kernel and the readers use; another one fails as their file is loaded. */
export const test = Object.assign(state, { each: each(state), runIf });
export const it = test;
export const describe = Object.assign(group, { each: each(group) });
export { expect };
