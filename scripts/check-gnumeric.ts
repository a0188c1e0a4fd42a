import { existsSync } from 'node:fs';
import { installPackage } from './check-packages.ts';

const BY_HAND = 'Gnumeric is not here. Install it, or leave its tests out with SKIP=gnumeric.';

/** Gnumeric, a spreadsheet program whose loan functions ours are compared with. @throws MissingPeer */
export async function installGnumeric(): Promise<void> {
  if (!existsSync('/usr/bin/ssconvert')) await installPackage('gnumeric', BY_HAND);
}
