import { plural } from '#kernel/plural.ts';
import type { Issue } from './model.ts';

const people = (count: number) => (count === 1 ? 'one person' : plural(count, 'person', 'people'));

/** Who would get an issue, such as “12 subscribers. 2 e-mail addresses have not been confirmed yet.” */
export function readersText({ subscribers, waiting }: { subscribers: number; waiting: number }): string {
  const readers = subscribers === 0 ? 'No subscribers' : plural(subscribers, 'subscriber');
  if (waiting === 0) return `${readers}.`;
  const unconfirmed =
    waiting === 1
      ? 'One e-mail address has not been confirmed yet.'
      : `${waiting} e-mail addresses have not been confirmed yet.`;
  return `${readers}. ${unconfirmed}`;
}

/** What the button that sends says. */
export function sendText(subscribers: number): string {
  return `Send to ${people(subscribers)}`;
}

/** What became of an issue that was sent. */
export function fateOf({ recipients, underWay, sent, kept, lost }: Issue): string {
  const waitingEmails = plural(underWay, 'e-mail');
  const sentEmails = plural(sent, 'e-mail');
  const undeliveredEmails = plural(kept, 'e-mail');
  const failedEmails = plural(lost, 'e-mail');
  const parts = [
    underWay > 0 && `${waitingEmails} waiting to be sent`,
    sent > 0 && `${sentEmails} sent`,
    kept > 0 && `${undeliveredEmails} in the outbox, not accepted by a mail server`,
    lost > 0 && `${failedEmails} failed`,
  ].filter((part) => part !== false);
  const readers = people(recipients ?? 0);
  const to = `Addressed to ${readers}`;
  return parts.length === 0 ? `${to}.` : `${to}: ${parts.join(', ')}.`;
}
