import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';

/** By these a folder is known as ours, whatever else lies in it. */
const OURS = ['engine', 'secrets.json', 'outbox'];
/** What others than its owner may do there, but for the group of the database passing through. */
const OPEN_TO_OTHERS = 0o067;
const STICKY = 0o1000;

/**
 * Closes a data folder that was there before us to other users of the machine: what is in it is someone's money. A folder
 * that is not ours alone, as one that everybody shares or that holds other things, is left as it is.
 */
export function keepPrivate(folder: string): void {
  if (!existsSync(folder)) return;
  const { uid, mode } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & STICKY) !== 0 || (mode & OPEN_TO_OTHERS) === 0) return;
  const names = readdirSync(folder);
  if (names.length === 0 || OURS.some((name) => names.includes(name))) chmodSync(folder, 0o700);
}
