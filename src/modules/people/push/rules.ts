/** Where the makers of browsers take messages. */
const SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** How many browsers of one person are told; the oldest makes room. */
export const MOST_BROWSERS = 10;
/** How long a service keeps what a browser that is switched off has not fetched, in seconds. */
export const KEPT_SECONDS = 24 * 60 * 60;

/** A name and a path, and nothing that two readers could take for different hosts. */
const ENDPOINT = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/[\w\-./~%:;=+]*(?:\?[\w\-./~%:;=+&]*)?$/;

/**
 * Whether messages may be sent there: an address names the host that our server calls, and comes from a browser.
 * @param more origins that the operator named, `https://push.example`
 */
export function isPushEndpoint(endpoint: string, more: readonly string[]): boolean {
  const own = more.some(
    (origin) => endpoint.startsWith(`${origin}/`) && /^[\w\-./~%:;=+?&]*$/.test(endpoint.slice(origin.length)),
  );
  const host = ENDPOINT.exec(endpoint)?.[1];
  return own || (host !== undefined && SERVICES.some((service) => isHostOf(host, service)));
}

function isHostOf(host: string, service: string): boolean {
  return service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service;
}

/** What became of a message to one browser, by the answer of its service. `gone`: the browser is not there any more. */
export function outcomeOf(status: number): 'sent' | 'gone' | 'lost' {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'lost';
}
