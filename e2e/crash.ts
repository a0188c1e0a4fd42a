import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { diskTrials } from './crash-disk.ts';
import { EARLIER, openEarlier } from './crash-earlier.ts';
import { cutPower, momentsOf, OCCASIONS, SHORTEST } from './crash-power.ts';
import { fewHandlesTrial, fullDiskTrial } from './crash-limits.ts';
import { closeStage, openStage } from './crash-stage.ts';
import { stopUnderLoad } from './crash-stop.ts';
import { calmDuration, strike, type Trial, VICTIMS } from './crash-trials.ts';
import { mountsImpossible } from './system.ts';

// npm run crash -- [--times=20] [--rows=10000] [--cuts=12] [--only=app,server,backend,disk,limits,stop,power,earlier] [--short] [--report=FILE]
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    rows: { type: 'string', default: '10000' },
    cuts: { type: 'string', default: '12' },
    only: { type: 'string' },
    /** What every run of the tests can afford: one power cut where each promise hangs, no room, no handles, and the data of earlier versions. */
    short: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
});
const [times, rows] = [Number(values.times), Number(values.rows)];
const only = new Set(
  (
    values.only ??
    (values.short ? 'limits,power,earlier' : [...VICTIMS, 'disk', 'limits', 'stop', 'power', 'earlier'].join(','))
  ).split(','),
);
const tried: { name: string; faults: readonly string[] }[] = [];
const blows: Trial[] = [];
const skipped: string[] = [];

const victims = VICTIMS.filter((victim) => only.has(victim));
if (victims.length > 0) {
  const stage = await openStage(rows);
  try {
    const calm = await calmDuration(stage);
    console.log(
      `An import of ${rows} rows takes ${calm.toFixed(0)} ms undisturbed. Blows fall within that time and a little after it.`,
    );
    for (const victim of victims)
      for (let at = 0; at < times; at += 1)
        // One in each equal part of the duration, anywhere in it: all phases are met, none at a fixed point.
        reportBlow(await strike(stage, victim, (1.1 * calm * (at + Math.random())) / times));
  } finally {
    await closeStage(stage);
  }
}
if (only.has('disk') && isMountable('a full disk'))
  for (const trial of await diskTrials(rows, times)) reportBlow(trial);
const rest = [limits, power, stop, earlier];
// In short beside each other, since each mostly waits for processes that start and stop; else what they take is compared.
if (values.short) await Promise.all(rest.map((trials) => trials()));
else for (const trials of rest) await trials();

const faulty = tried.filter(({ faults }) => faults.length > 0);
const count = (verdict: string) => blows.filter((trial) => trial.verdict === verdict).length;
if (blows.length > 0)
  console.log(
    `Of ${blows.length} imports: ${count('before')} before, ${count('after')} after, ${count('BETWEEN')} between.`,
  );
console.log(`${tried.length} tried, ${faulty.length} with a fault.`);
if (values.report !== undefined)
  writeFileSync(
    values.report,
    JSON.stringify({
      passed: tried.length - faulty.length,
      failed: faulty.length,
      skipped,
      failures: faulty.map(({ name, faults }) => `${name}: ${faults.join('; ')}`),
    }),
  );
// In short it is a step of the tests, which themselves tell what was left out and whether it may be.
process.exit((skipped.length > 0 && !values.short) || faulty.length > 0 ? 1 : 0);

async function limits(): Promise<void> {
  if (!only.has('limits') || !isMountable('e-mails on a full disk')) return;
  for (const [name, trial] of [
    ['a full disk', fullDiskTrial],
    ['file handles', fewHandlesTrial],
  ] as const) {
    const { faults, figures } = await trial();
    report(`limits: ${name}`, faults, figures);
  }
}

async function power(): Promise<void> {
  if (!only.has('power') || !isMountable('a power cut')) return;
  const cuts = OCCASIONS.flatMap((occasion) =>
    momentsOf(occasion, Number(values.cuts)).map((moment) => ({ occasion, moment })),
  );
  // In short on one disk, one after the other; else each on a new one.
  for (const disk of values.short ? [SHORTEST] : cuts.map((cut) => [cut]))
    for await (const { occasion, moment, acknowledged, away, faults } of cutPower(disk))
      report(`power: ${occasion}`, faults, [
        `${moment.toFixed(0)} ms`.padStart(8),
        `${acknowledged} rows`.padStart(10),
        `back after ${(away / 1000).toFixed(1)} s`,
      ]);
}

async function stop(): Promise<void> {
  if (!only.has('stop')) return;
  const { faults, figures } = await stopUnderLoad();
  report('stop: SIGTERM', faults, figures);
}

async function earlier(): Promise<void> {
  if (!only.has('earlier')) return;
  for (const version of EARLIER) {
    const { rows: there, away, faults } = await openEarlier(version);
    report(`data of ${version}`, faults, [`${there} rows`.padStart(10), `started in ${(away / 1000).toFixed(1)} s`]);
  }
}

function isMountable(what: string): boolean {
  const impossible = mountsImpossible();
  if (impossible === null) return true;
  skipped.push(`${what}, as root on Linux`);
  console.error(`The trials of ${what} could not be run: ${impossible}.`);
  return false;
}

function reportBlow(trial: Trial): void {
  blows.push(trial);
  const { what, moment, rows: there, verdict, away, answer, faults } = trial;
  report(what, faults, [
    `${moment.toFixed(0)} ms`.padStart(8),
    `${there} rows`.padStart(10),
    verdict.padEnd(7),
    `back after ${(away / 1000).toFixed(1)} s`.padStart(18),
    `told: ${answer}`,
  ]);
}

function report(name: string, faults: readonly string[], columns: readonly string[]): void {
  tried.push({ name, faults });
  console.log([name.padEnd(24), ...columns].join('  '));
  for (const fault of faults) console.log(`    FAULT ${fault}`);
}
