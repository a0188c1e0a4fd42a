import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';

export const manifest = { contract: { push: contract } } as const satisfies Manifest;
