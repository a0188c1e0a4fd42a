/** How far from the row the first of its lines stands: far more than lines come and go. */
const FIRST = 1000n;

const numberOf = (id: string) => BigInt(`0x${id.replaceAll('-', '')}`);

function idOf(number: bigint): string {
  const hex = number.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Whether a line of the row could have the id. */
export function isLineId(wholeId: string, id: string): boolean {
  const place = numberOf(id) - numberOf(wholeId);
  return place > 0n && place <= FIRST;
}

/** The lowest and highest id that lines of the row may have. */
export function lineIdRange(wholeId: string): { readonly first: string; readonly last: string } {
  const whole = numberOf(wholeId);
  return { first: idOf(whole + 1n), last: idOf(whole + FIRST) };
}

/**
 * Ids of the lines of a row, next to its own: lists that stand by id show them where the row stood, the first line first.
 * @param known the id that each line has already; null for a new line
 * @param taken ids near the row that are in use
 */
export function lineIds(
  wholeId: string,
  known: readonly (string | null)[],
  taken: readonly string[],
): readonly string[] {
  const whole = numberOf(wholeId);
  const used = new Set([...taken, ...known.flatMap((id) => id ?? [])].map(numberOf));
  let next = whole + FIRST;
  const free = () => {
    while (used.has(next)) next -= 1n;
    // More lines came and went than there is room below: any id above the first is as good, but for its place.
    if (next <= whole) {
      next = whole + FIRST;
      while (used.has(next)) next += 1n;
    }
    used.add(next);
    return next;
  };
  return known.map((id) => {
    if (id === null) return idOf(free());
    next = numberOf(id);
    return id;
  });
}
