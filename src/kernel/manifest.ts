import type { AnyContractRouter } from '@orpc/contract';
import type { RateLimit } from './limits.ts';
import type { Module } from './modules.ts';

/** What webhooks tell of a module: chosen together, as a form offers it. */
export type WebhookGroup = {
  readonly label: string;
  readonly hint: string;
  /** Each is the name under which one of its commands is remembered. */
  readonly events: readonly string[];
};

/** What a module says about itself to whatever runs anywhere: one line in `apps/modules.ts` lists it. */
export type Manifest = {
  /** What plans and menus know it as; left out where it is part of another, such as the settings. */
  readonly module?: Module;
  /** Its procedures, by the name they are called under: `debts.plan`. */
  readonly contract?: { readonly [name: string]: AnyContractRouter };
  /** Calls that give somebody a row in each of its tables, in their order: tests of what is deleted make them. */
  readonly samples?: readonly { readonly procedure: string; readonly input: unknown }[];
  /** Its files that work without a network, and so are kept for it, with all that they import at once: `debts/page.tsx`. */
  readonly offline?: readonly string[];
  /** Limits that it counts itself, beside those that its procedures name. */
  readonly rateLimits?: readonly RateLimit[];
  /** What webhooks tell of it. */
  readonly webhooks?: WebhookGroup;
};

type ContractIn<M> = M extends { readonly contract: infer C } ? C : never;
/** All members of a union at once. */
export type Whole<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/** Every procedure of these modules. @throws where two bring the same name */
export function contractOf<const M extends readonly Manifest[]>(manifests: M): Whole<ContractIn<M[number]>> {
  const brought = manifests.flatMap(({ contract }) => Object.entries(contract ?? {}));
  const contract = Object.fromEntries(brought);
  if (Object.keys(contract).length < brought.length) throw new Error('two modules bring procedures of the same name');
  return contract as Whole<ContractIn<M[number]>>;
}

/** The modules that can be used today, each once. */
export function modulesThere(manifests: readonly Manifest[]): Module[] {
  return [...new Set(manifests.flatMap(({ module }) => module ?? []))];
}
