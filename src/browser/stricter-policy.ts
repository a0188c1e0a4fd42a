import { ORIGIN_MARK } from './origin-mark.ts';

const at = (...paths: readonly string[]) => paths.map((path) => ORIGIN_MARK + path).join(' ');

/**
 * The second stage of the content policy (§4): what the app, once it stands, still needs of its own server, folder by
 * folder. It holds beside the first, which knows the nonce, so that a script now has to be part of our build and to be asked
 * for by one that is. Written into the page as it is built, so that it costs no script.
 */
export const STRICTER_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  `script-src ${at('/assets/')}`,
  `style-src ${at('/assets/')}`,
  `font-src ${at('/assets/')}`,
  `img-src ${at('/assets/', '/pictures/', '/favicon.svg', '/icon-192.png', '/apple-touch-icon.png')} data: blob:`,
  `connect-src ${at('/rpc/', '/api/logs', '/healthz', '/robots.txt')}`,
  `manifest-src ${at('/site.webmanifest')}`,
  `worker-src ${at('/push-worker.js', '/pdf-worker.js')}`,
].join('; ');
