import type { AnyContractProcedure } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import type { ProcedureMeta } from '#kernel/contract.ts';
import { contract } from './contract.ts';
import type { Procedure } from './matrix.ts';

/** Every procedure there is, with what it says about itself. */
export function everyProcedure(): Procedure[] {
  const procedures: Procedure[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    // Every contract is made by `query` or `command`, which write the whole of it.
    procedures.push({ path, meta: (procedure as AnyContractProcedure)['~orpc'].meta as ProcedureMeta });
  });
  return procedures;
}
