import type { Detail } from './reading.model.ts';

/** What a part of the page of a project needs to know. `mayWrite`: it can be changed now, by this person. */
export type PartProps = { readonly detail: Detail; readonly mayWrite: boolean };
