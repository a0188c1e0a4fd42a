// What runs beside the pages, also while none is open. It shows messages and leads to what they are about; and while there
// is no network it answers for the application with its empty frame and its own files, which belong to nobody. Answers of
// the server are not among them. Built by itself to /push-worker.js: it imports nothing.

type Shown = { readonly title: string; readonly body: string; readonly path: string };
type Waiting = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Pushed = Waiting & { readonly data: { readonly json: () => unknown } | null };
type Clicked = Waiting & { readonly notification: Notification };
type Fetched = Event & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
type Told = Event & { readonly data: unknown };
type Worker = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly openWindow: (path: string) => Promise<unknown>;
  };
  readonly skipWaiting: () => Promise<void>;
  addEventListener(name: 'install' | 'activate', heard: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', heard: (event: Fetched) => void): void;
  addEventListener(name: 'message', heard: (event: Told) => void): void;
  addEventListener(name: 'push', heard: (event: Pushed) => void): void;
  addEventListener(name: 'notificationclick', heard: (event: Clicked) => void): void;
};

const worker = globalThis as unknown as Worker;

/** Browsers take away the right to be told from who shows nothing: what cannot be read is shown as news. */
function shownOf({ data }: Pushed): Shown {
  const unread: Shown = { title: 'You have a new notification', body: '', path: '/app/notifications' };
  try {
    const told = data?.json() as Partial<Record<keyof Shown, unknown>> | null | undefined;
    const { title, body, path } = told ?? {};
    if (typeof title !== 'string' || typeof body !== 'string' || typeof path !== 'string') return unread;
    return path.startsWith('/app/') ? { title, body, path } : unread;
  } catch {
    return unread;
  }
}

/** Written in by the build: the files that the first pages need, and a mark of just this build. From the sources: none. */
const FILES = ['%FILES%'].flatMap((files) => files.split(',')).filter((file) => file.startsWith('/'));
const CACHE = 'build-%BUILD%';
/** The page of the application. Any of its addresses answers with it; this one has no figures on it and may be kept. */
const FRAME = '/app';
/** Whose page the frame is. What is public, and signing in, needs the server. */
const OF_THE_APP = /^\/(app(\/|$)|welcome$|[a-z]+(-[a-z]+)?-welcome$)/;

// All or nothing, so that no half of a build is ever there. Asked for without cookies: the frame is nobody's.
async function keepBuild(): Promise<void> {
  if (FILES.length === 0) return;
  const cache = await caches.open(CACHE);
  const frame = new Request(FRAME, { credentials: 'omit', cache: 'no-store' });
  // Where data is spared, files are kept as pages use them.
  const spares = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  await Promise.all([spares ? null : cache.addAll([...FILES]), cache.add(frame)]);
}

async function forgetOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('build-') && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The server's own answer, always, where it is reached: what it says of caches, and its newest build, hold as ever. */
async function pageFor(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const frame = await caches.match(FRAME, { cacheName: CACHE });
    if (frame === undefined) throw error;
    return frame;
  }
}

/** A file of a build never changes under its name, so the one that is here is it. */
async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && FILES.length > 0 && /\bimmutable\b/.test(answer.headers.get('cache-control') ?? ''))
    await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

// A first worker takes charge at once. A later one waits until every tab is closed, or until somebody asks for it: the pages
// that are open go on with the files that they came with.
worker.addEventListener('install', (event) => event.waitUntil(keepBuild()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOtherBuilds(), worker.clients.claim()])),
);
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (OF_THE_APP.test(url.pathname)) event.respondWith(pageFor(request));
  } else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname)) event.respondWith(fileFor(request));
});

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
