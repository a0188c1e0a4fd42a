// What first screens say: the texts of the module's other screens (`words.ts`) load with those alone.

/** `bell.parts.tsx` */
export const BELL_PARTS_WORDS = {
  notifications: 'Notifications',
  notificationsUnread: (count: string) => `Notifications, ${count} unread`,
} as const;
