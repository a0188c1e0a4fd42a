import type { Day } from '#kernel/calendar.ts';
import type { Currency } from '#kernel/money.ts';
import type { Ratio } from '#modules/money/exchange-rates/rules.ts';
import { ByDay, firstWhere } from './by-day.ts';
import { isUnequalLine } from './unequal-line.ts';
import {
  amountGap,
  expectedIn,
  fitOf,
  hasSigns,
  LARGEST_FEE,
  LEAST_SCORE,
  LONGEST_GAP,
  type PairFacts,
  pairScorer,
  type Scored,
  type Side,
  sideReader,
  type SideRow,
} from './scoring.ts';

/** Two transactions that are probably one transfer. */
export type Pair = Scored & { readonly out: SideRow; readonly in: SideRow };

/** Where so many transactions of one amount lie within the days of a transfer, no two of them can be told to be one. */
const CROWD = 60;

/**
 * Pairs transactions that are probably the two sides of a transfer, the surest first. Each is in one pair at most. Where two
 * fit a transaction equally well it is left out, and so are they: nothing is guessed. The order of the rows does not matter.
 */
export function suggestTransfers(
  rows: readonly SideRow[],
  facts: PairFacts,
  isRejected: (outId: string, inId: string) => boolean = () => false,
): Pair[] {
  const read = sideReader(facts.accounts);
  const sides = rows.map(read);
  const outs = sides.filter(({ minor }) => minor < 0n);
  const ins = sides.filter(({ minor }) => minor > 0n);
  const score = pairScorer(facts.accounts);
  const candidates: Candidate[] = [];
  const consider = (out: Side, into: Side, ratio: Ratio | null) => {
    if (out.accountId === into.accountId || isRejected(out.id, into.id)) return;
    const fit = fitOf(out, into, ratio);
    if (fit === null) return;
    const scored = score(out, into, fit);
    if (scored.score >= LEAST_SCORE) candidates.push({ out, in: into, ...scored });
  };
  considerEqual(outs, ins, consider);
  considerUnequal(outs, ins, facts, consider);
  return settled(candidates);
}

type Candidate = Scored & { readonly out: Side; readonly in: Side };
type Consider = (out: Side, into: Side, ratio: Ratio | null) => void;

/** Of one currency and one amount, which most transfers are. */
function considerEqual(outs: readonly Side[], ins: readonly Side[], consider: Consider): void {
  const keyOf = ({ currency, minor }: Side) => `${currency} ${minor < 0n ? -minor : minor}`;
  const inBuckets = Map.groupBy(ins, keyOf);
  for (const [key, wentOut] of Map.groupBy(outs, keyOf)) {
    const cameIn = inBuckets.get(key);
    if (cameIn === undefined) continue;
    const [outDays, inDays] = [new ByDay(LONGEST_GAP, wentOut), new ByDay(LONGEST_GAP, cameIn)];
    for (const out of wentOut) {
      const near = inDays.around(out.at);
      if (near.length > CROWD) continue;
      for (const into of near) if (outDays.countAround(into.at) <= CROWD) consider(out, into, null);
    }
  }
}

/** Of one currency with a fee, where words say that it is a transfer; and of two currencies. */
function considerUnequal(outs: readonly Side[], ins: readonly Side[], facts: PairFacts, consider: Consider): void {
  const inBooks = new Map(
    [...Map.groupBy(ins, ({ currency }) => currency)].map(([code, of]) => [
      code,
      { all: new Book(of), signed: new Book(of.filter(hasSigns)) },
    ]),
  );
  const outDays = new Map(
    [...Map.groupBy(outs, ({ currency }) => currency)].map(([code, of]) => [code, new ByDay(LONGEST_GAP, of)]),
  );
  for (const out of outs) {
    const isSigned = hasSigns(out);
    for (const [currency, { all, signed }] of inBooks) {
      if (currency === out.currency) {
        const least = -out.minor - (-out.minor * LARGEST_FEE) / 100n;
        for (const into of (isSigned ? all : signed).between(out.at, least, -out.minor - 1n)) consider(out, into, null);
        continue;
      }
      const ratio = facts.rateOf(out.currency, currency, out.day);
      if (ratio !== null) {
        const { least, most } = expectedIn(out, currency, ratio);
        for (const into of all.between(out.at, least, most)) consider(out, into, ratio);
        continue;
      }
      const only = all.days.onlyAround(out.at);
      if (only === null || !(isSigned || hasSigns(only))) continue;
      // The one that came must have no other either.
      if (outDays.get(out.currency)?.countAround(only.at) === 1) consider(out, only, null);
    }
  }
}

