import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { connectionNow, noteUnreached, whenBack } from './connection.client.ts';
import { isFileMissing } from './failure.client.ts';
import { report } from './report.client.ts';

/**
 * What stands beside a page and is fetched when it is first shown. No page is lost over it: without a network it shows
 * itself once its file is there.
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetched(load) }));
}

/** A file, waited for while the server is not reached; for ever where the server is there without it. */
export async function fetched<File>(load: () => Promise<File>, isSecond = false): Promise<File> {
  // Chromium remembers a failed import for as long as the page lives, so none is begun that cannot succeed.
  if (!connectionNow().isReached && !keepsFiles()) await untilBack();
  try {
    return await load();
  } catch (error) {
    if (!isFileMissing(error)) throw error;
    if (isSecond && connectionNow().isReached) {
      report('error', error);
      return new Promise(() => undefined);
    }
    // Unless the server is there, as it is when a file alone is gone: then it is found at the first look.
    noteUnreached();
    await untilBack();
    return fetched(load, true);
  }
}

/** Whether a service worker answers for this page: it has files of its own while the server is away. */
function keepsFiles(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

function untilBack(): Promise<void> {
  return new Promise((resolve) => {
    const stop = whenBack(() => {
      stop();
      resolve();
    });
  });
}
