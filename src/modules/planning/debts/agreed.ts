import { type Currency, type Money, money } from '#kernel/money.ts';
import type { Agreed, StoredDebt } from './model.ts';
import type { MinimumRule, Terms } from './terms.ts';

/** What was agreed, as the rules take it: amounts in minor units of the debt's currency. */
export function termsOf({ monthlyFee, insurancePerThousand, minimum, ...rest }: Agreed): Terms {
  return {
    ...rest,
    minimum: ruleOf(minimum),
    monthlyFee: monthlyFee.minor,
    insurancePerThousand: insurancePerThousand.minor,
  };
}

function ruleOf(minimum: Agreed['minimum']): MinimumRule {
  if (minimum.kind === 'term') return minimum;
  if (minimum.kind === 'fixed') return { kind: 'fixed', amount: minimum.amount.minor };
  return { kind: minimum.kind, percent: minimum.percent, floor: minimum.floor.minor };
}

/** A rate and a payment that stay, and nothing else. */
export function plainTerms(rate: number, minimum: Money): Agreed {
  const nothing = noneIn(minimum.currency);
  return {
    rate: { kind: 'fixed', rate },
    changes: [],
    promotion: null,
    minimum: { kind: 'fixed', amount: minimum },
    monthlyFee: nothing,
    insurancePerThousand: nothing,
  };
}

export function noneIn(currency: Currency): Money {
  return money(0n, currency);
}

/** Whether a rate or a payment is still to be entered: without both a plan says little. Family seldom asks for interest. */
export function lacksTerms({ kind, agreed }: Pick<StoredDebt, 'kind' | 'agreed'>): boolean {
  const { rate, changes, promotion, minimum } = agreed;
  const hasRate =
    kind === 'person' || rate.kind === 'prime' || rate.rate > 0 || changes.length > 0 || promotion !== null;
  return !hasRate || (minimum.kind === 'fixed' && minimum.amount.minor === 0n && minimum.amount.withheld !== true);
}
