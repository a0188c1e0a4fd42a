import { clampScore } from '#kernel/clamp-score.ts';

/** The operations that §8 calls sensitive: taking much away, and deleting much at once. */
export type Operation = 'data_export' | 'bulk_operation';

/** §9, default rate limit: so many of one operation in so many minutes. */
export const OPERATION_LIMIT = { most: 5, minutes: 15 } as const;

/** From so many rows on deleting is a bulk operation. */
export const BULK_FROM = 100;

/** §4, "Security check of an operation". */
const WEIGHTS = { limited: 100, sensitive: 50, fewLeft: 25, loopback: -10, otherUserAgent: 30 } as const;
const ALLOWED_BELOW = 75;
const FEW = 3;

export type OperationFacts = {
  readonly operation: Operation | null;
  /** Requests that are left after this one; below 0 where there was none left for it. */
  readonly remaining: number;
  readonly isLoopback: boolean;
  readonly isSameUserAgent: boolean;
};

/** What is asked of the person before they go on. */
export type Requirement = 'ADDITIONAL_VERIFICATION' | 'SLOW_DOWN' | 'VERIFY_DEVICE';

export type OperationVerdict = {
  readonly risk: number;
  readonly isAllowed: boolean;
  readonly requirements: readonly Requirement[];
};

/** Operation check (§4): whether something sensitive may be done now. */
export function operationCheck({
  operation,
  remaining,
  isLoopback,
  isSameUserAgent,
}: OperationFacts): OperationVerdict {
  if (remaining < 0) return { risk: WEIGHTS.limited, isAllowed: false, requirements: ['SLOW_DOWN'] };
  const risk =
    (operation === null ? 0 : WEIGHTS.sensitive) +
    (remaining < FEW ? WEIGHTS.fewLeft : 0) +
    (isLoopback ? WEIGHTS.loopback : 0) +
    (isSameUserAgent ? 0 : WEIGHTS.otherUserAgent);
  const clamped = clampScore(risk);
  const requirements: Requirement[] = [
    ...(operation === null ? [] : (['ADDITIONAL_VERIFICATION'] as const)),
    ...(remaining < FEW ? (['SLOW_DOWN'] as const) : []),
    ...(isSameUserAgent ? [] : (['VERIFY_DEVICE'] as const)),
  ];
  return { risk: clamped, isAllowed: clamped < ALLOWED_BELOW, requirements };
}
