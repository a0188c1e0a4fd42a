import { expect, test } from 'vitest';
import { labelled } from './labels.ts';

const line = (text: string) =>
  labelled({ page: 0, y: 0, h: 8, space: 3, cells: [{ text, x: 0, right: text.length * 4 }] });

test.each([
  ['Opening balance 1,204.50 Cr', ['Opening balance', '1,204.50 Cr']],
  ['Opening balance: KSh 1,204.50', ['Opening balance', 'KSh 1,204.50']],
  ['Closing balance R1 204.50', ['Closing balance', 'R1 204.50']],
  ['Amount due 5.00', ['Amount due', '5.00']],
  ['Statement of 2 March 2026', ['Statement of 2 March 2026']],
])('%s', (text, cells) => {
  expect(line(text)).toEqual(cells);
});
