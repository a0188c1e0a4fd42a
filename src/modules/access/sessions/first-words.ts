// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `ending.parts.tsx` */
export const ENDING_PARTS_WORDS = {
  youWereSignedOut: 'You were signed out',
} as const;
