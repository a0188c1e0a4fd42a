// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `switcher.parts.tsx` */
export const SWITCHER_PARTS_WORDS = {
  workspace: 'Workspace:',
  archived: 'Archived',
} as const;