/** Sides of one currency by day, and of one day by amount. */
class Book {
  readonly days: ByDay<Side>;
  private readonly byDay: ReadonlyMap<number, readonly Side[]>;
  constructor(sides: readonly Side[]) {
    this.days = new ByDay(LONGEST_GAP, sides);
    const order = (a: Side, b: Side) => (a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0);
    this.byDay = new Map([...Map.groupBy(sides, ({ at }) => at)].map(([at, of]) => [at, of.toSorted(order)]));
  }
  /** Those of the days around, of at least and at most these amounts. */
  *between(at: number, least: bigint, most: bigint): Iterable<Side> {
    for (let day = at - LONGEST_GAP; day <= at + LONGEST_GAP; day += 1) {
      const sides = this.byDay.get(day);
      if (sides === undefined) continue;
      for (let place = firstWhere(sides, ({ minor }) => minor >= least); place < sides.length; place += 1) {
        const side = sides[place];
        if (side === undefined || side.minor > most) break;
        yield side;
      }
    }
  }
}

/** Settles the best first; of those that are equally good none where they share a transaction. */
function settled(candidates: readonly Candidate[]): Pair[] {
  const taken = new Set<string>();
  const pairs: Pair[] = [];
  const byScore = [...Map.groupBy(candidates, ({ score }) => score)].toSorted(([a], [b]) => b - a);
  for (const [, equal] of byScore) {
    const free = equal.filter((one) => !taken.has(one.out.id) && !taken.has(one.in.id));
    const uses = new Map<string, number>();
    for (const one of free) for (const { id } of [one.out, one.in]) uses.set(id, (uses.get(id) ?? 0) + 1);
    for (const one of free) {
      if (uses.get(one.out.id) === 1 && uses.get(one.in.id) === 1) pairs.push(one);
      taken.add(one.out.id).add(one.in.id);
    }
  }
  return pairs.toSorted((a, b) => b.score - a.score || compared(b.out.day, a.out.day) || compared(a.out.id, b.out.id));
}

const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Days and amounts that are asked of other sides for one transaction, which a person chooses among. */
export const CANDIDATE_DAYS = 14;
const MOST_CANDIDATES = 10;

/** Likely other sides of one transaction, the likeliest first; of one currency up to a tenth apart. */
export function likelySides(row: SideRow, others: readonly SideRow[], facts: PairFacts): Pair[] {
  const read = sideReader(facts.accounts);
  const score = pairScorer(facts.accounts);
  const own = read(row);
  const pairs = others.map(read).flatMap((other): (Pair & { off: bigint; days: number })[] => {
    const [out, into] = own.minor < 0n ? [own, other] : [other, own];
    if (out.minor > 0n || into.minor < 0n || out.accountId === into.accountId) return [];
    const gap = out.currency === into.currency ? amountGap(out, into) : 0n;
    const off = gap < 0n ? -gap : gap;
    if (off * 10n > -out.minor || isUnequalLine(out, into)) return [];
    const ratio = out.currency === into.currency ? null : facts.rateOf(out.currency, into.currency, out.day);
    const fit = fitOf(out, into, ratio);
    const scored = fit === null ? { score: 0, reasons: [] } : score(out, into, fit);
    return [{ out, in: into, ...scored, off, days: Math.abs(into.at - out.at) }];
  });
  return pairs
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        (a.off < b.off ? -1 : a.off > b.off ? 1 : 0) ||
        a.days - b.days ||
        compared(a.out.id, b.out.id) ||
        compared(a.in.id, b.in.id),
    )
    .slice(0, MOST_CANDIDATES)
    .map(({ out, in: other, score: points, reasons }) => ({ out, in: other, score: points, reasons }));
}

/** Answers rates by day, looking each up once. */
export function rememberedRates(look: (from: Currency, to: Currency, day: Day) => Ratio | null): PairFacts['rateOf'] {
  const found = new Map<string, Ratio | null>();
  return (from, to, day) => {
    const key = `${from}${to}${day}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const ratio = look(from, to, day);
    found.set(key, ratio);
    return ratio;
  };
}
