import type { Manifest } from '#kernel/manifest.ts';
import { USERS } from '#kernel/modules.ts';
import { contract } from './contract.ts';

export const manifest = { module: USERS, contract: { enquiries: contract } } as const satisfies Manifest;
