import { plural } from '#kernel/plural.ts';
import type { Issue } from './model.ts';

const people = (count: number) => (count === 1 ? 'one person' : `${count} people`);

/** Who would get an issue, such as “12 subscribers. 2 addresses have not been confirmed yet.” */
export function readersText({ subscribers, waiting }: { subscribers: number; waiting: number }): string {
  const readers = subscribers === 0 ? 'No subscribers' : plural(subscribers, 'subscriber');
  if (waiting === 0) return `${readers}.`;
  const unconfirmed =
    waiting === 1 ? 'One address has not been confirmed yet.' : `${waiting} addresses have not been confirmed yet.`;
  return `${readers}. ${unconfirmed}`;
}

/** What the button that sends says. */
export function sendText(subscribers: number): string {
  return `Send to ${people(subscribers)}`;
}

/** What became of an issue that was sent. */
export function fateOf({ recipients, underWay, sent, kept, lost }: Issue): string {
  const emails = (count: number) => plural(count, 'e-mail');
  const parts = [
    underWay > 0 && `${emails(underWay)} waiting to be sent`,
    sent > 0 && `${emails(sent)} sent`,
    kept > 0 && `${emails(kept)} in the outbox, not accepted by a mail server`,
    lost > 0 && `${emails(lost)} failed`,
  ].filter((part) => part !== false);
  const to = `Addressed to ${people(recipients ?? 0)}`;
  return parts.length === 0 ? `${to}.` : `${to}: ${parts.join(', ')}.`;
}
