// `node scripts/run.mjs scripts/touched-folders.ts [COMMITS]`: how far changes reach. Of each of the last commits, thirty
// unless told, the files it changed and the folders they lie in; a change that fits the structure stays in one.
import { execFileSync } from 'node:child_process';
import { type Commit, commitsIn, reachOf } from './touched-folders-text.ts';

const count = Number(process.argv[2] ?? 30);
if (!Number.isSafeInteger(count) || count < 1) {
  console.error('Say how many commits, as in: node scripts/run.mjs scripts/touched-folders.ts 30');
  process.exit(1);
}
const log = execFileSync('git', ['log', '--no-merges', '--name-only', '--format=%x00%s', '-n', String(count)], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const commits = commitsIn(log);
console.log('folders  files  per file  commit');
for (const commit of commits) console.log(line(commit));
const { folders, files, medianFolders } = reachOf(commits);
console.log(
  `\n${commits.length} commits: ${files} files in ${folders} folders, ${(folders / files).toFixed(2)} folders per file, median ${medianFolders} folders a commit`,
);

function line({ subject, files: changed, folders: touched }: Commit): string {
  const perFile = changed === 0 ? '-' : (touched / changed).toFixed(2);
  return `${String(touched).padStart(7)}  ${String(changed).padStart(5)}  ${perFile.padStart(8)}  ${subject}`;
}
