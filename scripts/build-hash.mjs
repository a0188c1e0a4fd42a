// Runs on any Node from 20 on and without dependencies: `npm start` asks it before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SOURCES = [
  'src',
  'scripts',
  'vite.config.ts',
  'vite.site.config.ts',
  'vite.admin.config.ts',
  'package-lock.json',
];

/** Whether a file can change what the browser gets. @param {string} path */
function counts(path) {
  if (path.startsWith('scripts')) return /^scripts\/build[\w-]*\.(ts|mjs)$/.test(path);
  return !/\.server\.tsx?$|\.test\.tsx?$/.test(path) && !path.startsWith('src/platform');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => filesUnder(join(path, entry.name)));
}

/**
 * The hash of all that goes into the builds.
 * @param {string} root the repository's folder
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => filesUnder(join(root, source)))
    .map((file) => ({ file, path: relative(root, file).replaceAll('\\', '/') }))
    .filter(({ path }) => counts(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const { file, path } of files) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/**
 * Whether `build/` is missing or older than its sources.
 * @param {string} root the repository's folder
 */
export function isBuildStale(root) {
  const kept = join(root, 'build', '.hash');
  return !existsSync(kept) || readFileSync(kept, 'utf8').trim() !== sourceHash(root);
}
