import { apiFor } from '#browser/api.client.ts';
import type { contract } from './storage.contract.ts';

export const api = apiFor<typeof contract>('storage');
