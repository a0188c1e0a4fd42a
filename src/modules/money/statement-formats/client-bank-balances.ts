import type { Day } from '#kernel/calendar.ts';
import { type Currency, type Money, money } from '#kernel/money.ts';
import { balanceGap, totalsGap } from './balance.ts';
import { amountIn, dayOfField } from './client-bank-figures.ts';
import type { Part } from './client-bank-parts.ts';
import type { BalanceCheck, StatementRow } from './model.ts';

const FIGURES = {
  opening: 'начальныйостаток',
  into: 'всегопоступило',
  out: 'всегосписано',
  closing: 'конечныйостаток',
} as const;
type Figure = keyof typeof FIGURES;

/** What the file states of an account for some days, each with its line. */
export type Stated = Readonly<Record<Figure, { readonly line: number; readonly amount: Money } | null>> & {
  readonly from: Day | null;
  readonly to: Day | null;
};

/** `damaged`: the fields that cannot be read. */
export function statedIn(part: Part, currency: Currency): { readonly stated: Stated; readonly damaged: Figure[] } {
  const damaged: Figure[] = [];
  const figure = (name: Figure): Stated[Figure] => {
    const field = part.fields.get(FIGURES[name]);
    const text = field?.value.trim() ?? '';
    if (field === undefined || text === '') return null;
    const amount = part.doubled.has(FIGURES[name]) ? null : amountIn(text, currency);
    if (amount === null) damaged.push(name);
    return amount === null ? null : { line: field.line, amount: amount.money };
  };
  const day = (key: string): Day | null => dayOfField(part.fields.get(key)?.value.trim() ?? '')?.day ?? null;
  const stated = {
    opening: figure('opening'),
    into: figure('into'),
    out: figure('out'),
    closing: figure('closing'),
    from: day('датаначала'),
    to: day('датаконца'),
  };
  return { stated, damaged };
}

export const lineOfFigure = (part: Part, name: Figure): number => part.fields.get(FIGURES[name])?.line ?? part.line;

/** In the order of their days, each once. A file that has days and the whole of them is told by the whole. */
export function inOrder(all: readonly Stated[]): Stated[] {
  const once = [...new Map(all.map((one) => [factsOf(one), one])).values()];
  const whole = once.find((one) => once.every((other) => other === one || isPartOf(other, one)));
  return whole === undefined ? once.toSorted((a, b) => (a.from ?? '').localeCompare(b.from ?? '')) : [whole];
}

const NAMES = ['opening', 'into', 'out', 'closing'] as const;

const factsOf = (one: Stated): string =>
  [one.from, one.to, ...NAMES.map((name) => one[name]?.amount.minor ?? '')].join(' ');

/** Two of the same day may follow each other. */
const isPartOf = (one: Stated, whole: Stated): boolean =>
  isWithin(one.from, whole) && isWithin(one.to, whole) && (one.from !== whole.from || one.to !== whole.to);

const isWithin = (day: Day | null, { from, to }: Stated): boolean =>
  day !== null && from !== null && to !== null && from <= day && day <= to;

/** Whether rows are what the file states: its balances follow from each other and from them, and so do its totals. */
export function checkStated(all: readonly Stated[], rows: readonly StatementRow[], currency: Currency): BalanceCheck {
  const [first, last] = [all[0], all.at(-1)];
  for (const [at, { opening }] of all.entries()) {
    const before = all[at - 1]?.closing;
    if (opening == null || before == null || opening.amount.minor === before.amount.minor) continue;
    return balanceGap(opening.line, money(opening.amount.minor - before.amount.minor, currency));
  }
  const balances =
    first?.opening == null || last?.closing == null ? null : { opening: first.opening, closing: last.closing };
  const step = balances === null ? 0n : stepAway(balances, rows);
  if (balances !== null && step !== 0n) {
    const nearest = areApart(all) ? all.map((one) => gapWithin(one, rows)).find((gap) => gap !== null) : null;
    return balanceGap(nearest?.line ?? balances.closing.line, money(nearest?.step ?? step, currency));
  }
  for (const name of ['into', 'out'] as const) {
    const totals = all.flatMap((one) => one[name] ?? []);
    const total = totals.reduce((sum, { amount }) => sum + amount.minor, 0n);
    const missing = total - sumOf(rows, name);
    const [figure] = totals;
    if (figure !== undefined && totals.length === all.length && missing !== 0n)
      return totalsGap(figure.line, money(name === 'out' ? -missing : missing, currency));
  }
  const isTotalled = all.length > 0 && all.every(({ into, out }) => into !== null && out !== null);
  return balances !== null || isTotalled ? { kind: 'matches' } : { kind: 'unknown' };
}

const sumOf = (rows: readonly StatementRow[], side: 'into' | 'out'): bigint =>
  rows.reduce(
    (sum, { amount: { minor } }) => (minor < 0n === (side === 'out') ? sum + (minor < 0n ? -minor : minor) : sum),
    0n,
  );

type Ends = { readonly opening: { readonly amount: Money }; readonly closing: { readonly amount: Money } };

const stepAway = ({ opening, closing }: Ends, rows: readonly StatementRow[]): bigint =>
  closing.amount.minor - rows.reduce((sum, { amount }) => sum + amount.minor, opening.amount.minor);

/** Whether each day is in one of them at most. */
const areApart = (all: readonly Stated[]): boolean =>
  all.every(({ from }, at) => at === 0 || (from ?? '') > (all[at - 1]?.to ?? ''));

/** The days of which the rows do not come to the balance behind them. */
function gapWithin(one: Stated, rows: readonly StatementRow[]): { line: number; step: bigint } | null {
  const { opening, closing } = one;
  if (opening === null || closing === null) return null;
  const step = stepAway(
    { opening, closing },
    rows.filter(({ day }) => isWithin(day, one)),
  );
  return step === 0n ? null : { line: closing.line, step };
}
