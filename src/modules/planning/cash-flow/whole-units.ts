/**
 * An estimate day by day in whole minor units: each day is what the sum up to it comes to, rounded, less that of the day before.
 * So the sum of all days is off by less than one unit, and what is below zero rounds as what is above.
 */
export function wholeUnits(path: Float64Array): number[] {
  let [sum, so] = [0, 0];
  return Array.from(path, (value) => {
    sum += value;
    const rounded = Math.sign(sum) * Math.floor(Math.abs(sum) + 0.5);
    const move = rounded - so;
    so = rounded;
    // No day is minus zero.
    return move + 0;
  });
}
