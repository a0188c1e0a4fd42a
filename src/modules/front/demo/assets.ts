import { addMonths, type Day, daysOf, monthOf } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import type { AssetKind, NewAsset, ValuationSource } from '#modules/money/net-worth/model.ts';
import type { DemoPerson } from './model.ts';

/** `values`: by how many months before the last day, in rand. */
type Owned = {
  readonly name: string;
  readonly kind: AssetKind;
  readonly ownership?: number;
  readonly source: ValuationSource;
  readonly values: readonly (readonly [monthsAgo: number, rand: number])[];
};

const HOUSEHOLD: readonly Owned[] = [
  {
    name: 'Home in Randburg',
    kind: 'home',
    ownership: 5000,
    source: 'valuation',
    values: [
      [23, 1_450_000],
      [11, 1_530_000],
    ],
  },
  {
    name: 'Toyota Corolla',
    kind: 'vehicle',
    source: 'estimate',
    values: [
      [23, 245_000],
      [12, 212_000],
      [2, 188_000],
    ],
  },
  {
    name: 'Pension fund',
    kind: 'pension',
    source: 'statement',
    values: [
      [22, 398_000],
      [16, 431_500],
      [10, 462_000],
      [4, 503_200],
    ],
  },
];

const COMPANY: readonly Owned[] = [
  {
    name: 'Delivery van',
    kind: 'vehicle',
    source: 'estimate',
    values: [
      [23, 310_000],
      [11, 262_000],
    ],
  },
  {
    name: 'Green coffee',
    kind: 'stock',
    source: 'statement',
    values: [
      [18, 96_400],
      [12, 121_800],
      [6, 104_300],
      [1, 138_900],
    ],
  },
];

/** What the demo people own besides their accounts, each with some values over time. */
export function demoAssets(userType: DemoPerson['userType'], today: Day): NewAsset[] {
  const owned = userType === 'business' ? COMPANY : HOUSEHOLD;
  return owned.map(({ name, kind, ownership = 10_000, source, values }) => ({
    name,
    kind,
    currency: 'ZAR',
    ownership,
    debtAccountId: null,
    endedOn: null,
    valuations: values.map(([monthsAgo, rand]) => ({
      day: daysOf(addMonths(monthOf(today), -monthsAgo)).last,
      amount: money(BigInt(rand * 100), 'ZAR'),
      source,
    })),
  }));
}
