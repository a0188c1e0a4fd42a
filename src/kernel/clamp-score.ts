/** A risk, a trust or a score, kept within 0 and 100 (§4). */
export function clampScore(points: number): number {
  return Math.min(100, Math.max(0, points));
}
