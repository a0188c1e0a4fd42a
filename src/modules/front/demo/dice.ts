/** Chance that repeats: the same seed throws the same dice, on every machine. */
export type Dice = {
  /** A whole number between the two, both included. */
  readonly int: (least: number, most: number) => number;
  /** An amount in cents between two amounts in whole units. */
  readonly cents: (least: number, most: number) => bigint;
  readonly happens: (percent: number) => boolean;
  /** One of several. @throws RangeError where there are none. */
  readonly pick: <T>(from: readonly T[]) => T;
};

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  // A Weyl sequence, mixed: 32 bits are plenty for shopping.
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
  const int = (least: number, most: number) => least + (next() % (most - least + 1));
  return {
    int,
    cents: (least, most) => BigInt(int(least * 100, most * 100)),
    happens: (percent) => int(1, 100) <= percent,
    pick: (from) => {
      const picked = from[int(0, from.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
  };
}
