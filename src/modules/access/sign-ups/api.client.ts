import { clientFor } from '#ui/rpc.client.ts';
import type { contract } from './contract.ts';

export const api = clientFor<typeof contract>('signUps');
