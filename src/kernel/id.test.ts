import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdSchema, idOf } from './id.ts';
import { isId } from './is-id.ts';

const dice = fc.uint8Array({ minLength: 10, maxLength: 10 });
const instant = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('an id is one, says its version, and sorts by when it was made', () => {
  expect(idOf(0x0123456789ab, new Uint8Array(10).fill(0xff))).toBe('01234567-89ab-7fff-bfff-ffffffffffff');
  fc.assert(
    fc.property(instant, instant, dice, dice, (one, other, by, or) => {
      const [a, b] = [idOf(one, by), idOf(other, or)];
      expect(IdSchema.safeParse(a).success).toBe(true);
      expect(a[14]).toBe('7');
      if (one < other) expect(a < b).toBe(true);
    }),
  );
});

test('an id is recognised without its schema as with it', () => {
  const nearly = fc
    .tuple(fc.uuid(), fc.nat(35), fc.constantFrom('0', '7', '9', 'c', 'F', 'g', '-', ''))
    .map(([id, place, letter]) => id.slice(0, place) + letter + id.slice(place + 1));
  const all = ['0', 'f', 'F'].map((digit) => '00000000-0000-0000-0000-000000000000'.replaceAll('0', digit));
  const text = fc.oneof(fc.uuid(), nearly, fc.string(), fc.constantFrom(...all));
  fc.assert(
    fc.property(text, (one) => {
      expect(isId(one)).toBe(IdSchema.safeParse(one).success);
    }),
  );
});
