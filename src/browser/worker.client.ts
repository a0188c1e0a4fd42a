export const WORKER = '/push-worker.js';
/** Reads PDFs, beside the page that shows one. */
export const PDF_WORKER = '/pdf-worker.js';

type TrustedUrls = { readonly createScriptURL: (path: string) => string };
type TrustedTypes = {
  readonly createPolicy: (name: string, rules: { createScriptURL: (path: string) => string }) => TrustedUrls;
};

let trusted: TrustedUrls | null = null;

/** A worker's address as browsers want it that know trusted types: from a policy that lets nothing else through. */
export function workerAddress(worker: string): string {
  const factory = (window as unknown as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (factory === undefined) return worker;
  trusted ??= factory.createPolicy('ilifa-worker', {
    createScriptURL(path) {
      if (path !== WORKER && path !== PDF_WORKER) throw new TypeError('there is no other worker');
      return path;
    },
  });
  return trusted.createScriptURL(worker);
}

/** The worker that answers while there is no network, and shows messages. Asked for again it is the same one. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerAddress(WORKER), { updateViaCache: 'none' });
}

/** Puts a newer worker that waits into the place of this one, so that the pages that it keeps are the newer ones too. */
export async function takeNewerWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(WORKER);
  registration?.waiting?.postMessage('take over', []);
}
