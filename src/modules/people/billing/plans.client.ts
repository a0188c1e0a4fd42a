import { apiFor } from '#browser/api.client.ts';
import type { contract } from './contract.ts';

const api = apiFor<typeof contract>('billing');

/** What plans cost; it changes with a start of the server alone. */
export const pricesQuery = api.prices.queryOptions({ staleTime: 60_000 });

/** A plan changes seldom: what is known of it is fresh for a minute (§9). */
export const plansQuery = api.subscriptions.queryOptions({ staleTime: 60_000 });

/** Figures of all subscriptions; for those who run the site. */
export const metricsQuery = api.metrics.queryOptions({ staleTime: 60_000 });
