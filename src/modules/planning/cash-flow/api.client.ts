import { apiFor } from '#browser/api.client.ts';
import type { contract } from './contract.ts';

export const api = apiFor<typeof contract>('cashFlow');
