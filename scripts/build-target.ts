import { fileURLToPath } from 'node:url';

/** The oldest browsers we build for: they know `light-dark()`, nesting and the popover's `@starting-style`. */
export const BROWSERS = ['chrome125', 'edge125', 'firefox129', 'safari18'];

/** A path of the repository, absolute. */
export function folder(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
