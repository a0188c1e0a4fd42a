import type { Manifest } from '#kernel/manifest.ts';
import { SETTINGS } from '#kernel/modules.ts';
import { contract } from './contract.ts';

export const manifest = { module: SETTINGS, contract: { profile: contract } } as const satisfies Manifest;
