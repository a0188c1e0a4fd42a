import { apiFor } from '#browser/api.client.ts';
import type { contract } from './webhooks.contract.ts';

export const api = apiFor<typeof contract>('webhooks');
