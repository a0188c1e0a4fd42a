import { createContext, type ReactNode, use } from 'react';
import { fromContext } from '#ui/missing-context.ts';

/** What the protection of a session goes by: an administrator's ends sooner of rest (§9). */
type Security = { readonly isAdmin: boolean };

const SecurityContext = createContext<Security | null>(null);

export function SecurityProvider({ isAdmin, children }: Security & { children: ReactNode }) {
  return <SecurityContext value={{ isAdmin }}>{children}</SecurityContext>;
}

/** @throws outside of `SecurityProvider` */
export function useSecurity(): Security {
  return fromContext(use(SecurityContext), {
    context: 'security',
    hook: 'useSecurity',
    provider: 'SecurityProvider',
  });
}
