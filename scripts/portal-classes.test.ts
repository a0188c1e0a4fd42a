import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PORTAL = 'src/apps/admin';
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Every file of ours that the portal loads. */
function loaded(): string[] {
  const found = new Set([`${PORTAL}/main.tsx`]);
  for (const file of found)
    for (const [, what = ''] of text(file).matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+\.tsx?)'/g)) {
      const at = what.startsWith('#') ? `src/${what.slice(1)}` : normalize(join(dirname(file), what));
      if (existsSync(join(ROOT, at))) found.add(at);
    }
  return [...found];
}

// Tailwind makes only the classes that it reads in these folders: what it does not read is drawn without them.
test('the style sheet of the portal names every folder that the portal draws from', () => {
  const sources = [...text(`${PORTAL}/admin.css`).matchAll(/@source '(.+)'/g)].map(([, at = '']) => join(PORTAL, at));
  const isNamed = (file: string) =>
    sources.some((source) => file.startsWith(`${source.replace(/\/$/, '')}/`) || matchesGlob(file, source));
  const drawn = loaded().filter((file) => file.endsWith('.tsx'));
  expect(drawn.length).toBeGreaterThan(50);
  expect(drawn.filter((file) => !isNamed(file))).toEqual([]);
});
