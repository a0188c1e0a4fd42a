/**
 * An estimate day by day in whole minor units: each day is what the sum up to it comes to, rounded, less that of the day before.
 * So the sum of all days is off by less than one unit, and what is below zero rounds as what is above.
 */
export function wholeUnits(path: Float64Array): number[] {
  let [sum, so] = [0, 0];
  const moves: number[] = [];
  for (let later = 0; later < path.length; later += 1) {
    sum += path[later] ?? 0;
    const rounded = Math.sign(sum) * Math.floor(Math.abs(sum) + 0.5);
    // No day is minus zero.
    moves.push(rounded - so + 0);
    so = rounded;
  }
  return moves;
}
