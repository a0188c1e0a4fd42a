import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';

export const manifest = {
  contract: { installation: contract },
  offline: ['site-settings/announcement.parts.tsx'],
} as const satisfies Manifest;
