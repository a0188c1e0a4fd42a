import { apiFor } from '#browser/api.client.ts';
import type { contract } from './api-keys.contract.ts';

export const api = apiFor<typeof contract>('apiKeys');
