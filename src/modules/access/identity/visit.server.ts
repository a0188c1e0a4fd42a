import type { RequestContext } from '#platform/procedure.server.ts';
import type { Visit } from './events.ts';

/** Wider is no screen: some browsers round, others lie. */
const WIDEST = 20_000;

/** What a request says of the browser that it comes from. */
export function visitOf({ request, resHeaders }: Pick<RequestContext, 'request' | 'resHeaders'>): Visit {
  const { headers, ipAddress, userAgent } = request;
  return {
    cookies: headers.get('cookie'),
    ipAddress,
    userAgent,
    screenWidth: pixelsIn(headers.get('x-screen-width')),
    screenHeight: pixelsIn(headers.get('x-screen-height')),
    timeZone: timeZoneIn(headers.get('x-time-zone')),
    language: languageIn(headers.get('accept-language')),
    setCookie: (cookie) => resHeaders?.append('set-cookie', cookie),
  };
}

function pixelsIn(text: string | null): number | null {
  const pixels = Number(text ?? Number.NaN);
  return Number.isInteger(pixels) && pixels > 0 && pixels <= WIDEST ? pixels : null;
}

/** A zone that there is, as it is named; what a browser makes up is not recorded. */
function timeZoneIn(text: string | null): string | null {
  if (text === null) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The first language of `accept-language`. */
function languageIn(text: string | null): string | null {
  const [first = ''] = text?.split(/[,;]/) ?? [];
  try {
    return Intl.getCanonicalLocales(first.trim())[0] ?? null;
  } catch {
    return null;
  }
}
