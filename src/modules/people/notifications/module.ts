import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';

export const manifest = {
  contract: { notifications: contract },
  offline: ['notifications/bell.parts.tsx', 'notifications/panel.tsx'],
} as const satisfies Manifest;
