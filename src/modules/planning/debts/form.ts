import * as z from 'zod';
import { type Day, daysOf, isDay, monthOf } from '#kernel/calendar.ts';
import { CurrencySchema, MoneySchema } from '#kernel/money-schema.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { CREDIT_KINDS, MOST_CHANGES, PRIME_COUNTRIES } from './kinds.ts';
import { type Agreed, NewDebtSchema, type StoredDebt } from './model.ts';
import { readRate, writeRate } from '#kernel/yearly-rate.ts';
import { FORM_ERRORS } from './dialog-words.ts';

/** Text where an amount should be stands for itself, so that the form can say that it is none. */
const SizeSchema = z.union([z.null(), MoneySchema, z.string()]);
type Size = z.infer<typeof SizeSchema>;

export const isSize = (value: Size): value is Money => value !== null && typeof value !== 'string' && value.minor >= 0n;
/** An amount, or nothing where the field is empty. */
export const OptionalSizeSchema = SizeSchema.refine((value) => value === null || isSize(value), FORM_ERRORS.amount);
const RateTextSchema = z.string().refine((text) => readRate(text) !== null, FORM_ERRORS.rate);
/** A day in the month that is meant. */
export const DayTextSchema = z.string().refine(isDay, FORM_ERRORS.day);

/** A day, or nothing where the field is empty. */
export const OptionalDaySchema = z.string().refine((text) => text === '' || isDay(text), FORM_ERRORS.day);

export const MINIMUM_KINDS = ['fixed', 'percent', 'percent-and-interest', 'term'] as const;

const fields = z.object({
  name: NewDebtSchema.shape.name,
  kind: z.enum(CREDIT_KINDS),
  agreedOn: OptionalDaySchema,
  /** `1` to `31`, or nothing. */
  paymentDay: z.string().regex(/^\s*(0?[1-9]|[12]\d|3[01])?\s*$/, FORM_ERRORS.paymentDay),
  currency: CurrencySchema,
  balance: OptionalSizeSchema,
  rateKind: z.enum(['fixed', 'prime']),
  rate: z.string(),
  country: z.enum(PRIME_COUNTRIES),
  /** Over the prime rate, or with a minus sign under it. */
  margin: z.string(),
  promotionRate: z.string(),
  promotionUntil: z.string(),
  changes: z.array(z.object({ from: DayTextSchema, rate: RateTextSchema })).max(MOST_CHANGES),
  minimumKind: z.enum(MINIMUM_KINDS),
  /** The payment, or the least of it. */
  amount: OptionalSizeSchema,
  percent: z.string(),
  until: z.string(),
  monthlyFee: OptionalSizeSchema,
  insurance: OptionalSizeSchema,
});

/** `-0.5`: a rate that may be below zero. */
export function readMargin(text: string): number | null {
  const sign = /^[-−]/.test(text.trim()) ? -1 : 1;
  const size = readRate(text.trim().replace(/^[-−+]/, ''));
  return size === null ? null : sign * size;
}

export function writeMargin(margin: number): string {
  return margin < 0 ? `-${writeRate(-margin)}` : writeRate(margin);
}

type Fields = z.infer<typeof fields>;

/** What is wrong beside single fields: which of them count hangs on what was chosen. */
function faultsOf(form: Fields): (readonly [keyof Fields, string])[] {
  const hasPromotion = form.promotionRate.trim() !== '' || form.promotionUntil !== '';
  const isShare = form.minimumKind === 'percent' || form.minimumKind === 'percent-and-interest';
  const percent = readRate(form.percent);
  return [
    ...(form.rateKind === 'fixed' && readRate(form.rate) === null ? [['rate', FORM_ERRORS.rate] as const] : []),
    ...(form.rateKind === 'prime' && readMargin(form.margin) === null ? [['margin', FORM_ERRORS.rate] as const] : []),
    ...(hasPromotion && readRate(form.promotionRate) === null ? [['promotionRate', FORM_ERRORS.rate] as const] : []),
    ...(hasPromotion && !isDay(form.promotionUntil) ? [['promotionUntil', FORM_ERRORS.day] as const] : []),
    ...(isShare && (percent === null || percent < 1 || percent > 10_000)
      ? [['percent', FORM_ERRORS.percent] as const]
      : []),
    ...(form.minimumKind === 'term' && !isDay(form.until) ? [['until', FORM_ERRORS.day] as const] : []),
  ];
}

