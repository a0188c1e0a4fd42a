import { dirname } from 'node:path';

/** A commit, with how many files it changed and in how many folders. */
export type Commit = { readonly subject: string; readonly files: number; readonly folders: number };

/** @param log what `git log --name-only --format=%x00%s` prints */
export function commitsIn(log: string): Commit[] {
  return log
    .split('\0')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => {
      const [subject = '', ...lines] = entry.split('\n');
      const paths = lines.filter((line) => line.trim() !== '');
      return { subject, files: paths.length, folders: new Set(paths.map((path) => dirname(path))).size };
    });
}

/** Files and folders of all commits together; the median goes by commits that changed a file. */
export function reachOf(commits: readonly Commit[]): { folders: number; files: number; medianFolders: number } {
  const sorted = commits
    .filter(({ files }) => files > 0)
    .map(({ folders }) => folders)
    .toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const medianFolders =
    sorted.length % 2 === 1
      ? (sorted[Math.floor(middle)] ?? 0)
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  const sum = (of: 'folders' | 'files') => commits.reduce((all, commit) => all + commit[of], 0);
  return { folders: sum('folders'), files: sum('files'), medianFolders };
}
