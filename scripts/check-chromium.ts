import { findBrowser, findWholeBrowser } from '../e2e/chromium.ts';
import { installPackage } from './check-packages.ts';

const BY_HAND =
  'There is no Chromium. Install it, or name it with CHROMIUM=/path, or leave the journeys out with SKIP=journeys.';

/** The browser for the journeys: the one that CHROMIUM names, or Debian's shell where there is one. @throws MissingPeer */
export async function chromium(): Promise<string> {
  if (findWholeBrowser() === undefined) await installPackage('chromium', BY_HAND);
  // Whoever cannot install it goes on with the whole browser: it takes longer, and finds the same.
  if (findBrowser() === findWholeBrowser() && !process.env['CHROMIUM'])
    await installPackage('chromium-headless-shell', BY_HAND).catch(() => null);
  return findBrowser() ?? '';
}
