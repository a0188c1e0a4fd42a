/**
 * `npm run statements -- FOLDER`: reads every file of a folder with a `manifest.json` of what a right reading
 * gives, and prints per format how many are right, and of the others why not. Ends with 1 if one is wrong.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { StartError } from '#platform/start-error.server.ts';
import { command } from './own-database.ts';
import { judge, ManifestSchema, type Verdict } from './statements-judge.ts';

await command(async () => {
  const [named] = process.argv.slice(2);
  if (named === undefined)
    throw new StartError('Say which folder: npm run statements -- FOLDER (it has a manifest.json).');
  // npm changes the folder; a person means the one they are in.
  const folder = resolve(process.env['INIT_CWD'] ?? '.', named);
  await judgeAll(folder, manifestIn(folder));
});

function manifestIn(folder: string) {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path))
    throw new StartError(
      `There is no ${path}. It says of each file what a right reading gives; without one there is nothing to compare with.`,
    );
  try {
    return ManifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error).split('\n')[0] : 'it is no JSON';
    throw new StartError(`${path} cannot be read as a manifest: ${why}.`, { cause: error });
  }
}

async function judgeAll(folder: string, manifest: z.infer<typeof ManifestSchema>): Promise<void> {
  const deviations = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(new URL('statements-deviations.json', import.meta.url), 'utf8')));
  const missing = manifest.files.find(({ file }) => !existsSync(join(folder, file)));
  if (missing !== undefined)
    throw new StartError(`The manifest names ${missing.file}, which is not in ${folder}. Nothing was compared.`);
  const verdicts: Verdict[] = [];
  for (const entry of manifest.files) verdicts.push(await judge(folder, entry));
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
}
