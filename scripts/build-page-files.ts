import { readFileSync, globSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { PAGE_FILES, type PageFiles } from '../src/apps/server/page-files.ts';
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
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry, fileName }) => isEntry && fileName.startsWith('assets/'));
        if (entry === undefined) throw new Error('The build has no entry; scripts/build-page-files.ts looks for it.');
        const first = reached(chunks, entry.fileName);
        const app = reached(chunks, fileOf(chunks, APP)).filter((file) => !first.includes(file));
        const pages = screens().map(([path, source]): [string, string[]] => [
          path,
          reached(chunks, fileOf(chunks, source)).filter((file) => !first.includes(file) && !app.includes(file)),
        ]);
        const found: PageFiles = { app, pages: Object.fromEntries(pages) };
        this.emitFile({ type: 'asset', fileName: PAGE_FILES.slice(1), source: JSON.stringify(found) });
      },
    },
  };
}

const SCREEN = /\bpath: '(?<path>[^']+)'(?:(?!\bpath: ')[^])*?\bload: \(\) =>\s+import\('\.\/(?<page>[^']+)'\)/g;

/** Path and source of each page, as the modules declare them; one whose path is reckoned is fetched a moment later. */
function screens(): [string, string][] {
  return globSync('src/modules/*/*/module.client.tsx', { cwd: folder('.') }).flatMap((file) =>
    [...readFileSync(folder(file), 'utf8').matchAll(SCREEN)].map(({ groups }): [string, string] => [
      groups?.['path'] ?? '',
      file.replace('module.client.tsx', groups?.['page'] ?? ''),
    ]),
  );
}

type Chunks = readonly Rolldown.OutputChunk[];

function fileOf(chunks: Chunks, source: string): string {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId === folder(source)) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(folder(source)));
  if (chunk === undefined) throw new Error(`The build has no ${source}; scripts/build-page-files.ts names it.`);
  return chunk.fileName;
}

/** A file and all that it imports at once. */
function reached(chunks: Chunks, from: string): string[] {
  const found = new Set<string>();
  const waiting = [from];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []));
  }
  return [...found].map((file) => `/${file}`);
}
