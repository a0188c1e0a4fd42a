import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

/** What was undone for a person by who runs the site. */
export type Undone = 'lock' | 'device' | 'alert';

const WORDS: Readonly<Record<Undone, (name: string) => readonly [string, string]>> = {
  lock: () => [
    'An administrator unlocked your account',
    'Wrong passwords or codes had locked your account. If you did not ask us to unlock it, change your password.',
  ],
  device: (device) => [
    'An administrator restored trust in your device',
    `A security alert had made ${device} less trusted. If you did not ask for this, remove the device under Security & Privacy.`,
  ],
  alert: (alert) => [
    'An administrator resolved your alert',
    `You can still see the alert “${alert}” in your Security Center.`,
  ],
};

/** `key`: another one each time. */
export function undoneNotice(userId: string, what: Undone, name: string, key: string) {
  const [title, message] = WORDS[what](name);
  return noticeGiven({
    ...OF_ACCOUNT,
    userIds: [userId],
    key: `undone ${what} ${key}`,
    severity: 'high',
    title,
    message,
  });
}