function agreedOf(form: Fields): Agreed {
  const sizeOf = (value: Size) => money(isSize(value) ? value.minor : 0n, form.currency);
  const hasPromotion = form.promotionRate.trim() !== '';
  return {
    rate:
      form.rateKind === 'fixed'
        ? { kind: 'fixed', rate: readRate(form.rate) ?? 0 }
        : { kind: 'prime', country: form.country, margin: readMargin(form.margin) ?? 0 },
    changes: form.changes.map(({ from, rate }) => {
      return { from: monthOf(from), rate: { kind: 'fixed', rate: readRate(rate) ?? 0 } };
    }),
    promotion: hasPromotion ? { rate: readRate(form.promotionRate) ?? 0, until: monthOf(form.promotionUntil) } : null,
    minimum: minimumOf(form, sizeOf(form.amount)),
    monthlyFee: sizeOf(form.monthlyFee),
    insurancePerThousand: sizeOf(form.insurance),
  };
}

function minimumOf({ minimumKind, percent, until }: Fields, amount: Money): Agreed['minimum'] {
  if (minimumKind === 'fixed') return { kind: 'fixed', amount };
  if (minimumKind === 'term') return { kind: 'term', until: monthOf(until) };
  return { kind: minimumKind, percent: readRate(percent) ?? 1, floor: amount };
}

/** The form of a debt. Fields that the choices leave out are not looked at. */
export const DebtFormSchema = fields
  .superRefine((form, context) => {
    for (const [name, message] of faultsOf(form)) context.addIssue({ code: 'custom', message, path: [name] });
  })
  .transform((form) => ({
    name: form.name,
    kind: form.kind,
    agreedOn: form.agreedOn === '' ? null : form.agreedOn,
    paymentDay: form.paymentDay.trim() === '' ? null : Number(form.paymentDay),
    balance: money(isSize(form.balance) ? form.balance.minor : 0n, form.currency),
    agreed: agreedOf(form),
  }));
export type DebtForm = z.input<typeof DebtFormSchema>;
export type DebtWish = z.output<typeof DebtFormSchema>;

const PRIME_OF: Readonly<Record<Currency, (typeof PRIME_COUNTRIES)[number]>> = { KES: 'KE', NGN: 'NG' };

/** The form as it begins: of a debt that is there, or empty in a currency. */
export function formOf(debt: StoredDebt | null, currency: Currency): DebtForm {
  const country = PRIME_OF[currency] ?? 'ZA';
  const empty: DebtForm = {
    name: '',
    kind: 'personal',
    agreedOn: '',
    paymentDay: '',
    currency,
    balance: null,
    rateKind: 'fixed',
    rate: '',
    country,
    margin: '0',
    promotionRate: '',
    promotionUntil: '',
    changes: [],
    minimumKind: 'fixed',
    amount: null,
    percent: '5',
    until: '',
    monthlyFee: null,
    insurance: null,
  };
  if (debt === null) return empty;
  const { name, kind, balance, agreed, agreedOn, paymentDay } = debt;
  const { rate, promotion, minimum, changes } = agreed;
  return {
    ...empty,
    name,
    kind,
    agreedOn: agreedOn ?? '',
    paymentDay: paymentDay === null ? '' : String(paymentDay),
    currency: balance.currency,
    balance,
    ...(rate.kind === 'fixed'
      ? { rate: writeRate(rate.rate) }
      : { rateKind: rate.kind, country: rate.country, margin: writeMargin(rate.margin) }),
    changes: changes.flatMap(({ from, rate: next }) =>
      next.kind === 'fixed' ? [{ from: daysOf(from).first, rate: writeRate(next.rate) }] : [],
    ),
    promotionRate: promotion === null ? '' : writeRate(promotion.rate),
    promotionUntil: promotion === null ? '' : daysOf(promotion.until).last,
    minimumKind: minimum.kind,
    amount: unlessNone(minimum.kind === 'fixed' ? minimum.amount : minimum.kind === 'term' ? null : minimum.floor),
    percent: 'percent' in minimum ? writeRate(minimum.percent) : empty.percent,
    until: minimum.kind === 'term' ? daysOf(minimum.until).last : '',
    monthlyFee: unlessNone(agreed.monthlyFee),
    insurance: unlessNone(agreed.insurancePerThousand),
  };
}

const unlessNone = (amount: Money | null) => (amount === null || amount.minor === 0n ? null : amount);

/** A debt as it is stored once the form is saved. What was owed is as of today where it was changed. */
export function changeOf(debt: StoredDebt, wish: DebtWish, today: Day) {
  const isSame = wish.balance.minor === debt.balance.minor;
  // Changes to a rate that follows prime are not in the form: they stay.
  const linked = debt.agreed.changes.filter(({ rate }) => rate.kind === 'prime');
  const agreed = { ...wish.agreed, changes: [...wish.agreed.changes, ...linked] };
  return { ...wish, agreed, id: debt.id, balanceOn: isSame ? debt.balanceOn : today };
}
