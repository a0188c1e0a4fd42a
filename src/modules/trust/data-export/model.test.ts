import { expect, test } from 'vitest';
import { preferencesAt } from '#kernel/preferences.ts';
import { ManifestSchema } from './model.ts';

test('an export made before months could start on any day, or the first steps be skipped, brings the defaults', () => {
  const { monthStart: _, skipsWelcome: __, ...earlier } = preferencesAt('ZA');
  const { preferences } = ManifestSchema.shape;
  expect(preferences.parse(earlier)).toEqual({ ...earlier, monthStart: '1', skipsWelcome: false });
  expect(preferences.parse({ ...earlier, monthStart: '25' })).toMatchObject({ monthStart: '25' });
  expect(preferences.safeParse({ ...earlier, monthStart: 'payday' }).success).toBe(false);
});
