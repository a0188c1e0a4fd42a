import { expect, test } from 'vitest';
import { fateOf, readersText, sendText } from './admin.words.ts';

const SENT = { id: 'one', subject: 'News', text: 'Hello', updatedAt: new Date(0), sentAt: new Date(0) };

test.each([
  [0, 0, 'No subscribers.'],
  [1, 0, '1 subscriber.'],
  [12, 1, '12 subscribers. One e-mail address has not been confirmed yet.'],
  [0, 2, 'No subscribers. 2 e-mail addresses have not been confirmed yet.'],
])('of %i readers and %i who wait: %s', (subscribers, waiting, says) => {
  expect(readersText({ subscribers, waiting })).toBe(says);
});

test('the button says to how many', () => {
  expect([1, 2, 1248].map(sendText)).toEqual(['Send to one person', 'Send to 2 people', 'Send to 1\u00a0248 people']);
});

test.each([
  [{ recipients: 1, underWay: 0, sent: 1, kept: 0, lost: 0 }, 'Addressed to one person: 1 e-mail sent.'],
  [
    { recipients: 9, underWay: 3, sent: 5, kept: 0, lost: 0 },
    'Addressed to 9 people: 3 e-mails waiting to be sent, 5 e-mails sent.',
  ],
  [
    { recipients: 3, underWay: 0, sent: 0, kept: 2, lost: 1 },
    'Addressed to 3 people: 2 e-mails in the outbox, not accepted by a mail server, 1 e-mail failed.',
  ],
  [{ recipients: 3, underWay: 0, sent: 0, kept: 0, lost: 0 }, 'Addressed to 3 people.'],
])('what became of it: %o', (counts, says) => {
  expect(fateOf({ ...SENT, ...counts })).toBe(says);
});
