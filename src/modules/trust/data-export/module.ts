import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';
import { contract as storage } from './storage.contract.ts';

export const manifest = { contract: { storage, leaving: contract } } as const satisfies Manifest;
