import { expect, test } from 'vitest';
import { SCREENS } from '#apps/web/screens.tsx';
import { planRows, THERE } from './plans.ts';

test('the page of plans calls there what has a page, and nothing else', () => {
  // The page of plans is itself what `pricing` opens.
  expect(new Set([...SCREENS.map(({ module }) => module), 'pricing'])).toEqual(new Set(THERE));
});

test('the table is that of §6', () => {
  const openFrom = Map.groupBy(planRows(), ({ plans }) => plans.indexOf(true));
  const names = (place: number) => openFrom.get(place)?.map(({ module }) => module);
  expect(names(1)).toEqual(['analytics', 'intelligence', 'performance', 'quests', 'email-agent']);
  expect(names(2)).toEqual(['security', 'union-schemes']);
  expect(names(3)).toBeUndefined();
  expect(planRows().every(({ plans }) => plans.at(-1) === true)).toBe(true);
});
