// `npm start`: from a bare clone to the running product.
import { isBuildStale } from './build-hash.mjs';
import { ensureInstalled, handOver, pinnedNode, ROOT, run } from './install.mjs';

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

/**
 * npm passes Ctrl-C on to a process that the terminal has told already, and the second one must not
 * cut the product's farewell short. Before the product listens, the first one ends us as ever.
 * @param {NodeJS.Signals} signal
 */
function hearOnce(signal) {
  let heard = false;
  process.on(signal, () => {
    if (!heard && process.listenerCount(signal) === 1) process.exit(130);
    heard = true;
  });
}
