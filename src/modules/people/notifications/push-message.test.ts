import { expect, test } from 'vitest';
import { pushMessage } from './push-message.ts';

const ID = '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b';
const notice = { id: ID, type: 'security', severity: 'high', title: 'Your password was changed' } as const;

test('a screen that is locked shows what the news is, and leads to where it is read', () => {
  expect(pushMessage([notice])).toEqual({
    title: 'Your password was changed',
    body: 'Security',
    path: `/app/notifications/${ID}`,
    topic: '0190a1b2c3d47e5f8a9b0c1d2e3f4a5b',
    isUrgent: false,
  });
});

test.each([
  'R 1 234.50 left your account',
  'R500 from Thandi',
  'ZAR 12 was paid',
  'You owe KES 3000',
  'Paid 99,90 at SPAR',
  'Paid €5',
  'Your balance is 12 000',
  'Card 4111 used',
])('but no amount: %s', (title) => {
  expect(pushMessage([{ ...notice, title }]).title).toBe('You have a new notification');
});

test.each(['“march.csv” was imported', '3 people joined your books', 'New device: Chrome on Windows 11'])(
  'figures that are none stay: %s',
  (title) => {
    expect(pushMessage([{ ...notice, title }]).title).toBe(title);
  },
);

test('what waited together is one message, as urgent as the most urgent of it', () => {
  const urgent = { ...notice, severity: 'critical', type: 'compliance' } as const;
  expect(pushMessage([notice, urgent, notice])).toMatchObject({
    title: '3 notifications',
    body: 'Security, Compliance',
    path: '/app/notifications',
    isUrgent: true,
  });
});
