import type { Manifest } from '#kernel/manifest.ts';
import { contract } from './contract.ts';

export const manifest = { contract: { publicHolidays: contract } } as const satisfies Manifest;
