// `node scripts/run.mjs scripts/NAME.ts …`: what every npm script goes through, so that each works on a bare clone.
import { ensureInstalled, handOver } from './install.mjs';

const [file = '', ...words] = process.argv.slice(2);
await ensureInstalled();
await handOver(file, words);
