import { createContext, type ReactNode, use } from 'react';
import type { Caller } from '#kernel/caller.ts';
import { can, restsInArchive, type Permission } from '#kernel/permissions.ts';
import { fromContext } from './missing-context.ts';

const CallerContext = createContext<Caller | null>(null);

/** Set by the shell: below it, somebody is signed in. */
export function CallerProvider({ caller, children }: { caller: Caller; children: ReactNode }) {
  return <CallerContext value={caller}>{children}</CallerContext>;
}

/** Who is signed in and whose books are open. @throws outside of `CallerProvider` */
export function useCaller(): Caller {
  return fromContext(use(CallerContext), { context: 'auth', hook: 'useCaller', provider: 'CallerProvider' });
}

/** Whether to offer a change at all: what the server would refuse is not shown. */
export function useMay(permission: Permission): boolean {
  return may(useCaller().workspace, permission);
}

/** Whether the server would allow it in these books. */
export function may({ role, isArchived }: Caller['workspace'], permission: Permission): boolean {
  return can(role, permission) && !(isArchived && restsInArchive(permission));
}
