/**
 * `node scripts/statements.ts FOLDER`: reads every file of a folder with a `manifest.json` of what a right reading
 * gives, and prints per format how many are right, and of the others why not. Ends with 1 if one is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { judge, ManifestSchema, type Verdict } from './statements-judge.ts';

const folder = process.argv[2];
if (folder === undefined) {
  console.error('Say which folder: node scripts/statements.ts FOLDER (it has a manifest.json).');
  process.exit(1);
}

const deviations = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('statements-deviations.json', import.meta.url), 'utf8')));
const manifest = ManifestSchema.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')));
const verdicts = manifest.files.map((entry) => judge(folder, entry));
const deviates = ({ right, sha256 }: Verdict): boolean => !right && deviations[sha256] !== undefined;

for (const format of new Set(verdicts.map((verdict) => verdict.format))) {
  const files = verdicts.filter((verdict) => verdict.format === format);
  const right = files.filter((verdict) => verdict.right).length;
  const known = files.filter(deviates).length;
  console.log(
    `${format.padEnd(6)} ${String(right).padStart(3)} right of ${files.length}${known > 0 ? `, ${known} known deviation${known > 1 ? 's' : ''}` : ''}`,
  );
}
console.log('');
for (const verdict of verdicts) {
  const { file, right, why, notes, sha256 } = verdict;
  if (deviates(verdict)) console.log(`deviation  ${file}\n             ${deviations[sha256] ?? ''}`);
  else if (!right) console.log(`WRONG      ${file}`);
  else if (notes.length > 0) console.log(`right      ${file}`);
  for (const line of [...(right ? [] : why), ...notes]) console.log(`             ${line}`);
}
const wrong = verdicts.filter((verdict) => !verdict.right && !deviates(verdict)).length;
console.log(`\n${verdicts.length - wrong} of ${verdicts.length} files as they should be, ${wrong} wrong.`);
process.exitCode = wrong > 0 ? 1 : 0;
