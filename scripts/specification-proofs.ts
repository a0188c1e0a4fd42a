import { globSync, readFileSync } from 'node:fs';
import { folder } from './build-target.ts';
import { proofsIn, type Proof } from './specification-coverage.ts';

/** What the tests of the whole product say they prove, by file. */
export function everyProof(): Proof[] {
  return globSync(['src/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.journey.ts'], { cwd: folder('.') })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .flatMap((file) => proofsIn(file, readFileSync(folder(file), 'utf8')));
}
