import * as z from 'zod';
import { ROLES, SITE_ROLES } from './roles.ts';

export const RoleSchema = z.enum(ROLES);
export const SiteRoleSchema = z.enum(SITE_ROLES);
