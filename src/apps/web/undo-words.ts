/** `undo-keys.client.ts` */
export const UNDO_WORDS = {
  undone: 'Undone',
  redone: 'Redone',
  notAgain: 'This change cannot be redone. Make the change again instead.',
  nothing: { undo: 'You have nothing to undo.', redo: 'You have nothing to redo.' },
} as const;
