import { createRouterClient } from '@orpc/server';
import * as z from 'zod';
import { LIMITS, type RateLimit } from '#kernel/limits.ts';
import { parseMoney, type Money } from '#kernel/money.ts';
import type { OpenedByKey } from '#modules/sharing/integrations/api-keys.service.server.ts';
import type { Answer, Asked, Operation } from '#modules/sharing/integrations/public-api.operation.ts';
import type { AppServices } from '#platform/app-services.server.ts';
import type { RequestContext } from '#platform/procedure.server.ts';
import type { routerOf } from './router.server.ts';

export type Router = ReturnType<typeof routerOf>;
export type Api = ReturnType<typeof apiOf>;

/** How the operations of an area are answered: by procedures of the screens, behind the same guard. */
export type Handlers<Table extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Table]: (api: Api, asked: Asked<Table[Name]>) => Promise<Answer<Table[Name]>>;
};

export const changed = ({ id }: { id: string }) => ({ data: { id } });

/** What the caller sent is not valid. @throws always, as zod says it */
export function invalid(field: string, message: string): z.ZodError {
  return new z.ZodError([{ code: 'custom', message, path: [field], input: undefined }]);
}

/** An amount as programs send it. @throws ZodError where it is none in the currency */
export function amountFrom(text: string, currency: string): Money {
  const read = parseMoney(text, currency);
  if (read === null) throw invalid('amount', `is not an amount in ${currency}`);
  return read;
}

/** Without what was left out. */
export function given<T extends object>(chosen: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

export async function currencyOfWorkspace(api: Api): Promise<string> {
  const session = await api.identity.session();
  return session?.workspace.currency ?? 'ZAR';
}

export async function countryOfWorkspace(api: Api): Promise<string> {
  const session = await api.identity.session();
  return session?.workspace.country ?? 'ZA';
}

export type Caller = { readonly ipAddress: string | null; readonly userAgent: string | null };

type Opened = Omit<OpenedByKey, 'scopes' | 'keyName'> & Partial<Pick<OpenedByKey, 'keyName'>>;

/** A request of the creator of the key; whatever else it carries opens nothing. */
export function contextOfKey(
  services: AppServices,
  { person, workspaceId, keyId, keyName }: Opened,
  from: Caller,
  limit: RateLimit = LIMITS.publicApi,
): RequestContext {
  // Never fresh: such a session confirms nothing that asks for a password.
  const named = keyName === undefined ? {} : { apiKey: keyName };
  const session = { id: keyId, via: 'link', isPending: false, confirmedAt: null, ...named } as const;
  const personOf = () => Promise.resolve({ person, session, setCookie: [] });
  const ofKey = { ...services, apiCall: limit, accessResolver: { ...services.accessResolver, personOf } };
  const request = { id: crypto.randomUUID(), headers: new Headers(), ...from, workspaceId, once: new Map() };
  return { services: ofKey, request };
}

/** The procedures as that person may call them. */
export const apiOf = (router: Router, context: RequestContext) => createRouterClient(router, { context });
