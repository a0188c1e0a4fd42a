// What imports ask of transactions that a person merged: what a statement would bring again, and what of a merge is left
// where an import is undone.
export { mergesIn } from './store.server.ts';
export { changedByUndo, goesOn, letGoOf } from './undone-import.server.ts';
