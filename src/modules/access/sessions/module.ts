import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';

export const manifest = {
  contract: { sessions: contract },
  offline: ['sessions/rest-watch.parts.tsx', 'sessions/still-there.tsx'],
} as const satisfies Manifest;
