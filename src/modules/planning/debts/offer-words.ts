import type { OpenWorkspace } from '#kernel/caller.ts';

/** What keeps a plan in these books is called: only a person's own are their account. */
export function keepWords({ kind, role }: Pick<OpenWorkspace, 'kind' | 'role'>): string {
  return kind === 'personal' && role === 'owner' ? 'Save plan to account' : 'Save plan to workspace';
}
