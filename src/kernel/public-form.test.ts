import { expect, test } from 'vitest';
import * as z from 'zod';
import { FORM_ERRORS, PUBLIC_FORM, STAMP_SECONDS } from './public-form.ts';

const Form = z.object(PUBLIC_FORM);

test('a form that carries neither stamp nor trap is read as one with both empty', () => {
  expect(Form.parse({})).toEqual({ stamp: '', trap: '' });
});

test.each([
  [{ stamp: 'x'.repeat(200), trap: 'y'.repeat(1000) }, true],
  [{ stamp: 'x'.repeat(201) }, false],
  [{ trap: 'y'.repeat(1001) }, false],
])('a stamp has 200 characters at most and a trap 1,000', (form, isTaken) => {
  expect(Form.safeParse(form).success).toBe(isTaken);
});

test('a page with a form is good from two seconds to a day', () => {
  expect(STAMP_SECONDS).toEqual({ least: 2, most: 86_400 });
});

test.each([
  ['TOO_FAST', 'too fast for a person', 'try again'],
  ['PAGE_TOO_OLD', 'open for more than a day', 'Try again'],
  ['LOOKS_AUTOMATIC', 'A hidden field was filled in', 'Try again'],
] as const)('who is refused for %s reads why, that nothing was sent, and what to do', (code, why, what) => {
  const { status, message } = FORM_ERRORS[code];
  expect(status).toBe(422);
  for (const part of [why, 'nothing was sent', what]) expect(message).toContain(part);
});
