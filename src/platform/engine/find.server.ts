import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { passwordsIn } from './cluster.server.ts';
import { clusterIn, placeFor } from './place.server.ts';
import { isServerOf, readPidFile } from './process.server.ts';
import { LOGIN, OWNER, urlOf } from './roles.server.ts';

/** What a command that works beside the product may know of its database. */
export type FoundEngine = { readonly ownerUrl: string; readonly loginUrl: string; readonly dataFolder: string };

/**
 * The embedded database that runs in a data folder: of the product, or left behind by it. 'asleep' where there is
 * one that does not run, 'none' where nothing was ever started.
 */
export function findEngine(dataFolder: string): FoundEngine | 'asleep' | 'none' {
  const { folder } = placeFor(dataFolder);
  const cluster = clusterIn(folder);
  if (!existsSync(cluster)) return 'none';
  const note = readPidFile(cluster);
  if (note === null || note.status !== 'ready' || !isServerOf(note.pid, cluster)) return 'asleep';
  const passwords = passwordsIn(join(folder, 'engine'), true);
  return {
    ownerUrl: urlOf(OWNER, passwords.owner, note.port),
    loginUrl: urlOf(LOGIN, passwords.login, note.port),
    dataFolder: folder,
  };
}
