import { DEVICE_STORE } from './device-store-name.ts';

/** A browser that is slow to forget holds nobody back longer than this. */
const LONGEST_WAIT = 1000;

type Drop = (exceptOf: string | null) => Promise<void>;

const dropSeen: Drop = async (exceptOf) => {
  // A first visit fetches nothing for it. Firefox before 126 cannot say what is there.
  const databases = 'databases' in indexedDB ? await indexedDB.databases() : null;
  if (databases !== null && databases.every(({ name }) => name !== DEVICE_STORE)) return;
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
