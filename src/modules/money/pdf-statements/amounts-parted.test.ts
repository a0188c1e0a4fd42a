import { expect, test } from 'vitest';
import { withAmountsParted } from './amounts-parted.ts';
import type { Line } from './model.ts';

const line = (y: number, ...cells: readonly (readonly [text: string, right: number])[]): Line => ({
  page: 0,
  y,
  h: 8,
  space: 3,
  cells: cells.map(([text, right]) => ({ text, x: right - text.length * 4, right })),
});
const others = [1, 2, 3].map((at) => line(at * 10, [`0${at}/03/2026`, 80], ['Shop', 150], ['20.00', 400]));
const texts = (last: Line, before: readonly Line[] = others) =>
  withAmountsParted([...before, last])
    .at(-1)
    ?.cells.map(({ text }) => text);

test('an amount that ends where others end is parted from the words before it', () => {
  const last = line(40, ['04/03/2026', 80], ['A long shop 4901*3426 1 166.80 CR', 400]);
  expect(texts(last)).toEqual(['04/03/2026', 'A long shop 4901*3426', '1 166.80 CR']);
});

test.each<[why: string, last: Line, before?: readonly Line[]]>([
  ['it ends elsewhere', line(40, ['04/03/2026', 80], ['A long shop 166.80', 390])],
  ['the line has an amount', line(40, ['04/03/2026', 80], ['A long shop 166.80', 400], ['5.00', 460])],
  ['the line has no day', line(40, ['A long shop 166.80', 400])],
  ['few amounts end there', line(40, ['04/03/2026', 80], ['A long shop 166.80', 400]), others.slice(1)],
  ['it has no cents', line(40, ['04/03/2026', 80], ['A long shop 166', 400])],
])('it stays among them where %s', (_, last, before) => {
  expect(texts(last, before)).toEqual(last.cells.map(({ text }) => text));
});

test('an amount beside others is parted where balances are to prove it', () => {
  const last = line(40, ['04/03/2026', 80], ['A long shop KSh166.80', 400], ['5.00', 460]);
  expect(
    withAmountsParted([...others, last], true)
      .at(-1)
      ?.cells.map(({ text }) => text),
  ).toEqual(['04/03/2026', 'A long shop', 'KSh166.80', '5.00']);
});
