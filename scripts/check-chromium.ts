import { existsSync } from 'node:fs';
import { installPackage } from './check-packages.ts';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const BY_HAND =
  'There is no Chromium. Install it, or name it with CHROMIUM=/path, or leave the journeys out with SKIP=journeys.';

/** The browser for the journeys: the one that CHROMIUM names, one that is there, or Debian's. */
export async function chromium(): Promise<string> {
  const find = () => process.env['CHROMIUM'] || PLACES.find((path) => existsSync(path));
  if (find() === undefined) await installPackage('chromium', BY_HAND);
  return find() ?? '/usr/bin/chromium';
}
