import { type IncomingMessage, type OutgoingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isOutside, lookupOutside } from './outside.server.ts';

const PATIENCE = 10_000;

type Post = {
  readonly url: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer;
  /** Origins that the operator named: they may be inside. */
  readonly origins: readonly string[];
};

/**
 * Sends something to an address that somebody else named; follows nobody elsewhere, and calls nothing inside. Ends in any
 * case, whatever comes back: with what `hear` makes of the answer, or with what went wrong.
 */
export async function postOutside<T>(
  { url, headers, body, origins }: Post,
  hear: (response: IncomingMessage) => T | Promise<T>,
): Promise<T> {
  const { origin, protocol, hostname } = new URL(url);
  const isNamed = origins.includes(origin);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  // Nothing is looked up for what is an address already.
  if (!isNamed && isIP(host) !== 0 && !isOutside(host)) throw new Error(`${host} leads to no address outside`);
  const call = protocol === 'https:' ? requestHttps : requestHttp;
  const inside = isNamed ? {} : { lookup: lookupOutside };
  const signal = AbortSignal.timeout(PATIENCE);
  return new Promise((resolve, reject) => {
    let isAnswered = false;
    // A connection of its own: one that was kept might lead to where the name led before.
    const request = call(url, { method: 'POST', headers, signal, agent: false, ...inside }, (response) => {
      isAnswered = true;
      Promise.resolve(hear(response)).then(resolve, reject);
    });
    request.on('error', reject);
    // Whoever answers that they change the protocol is cut off without an answer or an error.
    request.on('close', () => {
      if (!isAnswered) reject(new Error('the connection ended before an answer came'));
    });
    request.end(body);
  });
}
