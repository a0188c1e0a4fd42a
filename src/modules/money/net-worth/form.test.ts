import { describe, expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { type AssetForm, AssetFormSchema, RequiredValueSchema } from './form.ts';

const FORM: AssetForm = {
  name: ' Home ',
  kind: 'home',
  currency: 'ZAR',
  ownership: '50',
  value: money(100n, 'ZAR'),
  debtAccountId: '',
  endedOn: '',
};

describe('the form of an asset', () => {
  test('reads a share in per cent, and empty fields as none', () => {
    expect(AssetFormSchema.parse(FORM)).toEqual({
      name: 'Home',
      kind: 'home',
      currency: 'ZAR',
      ownership: 5000,
      value: money(100n, 'ZAR'),
      debtAccountId: null,
      endedOn: null,
    });
    expect(AssetFormSchema.parse({ ...FORM, value: null, endedOn: '2026-11-01' })).toMatchObject({
      value: null,
      endedOn: '2026-11-01',
    });
  });

  test.each([
    ['ownership', { ...FORM, ownership: '0' }],
    ['ownership', { ...FORM, ownership: '101' }],
    ['value', { ...FORM, value: 'a lot' }],
    ['value', { ...FORM, value: money(-1n, 'ZAR') }],
    ['endedOn', { ...FORM, endedOn: '2026-02-30' }],
    ['name', { ...FORM, name: ' ' }],
  ])('says what is wrong with the %s', (field, form) => {
    expect(AssetFormSchema.safeParse(form).error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

test.each([
  ['nothing', null, false],
  ['a word', 'ten', false],
  ['less than nothing', money(-1n, 'ZAR'), false],
  ['zero', money(0n, 'ZAR'), true],
])('a value that is asked for may be %s: %#', (_, value, isFine) => {
  expect(RequiredValueSchema.safeParse(value).success).toBe(isFine);
});
