// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `trash.page.tsx`, and the link to it. */
export const TRASH_TITLE = 'Deleted transactions';
