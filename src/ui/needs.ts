import type { Person } from '#kernel/caller.ts';
import type { Module } from '#kernel/modules.ts';
import type { Permission } from '#kernel/permissions.ts';
import type { SiteRole } from '#kernel/roles.ts';

/** What a route may ask of who comes to it, beside being signed in (§2). What is not said is not asked. */
export type Needs = {
  readonly types?: readonly Person['userType'][];
  readonly roles?: readonly SiteRole[];
  /** In the books that are open. */
  readonly permissions?: readonly Permission[];
  readonly module?: Module;
};

/** Groups of the sidebar (§2); the last is for those who run the site. */
export type MenuGroup = 'Core' | 'Finance' | 'Premium' | 'System' | 'Admin';
