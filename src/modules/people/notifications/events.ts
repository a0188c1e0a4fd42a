import { eventKind } from '#kernel/event.ts';
import type { Severity } from '#kernel/severity.ts';
import type { NoticeType } from './words.ts';

/** A message to the people named, from whichever module knows what happened. Each is told at most once under a key. */
export type Telling = {
  readonly userIds: readonly string[];
  /** The same for the same event, whichever process tells of it: `import.done <id>`. */
  readonly key: string;
  readonly type: NoticeType;
  readonly severity: Severity;
  readonly title: string;
  /** Without amounts: who reads it may be one who sees none. */
  readonly message: string;
  /** Where it leads, in the books of `workspaceId`; whether they are open to the reader is asked when they follow it. */
  readonly actionUrl: string | null;
  readonly workspaceId: string | null;
  /** Why these people are told: `You invited them.` */
  readonly why: string;
  /** Somebody else whom it names; it is taken away when they leave for good. */
  readonly names?: string;
  /** An e-mail of its own says it already, so that no second one is sent. */
  readonly hasEmail?: boolean;
};

/** Somebody is to be told something; heard in the transaction of what it is about. */
export const noticeGiven = eventKind<Telling>('notice.given');

/** What all news has in common that is about the account itself, rather than about books. */
export const OF_ACCOUNT = {
  type: 'security',
  actionUrl: '/app/settings/security',
  workspaceId: null,
  why: 'This notification is about your account, so it always shows in the app.',
} as const;
