/** The lines across a drawing, from the lowest to the highest that it holds; whole short units, so that none needs a decimal. */
export function ticksOf(low: number, high: number, about = 5): number[] {
  const [from, to] = [Math.min(low, 0), Math.max(high, 0)];
  if (from === to) return [0];
  const steps = Array.from({ length: 19 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
  const step = steps.find((one) => (to - from) / one <= about && areShort(one, Math.max(to, -from))) ?? to - from;
  const [first, last] = [Math.ceil(from / step), Math.floor(to / step)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Whether each tick of a step is a whole number of what it is written in: 500K and 1M, but not 1.5M. */
function areShort(step: number, most: number): boolean {
  return Array.from({ length: Math.floor(most / step) }, (_, place) => (place + 1) * step).every((tick) => {
    const unit = [1e12, 1e9, 1e6, 1e3].find((one) => tick >= one) ?? 1;
    return tick % unit === 0;
  });
}

/** Places a value between two ends in pixels; the ends may lie either way round. */
export function scaleOf([low, high]: readonly [number, number], [start, end]: readonly [number, number]) {
  const span = high - low;
  return (value: number): number => (span === 0 ? start : start + ((value - low) / span) * (end - start));
}

/** Which labels have room in so many pixels: the first, and every so many after it. */
export function labelsThatFit(labels: readonly string[], width: number): number[] {
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 1);
  const most = Math.max(1, Math.floor(width / (longest * LETTER + BETWEEN)));
  const step = Math.ceil(labels.length / most);
  return labels.map((_, index) => index).filter((index) => index % step === 0);
}

type Name = { readonly x: number; readonly text: string; readonly anchor: 'start' | 'middle' | 'end' };

/** Labels of which none runs into the one before it: at the edge one takes room that was its neighbour's. */
export function namesApart<Label extends Name>(names: readonly Label[]): Label[] {
  let free = -Infinity;
  return names.filter(({ x, text, anchor }) => {
    const width = text.length * LETTER;
    const from = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    if (from < free) return false;
    free = from + width + LETTER;
    return true;
  });
}

/** About what a letter of an axis takes, and what parts two labels, in pixels. */
const LETTER = 6.5;
const BETWEEN = 26;

type Spot = { readonly x: number; readonly y: number };

/** A line through the places that are known, as the path of an SVG; what is not known leaves a gap. */
export function lineThrough(spots: readonly (Spot | null)[]): string {
  return spots
    .map((spot, index) => {
      if (spot === null) return '';
      return `${(spots[index - 1] ?? null) === null ? 'M' : 'L'}${round(spot.x)} ${round(spot.y)}`;
    })
    .join('');
}

/** The same line filled down to a base line, each stretch by itself. */
export function areaUnder(spots: readonly (Spot | null)[], baseY: number): string {
  return spots
    .map((spot, index) => {
      if (spot === null) return '';
      const begins = (spots[index - 1] ?? null) === null;
      const ends = (spots[index + 1] ?? null) === null;
      const at = `${round(spot.x)} ${round(spot.y)}`;
      return `${begins ? `M${round(spot.x)} ${round(baseY)}L` : 'L'}${at}${ends ? `L${round(spot.x)} ${round(baseY)}Z` : ''}`;
    })
    .join('');
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

/** Where a bar of a stack begins and ends, those above nothing and those below it each for themselves. */
export function stacked(values: readonly (number | null)[]): (readonly [from: number, to: number] | null)[] {
  let [above, below] = [0, 0];
  return values.map((value) => {
    if (value === null) return null;
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    return [from, from + value];
  });
}

/** The area between two lines; empty where there are no spots. */
export function areaBetween(
  spots: readonly { readonly x: number; readonly low: number; readonly high: number }[],
): string {
  if (spots.length === 0) return '';
  const above = spots.map(({ x, high }) => `${round(x)} ${round(high)}`);
  const below = spots.map(({ x, low }) => `${round(x)} ${round(low)}`).toReversed();
  return `M${[...above, ...below].join('L')}Z`;
}
