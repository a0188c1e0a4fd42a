import { expect, test } from 'vitest';
import * as z from 'zod';
import { fieldsOf } from './public-api.fields.ts';
import { OPERATIONS } from './public-api.model.ts';

const Sample = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['in', 'out']).describe('Which way.'),
  note: z.string().nullable().optional(),
  page: z.int().default(1),
  tags: z.array(z.uuid()),
  lines: z.array(z.object({ amount: z.string() })),
  account: z.object({ name: z.string() }),
  other: z.object({ id: z.uuid() }).nullable(),
});

test('lists the fields of what is sent, with what is inside them, their types and which are needed', () => {
  expect(fieldsOf(Sample, 'input').map(({ name, type, isRequired, about }) => [name, type, isRequired, about])).toEqual(
    [
      ['id', 'uuid', true, undefined],
      ['kind', '"in" | "out"', true, 'Which way.'],
      ['note', 'string | null', false, undefined],
      ['page', 'integer', false, undefined],
      ['tags', 'uuid[]', true, undefined],
      ['lines[].amount', 'string', true, undefined],
      ['account.name', 'string', true, undefined],
      ['other.id', 'uuid', true, undefined],
    ],
  );
});

test('of an answer nothing is needed from the program', () => {
  expect(fieldsOf(Sample, 'output').some(({ isRequired }) => isRequired)).toBe(false);
});

test.each(Object.entries(OPERATIONS))('every field of %s has a type', (_, { query, body, answer }) => {
  const fields = [query, ...(body === null ? [] : [body])].flatMap((schema) => fieldsOf(schema, 'input'));
  const answered = answer instanceof z.ZodFile ? [] : fieldsOf(answer, 'output');
  expect([...fields, ...answered].filter(({ type }) => type.includes('any'))).toEqual([]);
});
