import type { Severity } from '#kernel/severity.ts';

/** What news is about (§5); what §3 calls "other" is `system`. */
export const NOTICE_TYPES = ['transaction', 'budget', 'goal', 'compliance', 'security', 'system'] as const;
export type NoticeType = (typeof NOTICE_TYPES)[number];

/** Ways by which news reaches a person. */
export const CHANNELS = ['app', 'email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What each type is called, and what it holds. */
export const TYPE_WORDS: Readonly<Record<NoticeType, { readonly label: string; readonly hint: string }>> = {
  transaction: { label: 'Transactions', hint: 'Imported statements.' },
  budget: { label: 'Budgets', hint: 'Limits that you set.' },
  goal: { label: 'Goals', hint: 'Your savings goals.' },
  compliance: { label: 'Compliance', hint: 'Legal duties and deadlines.' },
  security: { label: 'Security', hint: 'Passwords, two-step verification and new devices. Always shown in the app.' },
  system: { label: 'Workspace and system', hint: 'Members who join or leave, and your own reminders.' },
};

export const CHANNEL_LABELS: Readonly<Record<Channel, string>> = {
  app: 'In the app',
  email: 'By e-mail',
  push: 'On devices',
};

/** A word only where it should not be passed over. */
export const SEVERITY_WORDS: Readonly<Record<Severity, string | null>> = {
  low: null,
  medium: null,
  high: 'Important',
  critical: 'Urgent',
};
