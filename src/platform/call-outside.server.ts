import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isOutside, lookupOutside } from './outside.server.ts';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 10_000;

type Call = {
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  /** Origins that the operator named: they may be inside. */
  readonly origins: readonly string[];
};
type Post = Call & { readonly body: string | Buffer };
type Hear<T> = (response: IncomingMessage) => T | Promise<T>;

/**
 * Sends something to an address that a user named; follows no redirect, and calls nothing inside. Ends in any
 * case, whatever comes back: with what `hear` makes of the answer, or with what went wrong.
 */
export function postOutside<T>({ body, ...call }: Post, hear: Hear<T>): Promise<T> {
  return callOutside({ ...call, method: 'POST', body, patience: PATIENCE }, hear);
}

/** How long a file may take to arrive, in milliseconds. */
const FILE_PATIENCE = 60_000;

/** The file at an address, in the same way. @throws where it answers other than 200, or more than `most` bytes */
export function fetchOutside(call: Call & { readonly most: number }): Promise<Uint8Array<ArrayBuffer>> {
  return callOutside({ ...call, method: 'GET', body: '', patience: FILE_PATIENCE }, async (response) => {
    const { statusCode = 0 } = response;
    const isGood = statusCode === 200;
    if (!isGood) response.destroy();
    if (!isGood) throw new OutsideError(`The host answered with status ${statusCode}.`);
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      length += piece.length;
      if (length > call.most) throw new OutsideError('The file is too large.');
    }
    return Buffer.concat(pieces);
  });
}

/** What the other side did wrong, in words. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
}

type Sent = Post & { readonly method: 'GET' | 'POST'; readonly patience: number };

async function callOutside<T>({ url, headers, body, origins, method, patience }: Sent, hear: Hear<T>): Promise<T> {
  const { origin, protocol, hostname } = new URL(url);
  const isNamed = origins.includes(origin);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  // Nothing is looked up for what is an address already.
  if (!isNamed && isIP(host) !== 0 && !isOutside(host)) throw new Error(`${host} leads to no address outside`);
  const call = protocol === 'https:' ? requestHttps : requestHttp;
  const inside = isNamed ? {} : { lookup: lookupOutside };
  const signal = AbortSignal.timeout(patience);
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    // A connection of its own: one that was kept might lead to where the name led before.
    const request = call(url, { method, headers, signal, agent: false, ...inside }, (response) => {
      isAnswered = true;
      Promise.resolve(hear(response)).then(resolve, reject);
    });
    request.on('error', reject);
    // A host that answers with a change of protocol is cut off without an answer or an error.
    request.on('close', () => {
      if (!isAnswered) reject(new Error('the connection ended before an answer came'));
    });
    request.end(body);
  });
}

const REASONS: Readonly<Record<string, string>> = {
  ABORT_ERR: 'The host did not answer in time.',
  ECONNREFUSED: 'The host refused the connection.',
  ECONNRESET: 'The connection closed before an answer arrived.',
  ENOTFOUND: 'The host was not found.',
  EAI_AGAIN: 'The host name could not be looked up.',
  CERT_HAS_EXPIRED: 'The host’s certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The host’s certificate is not trusted.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The host’s certificate is not trusted.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The host’s certificate is not trusted.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The host’s certificate is for another host.',
};

/** In words, without what the network says of itself: where a name leads inside is nobody's business. */
export function reasonOf(error: Error): string {
  if (error instanceof OutsideError) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return REASONS['ABORT_ERR'] ?? '';
  if (/ended before an answer/.test(error.message)) return REASONS['ECONNRESET'] ?? '';
  if (/leads to no address outside/.test(error.message)) return 'The host has no public address.';
  return REASONS[code] ?? 'The host could not be reached.';
}
