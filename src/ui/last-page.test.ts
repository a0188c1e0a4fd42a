import { expect, test } from 'vitest';
import { lastPage } from './last-page.ts';

test.each([
  [0, 1],
  [25, 1],
  [26, 2],
])('%i rows end on page %i', (count, page) => expect(lastPage(count, 25)).toBe(page));
