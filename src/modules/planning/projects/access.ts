import type { Module } from '#kernel/modules.ts';
import { EDITORS, MEMBERS, permissionsOf, WITH_AMOUNTS } from '#kernel/permissions.ts';

/** Which plans and account types open it. */
export const projectsModule: Module = { name: 'projects', tier: 'free' };
/** Which roles read and change projects. */
export const PROJECTS = permissionsOf(projectsModule, 'projects', { read: MEMBERS, write: EDITORS });
/** Reports are files full of amounts: for those who see amounts. */
export const PROJECT_REPORTS = permissionsOf(projectsModule, 'project-reports', { read: WITH_AMOUNTS, write: [] });
