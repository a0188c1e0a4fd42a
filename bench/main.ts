import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { withOutsidePostgres } from '../scripts/check-postgres.ts';
import { measureBudgets } from './budgets.ts';
import { measureBulk } from './bulk.ts';
import { measureCashFlow } from './cash-flow.ts';
import { measureDebts } from './debts.ts';
import { measureFirstLoad } from './first-load.ts';
import { tellForecasts } from './forecast.ts';
import { measureImport } from './import.ts';
import { type Line, tableOf } from './measure.ts';
import { measureGoals } from './goals.ts';
import { measureProjects } from './projects.ts';
import { measureReads } from './reads.ts';
import { measureRequests } from './requests.ts';
import { measureRules } from './rules.ts';
import { measureStart } from './start.ts';
import { embeddedYard, outsideYard, type Yard } from './yard.ts';

// npm run bench -- [--rows=10000,100000,1000000] [--only=start,rules,import,bulk,reads,budgets,projects,debts,goals,cash-flow,forecast,requests,first-load] [--seeds=40] [--outside] [--no-embedded]
// With --outside, everything that the database decides is measured as well on the server that TEST_DATABASE_URL names (as
// a superuser), or on a fresh PostgreSQL of Debian's.
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,100000,1000000' },
    outside: { type: 'boolean', default: false },
    embedded: { type: 'boolean', default: true },
    seeds: { type: 'string', default: '40' },
    only: {
      type: 'string',
      default: 'start,rules,import,bulk,reads,budgets,projects,debts,goals,cash-flow,forecast,requests,first-load',
    },
  },
  allowNegative: true,
});
const sizes = values.rows.split(',').map(Number);
const only = new Set(values.only.split(','));
const say = (text: string) => console.error(`… ${text}`);

const [cpu] = cpus();
console.log(
  `${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, ${new Date().toISOString()}`,
);
console.log(
  'Each figure is the median of n runs after a warm-up; the databases write as durably as a person gets them.\n',
);

const lines: Line[] = [];
if (only.has('forecast')) console.log(`${await tellForecasts(Number(values.seeds), say)}\n`);
if (only.has('start')) lines.push(...(await measureStart()));
if (values.embedded && [...only].some((one) => one !== 'forecast' && one !== 'start'))
  await inYard(embeddedYard, async (yard) => {
    await measureDatabase(yard);
    if (only.has('first-load')) lines.push(...(await measureFirstLoad(yard)));
  });
// Memory as a server of 4 GB would get it; all else as PostgreSQL is installed.
if (values.outside)
  await withOutsidePostgres((url) => inYard(() => outsideYard(url), measureDatabase), {
    settings: ['shared_buffers=1GB'],
  });
if (lines.length > 0) console.log(tableOf(lines));

async function measureDatabase(yard: Yard): Promise<void> {
  if (only.has('import')) lines.push(...(await measureImport(yard)));
  if (only.has('bulk')) lines.push(...(await measureBulk(yard)));
  if (only.has('rules')) lines.push(...(await measureRules(yard)));
  if (only.has('requests')) lines.push(...(await measureRequests(yard)));
  if (only.has('budgets')) lines.push(...(await measureBudgets(yard, sizes, say)));
  if (only.has('projects')) lines.push(...(await measureProjects(yard, sizes)));
  if (only.has('reads')) lines.push(...(await measureReads(yard, sizes, say)));
  if (only.has('cash-flow')) lines.push(...(await measureCashFlow(yard, sizes, say)));
  if (only.has('debts')) lines.push(...(await measureDebts(yard, sizes, say)));
  if (only.has('goals')) lines.push(...(await measureGoals(yard, sizes, say)));
}

async function inYard(open: () => Promise<Yard>, work: (yard: Yard) => Promise<void>): Promise<void> {
  const yard = await open();
  try {
    await work(yard);
  } finally {
    await yard.close();
  }
}
