import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { RateLimit } from './limits.ts';
import type { Module } from './modules.ts';
import { type Access, isPermission } from './permissions.ts';
import type { Tier } from './tiers.ts';

/** What every procedure says about itself before it can be called; the guard reads nothing else. */
export type ProcedureMeta = {
  readonly access: Access;
  /** The module that it opens; null where it is about none. */
  readonly module: Module | null;
  /** The smallest plan that opens it: that of its module. */
  readonly tier: Tier;
  /** Limits beside `api_call`, which counts requests and holds for all. */
  readonly limit: RateLimit | null;
  /** The name under which a change is remembered, past tense; null for a read. */
  readonly audit: string | null;
  /** The change is made also while the audit log cannot be written; its line is held in memory until it can. */
  readonly auditMayWait: boolean;
  /** Only for who confirmed within the last half hour that it is them (step-up). */
  readonly fresh: boolean;
  /** Open also while the session owes a second factor. */
  readonly pending: boolean;
};

/** Errors that the guard may answer with, on every procedure; the sentence is what a person reads. */
export const GUARD_ERRORS = {
  SIGNED_OUT: { status: 401, message: 'You are signed out. Sign in to go on; nothing was changed.' },
  SECOND_STEP_NEEDED: { status: 401, message: 'One more step: confirm that it is you. Nothing was changed.' },
  CONFIRMATION_NEEDED: { status: 403, message: 'Confirm that it is you to go on. Nothing was changed yet.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message:
      'These books ask every member for a second step, and you have none yet. Set one up to go on; nothing was changed.',
  },
  NOT_ALLOWED: { status: 403, message: 'Your role in these books does not allow this. Nothing was changed.' },
  NOT_FOR_TYPE: { status: 403, message: 'Your type of account does not include this. Nothing was changed.' },
  ADMIN_NEEDED: { status: 403, message: 'Access Denied. Administrator privileges required.' },
  SUPERUSER_NEEDED: { status: 403, message: 'Superuser privileges required.' },
  ADMIN_HOST_NEEDED: {
    status: 403,
    message: 'The admin portal has an address of its own, and this works only there. Nothing was changed.',
  },
  NOT_A_MEMBER: { status: 404, message: 'These books do not exist, or they are not shared with you.' },
  BOOKS_ARCHIVED: {
    status: 409,
    message: 'These books are archived, so nothing in them changes. Their owner can restore them.',
  },
  PLAN_TOO_SMALL: {
    status: 403,
    message: 'Your plan does not include this.',
    data: z.object({ needs: z.string() }),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Wait a moment and try again; nothing was changed.',
    data: z.object({ resetAt: z.string() }),
  },
  OPERATION_STOPPED: {
    status: 403,
    message:
      'This was stopped because it was asked for too often, or from a browser that has changed. Nothing was handed out or changed. Try again in a quarter of an hour.',
    data: z.object({ resetAt: z.string() }),
  },
  AMOUNT_OVER_LIMIT: {
    status: 403,
    message:
      'This is more than may be moved at once here. Nothing was paid and nothing was changed. Who runs this installation can raise the limit.',
  },
  SECOND_FACTOR_FOR_AMOUNT: {
    status: 403,
    message:
      'An amount this large needs a second step, and you have none yet. Set one up under Security & Privacy; nothing was paid.',
  },
  DISK_FULL: {
    status: 507,
    message: 'The disk that holds the books is full. Nothing was changed. Once there is space on it, try again.',
  },
  DATABASE_AWAY: {
    status: 503,
    message:
      'The database was interrupted, so this may not have been kept. Wait a moment and look before you try again.',
  },
  DATABASE_BUSY: {
    status: 503,
    message: 'This took longer than it may, so it was stopped. Nothing was changed. Wait a moment and try again.',
  },
  TOO_MANY_OPEN: {
    status: 503,
    message: 'The server has too many files and connections open. Nothing was changed. Wait a moment and try again.',
  },
  UNFORESEEN: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was changed. If it goes on, tell us the error number.',
    data: z.object({ id: z.string() }),
  },
} as const;

export type GuardErrorCode = keyof typeof GUARD_ERRORS;

const PLAIN: ProcedureMeta = {
  access: 'anyone',
  module: null,
  tier: 'free',
  limit: null,
  audit: null,
  auditMayWait: false,
  fresh: false,
  pending: false,
};
const base = oc.$meta(PLAIN).errors(GUARD_ERRORS);

/** `module` where the access does not say it: a permission knows its module, and with it the plan. */
type Reads = { access: Access } & Partial<Pick<ProcedureMeta, 'module' | 'limit' | 'fresh' | 'pending'>>;
type Changes = Omit<Reads, 'limit'> & { audit: string; limit: RateLimit | 'api_call' } & Partial<
    Pick<ProcedureMeta, 'auditMayWait'>
  >;

/** A read: access checked, nothing remembered. It goes by the limit on all requests alone unless it names another. */
export function query(meta: Reads) {
  return base.meta(metaOf(meta));
}

/**
 * A change: access checked, and written to the audit log under `audit` in the transaction of the change. Which limit holds
 * for it is said in words, also where that of all requests is enough: `api_call`.
 */
export function command(meta: Changes) {
  return base.meta(metaOf(meta));
}

function metaOf(meta: Reads | Changes): ProcedureMeta {
  const module = meta.module ?? (isPermission(meta.access) ? meta.access.module : null);
  const limit = meta.limit === undefined || meta.limit === 'api_call' ? null : meta.limit;
  return { ...PLAIN, ...meta, limit, module, tier: module?.tier ?? 'free' };
}

export { IdSchema } from './id.ts';
export { LIMITS, type RateLimit } from './limits.ts';
