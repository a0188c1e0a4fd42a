// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `actions.client.ts` */
export const ACTIONS_WORDS = {
  sortByNext: 'Sort by the next column',
  turnOrder: 'Turn the order round',
  export: 'Export the transactions shown as CSV',
} as const;
