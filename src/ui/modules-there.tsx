import { createContext, type ReactNode, use } from 'react';
import type { Module } from '#kernel/modules.ts';
import { fromContext } from './missing-context.ts';

const ModulesThere = createContext<readonly Module[] | null>(null);

/** Set beside the shell, which knows the pages. */
export function ModulesThereProvider({ modules, children }: { modules: readonly Module[]; children: ReactNode }) {
  return <ModulesThere value={modules}>{children}</ModulesThere>;
}

/** The modules that can be used today: what plans and hubs may name. @throws outside of `ModulesThereProvider` */
export function useModulesThere(): readonly Module[] {
  return fromContext(use(ModulesThere), {
    context: 'modules',
    hook: 'useModulesThere',
    provider: 'ModulesThereProvider',
  });
}
