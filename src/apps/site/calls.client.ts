import { deviceHeaders } from '#browser/device-headers.client.ts';

/** What a procedure answered: its value, or the code and the sentence of its refusal. */
export type Answer = { readonly value: unknown } | { readonly code: string; readonly message: string };

const UNREACHED = {
  code: 'UNREACHED',
  // Only the answer may have been lost.
  message: 'We could not reach the server. Check your connection and try again. A form you just sent may have arrived.',
} as const;

/** Calls a procedure of the product as its own client does, without that client: it is four times all of this site's script. */
export async function call(path: string, input: object = {}): Promise<Answer> {
  try {
    const response = await fetch(`/rpc/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf-token': 'orpc',
        ...deviceHeaders(),
      },
      body: JSON.stringify({ json: input }),
    });
    const { json }: { json?: unknown } = await response.json();
    if (response.ok) return { value: json };
    const { code, message } = (json ?? {}) as Partial<Record<'code' | 'message', unknown>>;
    return typeof code === 'string' && typeof message === 'string' ? { code, message } : UNREACHED;
  } catch {
    return UNREACHED;
  }
}
