// What runs beside the pages, also while none is open. It shows messages and leads to what they are about; it keeps
// nothing and answers for no page. Built by itself to /push-worker.js: it imports nothing.

type Shown = { readonly title: string; readonly body: string; readonly path: string };
type Waiting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Pushed = Waiting & { readonly data: { readonly json: () => unknown } | null };
type Clicked = Waiting & { readonly notification: Notification };
type Worker = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(name: 'install' | 'activate', heard: (event: Waiting) => void): void;
  addEventListener(name: 'push', heard: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', heard: (event: Clicked) => void): void;
};

const worker = globalThis as unknown as Worker;

/** Browsers take away the right to be told from who shows nothing: what cannot be read is shown as news. */
function shownOf({ data }: Pushed): Shown {
  const unread: Shown = { title: 'There is news for you', body: '', path: '/app/notifications' };
  try {
    const told = data?.json() as Partial<Record<keyof Shown, unknown>> | null | undefined;
    const { title, body, path } = told ?? {};
    if (typeof title !== 'string' || typeof body !== 'string' || typeof path !== 'string') return unread;
    return path.startsWith('/app/') ? { title, body, path } : unread;
  } catch {
    return unread;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('push', (event) => {
  const { title, body, path } = shownOf(event);
  const options = { body, tag: path, icon: '/icon-192.png', data: { path } };
  event.waitUntil(worker.registration.showNotification(title, options));
});

// A window of its own, always: in one that is open somebody may be in the middle of something.
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { path: string };
  event.waitUntil(worker.clients.openWindow(path));
});
