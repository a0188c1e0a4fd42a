import { plural } from '#kernel/plural.ts';
import type { Issue } from './model.ts';

const people = (count: number) => (count === 1 ? 'one person' : plural(count, 'person', 'people'));

/** Who would get an issue, such as “12 subscribers; 2 addresses have not confirmed yet.” */
export function readersText({ subscribers, waiting }: { subscribers: number; waiting: number }): string {
  const readers = subscribers === 0 ? 'No subscribers' : plural(subscribers, 'subscriber');
  if (waiting === 0) return `${readers}.`;
  return `${readers}; ${plural(waiting, 'address has', 'addresses have')} not confirmed yet.`;
}

/** What the button that sends says. */
export function sendText(subscribers: number): string {
  return `Send to ${people(subscribers)}`;
}

/** What became of an issue that was sent. */
export function fateOf({ recipients, underWay, sent, kept, lost }: Issue): string {
  const parts = [
    underWay > 0 && `${underWay} sending or waiting`,
    sent > 0 && `${sent} sent`,
    kept > 0 && `${kept} in the outbox, not accepted by a mail server`,
    lost > 0 && `${lost} failed`,
  ].filter((part) => part !== false);
  const to = `To ${people(recipients ?? 0)}`;
  return parts.length === 0 ? `${to}.` : `${to}: ${parts.join(', ')}.`;
}
