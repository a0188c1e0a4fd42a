import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AREAS from './areas.json' with { type: 'json' };

/** A module that names a table of another in SQL. `from`, `to`: `money/accounts`. */
export type SqlRead = { readonly file: string; readonly from: string; readonly to: string; readonly table: string };

/** Source files by their path from the root, with the text of each. */
export type Sources = ReadonlyMap<string, string>;

const moduleOf = (file: string) => /^src\/modules\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? null;
const areaOf = (module: string) => module.split('/')[0] ?? '';

/** The product's own files of modules, without tests. */
export function sourcesOf(root: string): Sources {
  const files = globSync('src/modules/*/*/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** Whose each table of a module is, by its name in SQL. */
export function ownersOf(sources: Sources): ReadonlyMap<string, string> {
  const owners = new Map<string, string>();
  for (const [file, text] of sources) {
    const module = moduleOf(file);
    if (module === null || !file.endsWith('/table.server.ts')) continue;
    for (const [, table = ''] of text.matchAll(/export const \w+ = \w+\s*\.\w+\(\s*'(\w+)'/g))
      owners.set(table, module);
  }
  return owners;
}

/** Every table of another module that a file names after `from`, `join`, `into` or `update`. */
export function sqlReadsOf(sources: Sources): SqlRead[] {
  const owners = ownersOf(sources);
  const named = new RegExp(
    `\\b(?:from|join|into|update)\\s+(?:only\\s+)?"?(${[...owners.keys()].join('|')})"?\\b`,
    'gi',
  );
  return [...sources].flatMap(([file, text]) => {
    const from = moduleOf(file);
    if (from === null || !file.endsWith('.server.ts')) return [];
    const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const tables = new Set([...code.matchAll(named)].map(([, table = '']) => table.toLowerCase()));
    return [...tables].flatMap((table) => {
      const to = owners.get(table);
      return to === undefined || to === from ? [] : [{ file, from, to, table }];
    });
  });
}

/** Those that read a table of an area above their own. */
export function upwardReads(reads: readonly SqlRead[]): SqlRead[] {
  const rank = (module: string) => Math.max(AREAS.indexOf(areaOf(module)), AREAS.indexOf('people'));
  return reads.filter(({ from, to }) => rank(to) > rank(from));
}

/** Those that would close a circle of modules, by the imports and by the other reads. */
export function circularReads(sources: Sources, reads: readonly SqlRead[]): SqlRead[] {
  const uses = new Map<string, Set<string>>();
  const add = (from: string, to: string) => uses.set(from, (uses.get(from) ?? new Set()).add(to));
  for (const [file, text] of sources) {
    const from = moduleOf(file);
    for (const [, to = ''] of text.matchAll(/from '#modules\/([^/']+\/[^/']+)\//g))
      if (from !== null && from !== to) add(from, to);
  }
  for (const { from, to } of reads) add(from, to);
  return reads.filter(({ from, to }) => reaches(uses, to, from));
}

function reaches(uses: ReadonlyMap<string, ReadonlySet<string>>, start: string, goal: string): boolean {
  const seen = new Set<string>();
  const waiting = [start];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (module === goal) return true;
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(uses.get(module) ?? []));
  }
  return false;
}
