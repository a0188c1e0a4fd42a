import { expect, test } from 'vitest';
import { choiceParam, flagParam, idParam, pageParam } from './url-params.ts';

const ID = '018f2b6e-7c1a-7d3e-9b2a-3c4d5e6f7a8b';

test.each([
  ['a flag', flagParam, '1', true],
  ['a flag that is not there', flagParam, undefined, false],
  ['a flag that is written otherwise', flagParam, 'true', false],
  ['a page', pageParam, '12', 12],
  ['no page', pageParam, undefined, 1],
  ['a page before the first', pageParam, '0', 1],
  ['a page that is no whole number', pageParam, '1.5', 1],
  ['a page beyond all', pageParam, '99999999', 1],
  ['an id', idParam, ID, ID],
  ['half an id', idParam, ID.slice(0, 20), ''],
  ['a choice', choiceParam(['', 'in', 'out']), 'out', 'out'],
  ['a choice that is none', choiceParam(['', 'in', 'out']), 'up', ''],
])('reads %s', (_, param, text, data) => {
  expect(param.safeParse(text)).toEqual({ success: true, data });
});
