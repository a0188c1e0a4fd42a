/** A place in the picture, in its units. */
export type Point = { readonly x: number; readonly y: number };

/** The size of the picture. */
export const WIDTH = 400;
export const HEIGHT = 230;

const STEPS = 240;
const FOOT: Point = { x: 196, y: 206 };
const TOP: Point = { x: 215, y: 48 };
/** How far the path goes to the sides at the foot, and how often. */
const SWING = 104;
const BENDS = 2.25;

/** The path winds up the mountain, ever narrower. @param part 0 at the foot, 1 at the top */
function along(part: number): Point {
  const swing = SWING * (1 - part) ** 0.9 * Math.sin(2 * Math.PI * BENDS * part + 0.6);
  return { x: FOOT.x + (TOP.x - FOOT.x) * part + swing, y: FOOT.y + (TOP.y - FOOT.y) * part };
}

const POINTS: readonly Point[] = Array.from({ length: STEPS + 1 }, (_, at) => along(at / STEPS));
/** How far each point is from the foot, on the path. */
const LENGTHS = POINTS.reduce<number[]>((lengths, point, at) => {
  const before = POINTS[at - 1] ?? point;
  return [...lengths, (lengths.at(-1) ?? 0) + Math.hypot(point.x - before.x, point.y - before.y)];
}, []);
const WHOLE = LENGTHS.at(-1) ?? 1;

/** Where someone is who has come so many thousandths of the way. */
export function pointAt(permille: number): Point {
  const length = (Math.min(Math.max(permille, 0), 1000) / 1000) * WHOLE;
  const at = LENGTHS.findIndex((one) => one >= length);
  const [to, from] = [POINTS[at] ?? TOP, POINTS[at - 1]];
  const [end, start] = [LENGTHS[at] ?? WHOLE, LENGTHS[at - 1] ?? 0];
  if (from === undefined || end === start) return to;
  const part = (length - start) / (end - start);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The path from one place to another, as SVG writes it; nothing where they are the same. */
export function pathBetween(from: number, to: number): string {
  if (to <= from) return '';
  const inside = POINTS.filter((_, at) => {
    const permille = ((LENGTHS[at] ?? 0) / WHOLE) * 1000;
    return permille > from && permille < to;
  });
  const written = [pointAt(from), ...inside, pointAt(to)].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${written.join('L')}`;
}
