/** The element in which a page brings the answers to what it asks first. */
export const FIRST_ANSWERS_ID = 'first-answers';

/** What a procedure answered; without `input` where it takes none. */
export type FirstAnswer = {
  /** `['dashboard', 'summary']` */
  readonly path: readonly string[];
  readonly input?: unknown;
  readonly output: unknown;
};
