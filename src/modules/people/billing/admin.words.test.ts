import { expect, test } from 'vitest';
import { activeText, churnText } from './admin.words.ts';

test.each([
  [0, 'No active subscriptions.'],
  [1, '1 active subscription.'],
  [12, '12 active subscriptions.'],
])('%i subscriptions read "%s"', (active, text) => {
  expect(activeText(active)).toBe(text);
});

test.each([
  [{ lost: 0, of: 0 }, 'There were no subscriptions 30 days ago.'],
  [{ lost: 0, of: 3 }, 'Churn over the last 30 days: 0% (stopped paying: 0 of 3).'],
  [{ lost: 1, of: 3 }, 'Churn over the last 30 days: 33% (stopped paying: 1 of 3).'],
  [{ lost: 3, of: 3 }, 'Churn over the last 30 days: 100% (stopped paying: 3 of 3).'],
])('churn of %o', (churn, text) => {
  expect(churnText(churn)).toBe(text);
});
