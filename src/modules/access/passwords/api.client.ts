import { clientFor } from '#browser/rpc.client.ts';
import type { contract } from './contract.ts';

/** Calls of credentials, without a cache of answers: the pages that e-mails lead to load nothing they do not need. */
export const api = clientFor<typeof contract>('credentials');
