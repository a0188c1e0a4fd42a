import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ATTACKS } from './attacks.ts';
import { aftermath, look } from './aftermath.ts';
import { tableOf } from './judge.ts';
import { openStage } from './stage.ts';

// npm run attack [--only=objects,timing | --except=objects,timing] [--report=FILE]
const { values } = parseArgs({
  options: { only: { type: 'string' }, except: { type: 'string' }, report: { type: 'string' } },
});
const only = values.only?.split(',') ?? Object.keys(ATTACKS);
const except = values.except?.split(',') ?? [];
const unknown = [...only, ...except].filter((name) => !Object.hasOwn(ATTACKS, name));
if (unknown.length > 0) {
  console.error(`There is no attack "${unknown.join(', ')}", only: ${Object.keys(ATTACKS).join(', ')}.`);
  process.exit(1);
}
const stage = await openStage();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stage.close().finally(() => process.exit(130)));
try {
  const before = await look(stage);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    if (!only.includes(name) || except.includes(name)) continue;
    const [began, count] = [performance.now(), stage.tries.length];
    await attack(stage, before);
    console.log(
      `${name.padEnd(14)} ${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${stage.tries.length - count} tried`,
    );
  }
  await aftermath(stage, before);
} catch (error) {
  stage.note(
    'the attack itself',
    'runs to its end',
    error instanceof Error ? (error.stack ?? error.message) : String(error),
  );
} finally {
  await stage.close();
}
const faults = stage.tries.filter(({ fault }) => fault !== null);
console.log(`\n${tableOf(stage.tries)}\n`);
for (const { kind, what, fault } of faults.slice(0, 100)) console.log(`${kind}: ${what}: ${fault}`);
if (values.report !== undefined)
  writeFileSync(
    values.report,
    JSON.stringify({
      passed: stage.tries.length - faults.length,
      failed: faults.length,
      failures: faults.slice(0, 100).map(({ kind, what, fault }) => `${kind}: ${what}: ${fault}`),
    }),
  );
process.exit(faults.length === 0 ? 0 : 1);
