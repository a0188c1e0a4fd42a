import { apiFor } from '#ui/api.client.ts';
import type { contract } from './contract.ts';

export const api = apiFor<typeof contract>('partners');
