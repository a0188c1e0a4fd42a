/** A task that holds the page for longer is a long one, in milliseconds (§9). */
const LONG_MS = 50;

export function isLongTask(milliseconds: number): boolean {
  return milliseconds > LONG_MS;
}

/** Tells of each long task from now on; in a browser that does not know them, of none. Answers with what ends it. */
export function watchLongTasks(tell: (milliseconds: number) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) if (isLongTask(duration)) tell(Math.round(duration));
  });
  observer.observe({ type: 'longtask' });
  return () => observer.disconnect();
}
