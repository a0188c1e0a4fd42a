import { expect, test } from 'vitest';
import { parseQuery } from '#modules/money/search-language/rules.ts';
import { asQuery } from './as-query.ts';
import { NO_FILTERS } from './filters.ts';

const CATEGORIES = [{ id: 'c', name: 'Salary and "wages"' }];
const ACCOUNTS = [{ id: 'a', name: 'FNB' }];

test.each([
  [{}, ''],
  [{ q: ' engen ' }, 'engen'],
  [{ q: 'engen', category: 'c' }, 'engen category:"Salary and \\"wages\\""'],
  [{ q: 'engen or shell', account: 'a' }, '(engen or shell) account:FNB'],
  [{ q: 'engen or shell' }, 'engen or shell'],
  [{ uncategorised: true, withoutTransfers: true }, 'is:uncategorised -is:transfer'],
  [{ direction: 'in' as const, from: '2026-03-01', to: '2026-03-31' }, 'is:income date:2026-03-01..2026-03-31'],
  [{ from: '2026-03-01' }, 'date>=2026-03-01'],
  [{ to: '2026-03-31' }, 'date<=2026-03-31'],
  [{ category: 'gone' }, ''],
])('%o is saved as %s', (filters, query) => {
  expect(asQuery({ ...NO_FILTERS, ...filters }, CATEGORIES, ACCOUNTS)).toBe(query);
  expect(parseQuery(query, 'ZAR').kind).not.toBe('problem');
});
