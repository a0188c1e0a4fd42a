import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BRAND } from '#kernel/brand.ts';
import { postOutside, reasonOf } from '#platform/call-outside.server.ts';
import { excerptOf, LONGEST_ANSWER, SIGNATURE_HEADER, signatureHeader, signedText } from './webhooks.rules.ts';

export type Call = {
  readonly id: string;
  readonly url: string;
  readonly event: string;
  readonly body: string;
  /** All that hold now; each signs. */
  readonly secrets: readonly string[];
};

/** What was answered: `status` is null where nobody did, and `answer` then says why. */
export type Answer = { readonly status: number | null; readonly answer: string };

/** As receivers reckon it, to compare. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(signedText(seconds, body)).digest('hex');
}

/** Calls an endpoint. Follows nobody elsewhere; a name that leads inside is not called, unless the operator named its origin. */
export async function callEndpoint(
  { id, url, event, body, secrets }: Call,
  { now, origins }: { now: Date; origins: readonly string[] },
): Promise<Answer> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = secrets.map((secret) => signatureOf(secret, seconds, body));
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': `${BRAND.name}-Webhooks/1`,
    'ilifa-delivery': id,
    'ilifa-event': event,
    [SIGNATURE_HEADER]: signatureHeader(seconds, signatures),
  };
  try {
    return await postOutside({ url, headers, body, origins }, answerOf);
  } catch (error) {
    if (error instanceof Error) return { status: null, answer: reasonOf(error) };
    throw error;
  }
}

function answerOf(response: IncomingMessage): Promise<Answer> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const done = () => {
      resolve({ status: response.statusCode ?? 0, answer: excerptOf(Buffer.concat(pieces).toString('utf8')) });
      response.destroy();
    };
    response.on('data', (piece: Buffer) => {
      pieces.push(piece.subarray(0, LONGEST_ANSWER * 4));
      length += piece.length;
      // The rest is nothing to us, however much it is.
      if (length >= LONGEST_ANSWER * 4) done();
    });
    // Whoever answered has the call, whatever becomes of the rest of the answer.
    for (const end of ['end', 'error', 'close']) response.on(end, done);
  });
}
