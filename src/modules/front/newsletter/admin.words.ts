import type { Issue } from './model.ts';

const people = (count: number) => (count === 1 ? 'one person' : `${count} people`);

/** Who would get an issue, such as “12 people get news, 2 more have yet to press the button in our e-mail.” */
export function readersText({ subscribers, waiting }: { subscribers: number; waiting: number }): string {
  const [first = '', ...rest] = people(subscribers);
  const readers = `${subscribers === 0 ? 'Nobody gets' : `${first.toUpperCase()}${rest.join('')} ${subscribers === 1 ? 'gets' : 'get'}`} news`;
  if (waiting === 0) return `${readers}.`;
  return `${readers}; ${waiting === 1 ? 'one address has' : `${waiting} addresses have`} yet to press the button in our e-mail.`;
}

/** What the button that sends says. */
export function sendText(subscribers: number): string {
  return `Send to ${people(subscribers)}`;
}

/** What became of an issue that was sent. */
export function fateOf({ recipients, underWay, sent, kept, lost }: Issue): string {
  const parts = [
    underWay > 0 && `${underWay} on the way or waiting`,
    sent > 0 && `${sent} sent`,
    kept > 0 && `${kept} kept in the outbox, since no mail server took ${kept === 1 ? 'it' : 'them'}`,
    lost > 0 && `${lost} lost`,
  ].filter((part) => part !== false);
  const to = `To ${people(recipients ?? 0)}`;
  return parts.length === 0 ? `${to}.` : `${to}: ${parts.join(', ')}.`;
}
