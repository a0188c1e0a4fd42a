import { expect, test } from 'vitest';
import { preferencesAt } from '#kernel/preferences.ts';
import { ManifestSchema } from './model.ts';

test('an export made before months could start on any day, days off be named, or the first steps be skipped, brings the defaults', () => {
  const { monthStarts: _, daysOff: __, skipsWelcome: ___, ...earlier } = preferencesAt('ZA');
  const { preferences } = ManifestSchema.shape;
  expect(preferences.parse(earlier)).toEqual({
    ...earlier,
    monthStarts: [{ since: null, start: '1' }],
    daysOff: [],
    skipsWelcome: false,
  });
  expect(preferences.parse({ ...earlier, monthStart: '25' })).toMatchObject({
    monthStarts: [{ since: null, start: '25' }],
  });
  expect(preferences.safeParse({ ...earlier, monthStart: 'payday' }).success).toBe(false);
});
