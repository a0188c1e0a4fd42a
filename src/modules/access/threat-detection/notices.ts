import { noticeGiven, OF_ACCOUNT } from '#modules/people/notifications/events.ts';

/** What was undone for a person by who runs the site. */
export type Undone = 'lock' | 'device' | 'alert';

const WORDS: Readonly<Record<Undone, (name: string) => readonly [string, string]>> = {
  lock: () => [
    'An administrator opened your account again',
    'Wrong passwords or codes had closed it. You can sign in as before; if you did not ask for this, change your password.',
  ],
  device: (name) => [
    'An administrator gave a device of yours its trust back',
    `A threat had lowered the trust in ${name}; now it is back as it was before. If you did not ask for this, forget the device under Security & Privacy.`,
  ],
  alert: (name) => [
    'An administrator dealt with an alert of yours',
    `It said: ${name}. You find it among the earlier alerts of your Security Center.`,
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
