import { isAmount, isDay } from './cell-kinds.ts';
import type { Line, Page } from './model.ts';
import { APART } from './pitch.ts';

/** The words of a movement have fewer lines than this. */
const TALLEST = 8;

/**
 * The lines of a document without those that its pages repeat in the same place, with other numbers at most: "Page 1 of 4".
 * What stands between the heading, or the first movement of a page, and its last movement is none of them, however alike it is.
 * @param isKept lines that stay although they are repeated, as headings of tables
 */
export function withoutFurniture(
  lines: readonly Line[],
  pages: readonly Page[],
  isKept: (line: Line) => boolean,
): readonly Line[] {
  if (pages.length < 2) return lines.filter((line) => isKept(line) || !isPageNumber(line));
  const seen = new Map<string, Set<number>>();
  const body = pages.map(() => ({ from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }));
  for (const [at, line] of lines.entries()) {
    const on = seen.get(keyOf(line)) ?? new Set();
    seen.set(keyOf(line), on.add(line.page));
    const own = body[line.page];
    if (own === undefined) continue;
    if (isKept(line) || isMovement(line)) own.from = Math.min(own.from, line.y);
    if (isMovement(line)) own.to = Math.max(own.to, line.y);
    else if (line.y >= own.from) own.to = Math.max(own.to, amountBelow(lines, at)?.y ?? own.to);
  }
  const least = Math.max(2, Math.ceil(pages.length / 2));
  return lines.filter((line) => {
    const own = body[line.page];
    const isInBody = own !== undefined && line.y >= own.from && line.y <= own.to;
    return isInBody || isKept(line) || ((seen.get(keyOf(line))?.size ?? 0) < least && !isPageNumber(line));
  });
}

/** "Page 1 of 4", with what stands beside it. */
function isPageNumber({ cells }: Line): boolean {
  return /^(?:page|bladsy|ukurasa|p[áa]gina)\s*\d+(?:\s*(?:of|van|ya|de|\/)\s*\d+)?(?!\d)/iu.test(cells[0]?.text ?? '');
}

/** A day and an amount with cents. */
export const isMovement = (line: Line): boolean => hasCents(line) && hasDay(line);

const hasDay = ({ cells }: Line) => cells.some(({ text }) => isDay(text));
const hasCents = ({ cells }: Line) => cells.some(({ text }) => isAmount(text) && /\d[.,]\d{2}(?!\d)/.test(text));

/** The line on which a movement ends that begins with its day: that with an amount, close below the words of it. */
function amountBelow(lines: readonly Line[], at: number): Line | null {
  const first = lines[at];
  if (first === undefined || !hasDay(first)) return null;
  let above = first;
  for (const line of lines.slice(at + 1, at + TALLEST)) {
    if (line.page !== above.page || line.y - above.y > APART * line.h || hasDay(line)) return null;
    if (hasCents(line)) return line;
    above = line;
  }
  return null;
}

/** Its height on the page, and its words without their numbers. */
function keyOf({ y, cells }: Line): string {
  return `${Math.round(y / 2)} ${cells.map(({ text }) => text.replace(/\d+/g, '0')).join('|')}`;
}
