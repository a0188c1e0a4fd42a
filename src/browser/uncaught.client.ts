import type { LogEntry } from '#kernel/log-entry.ts';

/** As `report` does, which is fetched when there is something to tell. */
export function reportLater(level: LogEntry['level'], error: unknown, context?: LogEntry['context']): void {
  import('./report.client.ts').then(
    ({ report }) => report(level, error, context),
    () => undefined,
  );
}

/** Reports what nobody caught. */
export function reportUncaught(): void {
  window.addEventListener('error', ({ error, message }) => reportLater('error', error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportLater('error', reason));
}
