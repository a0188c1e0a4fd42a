import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from './start-error.server.ts';

/**
 * Makes a folder and those above it; one that exists is left as it is.
 *
 * Not Node's own `recursive`: where the system answers "no such folder" for a folder that it will not
 * let anybody make (as `/proc` does), that one tries again for ever.
 */
export function ensureFolder(path: string, mode = 0o777): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) ensureFolder(dirname(path));
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error; // another process was faster
  }
}
