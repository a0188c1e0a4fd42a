import { apiFor } from '#browser/api.client.ts';
import type { contract } from './contract.ts';
import type { givenContract } from './given-contract.ts';

export const api = apiFor<typeof contract>('debts');
export const givenApi = apiFor<typeof givenContract>('loansGiven');
