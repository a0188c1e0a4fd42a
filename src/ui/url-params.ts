import { isId } from '#kernel/is-id.ts';

/** What reads a value of the query string, such as a schema. */
export type Field<Value> = {
  safeParse(text: string | undefined): { success: true; data: Value } | { success: false };
};

/** One that needs no schema, for pages that are to load little. */
export function param<Value>(read: (text: string | undefined) => Value): Field<Value> {
  return { safeParse: (text) => ({ success: true, data: read(text) }) };
}

/** On when it is written `1`. */
export const flagParam = param((text) => text === '1');

/** A page number, from 1. */
export const pageParam = param((text) => (text !== undefined && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1));

/** An id; empty where there is none. */
export const idParam = param((text) => (text !== undefined && isId(text) ? text : ''));

/** One of a few words, the first of which holds where none is written. */
export function choiceParam<const Value extends string>(choices: readonly [Value, ...Value[]]): Field<Value> {
  return param((text) => choices.find((choice) => choice === text) ?? choices[0]);
}
