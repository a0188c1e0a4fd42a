import { StandardRPCJsonSerializer } from '@orpc/client/standard';
import type { AnyContractProcedure } from '@orpc/contract';
import { traverseContractProcedures } from '@orpc/server';
import type * as z from 'zod';
import { contract } from '#apps/server/contract.ts';
import type { ProcedureMeta } from '#kernel/contract.ts';
import { type Place, placesOf, sampleOf } from './shapes.ts';

/** A procedure of the contract as an attacker sees it. */
export type Attacked = {
  /** `transactions.list` */
  readonly name: string;
  readonly url: string;
  readonly meta: ProcedureMeta;
  readonly places: readonly Place[];
  /** Input to it, with ids of one's own where they are known by the names of their fields. */
  readonly input: (own?: OwnIds) => unknown;
  /** The schema takes that input. */
  readonly isReadable: boolean;
  /** What the contract says of an input as it arrives. */
  readonly takes: (input: unknown) => boolean;
};

/** Ids of rows that the attacker owns, by module or by field: `accountId`, `accounts.id`. */
export type OwnIds = Readonly<Record<string, string>>;

/** They end what the attack looks through, so only somebody of no further use calls them. */
const ENDING = new Set(['erasure.ask', 'identity.signOut', 'sessions.end', 'sessions.endOthers', 'devices.forget']);
export const isEnding = ({ name }: Attacked) => ENDING.has(name);

/** Their id names the row that they make: in one's own books it is one's own, whatever else is called so elsewhere. */
const MAKING: Readonly<Record<string, string>> = {
  'transactions.create': 'transactions',
  'debts.add': 'debts',
  'loansGiven.add': 'loans_given',
};
export const tableMadeBy = ({ name }: Attacked) => MAKING[name] ?? null;

/** How many calls at a time: those of a narrow limit would use it up for each other. */
export function lanesFor({ meta: { limit } }: Attacked): number {
  return limit !== null && limit.points < 40 ? 1 : 6;
}

const serializer = new StandardRPCJsonSerializer();

/** An input as it is read where it arrives; a file stays what it is. */
function arrived(input: unknown): unknown {
  const [json, meta, , blobs] = serializer.serialize(input);
  if (blobs.length > 0) return input;
  const written = JSON.stringify(json) as string | undefined;
  return serializer.deserialize(written === undefined ? undefined : JSON.parse(written), meta);
}

export const ATTACKED: readonly Attacked[] = attacked();

function attacked(): Attacked[] {
  const found: Attacked[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
    const { meta, inputSchema } = (procedure as AnyContractProcedure)['~orpc'];
    const schema = inputSchema as unknown as z.ZodType | undefined;
    const [module = ''] = path;
    const sample = (whole: boolean, own: OwnIds = {}) => {
      const idOf = (at: readonly string[]) => {
        const name = at.findLast((part) => part !== '0') ?? 'id';
        return own[`${module}.${name}`] ?? own[name] ?? crypto.randomUUID();
      };
      return schema === undefined ? undefined : sampleOf(schema, { idOf, whole });
    };
    const takes = (whole: boolean) => schema === undefined || schema.safeParse(sample(whole)).success;
    const isWhole = takes(true);
    found.push({
      name: path.join('.'),
      url: `/rpc/${path.join('/')}`,
      meta: meta as ProcedureMeta,
      places: schema === undefined ? [] : placesOf(schema),
      input: (own) => sample(isWhole || !takes(false), own),
      isReadable: isWhole || takes(false),
      takes: (input) => schema === undefined || schema.safeParse(arrived(input)).success,
    });
  });
  return found;
}
