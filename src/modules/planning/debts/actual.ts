import type { Month } from '#kernel/calendar.ts';

/** What a transaction on the account of a debt is about. */
export const PARTS = ['payment', 'interest', 'fee', 'insurance', 'spending'] as const;
export type Part = (typeof PARTS)[number];

/** A transaction on the account of a debt. `slug`: its category of the starter set, or the one that is above its own. */
export type DebtRow = { readonly minor: bigint; readonly text: string; readonly slug: string | null };

const BY_SLUG: Readonly<Record<string, Part>> = {
  'interest-paid': 'interest',
  fees: 'fee',
  'bank-fees': 'fee',
  'transaction-fees': 'fee',
  insurance: 'insurance',
  'life-insurance': 'insurance',
};

/** Categories that are about the debt itself; every other is spending. */
export const TELLING: readonly string[] = Object.keys(BY_SLUG);

/** What people file the charges of a lender under beside what they pay: here the text tells them apart. */
export const ALSO_BY_TEXT: ReadonlySet<string> = new Set([
  'rent',
  'loan-repayment',
  'card-payment',
  'store-account',
  'student-loan',
  'debt',
]);

/** Words that lenders write, the first that is found counts: `interest on insurance` is interest. */
const BY_TEXT: readonly (readonly [Part, RegExp])[] = [
  ['interest', /\b(interest|int\.? charged|finance charges?|debit int)\b/i],
  ['insurance', /\b(credit life|credit protection|insurance|assurance|insur prem|life cover)\b/i],
  ['fee', /\b(fees?|service charges?|admin(istration)? charges?|initiation|penalty|late charge|excise duty)\b/i],
];

/**
 * What came in is a payment, a refund too. Of what went out a person's category says what it is; where there is none the
 * text does. The rest was spent on the account.
 */
export function partOf({ minor, text, slug }: DebtRow): Part {
  if (minor > 0n) return 'payment';
  if (slug !== null && !ALSO_BY_TEXT.has(slug)) return BY_SLUG[slug] ?? 'spending';
  return BY_TEXT.find(([, pattern]) => pattern.test(text))?.[0] ?? 'spending';
}

/** A month on the account of a debt. Amounts are minor units, none below zero but `principal`. */
export type ActualMonth = {
  readonly month: Month;
  readonly paid: bigint;
  readonly interest: bigint;
  /** With insurance. */
  readonly fees: bigint;
  readonly spent: bigint;
  /** What the payments took off the debt; below zero where they did not cover interest and fees. */
  readonly principal: bigint;
};

/** What happened month by month, the earliest first. */
export function actualMonths(rows: readonly (DebtRow & { readonly month: Month })[]): ActualMonth[] {
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  return [...byMonth]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, own]) => {
      const sum = (...parts: Part[]) =>
        own
          .filter((row) => parts.includes(partOf(row)))
          .reduce((all, { minor }) => all + (minor < 0n ? -minor : minor), 0n);
      const [paid, interest, fees] = [sum('payment'), sum('interest'), sum('fee', 'insurance')];
      return { month, paid, interest, fees, spent: sum('spending'), principal: paid - interest - fees };
    });
}

/**
 * The yearly rate that interest over some months comes to, in hundredths of a percent and rounded to tenths of one; null
 * where nothing is known. `months`: interest, and what was owed when the month began.
 */
export function rateFrom(months: readonly { readonly interest: bigint; readonly owed: bigint }[]): number | null {
  const known = months.filter(({ interest, owed }) => interest > 0n && owed > 0n);
  const [interest, owed] = [known.map((one) => one.interest), known.map((one) => one.owed)].map((all) =>
    all.reduce((sum, one) => sum + one, 0n),
  );
  if (interest === undefined || owed === undefined || owed === 0n) return null;
  return Number((interest * 12_000n * 2n + owed) / (owed * 2n)) * 10;
}

/**
 * What the payments were for the debt itself: what came in, less what was spent on the account anew. Of a card that is
 * paid in full each month that is little, whatever goes through it.
 */
export function paidOff({ paid, spent }: Pick<ActualMonth, 'paid' | 'spent'>): bigint {
  return paid > spent ? paid - spent : 0n;
}

/** The payment that is usual: the middle one of those months in which anything was paid; 0 where nothing was. */
export function usualPayment(paid: readonly bigint[]): bigint {
  const sorted = paid.filter((one) => one > 0n).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0n;
}
