// Runs on any Node from 20 on and without dependencies: it is what installs them.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import nodeModule from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OLDEST = 20;
const PINNED = 26;

/** Installs what the lockfile names, where it is not there yet; otherwise does nothing. */
export async function ensureInstalled() {
  const [major = ''] = process.versions.node.split('.');
  if (Number(major) < OLDEST)
    quit(`Ilifa needs Node ${OLDEST} or newer, and this is ${process.versions.node}. Nothing was changed.`);
  if (isInstalled(ROOT)) return;
  console.log('Installing what Ilifa is made of; this takes a minute.');
  // The operator's production setting must not leave out what builds the pages.
  const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', words, { env: { ...process.env, PATH: hostPath() } });
  if (code !== 0) quit('The installation did not succeed; what npm said is above. Nothing else was changed.');
}

/**
 * Whether node_modules holds what the lockfile names. Compared by content: the times of files say
 * nothing after a copy or a checkout.
 * @param {string} root
 */
export function isInstalled(root) {
  const [wanted, found] = ['package-lock.json', 'node_modules/.package-lock.json'].map((path) =>
    packagesIn(join(root, path)),
  );
  if (wanted === undefined || found === undefined) return false;
  return Object.entries(wanted).every(
    // Optional ones are left out on systems they were not made for.
    ([path, entry]) => path === '' || entry.optional === true || found[path]?.version === entry.version,
  );
}

/** @param {string} path @returns {Record<string, { version?: string; optional?: boolean }> | undefined} */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Where Node keeps what it made of our sources, so that the next start, and every thread, need not make it again. What is
 * stale it makes anew, and where it cannot write it goes on without.
 */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

/**
 * Goes on in the pinned Node: in this process where it is one already, else in another that ends
 * when we do. Called once, last.
 * @param {string} file the program, from the repository's root
 * @param {readonly string[]} words its command line
 */
export async function handOver(file, words) {
  const program = join(ROOT, file);
  if (isPinned()) {
    process.argv.splice(1, process.argv.length, program, ...words);
    // Threads go by the environment.
    nodeModule.enableCompileCache((process.env['NODE_COMPILE_CACHE'] ??= COMPILED));
    await import(program);
    return;
  }
  const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env };
  process.exitCode = await run(pinnedNode(), [program, ...words], { env, detached: true, ipc: true });
}

/**
 * Runs a program with our voice; resolves with its exit code.
 * @param {string} command
 * @param {readonly string[]} words
 * @param {{ env?: NodeJS.ProcessEnv; detached?: boolean; ipc?: boolean }} [options] detached: Ctrl-C in
 * the terminal reaches it once, through us, and not twice; ipc: it notices when we are killed.
 */
export function run(command, words, { env = process.env, detached = false, ipc = false } = {}) {
  const child = spawn(command, words, {
    cwd: ROOT,
    env,
    detached,
    stdio: ipc ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const forward = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return new Promise((/** @type {(code: number) => void} */ done) => {
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      done(1);
    });
    child.once('exit', (code) => done(code ?? 1));
  }).finally(() => {
    for (const signal of signals) process.off(signal, forward);
  });
}

/**
 * npm passes Ctrl-C on to a process that the terminal has told already, and the second one must not
 * cut the product's farewell short. Before the product listens, the first one ends us as ever.
 * @param {NodeJS.Signals} signal
 */
export function hearOnce(signal) {
  let heard = false;
  process.on(signal, () => {
    if (!heard && process.listenerCount(signal) === 1) process.exit(130);
    heard = true;
  });
}

/** The Node that came by npm. */
export function pinnedNode() {
  const node = join(ROOT, 'node_modules', '.bin', 'node');
  if (isPinned()) return process.execPath;
  if (existsSync(node)) return node;
  return quit(
    `There is no Node ${PINNED} for this system (${process.platform}, ${process.arch}) among Ilifa's packages. Install Node ${PINNED} and start again.`,
  );
}

function isPinned() {
  return Number(process.versions.node.split('.')[0]) >= PINNED;
}

/** The search path without our own node_modules: npm must not run on the Node that it is about to replace. */
function hostPath() {
  const ours = join(ROOT, 'node_modules');
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !resolve(folder).startsWith(ours))
    .join(delimiter);
}

/** @param {string} sentence @returns {never} */
function quit(sentence) {
  console.error(sentence);
  process.exit(1);
}
