import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measureBulk } from './bulk.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureImport } from './import.ts';
import { type Line, tableOf } from './measure.ts';
import { measureReads } from './reads.ts';
import { measureRequests } from './requests.ts';
import { measureRules } from './rules.ts';
import { measureStart } from './start.ts';
import { embeddedYard, outsideYard, type Yard } from './yard.ts';

// npm run bench -- [--rows=10000,100000,1000000] [--only=start,rules,import,bulk,reads,requests,first-load]
// TEST_DATABASE_URL (a superuser of any server): everything that the database decides is measured there as well.
const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '10000,100000,1000000' },
    only: { type: 'string', default: 'start,rules,import,bulk,reads,requests,first-load' },
  },
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
if (only.has('start')) lines.push(...(await measureStart()));
if (only.has('rules')) lines.push(...(await measureRules()));
await inYard(embeddedYard, async (yard) => {
  if (only.has('import')) lines.push(...(await measureImport(yard)));
  if (only.has('bulk')) lines.push(...(await measureBulk(yard)));
  if (only.has('requests')) lines.push(...(await measureRequests(yard)));
  if (only.has('first-load')) lines.push(...(await measureFirstLoad(yard)));
  if (only.has('reads')) lines.push(...(await measureReads(yard, sizes, say)));
});
const outside = process.env['TEST_DATABASE_URL'] ?? '';
if (outside !== '')
  await inYard(
    () => outsideYard(outside),
    async (yard) => {
      if (only.has('import')) lines.push(...(await measureImport(yard)));
      if (only.has('bulk')) lines.push(...(await measureBulk(yard)));
      if (only.has('requests')) lines.push(...(await measureRequests(yard)));
      if (only.has('reads')) lines.push(...(await measureReads(yard, sizes, say)));
    },
  );
console.log(tableOf(lines));

async function inYard(open: () => Promise<Yard>, work: (yard: Yard) => Promise<void>): Promise<void> {
  const yard = await open();
  try {
    await work(yard);
  } finally {
    await yard.close();
  }
}
