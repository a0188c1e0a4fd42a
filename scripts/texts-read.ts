import { globSync, readFileSync } from 'node:fs';
import { folder } from './build-target.ts';
import { type Text, textsOfCode, textsOfGuide } from './texts.ts';

/** Every text of the product that people read. */
export function allTexts(): Text[] {
  const code = globSync('src/**/*.{ts,tsx}', { cwd: folder('.') }).filter(
    (file) => !/\.test\.tsx?$|^src\/testing\//.test(file),
  );
  const guides = globSync('src/**/*.guide.md', { cwd: folder('.') });
  return [
    ...code.flatMap((file) => textsOfCode(file, readFileSync(folder(file), 'utf8'))),
    ...guides.flatMap((file) => textsOfGuide(file, readFileSync(folder(file), 'utf8'))),
  ].toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
