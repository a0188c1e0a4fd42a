import { LIMITS, type RateLimit } from '#kernel/limits.ts';
import type { Manifest } from '#kernel/manifest.ts';
import { MANIFESTS } from '../modules.ts';
import { everyProcedure } from './procedures.server.ts';

/** Every limit there is, each once: the one on requests first, as an operator set it. */
export function everyRateLimit(apiCall: RateLimit = LIMITS.apiCall): readonly RateLimit[] {
  const found: readonly RateLimit[] = [
    apiCall,
    ...Object.values(LIMITS),
    ...everyProcedure().flatMap(({ meta }) => meta.limit ?? []),
    ...MANIFESTS.flatMap((manifest: Manifest) => manifest.rateLimits ?? []),
  ];
  return found.filter(({ name }, at) => found.findIndex((one) => one.name === name) === at);
}
