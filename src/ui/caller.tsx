import { createContext, type ReactNode, use } from 'react';
import type { Caller } from '#kernel/caller.ts';
import { can, restsInArchive, type Permission } from '#kernel/permissions.ts';

const CallerContext = createContext<Caller | null>(null);

/** Set by the shell: below it, somebody is signed in. */
export function CallerProvider({ caller, children }: { caller: Caller; children: ReactNode }) {
  return <CallerContext value={caller}>{children}</CallerContext>;
}

/** Who is signed in and whose books are open. */
export function useCaller(): Caller {
  const caller = use(CallerContext);
  if (caller === null) throw new Error('useCaller stands outside the shell');
  return caller;
}

/** Whether to offer a change at all: what the server would refuse is not shown. */
export function useMay(permission: Permission): boolean {
  return may(useCaller().workspace, permission);
}

/** Whether the server would allow it in these books. */
export function may({ role, isArchived }: Caller['workspace'], permission: Permission): boolean {
  return can(role, permission) && !(isArchived && restsInArchive(permission));
}
