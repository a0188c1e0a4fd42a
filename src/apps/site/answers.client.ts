import { call } from './calls.client.ts';

/** What a procedure answered; null where it refused, or was not reached. */
export async function answerTo(procedure: string, input: object = {}): Promise<unknown> {
  const answer = await call(procedure, input);
  return 'value' in answer ? answer.value : null;
}

/** What an answer holds under a name; null where it holds nothing of that name. */
export function valueAt(answer: unknown, name: string): unknown {
  if (typeof answer !== 'object' || answer === null) return null;
  return new Map<string, unknown>(Object.entries(answer)).get(name) ?? null;
}

/** The text under a name; empty where there is none. */
export function textAt(answer: unknown, name: string): string {
  const value = valueAt(answer, name);
  return typeof value === 'string' ? value : '';
}
