import { findBrowser } from '../e2e/chromium.ts';
import { installPackage } from './check-packages.ts';

const BY_HAND =
  'There is no Chromium. Install it, or name it with CHROMIUM=/path, or leave the journeys out with SKIP=journeys.';

/** The browser for the journeys: the one that CHROMIUM names, one that is there, or Debian's. @throws MissingPeer */
export async function chromium(): Promise<string> {
  if (findBrowser() === undefined)
    await installPackage('chromium-headless-shell', BY_HAND).catch(() => installPackage('chromium', BY_HAND));
  return findBrowser() ?? '';
}
