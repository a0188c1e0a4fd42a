// `npm start`: from a bare clone to the running product.
import { isBuildStale } from './build-hash.mjs';
import { ensureInstalled, handOver, hearOnce, pinnedNode, ROOT, run } from './install.mjs';

const words = process.argv.slice(2);
await ensureInstalled();
if (isBuildStale(ROOT)) {
  console.log('Building the pages; this takes a few seconds.');
  const code = await run(pinnedNode(), ['scripts/build.ts']);
  if (code !== 0) {
    console.error('The pages could not be built; what the builder said is above. Your data was not touched.');
    process.exit(1);
  }
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) hearOnce(signal);
await handOver('src/apps/server/main.server.ts', words);
