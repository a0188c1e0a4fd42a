import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { Access } from './permissions.ts';
import type { Tier } from './tiers.ts';

/** How often one caller may ask: `points` calls in `seconds`. */
export type RateLimit = { readonly name: string; readonly points: number; readonly seconds: number };

/** Limits of specification §9. */
export const LIMITS = {
  apiCall: { name: 'api_call', points: 100, seconds: 60 },
  /** By network address: the lock on an account (identity) counts failures by e-mail, from wherever they come. */
  login: { name: 'login', points: 30, seconds: 15 * 60 },
  signUp: { name: 'sign_up', points: 20, seconds: 15 * 60 },
  importData: { name: 'import_data', points: 3, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

/** What every procedure says about itself before it can be called; the guard reads nothing else. */
export type ProcedureMeta = {
  readonly access: Access;
  readonly tier: Tier;
  /** Limits beside `api_call`, which counts requests and holds for all. */
  readonly limit: RateLimit | null;
  /** The name under which a change is remembered, past tense; null for a read. */
  readonly audit: string | null;
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
  NOT_ALLOWED: { status: 403, message: 'Your role in these books does not allow this. Nothing was changed.' },
  NOT_A_MEMBER: { status: 404, message: 'These books do not exist, or they are not shared with you.' },
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
  DISK_FULL: {
    status: 507,
    message: 'The disk that holds the books is full. Nothing was changed. Once there is space on it, try again.',
  },
  DATABASE_AWAY: {
    status: 503,
    message:
      'The database was interrupted, so this may not have been kept. Wait a moment and look before you try again.',
  },
  UNFORESEEN: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was changed. If it goes on, tell us the error number.',
    data: z.object({ id: z.string() }),
  },
} as const;

export type GuardErrorCode = keyof typeof GUARD_ERRORS;

const PLAIN: ProcedureMeta = { access: 'anyone', tier: 'free', limit: null, audit: null, fresh: false, pending: false };
const base = oc.$meta(PLAIN).errors(GUARD_ERRORS);

type Reads = { access: Access } & Partial<Pick<ProcedureMeta, 'tier' | 'limit' | 'fresh' | 'pending'>>;
type Changes = Reads & { audit: string };

/** A read: access checked, nothing remembered. */
export function query(meta: Reads) {
  return base.meta({ ...PLAIN, ...meta });
}

/** A change: access checked, and written to the audit log under `audit` in the transaction of the change. */
export function command(meta: Changes) {
  return base.meta({ ...PLAIN, ...meta });
}

export const IdSchema = z.uuid();
