import { expect, test } from 'vitest';
import { money } from '#kernel/money.ts';
import { inCurrencies } from '#modules/money/exchange-rates/rules.ts';
import { gainsOf, type Held } from './gains-report.ts';
import { ALL_OF_IT } from './model.ts';

const TODAY = '2026-11-26';
const rate = (day: string, from: string, to: string, value: string) =>
  ({ source: 'manual', day, from, to, rate: value }) as const;
const held = (currency: string, ...moved: readonly (readonly [string, bigint])[]): Held => ({
  currency,
  accounts: [],
  moved: moved.map(([day, minor]) => ({ day, units: minor * BigInt(ALL_OF_IT) })),
});

test('each currency has its balance, average, rate today and both gains, and together they add up', () => {
  const rates = [
    rate('2026-01-10', 'USD', 'ZAR', '18'),
    rate('2026-02-10', 'USD', 'ZAR', '20'),
    rate('2026-03-10', 'USD', 'ZAR', '21'),
    rate('2026-11-24', 'USD', 'ZAR', '19.5'),
    rate('2026-11-24', 'ZAR', 'JPY', '8'),
    rate('2026-03-10', 'JPY', 'ZAR', '0.12'),
  ];
  const dollars = held('USD', ['2026-01-10', 100_00n], ['2026-02-12', 300_00n], ['2026-03-10', -100_00n]);
  const gains = gainsOf([held('JPY', ['2026-03-10', 10_000n]), dollars], 'ZAR', rates, TODAY);
  expect(gains).toEqual({
    currencies: [
      {
        currency: 'JPY',
        accounts: [],
        balance: money(10_000, 'JPY'),
        average: '0.12',
        today: { rate: '0.125', day: '2026-11-24', sources: ['manual'] },
        value: money(1250_00, 'ZAR'),
        unrealised: money(50_00, 'ZAR'),
        unpriced: money(0, 'JPY'),
        realised: money(0, 'ZAR'),
        unclear: money(0, 'JPY'),
      },
      {
        currency: 'USD',
        accounts: [],
        balance: money(300_00, 'USD'),
        average: '19.5',
        today: { rate: '19.5', day: '2026-11-24', sources: ['manual'] },
        value: money(5850_00, 'ZAR'),
        unrealised: money(0, 'ZAR'),
        unpriced: money(0, 'USD'),
        realised: money(150_00, 'ZAR'),
        unclear: money(0, 'USD'),
      },
    ],
    unrealised: money(50_00, 'ZAR'),
    realised: money(150_00, 'ZAR'),
    missing: [],
  });
});

test('without a rate today a balance has no unrealised gain, and none is made up; an empty one needs no rate', () => {
  const rates = [rate('2026-03-10', 'KWD', 'ZAR', '60'), rate('2026-03-10', 'USD', 'ZAR', '18')];
  const [dinars, dollars] = gainsOf(
    [held('KWD', ['2026-03-10', 1_500n]), held('USD', ['2026-03-10', 5_00n], ['2026-03-11', -5_00n])],
    'ZAR',
    rates,
    TODAY,
  ).currencies;
  expect(dinars).toMatchObject({ average: '60', today: null, value: null, unrealised: null });
  expect(dinars?.unpriced).toEqual(money(1_500, 'KWD'));
  expect(dollars).toMatchObject({ average: null, unrealised: money(0, 'ZAR'), unpriced: money(0, 'USD') });
});

test('what came in or left without a rate is named, with what is known besides', () => {
  const rates = [rate('2026-03-10', 'USD', 'ZAR', '18'), rate(TODAY, 'USD', 'ZAR', '20')];
  const moved = held('USD', ['2026-01-10', 300_00n], ['2026-03-10', 100_00n], ['2026-06-01', -40_00n]);
  const gains = gainsOf([moved], 'ZAR', rates, TODAY);
  expect(gains).toMatchObject({ missing: ['USD'], unrealised: money(180_00, 'ZAR'), realised: money(0, 'ZAR') });
  expect(gains.currencies[0]).toMatchObject({
    balance: money(360_00, 'USD'),
    unpriced: money(270_00, 'USD'),
    unclear: money(40_00, 'USD'),
  });
});

test('a rate in cents, as prices on the JSE, is one in rand', () => {
  const price = inCurrencies({ day: TODAY, from: 'USD', to: 'ZAc', rate: '1850' });
  if (price === null) throw new Error('it is a rate');
  const gains = gainsOf([held('USD', [TODAY, 2_00n])], 'ZAR', [{ source: 'file', ...price }], TODAY);
  expect(gains.currencies[0]).toMatchObject({ average: '18.5', value: money(37_00, 'ZAR') });
});

test('a balance of which no part is known has no unrealised gain, even with a rate today', () => {
  const gains = gainsOf([held('USD', ['2026-01-10', 5_00n])], 'ZAR', [rate(TODAY, 'USD', 'ZAR', '20')], TODAY);
  expect(gains.currencies[0]).toMatchObject({
    unrealised: null,
    unpriced: money(5_00, 'USD'),
    value: money(100_00, 'ZAR'),
  });
});
