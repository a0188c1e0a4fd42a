import { clientFor } from '#browser/rpc.client.ts';
import type { contract } from './contract.ts';

/** Calls of identity, without a cache of answers: the pages that sign people in load nothing they do not need. */
export const api = clientFor<typeof contract>('identity');
