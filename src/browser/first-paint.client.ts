/** A page in a tab behind others is not painted at all, and need not wait for it. */
const LONGEST_MS = 500;

/** Resolves once the browser has painted text of this page, at the latest after half a second. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    const timer = setTimeout(done, LONGEST_MS);
    observer.observe({ type: 'paint', buffered: true });
    function done(): void {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
  });
}
