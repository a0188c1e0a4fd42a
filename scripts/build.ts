import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { isBuildStale, sourceHash } from './build-hash.mjs';
import { buildSite } from './build-site.ts';
import { folder } from './build-target.ts';

const root = folder('.');

if (!process.argv.includes('--force') && !isBuildStale(root)) {
  console.log('The build is up to date.');
} else {
  const began = performance.now();
  // Taken first: what changes meanwhile makes the build stale, not falsely fresh.
  const hash = sourceHash(root);
  rmSync(folder('build/.hash'), { force: true });
  mkdirSync(folder('build'), { recursive: true });
  await Promise.all([
    build({ configFile: folder('vite.config.ts'), logLevel: 'warn' }),
    build({ configFile: folder('vite.admin.config.ts'), logLevel: 'warn' }),
    buildSite(),
  ]);
  writeFileSync(folder('build/.hash'), `${hash}\n`);
  console.log(
    `Built the product, the public site and the portal in ${((performance.now() - began) / 1000).toFixed(1)} s.`,
  );
}
