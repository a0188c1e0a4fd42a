import { clientFor } from '#browser/rpc.client.ts';
import type { contract } from './contract.ts';

/** Calls of factors, without a cache of answers: the page of the second step loads nothing it does not need. */
export const api = clientFor<typeof contract>('factors');
