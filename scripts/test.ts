import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { MissingPeer } from './check-packages.ts';
import { inBrief, NOTHING, slowest, type TestTime } from './check-reports.ts';
import { type Outcome, stopTools } from './check-step.ts';
import {
  API,
  API_OUTSIDE,
  API_WHOLE,
  ATTACK,
  ATTACK_TEXTS,
  ATTACK_TIMED,
  BUILD,
  CRASH,
  CRAWL,
  JOURNEYS,
  LIGHTHOUSE,
  NEW_MODULE,
  STATIC,
  type Step,
  UNIT,
} from './check-steps.ts';
import { changedSince } from './changed-files.ts';
import { LACK_NAMES, unnamed } from './left-out.ts';
import { folderInMemory } from './memory-folder.ts';
import { testsOf } from './reached.ts';

// `npm test` runs everything; `npm run check` (--fast) what takes less than a minute; `npm test -- --changed[=REVISION]`
// what the changes since that revision can reach, those since the last commit unless told.
const { values } = parseArgs({
  args: process.argv.slice(2).map((word) => (word === '--changed' ? '--changed=HEAD' : word)),
  options: { fast: { type: 'boolean', default: false }, changed: { type: 'string' } },
});
const { fast } = values;
const reach = values.changed === undefined ? null : changedSince(values.changed);
const ALL = [
  ...STATIC,
  UNIT,
  BUILD,
  API_OUTSIDE,
  ATTACK_TIMED,
  LIGHTHOUSE,
  API,
  CRASH,
  NEW_MODULE,
  ATTACK,
  ATTACK_TEXTS,
  CRAWL,
  JOURNEYS,
];
const leftOut = new Set((process.env['SKIP'] ?? '').split(',').filter((name) => name !== ''));
const names = [...ALL.map(({ name }) => name), ...LACK_NAMES];
const unknown = [...leftOut].filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`SKIP knows no "${unknown.join(', ')}", only: ${names.join(', ')}.`);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    stopTools();
    process.exit(130);
  });

// All that tests write; what `npm run check` runs writes next to nothing.
const inMemory = fast ? null : folderInMemory();
if (inMemory !== null) {
  process.env['TMPDIR'] = inMemory;
  process.once('exit', () => rmSync(inMemory, { recursive: true, force: true }));
}

const total = { passed: 0, failed: 0 };
const skipped: string[] = [];
const unsteady: string[] = [];
const failures: string[] = [];
const times: TestTime[] = [];
/** So many of the tests that took longest are named at the end. */
const SLOWEST = 20;
/** More tests than these that pass only when they are tried again are a defect, of a test or of the product. */
const UNSTEADY_AT_MOST = 3;
const began = performance.now();

// Two lanes for two cores: tools that read beside tests that run.
await Promise.all([inTurn(STATIC), inTurn([UNIT, ...(fast ? [] : [BUILD])])]);
if (!fast) {
  // What measures, or uses both cores by itself, runs alone; the rest in three lanes for two cores, since each step waits
  // for processes that start and stop, the longest first.
  const isWholeEmbedded = leftOut.has(API_OUTSIDE.name);
  await inTurn([API_OUTSIDE, ...(isWholeEmbedded ? [API_WHOLE] : [])]);
  // What these attacks measure is compared with the same call of the same run, so one more process does no harm.
  await Promise.all([inTurn([ATTACK_TIMED]), inTurn([NEW_MODULE])]);
  await inTurn([LIGHTHOUSE]);
  const waiting = [ATTACK, ATTACK_TEXTS, CRASH, CRAWL, ...(isWholeEmbedded ? [] : [API])];
  await Promise.all([takeTurns(waiting), takeTurns(waiting), takeTurns(waiting)]);
  await inTurn([JOURNEYS]);
}

console.log(`\nThe tests that took longest:\n${slowest(times, SLOWEST).join('\n')}`);
console.log(`\n${((performance.now() - began) / 1000).toFixed(0)} s in all`);
const missed = ALL.filter(
  ({ name }) => leftOut.has(name) && !(fast && ![...STATIC, UNIT].some((step) => step.name === name)),
);
if (missed.length > 0) console.log(`Left out by SKIP: ${missed.map(({ name }) => name).join(', ')}`);
if (skipped.length > 0)
  console.log(`Left out, since what they need is not on this machine:\n  ${skipped.join('\n  ')}`);
const silent = unnamed(skipped, leftOut);
if (silent.tests.length > 0) {
  const words = [...leftOut, ...silent.names].join(',');
  console.log(`${silent.tests.length} of them count as failed, since nobody named them as left out.`);
  if (silent.names.length > 0) console.log(`Bring what they need, or name them: SKIP=${words}`);
}
total.failed += silent.tests.length;
if (unsteady.length > 0) {
  const verdict = unsteady.length > UNSTEADY_AT_MOST ? 'which is too many: they count as failed' : 'each to be mended';
  console.log(`Passed only when tried again, ${verdict}:\n  ${unsteady.join('\n  ')}`);
  if (unsteady.length > UNSTEADY_AT_MOST) total.failed += unsteady.length;
}
if (failures.length > 0) console.log(`Failed:\n${failures.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** A lane: takes the next step that nobody has begun, until none is left. */
async function takeTurns(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await inTurn([step]);
}

async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (leftOut.has(step.name)) {
      say('left out', step.name, 0, 'by SKIP');
      continue;
    }
    const files = reach === null ? undefined : testsOf(step.name, reach);
    if (files === null) {
      say('left out', step.name, 0, 'the change does not reach it');
      continue;
    }
    const start = performance.now();
    const outcome = await step.run(files).catch(broken);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    skipped.push(...outcome.skipped.map((name) => `${step.name}: ${name}`));
    unsteady.push(...outcome.unsteady.map((text) => `${step.name}: ${inBrief(text)}`));
    times.push(...outcome.times.map((time) => ({ ...time, name: `${step.name}: ${time.name}` })));
    failures.push(...whatFailed(outcome).map((text) => `${step.name}: ${inBrief(text)}`));
    say(outcome.failed === 0 ? 'ok' : 'FAILED', step.name, performance.now() - start, countsOf(outcome));
    if (outcome.failed > 0 || step.isShown === true)
      console.log(['', ...outcome.failures, outcome.output.trim(), ''].join('\n'));
  }
}

/** What is said again at the end, where a long log shows it: the failures of its tests, or how the step itself ended. */
function whatFailed({ failed, failures: ofTests, output }: Outcome): readonly string[] {
  return failed > 0 && ofTests.length === 0 ? [output.trim()] : ofTests;
}

function broken(error: unknown): Outcome {
  const output = error instanceof MissingPeer ? error.message : String(error instanceof Error ? error.stack : error);
  return { ...NOTHING, failed: 1, output };
}

function countsOf({ passed, failed, skipped: missing }: Outcome): string {
  const counts = [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(missing.length > 0 ? [`${missing.length} left out`] : []),
  ];
  return passed + failed + missing.length === 0 ? '' : counts.join(', ');
}

function say(verdict: string, name: string, milliseconds: number, counts: string): void {
  console.log(
    `${verdict.padEnd(9)}${name.padEnd(13)}${(milliseconds / 1000).toFixed(1).padStart(7)} s   ${counts}`.trimEnd(),
  );
}
