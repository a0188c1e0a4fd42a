import type { LogEntry } from '#kernel/log-entry.ts';

// Fetched once something goes wrong: most visits never need it.
const rules = () =>
  import('#kernel/log-entry.ts').then(({ logEntry, samplerOf }) => ({
    logEntry,
    isWorthIt: (sampler ??= samplerOf()),
  }));
let sampler: ReturnType<typeof import('#kernel/log-entry.ts').samplerOf> | undefined;

/**
 * Tells the server what went wrong here (§7, `POST /api/logs`), so that somebody mends it; nothing of the books goes along.
 * That telling fails is told to nobody.
 */
export function report(level: LogEntry['level'], error: unknown, context: LogEntry['context'] = {}): void {
  if (!import.meta.env.PROD) return;
  const [at, path, now] = [new Date().toISOString(), window.location.pathname, performance.now()];
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const stack = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 4).join(' ').trim() : '';
  void rules()
    .then(({ logEntry, isWorthIt }) => {
      if (!isWorthIt(message, now)) return undefined;
      return fetch('/api/logs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(logEntry(level, message, { path, at: stack, ...context }, at)),
        // Goes out even where the page is left over it.
        keepalive: true,
      });
    })
    .catch(() => undefined);
}
