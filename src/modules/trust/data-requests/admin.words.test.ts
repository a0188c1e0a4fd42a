import { expect, test } from 'vitest';
import { answerOf } from './admin.words.ts';
import type { AskedRequest } from './model.ts';

const due = (dueOn: string) => ({ dueOn, today: '2026-11-22' }) as AskedRequest;
const [LATE, EARLY] = [due('2026-11-21'), due('2026-12-21')];

test.each([
  [[], 0, 'No personal data requests are open'],
  [[EARLY], 1, 'One personal data request is open, none overdue'],
  [[LATE, EARLY], 2, '2 personal data requests are open, one of them overdue'],
  [[LATE, LATE, EARLY], 80, '80 personal data requests are open, 2 of them overdue'],
  // The first page is overdue from top to bottom: how many more are, it does not show.
  [[LATE, LATE], 80, '80 personal data requests are open, 2 or more of them overdue'],
  [[LATE, LATE], 2, '2 personal data requests are open, 2 of them overdue'],
])('%#: %i wait', (requests, total, says) => expect(answerOf(requests, total)).toBe(says));
