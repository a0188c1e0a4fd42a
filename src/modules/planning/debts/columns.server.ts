import type { Day } from '#kernel/calendar.ts';
import { money } from '#kernel/money.ts';
import { noneIn, plainTerms } from './agreed.ts';
import type { Agreed, NewPlan, StoredDebt } from './model.ts';
import type { debts } from './table.server.ts';

type Row = typeof debts.$inferSelect;
type TermColumns = Pick<
  Row,
  | 'rate'
  | 'rateCountry'
  | 'rateChanges'
  | 'promotionRate'
  | 'promotionUntil'
  | 'minimumKind'
  | 'minimumMinor'
  | 'minimumPercent'
  | 'minimumUntil'
  | 'monthlyFeeMinor'
  | 'insuranceMinor'
>;

/** What was agreed, as the table has it. */
export function columnsOf({
  rate,
  changes,
  promotion,
  minimum,
  monthlyFee,
  insurancePerThousand,
}: Agreed): TermColumns {
  return {
    rate: rate.kind === 'fixed' ? rate.rate : rate.margin,
    rateCountry: rate.kind === 'fixed' ? null : rate.country,
    rateChanges: changes,
    promotionRate: promotion?.rate ?? null,
    promotionUntil: promotion?.until ?? null,
    minimumKind: minimum.kind,
    minimumMinor: minimum.kind === 'fixed' ? minimum.amount.minor : minimum.kind === 'term' ? 0n : minimum.floor.minor,
    minimumPercent: 'percent' in minimum ? minimum.percent : null,
    minimumUntil: minimum.kind === 'term' ? minimum.until : null,
    monthlyFeeMinor: monthlyFee.minor,
    insuranceMinor: insurancePerThousand.minor,
  };
}

function agreedOf(row: Row): Agreed {
  const { currency, rate, rateCountry, promotionRate, promotionUntil } = row;
  return {
    rate: rateCountry === null ? { kind: 'fixed', rate } : { kind: 'prime', country: rateCountry, margin: rate },
    changes: row.rateChanges as Agreed['changes'],
    promotion:
      promotionRate === null || promotionUntil === null ? null : { rate: promotionRate, until: promotionUntil },
    minimum: minimumOf(row),
    monthlyFee: money(row.monthlyFeeMinor, currency),
    insurancePerThousand: money(row.insuranceMinor, currency),
  };
}

function minimumOf({ minimumKind, minimumMinor, minimumPercent, minimumUntil, currency }: Row): Agreed['minimum'] {
  const amount = money(minimumMinor, currency);
  if (minimumKind === 'term') return { kind: 'term', until: minimumUntil ?? '' };
  if (minimumKind === 'fixed') return { kind: 'fixed', amount };
  return { kind: minimumKind, percent: minimumPercent ?? 1, floor: amount };
}

/** @param asOf the day of a balance that has none of its own */
export function debtOf(row: Row, asOf: Day): StoredDebt {
  const { id, name, kind, accountId, currency, balanceMinor, balanceOn, agreedOn, paymentDay } = row;
  const balance = money(balanceMinor, currency);
  const agreed = agreedOf(row);
  return { id, name, kind, accountId, balance, balanceOn: balanceOn ?? asOf, agreed, agreedOn, paymentDay };
}

/** A debt of a plan as it came, with all that a stored one has. */
export function wholeDebt(debt: NewPlan['debts'][number], asOf: Day) {
  if ('agreed' in debt) return debt;
  const { name, balance, rate, minimum } = debt;
  const fields = {
    name,
    balance,
    balanceOn: asOf,
    kind: 'other' as const,
    accountId: null,
    agreedOn: null,
    paymentDay: null,
    id: undefined,
  };
  return { ...fields, agreed: plainTerms(rate, minimum) };
}

/** Settings of a workspace that has debts and no plan yet. */
export function beginningSettings(currency: string) {
  return { currency, strategy: 'avalanche' as const, extra: noneIn(currency), once: [], bonus: null, pauses: [] };
}
