import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { judge, ManifestSchema } from '../../../scripts/statements-judge.ts';

const root = new URL('../../../', import.meta.url);
const folder = fileURLToPath(new URL('../shared/statements/', root));
const isThere = existsSync(`${folder}manifest.json`);
if (!isThere) console.warn(`The statement samples are not at ${folder}: their test is left out.`);

describe.skipIf(!isThere)('real statements of banks', () => {
  const deviations = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(new URL('scripts/statements-deviations.json', root), 'utf8')));
  const { files } = isThere
    ? ManifestSchema.parse(JSON.parse(readFileSync(`${folder}manifest.json`, 'utf8')))
    : { files: [] };

  it.each(files.map((entry) => [entry.file, entry] as const))('%s', (_, entry) => {
    const { right, why, sha256 } = judge(folder, entry);
    expect(sha256).toBe(entry.sha256);
    if (deviations[sha256] === undefined) expect(why).toEqual([]);
    else expect(right, 'a deviation that is none any more is struck off the list').toBe(false);
  });
});
