import { parseArgs } from 'node:util';
import { diskTrials, diskTrialsImpossible } from './crash-disk.ts';
import { closeStage, openStage } from './crash-stage.ts';
import { calmDuration, strike, type Trial, VICTIMS } from './crash-trials.ts';

// node e2e/crash.ts --times=20 [--rows=10000] [--only=app,server,backend,disk]
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    rows: { type: 'string', default: '10000' },
    only: { type: 'string', default: 'app,server,backend,disk' },
  },
});
const times = Number(values.times);
const rows = Number(values.rows);
const only = new Set(values.only.split(','));
const trials: Trial[] = [];
let refused = false;

const victims = VICTIMS.filter((victim) => only.has(victim));
if (victims.length > 0) {
  const stage = await openStage(rows);
  try {
    const calm = await calmDuration(stage);
    console.log(
      `An import of ${rows} rows takes ${calm.toFixed(0)} ms undisturbed. Blows fall within that time and a little after it.`,
    );
    for (const victim of victims)
      for (let at = 0; at < times; at += 1) {
        // One in each equal part of the duration, anywhere in it: all phases are met, none at a fixed point.
        const trial = await strike(stage, victim, (1.1 * calm * (at + Math.random())) / times);
        trials.push(trial);
        report(trial);
      }
  } finally {
    await closeStage(stage);
  }
}
if (only.has('disk')) {
  const impossible = diskTrialsImpossible();
  if (impossible === null)
    for (const trial of await diskTrials(rows, times)) {
      trials.push(trial);
      report(trial);
    }
  else {
    refused = true;
    console.error(`The trials on a full disk could not be run: ${impossible}.`);
  }
}

const count = (verdict: string) => trials.filter((trial) => trial.verdict === verdict).length;
const faulty = trials.filter(({ faults }) => faults.length > 0);
console.log(
  `${trials.length} blows: ${count('before')} before, ${count('after')} after, ${count('BETWEEN')} between, ${faulty.length} with a fault.`,
);
process.exit(refused || faulty.length > 0 ? 1 : 0);

function report({ what, moment, rows: there, verdict, away, answer, faults }: Trial): void {
  const columns = [
    what.padEnd(24),
    `${moment.toFixed(0)} ms`.padStart(8),
    `${there} rows`.padStart(10),
    verdict.padEnd(7),
    `back after ${(away / 1000).toFixed(1)} s`.padStart(18),
    `told: ${answer}`,
  ];
  console.log(columns.join('  '));
  for (const fault of faults) console.log(`    FAULT ${fault}`);
}
