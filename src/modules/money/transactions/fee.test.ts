import { expect, test } from 'vitest';
import { isId } from '#kernel/is-id.ts';
import { feeIdOf } from './fee.ts';

test.each([
  ['0198f3a0-0000-7000-8000-00000000000a', '0198f3a0-0000-7000-8000-00000000000b'],
  ['0198f3a0-0000-7000-8000-0000000000ff', '0198f3a0-0000-7000-8000-000000000100'],
  ['0198f3a0-0000-7000-8000-ffffffffffff', '0198f3a0-0000-7000-8000-000000000000'],
])('the fee of %s is %s', (id, fee) => {
  expect(feeIdOf(id)).toBe(fee);
  expect(isId(fee)).toBe(true);
});
