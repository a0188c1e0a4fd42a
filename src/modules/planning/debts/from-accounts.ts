import type { CreditKind } from './kinds.ts';

/** Words in the name of a loan account, and what kind of credit they mean. */
const BY_NAME: readonly (readonly [CreditKind, RegExp])[] = [
  ['home-loan', /\b(home|house|bond|mortgage|property)\b/i],
  ['vehicle', /\b(car|vehicle|auto|van|bakkie|truck|motor)\b/i],
  ['student', /\b(student|study|nsfas|helb|school)\b/i],
  ['store', /\b(store|clothing|furniture)\b/i],
];

/** What kind of credit an account is, as far as its type and name say. */
export function kindOfAccount({ accountType, name }: { accountType: string; name: string }): CreditKind {
  if (accountType === 'credit-card') return 'card';
  const named = BY_NAME.find(([, pattern]) => pattern.test(name))?.[0];
  if (accountType === 'loan') return named ?? 'personal';
  return 'other';
}
