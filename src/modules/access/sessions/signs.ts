import { clampScore } from '#kernel/clamp-score.ts';

/** What one of the two checks that run in the browser found. */
export type CheckVerdict = {
  readonly risk: number;
  readonly threats: readonly string[];
  readonly isValid: boolean;
  readonly requiresMfa: boolean;
};

/** From this on the checks of a browser call a session invalid (§9, high-risk threshold). */
export const INVALID_FROM = 75;

type Sign = { readonly weight: number; readonly threat: string; readonly is: boolean };

/** Adds up the signs that are there. */
export function weighed(signs: readonly Sign[]): Pick<CheckVerdict, 'risk' | 'threats'> {
  const found = signs.filter(({ is }) => is);
  return {
    risk: clampScore(found.reduce((sum, { weight }) => sum + weight, 0)),
    threats: found.map(({ threat }) => threat),
  };
}
