import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { judge, ManifestSchema, type ManifestEntry } from '../../../../scripts/statements-judge.ts';

const root = new URL('../../../../', import.meta.url);
const folder = fileURLToPath(new URL('../shared/statements/', root));
const isThere = existsSync(`${folder}manifest.json`);
const deviations = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('scripts/statements-deviations.json', root), 'utf8')));

/** Where there are no samples, one skipped test says so by its name. */
function samples(): (readonly [string, ManifestEntry | null])[] {
  if (!isThere) return [[`left out: there are no statements at ${folder}`, null]];
  const { files } = ManifestSchema.parse(JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8')));
  return files.map((entry) => [entry.file, entry]);
}

describe('real statements of banks', () => {
  it.runIf(isThere).each(samples())('%s', async (_, entry) => {
    if (entry === null) throw new Error('there is nothing to read');
    const { right, why, sha256 } = await judge(folder, entry);
    expect(sha256).toBe(entry.sha256);
    if (deviations[sha256] === undefined) expect(why).toEqual([]);
    else expect(right, 'a deviation that is none any more is struck off the list').toBe(false);
  });
});
