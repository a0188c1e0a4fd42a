import { expect, test } from 'vitest';
import { kindByName } from './kind-by-name.ts';

test.each([
  ['Loan from my aunt', 'loan'],
  ['Lent to Sipho', 'lent'],
  ['Loan to Sipho', 'lent'],
  ['SARS 2026', 'tax'],
  ['Toyota bakkie', 'vehicle'],
  ['Family home in Soweto', 'home'],
  ['Plot in Machakos', 'land'],
  ['12 goats', 'livestock'],
  ['Retirement annuity', 'pension'],
  ['Farmers’ market', null],
  ['Carpet', null],
  ['', null],
])('%s: %s', (name, kind) => {
  expect(kindByName(name)).toBe(kind);
});
