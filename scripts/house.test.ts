import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strangersWriting, tablesIn } from './table-writers.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{src,scripts,e2e,bench}/**/*.{ts,tsx,mjs}', { cwd: ROOT });
const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('names', () => {
  const DRAWERS = 'utils helpers common lib misc shared types constants index manager queries'.split(' ');

  test.each(DRAWERS)('no file or folder is a drawer called "%s"', (drawer) => {
    expect(files.filter((file) => file.split(/[/.]/).includes(drawer))).toEqual([]);
  });

  test('a module is a flat folder in an area', () => {
    const inModules = files.filter((file) => file.startsWith('src/modules/'));
    expect(inModules.filter((file) => !/^src\/modules\/[a-z]+\/[a-z-]+\/[^/]+$/.test(file))).toEqual([]);
  });

  test('what tests are set up with is in src/testing', () => {
    expect(files.filter((file) => /^src\/(?!testing\/).*\/test-[^/]+$/.test(file))).toEqual([]);
  });

  test('what runs in Node alone says so in its name', () => {
    const silent = files.filter((file) => file.startsWith('src/platform/') && !/\.server(\.test)?\.ts$/.test(file));
    expect(silent).toEqual([]);
  });
});

describe('tables', () => {
  // What fills a database for tests is no part of the product.
  const sources = files
    .filter((file) => file.endsWith('.server.ts') && !file.startsWith('src/testing/'))
    .map((file) => ({ file, text: text(file) }));

  test('are found at all', () => {
    const tables = tablesIn(sources);
    expect(tables).toContainEqual({
      name: 'transactions',
      variable: 'transactions',
      owner: 'src/modules/money/ledger',
    });
    expect(tables).toContainEqual(expect.objectContaining({ name: 'rate_limits', owner: 'src/platform' }));
  });

  test('are written by nobody but their owner', () => {
    expect(strangersWriting(sources)).toEqual([]);
  });

  test.each([
    ['drizzle', 'await db.insert(goals).values(row)'],
    ['drizzle over lines', 'await db\n  .update(goals)\n  .set(row)'],
    ['drizzle deleting', 'await db.delete(goals)'],
    ['SQL', 'await client.query(`insert into saved_goals (id) values ($1)`)'],
    ['SQL in capitals', 'sql`UPDATE saved_goals SET a = 1`'],
    ['SQL deleting', 'sql`delete from "saved_goals"`'],
    ['COPY', 'from(`copy saved_goals (id) from stdin`)'],
    ['truncate', 'sql`truncate saved_goals`'],
  ])('a stranger who writes by %s is noticed', (_, writing) => {
    const owner = {
      file: 'src/modules/planning/goals/table.server.ts',
      text: `export const goals = snakeCase.table('saved_goals', {});`,
    };
    const stranger = { file: 'src/modules/planning/tax-planning/store.server.ts', text: writing };
    expect(strangersWriting([owner, stranger])).toEqual([{ table: 'saved_goals', file: stranger.file }]);
    expect(strangersWriting([owner, { ...stranger, file: 'src/modules/planning/goals/store.server.ts' }])).toEqual([]);
  });
});

describe('the linter', () => {
  const PURE = 'src/kernel/trial';
  const BREACHES: readonly (readonly [rule: string, what: string, source: string, file?: string])[] = [
    [
      'typescript(no-floating-promises)',
      'a promise that nobody waits for',
      'export const go = () => { Promise.resolve(1); };',
    ],
    [
      'typescript(no-floating-promises)',
      'a query that is built and never run',
      "import type { NodePgDatabase } from 'drizzle-orm/node-postgres';\nexport const go = (db: NodePgDatabase) => { db.execute('select 1'); };",
      'src/modules/planning/goals/store.server.ts',
    ],
    ['typescript(no-explicit-any)', 'any', 'export const a = (b: any) => String(b);'],
    [
      'typescript(no-non-null-assertion)',
      'a promise to the compiler',
      'export const a = (b: string | null) => b!.length;',
    ],
    ['import(no-default-export)', 'a default export', 'export default 1;'],
    ['eslint(max-lines)', 'a long file', 'export {};\n'.repeat(301)],
    ['eslint(no-restricted-globals)', 'a clock in a pure file', 'export const a = () => new Date();'],
    ['eslint(no-restricted-properties)', 'another clock', 'export const a = () => Temporal.Now.instant();'],
    ['eslint(no-restricted-properties)', 'dice in a pure file', 'export const a = () => Math.random();'],
    ['eslint(no-console)', 'a word to nobody', "export const a = () => console.log('here');"],
    ['unicorn(filename-case)', 'a name in another style', 'export const a = 1;', 'src/kernel/TrialFile.ts'],
  ];
  const ALLOWED = [
    ['src/modules/planning/goals/clock.server.ts', 'export const a = () => [new Date(), Math.random()];'],
    ['src/kernel/plain.ts', 'export const a = 1;'],
  ] as const;
  const fileOf = (index: number) => BREACHES[index]?.[3] ?? `${PURE}-${index}.ts`;

  let folder: string;
  let alarms: { code: string; filename: string }[];

  // A house of its own: a file planted in ours would be found by whoever checks it at the same time.
  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'ilifa-lint-')));
    for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.json', 'package.json'])
      cpSync(join(ROOT, file), join(folder, file));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    for (const [index, [, , source]] of BREACHES.entries()) plant(fileOf(index), source);
    for (const [file, source] of ALLOWED) plant(file, source);
    const words = ['--type-aware', '--format', 'json', 'src'];
    const { stdout } = spawnSync(join(ROOT, 'node_modules', '.bin', 'oxlint'), words, {
      cwd: folder,
      encoding: 'utf8',
    });
    ({ diagnostics: alarms } = JSON.parse(stdout) as { diagnostics: typeof alarms });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function plant(file: string, source: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  const on = (file: string) => alarms.filter(({ filename }) => filename.endsWith(file)).map(({ code }) => code);

  test.each(BREACHES.map(([rule, what], index) => [rule, what, index] as const))('%s notices %s', (rule, _, index) => {
    expect(on(fileOf(index))).toContain(rule);
  });

  test.each(ALLOWED)('%s passes', (file) => {
    expect(on(file)).toEqual([]);
  });
});
