import { expect, test } from 'vitest';
import {
  changed,
  currenciesOf,
  currencyOf,
  filterOf,
  type Filters,
  filtersSet,
  NO_FILTERS,
  usualCurrency,
} from './filters.ts';
import { FilterSchema } from './model.ts';

const CHEQUE = { id: '0198c5a2-5c8e-7c4e-8f44-6f7f0d6d6a11', currency: 'ZAR' };
const MPESA = { id: '0198c5a2-5c8e-7c4e-8f44-6f7f0d6d6a12', currency: 'KES' };
const filters = (set: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...set });

test('the rand is shown until another currency is chosen [§9 default currency filter]', () => {
  expect(usualCurrency(undefined, 'ZAR')).toBe('ZAR');
  expect(usualCurrency([], 'ZAR')).toBe('ZAR');
  expect(usualCurrency([MPESA, CHEQUE], 'KES')).toBe('ZAR');
});

test('where no account is in rand it is the currency of the books, once the accounts are known', () => {
  expect(usualCurrency([MPESA], 'KES')).toBe('KES');
  expect(usualCurrency([], 'NGN')).toBe('NGN');
  expect(usualCurrency(undefined, 'KES')).toBeNull();
});

test('what the person reckons in comes first, where an account is in it', () => {
  expect(usualCurrency([MPESA, CHEQUE], 'ZAR', 'KES')).toBe('KES');
  expect(usualCurrency([CHEQUE], 'KES', 'KES')).toBe('ZAR');
  expect(usualCurrency([CHEQUE], 'ZAR', 'USD')).toBe('ZAR');
  expect(usualCurrency(undefined, 'ZAR', 'USD')).toBeNull();
  expect(usualCurrency([], 'KES', 'USD')).toBe('KES');
});

test('an account shows its own currency unless one was chosen', () => {
  expect(currencyOf(filters({ account: MPESA.id }), [CHEQUE, MPESA], 'ZAR')).toBe('KES');
  expect(currencyOf(filters({ account: MPESA.id, currency: 'USD' }), undefined, 'ZAR')).toBe('USD');
  expect(currencyOf(filters({ account: MPESA.id }), undefined, 'ZAR')).toBeNull();
  expect(currencyOf(filters({ account: 'gone' }), [CHEQUE], 'ZAR')).toBe('ZAR');
});

test('no filters ask for everything in the currency', () => {
  expect(FilterSchema.parse(filterOf(NO_FILTERS, 'ZAR'))).toEqual({
    currency: 'ZAR',
    search: '',
    uncategorisedOnly: false,
    withoutTransfers: false,
    includeTransfers: false,
    thorough: false,
  });
});

test('each filter is asked for by its name', () => {
  const set = filters({
    q: ' spar ',
    category: CHEQUE.id,
    account: CHEQUE.id,
    import: MPESA.id,
    uncategorised: true,
    direction: 'out',
    withoutTransfers: true,
    includeTransfers: true,
    from: '2026-01-01',
    to: '2026-01-31',
  });
  expect(FilterSchema.parse(filterOf(set, 'ZAR'))).toEqual({
    currency: 'ZAR',
    search: 'spar',
    categoryId: CHEQUE.id,
    accountId: CHEQUE.id,
    importId: MPESA.id,
    uncategorisedOnly: true,
    direction: 'out',
    withoutTransfers: true,
    includeTransfers: true,
    from: '2026-01-01',
    to: '2026-01-31',
    thorough: false,
  });
});

test('a link whose days stand the wrong way round still opens', () => {
  const turned = filterOf(filters({ from: '2026-02-01', to: '2026-01-01' }), 'ZAR');
  expect(turned).toMatchObject({ from: '2026-01-01', to: '2026-02-01' });
});

test('changing any filter leads back to the first page', () => {
  expect(changed(NO_FILTERS, { q: 'spar' }, [])).toEqual({ q: 'spar', page: 1, thorough: false });
  expect(changed(NO_FILTERS, { thorough: true }, [])).toEqual({ page: 1, thorough: true });
});

test('an account brings its currency, and another currency lets the account go', () => {
  const all = [CHEQUE, MPESA];
  expect(changed(NO_FILTERS, { account: MPESA.id }, all)).toMatchObject({ account: MPESA.id, currency: 'KES' });
  expect(changed(filters({ account: MPESA.id, currency: 'KES' }), { currency: 'ZAR' }, all)).toMatchObject({
    account: '',
    currency: 'ZAR',
  });
  expect(changed(filters({ account: CHEQUE.id }), { currency: 'ZAR' }, all)).not.toHaveProperty('account');
});

test('the day set last stands; the other gives way where they cross', () => {
  expect(changed(filters({ to: '2026-01-31' }), { from: '2026-02-01' }, [])).toMatchObject({
    from: '2026-02-01',
    to: '',
  });
  expect(changed(filters({ from: '2026-02-01' }), { to: '2026-01-31' }, [])).toMatchObject({
    from: '',
    to: '2026-01-31',
  });
  expect(changed(filters({ from: '2026-01-01' }), { to: '2026-01-01' }, [])).not.toHaveProperty('from');
});

test('filters are counted, two days as one span and the currency not at all', () => {
  expect(filtersSet(NO_FILTERS)).toBe(0);
  expect(filtersSet(filters({ currency: 'KES', q: '  ' }))).toBe(0);
  expect(filtersSet(filters({ from: '2026-01-01', to: '2026-01-31', q: 'x', uncategorised: true }))).toBe(3);
});

test('one chooses among the currencies there are, and the one shown', () => {
  expect(currenciesOf([MPESA, CHEQUE, CHEQUE], 'ZAR')).toEqual(['KES', 'ZAR']);
  expect(currenciesOf([], 'USD')).toEqual(['USD']);
});
