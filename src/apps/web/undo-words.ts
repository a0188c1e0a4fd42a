/** `undo-keys.client.ts` */
export const UNDO_WORDS = {
  undone: 'Undone',
  redone: 'Redone',
  notAgain: 'This cannot be redone. Do it once more instead.',
  nothing: { undo: 'You have nothing to undo.', redo: 'You have nothing to redo.' },
} as const;
