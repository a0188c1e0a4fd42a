import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';

export const manifest = {
  contract: { workspaces: contract },
  offline: ['workspaces/switcher.parts.tsx', 'workspaces/switcher-menu.tsx'],
} as const satisfies Manifest;
