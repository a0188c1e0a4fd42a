/** Where from, by kind, as far as the app needs it once it stands: folders and files of its own server. */
const FROM = {
  script: ['/assets/'],
  style: ['/assets/'],
  font: ['/assets/'],
  img: ['/assets/', '/pictures/', '/favicon.svg', '/icon-192.png'],
  connect: ['/rpc/', '/api/logs'],
  manifest: ['/site.webmanifest'],
  worker: ['/push-worker.js'],
};

/**
 * The second stage of the content policy (§4). It holds beside the first, which knows the nonce, so that a script now has to
 * be part of our build and to be asked for by one that is.
 * @param origin where the page came from
 */
export function stricterPolicy(origin: string): string {
  const sources = Object.entries(FROM).map(
    ([kind, paths]) =>
      `${kind}-src ${paths.map((path) => origin + path).join(' ')}${kind === 'img' ? ' data: blob:' : ''}`,
  );
  return ["default-src 'none'", "base-uri 'none'", "form-action 'none'", ...sources].join('; ');
}
