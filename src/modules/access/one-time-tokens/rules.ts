/** What a proof is for, and how many minutes it holds. */
export const MINUTES = {
  'sign-up': 60,
  reset: 30,
  'email-change': 24 * 60,
  provider: 10,
  'provider-link': 10,
  'provider-sign-up': 30,
} as const;
export type ProofKind = keyof typeof MINUTES;

/** Times that a code may be tried before it is worth nothing: eight digits leave a guesser one chance in twenty million. */
export const MOST_TRIES = 5;

const CODE = /^\d{8}$/;

/** The code as it is compared: people type the space that makes it readable. */
export function codeIn(typed: string): string | null {
  const digits = typed.replaceAll(/[\s-]/g, '');
  return CODE.test(digits) ? digits : null;
}

/** `12345678` as a person reads it: `1234 5678`. */
export function readable(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}
