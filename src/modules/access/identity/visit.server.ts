import type { RequestContext } from '#platform/procedure.server.ts';
import type { Visit } from './events.ts';

/** Wider is no screen: some browsers round, others lie. */
const WIDEST = 20_000;

/** What a request says of the browser that it comes from. */
export function visitOf({ request, resHeaders }: Pick<RequestContext, 'request' | 'resHeaders'>): Visit {
  const { headers, ipAddress, userAgent } = request;
  const width = Number(headers.get('x-screen-width') ?? Number.NaN);
  return {
    cookies: headers.get('cookie'),
    ipAddress,
    userAgent,
    screenWidth: Number.isInteger(width) && width > 0 && width <= WIDEST ? width : null,
    setCookie: (cookie) => resHeaders?.append('set-cookie', cookie),
  };
}
