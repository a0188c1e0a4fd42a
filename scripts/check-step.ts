import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Counts, NOTHING } from './check-reports.ts';
import { ROOT } from './install.mjs';

/** What came of one step. `failed` counts tests, and is at least 1 where the step itself did not succeed. */
export type Outcome = Counts & {
  /** Shown whole where something failed, after what the report says of each failure. */
  readonly output: string;
};

const BIN = join(ROOT, 'node_modules', '.bin');
const running = new Set<number>();

/** Runs one of our tools; `NO_COLOR` and the like are the caller's. */
export async function runTool(
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number; output: string }> {
  const [command = '', ...rest] = words;
  const child = spawn(command, rest, {
    cwd: ROOT,
    env: { ...process.env, ...env, PATH: [BIN, process.env['PATH']].join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) running.add(child.pid);
  const ended = new Promise<number>((done) => {
    child.once('error', () => done(127));
    child.once('close', (code) => done(code ?? 1));
  });
  const [out, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (child.pid !== undefined) running.delete(child.pid);
  return { code, output: `$ ${words.join(' ')}\n${out}${complaints}` };
}

/** Ends what still runs; each cleans up after itself. */
export function stopTools(): void {
  for (const pid of running) process.kill(pid, 'SIGTERM');
}

/** A step that either succeeds or does not: its commands, one after the other. */
export async function judge(...commands: readonly (readonly string[])[]): Promise<Outcome> {
  for (const words of commands) {
    const { code, output } = await runTool(words);
    if (code !== 0) return { ...NOTHING, failed: 1, output };
  }
  return { ...NOTHING, output: '' };
}

/** A step that counts tests, read from the report that its runner writes. */
export async function count(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
  reportTo: (file: string) => { words?: readonly string[]; env?: NodeJS.ProcessEnv },
  read: (report: string) => Counts,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'ilifa-report-'));
  try {
    const file = join(folder, 'report.json');
    const asked = reportTo(file);
    const { code, output } = await runTool([...words, ...(asked.words ?? [])], { ...env, ...asked.env });
    return { ...soundly(countsIn(file, read), code), output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A run that ended badly has failed even if no test did: a file that cannot be loaded has no tests to
 * fail. And a run without a single test has not shown anything.
 */
export function soundly(counts: Counts, code: number): Counts {
  const silent = counts.passed + counts.failed === 0 || code !== 0;
  return silent ? { ...counts, failed: Math.max(counts.failed, 1) } : counts;
}

function countsIn(file: string, read: (report: string) => Counts): Counts {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch {
    return NOTHING;
  }
}
