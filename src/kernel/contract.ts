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
  SIGNED_OUT: { status: 401, message: 'You are signed out. Nothing was changed. Sign in to continue.' },
  SECOND_STEP_NEEDED: { status: 401, message: 'Confirm it’s you to finish signing in. Nothing was changed.' },
  CONFIRMATION_NEEDED: { status: 403, message: 'Confirm it’s you to continue. Nothing was changed yet.' },
  SECOND_FACTOR_NEEDED: {
    status: 403,
    message: 'This workspace requires two-step verification. Nothing was changed. Turn it on to continue.',
  },
  NOT_ALLOWED: { status: 403, message: 'Your role in this workspace does not allow this action. Nothing was changed.' },
  NOT_FOR_TYPE: { status: 403, message: 'Your type of account does not include this feature. Nothing was changed.' },
  ADMIN_NEEDED: { status: 403, message: 'Access Denied. Administrator privileges required.' },
  SUPERUSER_NEEDED: { status: 403, message: 'Superuser privileges required.' },
  ADMIN_HOST_NEEDED: {
    status: 403,
    message: 'This only works in the admin portal, at its own address. Nothing was changed.',
  },
  NOT_A_MEMBER: { status: 404, message: 'This workspace does not exist, or is not shared with you.' },
  BOOKS_ARCHIVED: {
    status: 409,
    message: 'This workspace is archived, so nothing was changed. Its owner can restore it.',
  },
  PLAN_TOO_SMALL: {
    status: 403,
    message: 'Your plan does not include this feature.',
    data: z.object({ needs: z.string() }),
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'Too many requests. Nothing was changed. Wait a moment and try again.',
    data: z.object({ resetAt: z.string() }),
  },
  OPERATION_STOPPED: {
    status: 403,
    message:
      'We stopped this action because of too many requests or a changed browser. Nothing was downloaded or changed. Try again in 15 minutes.',
    data: z.object({ resetAt: z.string() }),
  },
  /** The database says which statement. */
  RECONCILED: {
    status: 409,
    message: 'This transaction is reconciled with a statement. Reopen that statement first. Nothing was changed.',
  },
  /** The database says which account, and since when. */
  ACCOUNT_CLOSED: {
    status: 409,
    message: 'This account was closed before that day. Reopen it, or choose an earlier day. Nothing was changed.',
  },
  LINKED: {
    status: 409,
    message:
      'This transaction is linked to another one, so its currency and direction cannot change. Remove the link first. Nothing was changed.',
  },
  AMOUNT_OVER_LIMIT: {
    status: 403,
    message:
      'This amount is over the limit. Nothing was paid or changed. The operator of this installation can raise the limit.',
  },
  SECOND_FACTOR_FOR_AMOUNT: {
    status: 403,
    message: 'An amount this large needs two-step verification. Nothing was paid. Turn it on under Security & Privacy.',
  },
  DISK_FULL: {
    status: 507,
    message: 'The disk of the server is full. Nothing was changed. Try again once there is space.',
  },
  DATABASE_AWAY: {
    status: 503,
    message:
      'The database was interrupted, so your change may not have been saved. Wait a moment and check before you try again.',
  },
  DATABASE_BUSY: {
    status: 503,
    message: 'This took too long, so we stopped it. Nothing was changed. Wait a moment and try again.',
  },
  TOO_MANY_OPEN: {
    status: 503,
    message: 'The server is too busy. Nothing was changed. Wait a moment and try again.',
  },
  UNFORESEEN: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was changed. If it happens again, tell us the error number.',
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
