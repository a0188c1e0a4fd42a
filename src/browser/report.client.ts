import { logEntry, type LogEntry, samplerOf } from '#kernel/log-entry.ts';

const isWorthIt = samplerOf();

/**
 * Tells the server what went wrong here (§7, `POST /api/logs`), so that somebody mends it; nothing of the books goes along.
 * That telling fails is told to nobody.
 */
export function report(level: LogEntry['level'], error: unknown, context: LogEntry['context'] = {}): void {
  if (!import.meta.env.PROD) return;
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (!isWorthIt(message, performance.now())) return;
  const at = error instanceof Error ? (error.stack ?? '').split('\n').slice(1, 4).join(' ').trim() : '';
  const entry = logEntry(level, message, { path: window.location.pathname, at, ...context }, new Date().toISOString());
  void fetch('/api/logs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
    // Goes out even where the page is left over it.
    keepalive: true,
  }).catch(() => undefined);
}
