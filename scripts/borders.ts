import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CRUISER = join(ROOT, 'node_modules', '.bin', 'depcruise');

/** An import that crosses a border. */
export type Crossing = { readonly rule: string; readonly from: string; readonly to: string };

/** What the cruiser found in a tree. `unread`: files it did not look at, and cannot vouch for. */
export type Borders = {
  readonly crossings: readonly Crossing[];
  readonly read: number;
  readonly unread: readonly string[];
};

type Report = {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
};

/**
 * Reads every import under `src` and holds it against the rules.
 *
 * The files are counted too: without a parser that it understands, the cruiser reads none of them, finds
 * nothing wrong with that, and reports success.
 */
export async function bordersOf(root: string, config = join(ROOT, '.dependency-cruiser.cjs')): Promise<Borders> {
  const words = [CRUISER, '--config', config, '--output-type', 'json', 'src'];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, maxBuffer: 2 ** 28 }).catch(
    // It exits with the number of violations; the report is there all the same.
    (error: unknown) => {
      if (error instanceof Error && 'stdout' in error && String(error.stdout).startsWith('{'))
        return { stdout: String(error.stdout) };
      throw error;
    },
  );
  const { modules, summary } = JSON.parse(stdout) as Report;
  const read = new Set(modules.map(({ source }) => source));
  const existing = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const unread = existing.filter((file) => !read.has(file));
  return {
    crossings: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    read: existing.length - unread.length,
    unread,
  };
}

if (import.meta.main) {
  const { crossings, read, unread } = await bordersOf(ROOT);
  for (const { rule, from, to } of crossings) console.error(`${rule}: ${from} → ${to}`);
  for (const file of unread) console.error(`not read: ${file}`);
  console.log(`${read} files read, ${crossings.length} borders crossed, ${unread.length} files not read`);
  if (crossings.length + unread.length > 0) process.exitCode = 1;
}
