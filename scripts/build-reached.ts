import type { Rolldown } from 'vite';

type Chunks = readonly Rolldown.OutputChunk[];

/** The scripts of a build. */
export function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

/** The script that a source is in. @param source its path, or the end of it */
export function chunkWith(chunks: Chunks, source: string): string {
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
  if (chunk === undefined) throw new Error(`The build has no ${source}, which a script or a module.ts names.`);
  return chunk.fileName;
}

/** These scripts, and all that they import at once. */
export function reachedFrom(chunks: Chunks, files: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(chunks.find(({ fileName }) => fileName === file)?.imports ?? []));
  }
  return [...found];
}
