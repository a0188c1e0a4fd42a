import { useSyncExternalStore } from 'react';

/** Asks a person, over whatever page they are on, to show that it is them; one question, however many calls wait for it. */
type Question = { readonly answered: Promise<boolean>; readonly answer: (isThem: boolean) => void };

let question: Question | null = null;
const listeners = new Set<() => void>();

function set(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** True once the person has shown that it is them; false where they will not, or nobody is there to ask. */
export function askWhetherItIsThem(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  if (question === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    set({ answered: promise, answer: resolve });
  }
  return question?.answered ?? Promise.resolve(false);
}

/** Ends the question. */
export function answerWhetherItIsThem(isThem: boolean): void {
  const asked = question;
  set(null);
  asked?.answer(isThem);
}

/** Whether the question is open. Whoever uses this shows it. */
export function useIsAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question !== null,
    () => false,
  );
}
