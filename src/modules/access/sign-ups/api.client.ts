import { clientFor } from '#browser/rpc.client.ts';
import type { contract } from './contract.ts';

export const api = clientFor<typeof contract>('signUps');
