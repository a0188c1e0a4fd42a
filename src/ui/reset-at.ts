/** When what was asked for too often may be asked for again, as the refusal says; null for any other failure. */
export function resetAtOf(error: unknown): Date | null {
  if (!(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('resetAt' in data)) return null;
  const at = Date.parse(String(data.resetAt));
  // Shown to the second, and not too early.
  return Number.isNaN(at) ? null : new Date(Math.ceil(at / 1000) * 1000);
}
