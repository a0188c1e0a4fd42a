import type { ProgramLine } from './model.ts';

/** What both sides of a transfer have in common, and which side a line is; null where it is no side of one. */
export type Side = { readonly key: string; readonly isOut: boolean };

/**
 * Finds the two sides of transfers: lines of different accounts that share a key, one money out and one money in. Where a
 * key has several, they are paired in the order of the file.
 */
export function withPairs(
  lines: readonly ProgramLine[],
  sideOf: (line: ProgramLine) => Side | null,
): readonly ProgramLine[] {
  const open = new Map<string, number[]>();
  const pairs = new Map<number, string>();
  for (const [place, line] of lines.entries()) {
    const side = line.pair === null ? sideOf(line) : null;
    if (side === null) continue;
    const wanted = `${side.isOut ? 'in' : 'out'} ${side.key}`;
    const waiting = open.get(wanted) ?? [];
    const found = waiting.findIndex((other) => lines[other]?.account !== line.account);
    const other = waiting[found];
    if (other === undefined) {
      const own = `${side.isOut ? 'out' : 'in'} ${side.key}`;
      open.set(own, [...(open.get(own) ?? []), place]);
    } else {
      waiting.splice(found, 1);
      for (const one of [place, other]) pairs.set(one, `pair ${other} ${place}`);
    }
  }
  return pairs.size === 0 ? lines : lines.map((line, place) => ({ ...line, pair: pairs.get(place) ?? line.pair }));
}

/** Digits of an amount, by which those of both sides are compared, and whether it is money out. */
export function sizeOf({ amount, isOut }: Pick<ProgramLine, 'amount' | 'isOut'>): {
  readonly size: string;
  readonly isOut: boolean;
} {
  const digits = amount.replace(/[^\d.,]/g, '');
  const isNegative = /[-−–(]/.test(amount);
  return { size: digits.replace(/^0+(?=\d)/, ''), isOut: isNegative !== isOut };
}
