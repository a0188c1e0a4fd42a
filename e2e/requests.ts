import type { Page, Request } from '@playwright/test';

/** A page rests when nothing was on its way for so long, in milliseconds. */
const REST = 150;

/** What a page asks for, from when it is first watched. */
export type Requests = {
  /** Whether nothing is under way, and nothing was a moment ago. */
  readonly rest: () => boolean;
  /** The addresses of what is under way. */
  readonly pending: () => string[];
  /** Forgets what is under way, as of a page that is left. */
  readonly forget: () => void;
};

const watched = new WeakMap<Page, Requests>();

/** Whether a page is watched already: of what it asked for before, nothing is known. */
export function isWatched(page: Page): boolean {
  return watched.has(page);
}

/** Watches what a page asks for. What stays open for news is no request that ends. */
export function watchRequests(page: Page): Requests {
  const known = watched.get(page);
  if (known !== undefined) return known;
  const pending = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    last = performance.now();
    if (!['eventsource', 'websocket'].includes(request.resourceType())) pending.add(request);
  });
  const over = (request: Request) => {
    last = performance.now();
    pending.delete(request);
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  const requests = {
    rest: () => pending.size === 0 && performance.now() - last > REST,
    pending: () => [...pending].map((request) => request.url()),
    forget: () => pending.clear(),
  };
  watched.set(page, requests);
  return requests;
}
