// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `picker.parts.tsx` */
export const PICKER_PARTS_WORDS = {
  noCategoryMatches: 'No category matches.',
} as const;
