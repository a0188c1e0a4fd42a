import type { Severity } from '#kernel/severity.ts';

/** What news is about (§5); what §3 calls "other" is `system`. */
export const NOTICE_TYPES = ['transaction', 'budget', 'goal', 'compliance', 'security', 'system'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** Ways by which news reaches a person. */
export const CHANNELS = ['app', 'email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What each type is called, and what it holds. */
export const TYPE_WORDS: Readonly<Record<NoticeType, { readonly label: string; readonly hint: string }>> = {
  transaction: { label: 'Transactions', hint: 'News about imported statements.' },
  budget: { label: 'Budgets and debts', hint: 'Limits that you set, your debt plan, and budgets of projects.' },
  goal: { label: 'Goals', hint: 'Savings goals, and milestones of projects.' },
  compliance: { label: 'Compliance', hint: 'Legal duties and deadlines.' },
  security: { label: 'Security', hint: 'Passwords, two-step verification and new devices. Always shown in the app.' },
  system: { label: 'Workspace and system', hint: 'Members who join or leave, and your own reminders.' },
};

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  app: 'In the app',
  email: 'By e-mail',
  push: 'On devices',
};

/** Beside a box of a phone. */
export const CHANNEL_SHORT_LABELS: Readonly<Record<Channel, string>> = { app: 'App', email: 'E-mail', push: 'Devices' };

/** A word only where it should not be passed over. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string | null>> = {
  low: null,
  medium: null,
  high: 'Important',
  critical: 'Urgent',
};

/** `notice-list.tsx` */
export const NOTICE_LIST_WORDS = {
  showingNewestDeleteSome: (fetchLimit: number) => `Showing the newest ${fetchLimit}. Delete some to see older ones.`,
  noNotificationsYet: 'No notifications yet',
  noUnreadNotifications: 'No unread notifications',
  weTellYouHere: (all: boolean) =>
    all ? 'We tell you here about imports, new members and new devices.' : 'You are up to date.',
} as const;

/** `notice-row.tsx` */
export const NOTICE_ROW_WORDS = {
  unread: 'Unread:',
  whyYouSeeThis: (why: string) => `Why you see this: ${why}`,
  markAsReadOf: (title: string) => `Mark as read: ${title}`,
  delete: (title: string) => `Delete: ${title}`,
  moreAbout: (title: string) => `More about: ${title}`,
  hideWhyISee: 'Hide why I see this',
  whyDoISee: 'Why do I see this?',
  markAsUnread: 'Mark as unread',
  markAsRead: 'Mark as read',
  snoozeForHour: 'Snooze for an hour',
  snoozeForDay: 'Snooze for a day',
  snoozeForWeek: 'Snooze for a week',
  securityCannotBeMuted: 'Security notifications cannot be muted',
  mute: (label: string) => `Mute: ${label}`,
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  allNotificationsHeading: 'All notifications',
  unread: (count: string) => `${count} unread`,
  newsAboutYourAccountNote: 'News about your account and workspaces.',
  thisCannotBeOpened: 'This notification cannot be opened',
  allNotifications: 'All notifications',
} as const;

/** `panel.tsx` */
export const PANEL_WORDS = {
  notifications: 'Notifications',
  openFullPage: 'Open full page',
  whichNotifications: 'Which notifications',
  all: (choice: boolean) => (choice ? 'All' : 'Unread'),
  markAllAsRead: 'Mark all as read',
  notificationSettings: 'Notification settings',
} as const;

/** `wishes.page.tsx` */
export const WISHES_PAGE_WORDS = {
  notificationsHeading: 'Notifications',
  chooseWhatWeNotifyNote: 'Choose what we notify you about.',
  notificationSettings: 'Notification settings',
  weAlwaysEMailNote: 'We always e-mail you about urgent security matters.',
  about: 'Topic',
  quietHours: 'Quiet hours',
  pauseNotificationsAtThese: 'Pause notifications at these hours',
  weSendThemTogetherNote: 'We send paused notifications together afterwards. Urgent security messages do not wait.',
  from: 'Start time',
  until: 'End time',
  languageRegion: 'Language & Region',
  timeZoneChangeIt: 'Time zone: {timeZone}. Change it under {link}.',
  overnightChangeIt: 'These hours end the next day. Time zone: {timeZone}. Change it under {link}.',
  sentMessages: 'Messages we sent you',
  newest50EMailsNote: 'The newest 50 e-mails and device notifications.',
  nothingSentYet: 'We have not sent you any messages yet.',
  sent: 'Sent',
  waitingForQuietHours: 'Waiting for quiet hours to end',
  sending: 'Sending',
  notSentYet: 'Not sent yet',
  notNeeded: 'Not sent, already seen',
  noDeviceWasReached: 'No device was reached',
} as const;
