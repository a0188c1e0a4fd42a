import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { openWorkspaceId } from './open-workspace.client.ts';

const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  headers: () => {
    const workspace = openWorkspaceId();
    return workspace === null ? {} : { 'x-workspace-id': workspace };
  },
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
});

/**
 * A typed client for one module: `clientFor<typeof contract>('identity')`. The contract is imported as a
 * type only, so that neither it nor zod travels to the browser.
 */
export function clientFor<Contract extends AnyContractRouter>(module: string): ContractRouterClient<Contract> {
  return createORPCClient(link, { path: [module] });
}
