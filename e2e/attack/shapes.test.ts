import { expect, test } from 'vitest';
import * as z from 'zod';
import { placesOf, sampleOf, withAt } from './shapes.ts';
import { ATTACKED } from './procedures.ts';

const schema = z.object({
  id: z.uuid(),
  name: z.string().trim().max(10).nullable().default(null),
  tags: z.array(z.object({ text: z.string() })).optional(),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  kind: z.enum(['a', 'b']),
});

test('every place of a schema is found, also behind what may be left out', () => {
  const found = placesOf(schema).map(({ path, holds }) => `${path.join('.')}:${holds}`);
  expect(found).toEqual([
    ':object',
    'id:id',
    'name:text',
    'tags.0:object',
    'tags.0.text:text',
    'facts.key:key',
    'facts.key:text',
    'facts.key:other',
    'kind:other',
  ]);
});

test('a place takes another value, and the rest stays', () => {
  const sample = sampleOf(schema);
  expect(schema.safeParse(sample).success).toBe(true);
  const place = { path: ['tags', '0', 'text'], holds: 'text' } as const;
  expect(withAt(sample, place, 'x')).toMatchObject({ tags: [{ text: 'x' }], kind: 'a' });
});

test('for nearly every procedure there is input that its schema takes, so that what refuses it is the guard', () => {
  const without = ATTACKED.filter(({ isReadable }) => !isReadable).map(({ name }) => name);
  expect(ATTACKED.length).toBeGreaterThan(100);
  // Answers of authenticators and the like have forms of their own.
  expect(without.length, without.join(', ')).toBeLessThan(ATTACKED.length / 20);
});
