// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `announcement.parts.tsx` */
export const ANNOUNCEMENT_PARTS_WORDS = {
  announcement: 'Announcement',
  until: (time: string) => `This announcement ends on ${time}.`,
} as const;
