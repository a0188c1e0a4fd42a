/** What reads as a name of this machine or of a network of one's own. */
const INSIDE = /^(localhost|.+\.(localhost|local|internal|intranet|lan|home|corp|arpa|test|invalid|onion))$/;
const NAME = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/**
 * An address that our server may call, as it will be called; null for any other. `https`, a name with a dot that ends in no
 * number, the usual port or one of a program; no name or password, no fragment. Where the name leads is asked when it is called.
 * @param more origins that the operator named, `http://127.0.0.1:9000`; these may be inside
 */
export function endpointOf(text: string, more: readonly string[]): string | null {
  const url = URL.parse(text.trim());
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (more.includes(url.origin)) return url.href;
  const isOfProgram = url.port === '' || Number(url.port) >= 1024;
  if (url.protocol !== 'https:' || !isOfProgram) return null;
  const { hostname } = url;
  // What the browser's own reading makes of `0x7f.1` or `127.1` is an address, which ends in a number.
  if (!NAME.test(hostname) || /\.\d+$/.test(hostname) || INSIDE.test(hostname)) return null;
  return url.href;
}
