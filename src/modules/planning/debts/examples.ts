import { type Currency, minorDigits, money } from '#kernel/money.ts';
import type { Debt, Plan } from './rules.ts';

type Example = { readonly debts: readonly (readonly [string, number, number, number])[]; readonly extra: number };

/** Three made-up debts in amounts that are common where the currency is: name, balance, rate, minimum; and an extra. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  ZAR: {
    debts: [
      ['Credit card', 18_500, 2075, 925],
      ['Store card', 6_200, 2400, 410],
      ['Personal loan', 42_000, 2650, 1_680],
    ],
    extra: 800,
  },
  KES: {
    debts: [
      ['Bank loan', 180_000, 1650, 6_400],
      ['SACCO loan', 95_000, 1200, 4_300],
      ['Mobile money loan', 12_000, 9600, 2_300],
    ],
    extra: 5_000,
  },
  NGN: {
    debts: [
      ['Salary loan', 850_000, 3000, 42_000],
      ['Cooperative loan', 400_000, 1000, 20_000],
      ['Loan from an app', 120_000, 6000, 21_000],
    ],
    extra: 30_000,
  },
  USD: {
    debts: [
      ['Credit card', 3_400, 2290, 110],
      ['Student loan', 2_800, 550, 60],
      ['Car loan', 7_200, 790, 240],
    ],
    extra: 150,
  },
};

/** The worked example in a currency; in another than those of our markets, that of the dollar in its figures. */
export function exampleIn(currency: Currency): { debts: Debt[]; plan: Plan } {
  const example = EXAMPLES[currency] ?? EXAMPLES['USD'];
  const units = (count: number) => money(BigInt(count) * 10n ** BigInt(minorDigits(currency)), currency);
  const debts = (example?.debts ?? []).map(([name, balance, rate, minimum], place) => ({
    id: String(place),
    name,
    balance: units(balance),
    rate,
    minimum: units(minimum),
  }));
  return { debts, plan: { strategy: 'avalanche', extra: units(example?.extra ?? 0), once: [] } };
}
