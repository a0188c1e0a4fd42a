import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type Reach, reachOf } from './reached.ts';
import { folder } from './build-target.ts';

/** What the changes since a revision reach, those that are not committed among them. @throws where git knows no such revision */
export function changedSince(revision: string): Reach {
  const changed = new Set([
    ...listed('diff', '--name-only', '-z', '--no-renames', revision, '--'),
    ...listed('ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  const files = [...listed('ls-files', '-z'), ...changed].filter((file) => /^(src|e2e|scripts|bench)\//.test(file));
  const there = [...new Set(files)].filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && existsSync(folder(file)));
  return reachOf([...changed], new Map(there.map((file) => [file, readFileSync(folder(file), 'utf8')])));
}

function listed(...words: string[]): string[] {
  const text = execFileSync('git', words, { cwd: folder('.'), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return text.split('\0').filter((file) => file !== '');
}
