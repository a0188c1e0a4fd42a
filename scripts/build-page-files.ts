import { readFileSync, globSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PAGE_FILES, type PageFiles } from '../src/apps/server/page-files.ts';
import { chunksOf, chunkWith, reachedFrom } from './build-reached.ts';
import { folder } from './build-target.ts';

/** The signed-in application, whichever page is open. */
const APP = 'src/apps/web/app.tsx';

/** Lists which scripts each page of the product needs, so that the server can name them before the first of them has run. */
export function pageFiles(): Plugin {
  return {
    name: 'ilifa-page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName.startsWith('assets/'));
        if (entry === undefined) throw new Error('The build has no entry; scripts/build-page-files.ts looks for it.');
        /** What a source needs beside the scripts that are there already. */
        const needed = (source: string, there: readonly string[]) =>
          reachedFrom(chunks, [chunkWith(chunks, source)]).filter((file) => !there.includes(file));
        const first = reachedFrom(chunks, [entry.fileName]);
        const app = needed(APP, first);
        const addresses = (files: readonly string[]) => files.map((file) => `/${file}`);
        const pages = screens().map(([path, source]) => [path, addresses(needed(source, [...first, ...app]))] as const);
        const found: PageFiles = { app: addresses(app), pages: Object.fromEntries(pages) };
        this.emitFile({ type: 'asset', fileName: PAGE_FILES.slice(1), source: JSON.stringify(found) });
      },
    },
  };
}

const SCREEN = /\bpath: '(?<path>[^']+)'(?:(?!\bpath: ')[^])*?\bload: \(\) =>\s+import\('\.\/(?<page>[^']+)'\)/g;

/** Path and source of each page, as the modules declare them; where a function makes the path, the page is fetched a moment later. */
function screens(): [string, string][] {
  return globSync('src/modules/*/*/module.client.tsx', { cwd: folder('.') }).flatMap((file) =>
    [...readFileSync(folder(file), 'utf8').matchAll(SCREEN)].map(({ groups }): [string, string] => [
      groups?.['path'] ?? '',
      file.replace('module.client.tsx', groups?.['page'] ?? ''),
    ]),
  );
}
