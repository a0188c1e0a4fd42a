import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import { BatchLinkPlugin, SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { goesAlone } from './batches.ts';
import { askWhetherItIsThem } from './confirmation.client.ts';
import { noteReached, noteUnreached } from './connection.client.ts';
import { codeOf, isUnreached } from './failure.client.ts';
import { noteUse } from './last-use.client.ts';
import { deviceHeaders } from './device-headers.client.ts';
import type { takeFirstAnswer } from './first-answers.client.ts';
import { fetchNotingBuild } from './newer-build.client.ts';
import { openWorkspaceId } from './open-workspace.client.ts';
import { pagesHeader } from './pages-entered.client.ts';

let known: typeof takeFirstAnswer = () => null;

/** Asks there before the server. Signing in, whose pages bring no answers, does without. */
export function answerFirstFrom(take: typeof takeFirstAnswer): void {
  known = take;
}

/** What the server takes in one request. */
const MOST_CALLS_IN_A_BATCH = 20;

const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  headers: (_, path) => {
    const workspace = openWorkspaceId();
    const said = { ...deviceHeaders(), ...(goesAlone(path) ? {} : pagesHeader()) };
    return workspace === null ? said : { ...said, 'x-workspace-id': workspace };
  },
  fetch: fetchNotingBuild,
  interceptors: [
    async (call) => {
      try {
        const answer = await call.next();
        noteUse();
        noteReached();
        return answer;
      } catch (error) {
        if (isUnreached(error)) noteUnreached();
        else noteReached();
        throw error;
      }
    },
    // What needs a fresh confirmation asks for it in place, and is then sent again as it was.
    async (call) => {
      try {
        return await call.next();
      } catch (error) {
        if (codeOf(error) !== 'CONFIRMATION_NEEDED' || !(await askWhetherItIsThem())) throw error;
        return call.next();
      }
    },
    (call) => {
      const brought = known(call.path, call.input);
      return brought === null ? call.next() : Promise.resolve(brought.output);
    },
  ],
  plugins: [
    new SimpleCsrfProtectionLinkPlugin(),
    // Calls made in one moment, as by the parts of a page, travel as one request.
    new BatchLinkPlugin({
      groups: [{ condition: () => true, context: {} }],
      maxSize: MOST_CALLS_IN_A_BATCH,
      exclude: ({ path }) => goesAlone(path),
    }),
  ],
});

/**
 * A typed client for one module: `clientFor<typeof contract>('identity')`. The contract is imported as a
 * type only, so that neither it nor zod travels to the browser.
 */
export function clientFor<Contract extends AnyContractRouter>(module: string): ContractRouterClient<Contract> {
  return createORPCClient(link, { path: [module] });
}
