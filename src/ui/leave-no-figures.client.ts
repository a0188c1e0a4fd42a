/** A browser that is slow to forget holds nobody back longer than this. */
const LONGEST_WAIT = 1000;

type Drop = (exceptOf: string | null) => Promise<void>;

const dropSeen: Drop = async (exceptOf) => {
  const { dropAll } = await import('./device-store.client.ts');
  await dropAll('seen', exceptOf);
};

/**
 * Forgets the figures that were seen here last, but for those of one person. To be awaited before a page is left: a tab
 * that is closed right after would keep them. Where nothing can be kept, nothing is there to forget, so it never fails.
 */
export async function leaveNoFigures(exceptOf: string | null, drop: Drop = dropSeen): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_WAIT);
  });
  await Promise.race([drop(exceptOf).catch(() => undefined), waited]);
  clearTimeout(timer);
}
