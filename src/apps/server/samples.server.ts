import type { Manifest } from '#kernel/manifest.ts';
import { MANIFESTS } from '../modules.ts';

/** Makes the sample calls of every module: the demo has something to show, and tests have a row in each table. */
export async function callSamples(api: unknown): Promise<void> {
  const manifests: readonly Manifest[] = MANIFESTS;
  for (const { procedure, input } of manifests.flatMap(({ samples }) => samples ?? [])) {
    const call = procedure.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], api);
    await (call as (asked: unknown) => Promise<unknown>)(input);
  }
}
