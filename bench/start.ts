import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningApp, startApp } from '../e2e/running-app.ts';
import { type Line, sampleOf } from './measure.ts';

const ROUNDS = 5;
const SECOND_START = 5000;

/** From `npm start` (its script, the pages being built) to the printed address, on the embedded database. */
export async function measureStart(): Promise<Line[]> {
  const times = { fresh: [] as number[], again: [] as number[], killed: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const dataFolder = mkdtempSync(join(tmpdir(), 'ilifa-bench-'));
    const start = async (which: keyof typeof times): Promise<RunningApp> => {
      const began = performance.now();
      const app = await startApp({ dataFolder });
      times[which].push(performance.now() - began);
      return app;
    };
    await (await start('fresh')).stop();
    await (await start('again')).kill();
    await (await start('killed')).stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
  const aim = (values: readonly number[]) => ({ text: '< 5 s', reached: sampleOf(values).median < SECOND_START });
  return [
    { what: 'first start, empty data folder', unit: 'ms', found: sampleOf(times.fresh) },
    { what: 'second start', unit: 'ms', found: sampleOf(times.again), aim: aim(times.again) },
    {
      what: 'start after kill -9 (database adopted)',
      unit: 'ms',
      found: sampleOf(times.killed),
      aim: aim(times.killed),
    },
  ];
}
