import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '../scripts/check-chromium.ts';
import { withOutsidePostgres } from '../scripts/check-postgres.ts';
import { ROOT } from '../scripts/install.mjs';

// npm run faults [-- NAME]: plants faults into a copy of the last commit, one at a time, and says which checks find them.
// Those are what a faster run of all tests must not lose (decision 087).

type Fault = {
  readonly name: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly sound: string;
  readonly faulty: string;
  /** The part of `npm test` that has to find it. */
  readonly check: readonly string[];
  readonly needs?: 'build' | 'outside';
};

const JOURNEY = ['npx', 'playwright', 'test', '--retries=0'];
const DEBTS = 'migrations/20261129073042_debts-on-accounts/migration.sql';

const FAULTS: readonly Fault[] = [
  {
    name: 'amounts in texts are shown to viewers without amounts',
    file: 'src/kernel/withheld.ts',
    sound: "if (typeof answer === 'string') return strikeOut(answer);",
    faulty: "if (typeof answer === 'string') return answer;",
    check: [...JOURNEY, 'sharing.journey'],
    needs: 'build',
  },
  {
    name: 'the focus leaves an open dialog',
    file: 'src/ui/dialog.tsx',
    sound: '<Base.Root\n      open={open}',
    faulty: '<Base.Root\n      modal={false}\n      open={open}',
    check: [...JOURNEY, 'dialogs.journey', 'keyboard.journey'],
    needs: 'build',
  },
  {
    name: 'a grey too dark to read in the dark theme',
    file: 'src/ui/theme.css',
    sound: '--color-faint: light-dark(#676659, #9c9b90);',
    faulty: '--color-faint: light-dark(#676659, #5c5b54);',
    check: [...JOURNEY, 'looks.journey', '--grep=household'],
    needs: 'build',
  },
  {
    name: 'something sticks out of a page on a phone',
    file: 'src/ui/theme.css',
    sound: "  time,\n  input[inputmode='decimal'] {",
    faulty: "  main h1 {\n    min-width: 480px;\n  }\n  time,\n  input[inputmode='decimal'] {",
    check: [...JOURNEY, 'looks.journey', '--grep=household'],
    needs: 'build',
  },
  {
    name: 'a link that leads planners nowhere',
    file: 'src/modules/front/onboarding/words.ts',
    sound: "to: '/app/clients',",
    faulty: "to: '/app/client',",
    check: ['node', 'scripts/run.mjs', 'e2e/crawl/main.ts', '--only=financial_planner'],
    needs: 'build',
  },
  {
    name: 'debts are read without their workspace, on PostgreSQL 15',
    file: DEBTS,
    sound: 'ON "debts" TO "ilifa_app" USING (workspace_id = (select app_workspace()) and ((select',
    faulty: 'ON "debts" TO "ilifa_app" USING (((select',
    check: ['npx', 'vitest', 'run', '--project', 'api', 'src/apps/server/foreign-rows.server.test.ts'],
    needs: 'outside',
  },
];

const [wanted = ''] = process.argv.slice(2);
const copy = join(mkdtempSync(join(tmpdir(), 'ilifa-faults-')), 'product');
execFileSync('git', ['clone', '--quiet', ROOT, copy]);
execFileSync('cp', ['-a', join(ROOT, 'node_modules'), copy]);
const env = { ...process.env, NO_COLOR: '1', CHROMIUM: await chromium() };

let missed = 0;
/** Checks that found nothing in the product as it is. */
const contented = new Set<string>();
try {
  for (const fault of FAULTS.filter(({ name }) => name.includes(wanted))) {
    await expectContent(fault);
    const file = join(copy, fault.file);
    const text = readFileSync(file, 'utf8');
    if (text.split(fault.sound).length !== 2) throw new Error(`${fault.file} has no one place for "${fault.name}"`);
    writeFileSync(file, text.replace(fault.sound, fault.faulty));
    const found = await complaintOf(fault);
    console.log(
      `${found === null ? 'MISSED' : 'found '}  ${fault.name}${found === null ? '' : `\n          ${found}`}`,
    );
    if (found === null) missed += 1;
    writeFileSync(file, text);
  }
} finally {
  rmSync(join(copy, '..'), { recursive: true, force: true });
}
process.exit(missed === 0 ? 0 : 1);

/** A check that fails without any fault proves nothing. @throws Error with what it says */
async function expectContent(fault: Fault): Promise<void> {
  const key = fault.check.join(' ');
  if (contented.has(key)) return;
  const complaint = await complaintOf(fault);
  if (complaint !== null) throw new Error(`${key} fails as it is: ${complaint}`);
  contented.add(key);
}

/** What the check says of a fault: its first words of failure; null where it is content. */
async function complaintOf({ check, needs }: Fault): Promise<string | null> {
  if (needs === 'build') execFileSync('node', ['scripts/run.mjs', 'scripts/build.ts'], { cwd: copy, stdio: 'ignore' });
  if (needs === 'outside')
    return withOutsidePostgres((url) => Promise.resolve(tried(check, { TEST_DATABASE_URL: url })));
  return tried(check, {});
}

function tried([command = '', ...words]: readonly string[], more: Readonly<Record<string, string>>): string | null {
  try {
    execFileSync(command, words, { cwd: copy, env: { ...env, ...more }, stdio: 'pipe', maxBuffer: 1e9 });
    return null;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    const lines = `${stdout?.toString() ?? String(error)}\n${stderr?.toString() ?? ''}`
      .split('\n')
      .map((line) => line.trim());
    return (
      lines.find((line) => /✘|FAIL|(?:from .*): /.test(line)) ??
      lines.findLast((line) => line !== '') ??
      ''
    ).slice(0, 160);
  }
}
