import type { SignConvention } from './model.ts';
import { size, type Minors } from './signs.ts';

export type Sides = {
  amounts: Minors;
  /** What a column with minus and without may mean; none where every column has one habit. */
  readings: { answer: SignConvention; amounts: Minors }[];
};

/**
 * Columns of their own for money in and money out. Money out may be written with a minus or without; a column that has
 * both, or money in with a minus, leaves open what the minus means.
 */
export function sidesOf(into: Minors | undefined, out: Minors | undefined): Sides | null {
  if (into === undefined && out === undefined) return null;
  const none = (into ?? out ?? []).map(() => null);
  const [ins, outs] = [into ?? none, out ?? none];
  const paired = (received: (value: bigint) => bigint, paid: (value: bigint) => bigint): Minors =>
    ins.map((value, at) => {
      const other = outs[at] ?? null;
      if (value === null && other === null) return null;
      return (value === null ? 0n : received(value)) + (other === null ? 0n : paid(other));
    });
  const asIs = (value: bigint): bigint => value;
  const opposite = (value: bigint): bigint => -value;
  const usual = habitOf(outs) === 'minus' ? asIs : opposite;
  const amounts = paired(asIs, usual);
  const isOutMixed = isBoth(outs);
  // Alone, a column of money in with minus is a column of signed amounts.
  const isInMixed = out !== undefined && ins.some((value) => value !== null && value < 0n);
  if (!isOutMixed && !isInMixed) return { amounts, readings: [] };
  const readings: Sides['readings'] = isOutMixed
    ? [
        { answer: 'as-written', amounts: paired(asIs, asIs) },
        { answer: 'inverted', amounts: paired(asIs, opposite) },
        { answer: 'all-out', amounts: paired(size, (value) => -size(value)) },
      ]
    : [
        { answer: 'as-written', amounts },
        { answer: 'all-in', amounts: paired(size, usual) },
      ];
  return { amounts, readings };
}

const isBoth = (values: Minors): boolean =>
  values.some((value) => value !== null && value < 0n) && values.some((value) => value !== null && value > 0n);

function habitOf(values: Minors): 'minus' | 'plain' {
  const moved = values.filter((value) => value !== null && value !== 0n);
  return moved.filter((value) => value !== null && value < 0n).length * 2 > moved.length ? 'minus' : 'plain';
}
