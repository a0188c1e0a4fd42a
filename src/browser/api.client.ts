import type { AnyContractRouter } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { QueryClient } from '@tanstack/react-query';
import { connectionNow } from './connection.client.ts';
import { codeOf } from './failure.client.ts';
import { hashOf } from './hash-of.ts';
import { clientFor } from './rpc.client.ts';

/**
 * Queries and mutations of one module, typed by its contract: `apiFor<typeof contract>('accounts')`, then
 * `useQuery(api.list.queryOptions({ input }))`. Import the contract as a type only.
 */
export function apiFor<Contract extends AnyContractRouter>(module: string) {
  return createTanstackQueryUtils(clientFor<Contract>(module), { path: [module] });
}

/** One cache for the app: a failed read is asked once more, and going back to the window asks nothing (§9). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A declared refusal will be the same the second time; a server that is away is looked for, and then all is asked anew.
      retry: (failures, error) => failures < 1 && codeOf(error) === null && connectionNow().isReached,
      refetchOnWindowFocus: false,
      // Left alone, the library holds a call back while the browser says that there is no network, and says nothing of it.
      networkMode: 'always',
      queryKeyHashFn: hashOf,
    },
    mutations: { networkMode: 'always' },
  },
});
