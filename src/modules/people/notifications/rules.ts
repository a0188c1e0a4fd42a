import type { Severity } from '#kernel/severity.ts';
import type { Choice, QuietHours } from './model.ts';
import { quietEnd } from './quiet.ts';
import { type Channel, CHANNELS, NOTICE_TYPES, type NoticeType } from './words.ts';

/** How many are shown at once (§7, §9). */
export const FETCH_LIMIT = 50;

const DAY = 86_400_000;
/** How long a message is kept that says nothing else of itself. What concerns the account is kept longer. */
export const KEPT_DAYS = { security: 365, other: 90 } as const;
/** How long what was deleted can be had back. */
const UNDO_DAYS = 1;

/** When a message goes, in milliseconds of the epoch: when it says, and never later than it is worth keeping. */
export function expiryOf(type: NoticeType, now: Date, wish: Date | null): number {
  const days = type === 'security' ? KEPT_DAYS.security : KEPT_DAYS.other;
  const latest = now.getTime() + days * DAY;
  return wish === null ? latest : Math.min(latest, wish.getTime());
}

/** What was deleted before this cannot be had back any more. In milliseconds of the epoch. */
export function undoneUntil(now: Date): number {
  return now.getTime() - UNDO_DAYS * DAY;
}

/** News about the account itself always shows in the app, whoever may have switched it off. */
export function isFixed(type: NoticeType, channel: Channel): boolean {
  return type === 'security' && channel === 'app';
}

/**
 * What holds for who has said nothing: all of it in the app and on devices, which somebody has switched on, and by e-mail
 * only what should not wait for the next visit.
 */
const BY_EMAIL: ReadonlySet<NoticeType> = new Set<NoticeType>(['security', 'compliance']);

/** Every type on every channel, by what a person said, else by the defaults. */
export function choicesFrom(said: Readonly<Record<string, boolean>>): Choice[] {
  return NOTICE_TYPES.flatMap((type) =>
    CHANNELS.map((channel) => {
      const usual = channel !== 'email' || BY_EMAIL.has(type);
      return { type, channel, isOn: isFixed(type, channel) || (said[keyOf({ type, channel })] ?? usual) };
    }),
  );
}

/** The module that sends a type of news, where it is one module alone. */
const SENDERS: Readonly<Partial<Record<NoticeType, string>>> = { budget: 'budgets', goal: 'goals' };

/** The types that can come today: without its module, one would be offered that never comes. */
export function typesThatCome(there: readonly { readonly name: string }[]): NoticeType[] {
  return NOTICE_TYPES.filter((type) => {
    const sender = SENDERS[type];
    return sender === undefined || there.some(({ name }) => name === sender);
  });
}

/** The name under which a choice is kept. */
export function keyOf({ type, channel }: Pick<Choice, 'type' | 'channel'>): string {
  return `${type}.${channel}`;
}

type Matter = { readonly type: NoticeType; readonly severity: Severity };

/** The channels that a message takes. What is critical for the account takes all of them, whatever was chosen. */
export function channelsFor({ type, severity }: Matter, choices: readonly Choice[]): ReadonlySet<Channel> {
  const taken = choices.filter((choice) => choice.type === type && choice.isOn).map(({ channel }) => channel);
  const isForced = type === 'security' && severity === 'critical';
  return new Set<Channel>([...taken, ...(isForced ? CHANNELS : [])]);
}

/** When a message may leave the app: at once, or when the quiet hours end. What is critical waits for nothing. In milliseconds. */
export function dueAt(severity: Severity, now: Date, quietHours: QuietHours | null): number {
  if (severity === 'critical' || quietHours === null) return now.getTime();
  return quietEnd(now, quietHours) ?? now.getTime();
}

/** What reaches no device for a day is news no more; an e-mail is tried until it goes. */
export function isMissed(channel: Channel, createdAt: Date, now: Date): boolean {
  return channel === 'push' && now.getTime() - createdAt.getTime() >= DAY;
}

export type Group<Row> = { readonly heading: 'Today' | 'Yesterday' | 'Earlier'; readonly rows: readonly Row[] };

/** Rows under the day that they came on; their order stays, and a day without rows has no heading. */
export function groupsOf<Row>(rows: readonly Row[], daysAgo: (row: Row) => number): Group<Row>[] {
  const headings = ['Today', 'Yesterday', 'Earlier'] as const;
  return headings
    .map((heading, place) => ({
      heading,
      rows: rows.filter((row) => Math.min(Math.max(daysAgo(row), 0), headings.length - 1) === place),
    }))
    .filter((group) => group.rows.length > 0);
}
