import { ORPCError } from '@orpc/server';
import { type GuardErrorCode, GUARD_ERRORS } from '#kernel/contract.ts';
import type { Tier } from '#kernel/tiers.ts';

/** An error that the guard declares for every procedure. */
export function refusal(code: GuardErrorCode, data?: unknown): ORPCError<GuardErrorCode, unknown> {
  const { status, message } = GUARD_ERRORS[code];
  return new ORPCError(code, { defined: true, status, message, data });
}

/** An error that the guard declares, in a sentence that names what it is about. */
export function refusalSaying(code: GuardErrorCode, sentence: string): ORPCError<GuardErrorCode, unknown> {
  return new ORPCError(code, { defined: true, status: GUARD_ERRORS[code].status, message: sentence });
}

/** In the words of the procedure, where its contract has some of its own. */
export function signedOut(procedure: AnyProcedure): ORPCError<GuardErrorCode, unknown> {
  const { status, message } = GUARD_ERRORS.SIGNED_OUT;
  const own = procedure['~orpc'].errorMap?.['SIGNED_OUT']?.message;
  return new ORPCError('SIGNED_OUT', { defined: true, status, message: own ?? message });
}

/** Names the plan that opens what was asked for. */
export function planTooSmall(needs: Tier): ORPCError<GuardErrorCode, unknown> {
  const { status, message } = GUARD_ERRORS.PLAN_TOO_SMALL;
  const sentence = `${message} The ${needs} plan does. Nothing was changed.`;
  return new ORPCError('PLAN_TOO_SMALL', { defined: true, status, message: sentence, data: { needs } });
}

/** As much of a procedure as the guard reads. */
export type AnyProcedure = {
  readonly '~orpc': {
    readonly meta: unknown;
    readonly errorMap?: Readonly<Record<string, { readonly message?: string } | undefined>>;
  };
};
