import type { AnyContractProcedure } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import type { ProcedureMeta } from '#kernel/contract.ts';
import { contract } from './contract.ts';
import type { Procedure } from './matrix.ts';

/** Every procedure there is, as its contract describes it. */
export function everyContract(): { path: readonly string[]; procedure: AnyContractProcedure }[] {
  const contracts: ReturnType<typeof everyContract> = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    contracts.push({ path, procedure: procedure as AnyContractProcedure });
  });
  return contracts;
}

/** Every procedure there is, with what it says about itself. */
export function everyProcedure(): Procedure[] {
  // Every contract is made by `query` or `command`, which write the whole of it.
  return everyContract().map(({ path, procedure }) => ({ path, meta: procedure['~orpc'].meta as ProcedureMeta }));
}
