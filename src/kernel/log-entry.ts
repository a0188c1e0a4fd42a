/** Fields whose names say that they hold a secret (§5). */
const SECRET = /password|token|secret|key|authorization|cookie|session|csrf/i;
const LONGEST = 100;
/** Of an entry: characters of the message, fields of the context, characters of their names. */
export const ENTRY_LIMITS = { message: 500, fields: 20, name: 50 } as const;

/** Whether a field of a log is blanked by its name (§5). */
export function isSecretName(name: string): boolean {
  return SECRET.test(name);
}

/** A text of a log, no longer than it may be (§5). */
export function cutForLog(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}

/** What a browser tells of what went wrong in it (§3, "Log entry"); flat, so that nothing of the books comes along. */
export type LogEntry = {
  readonly level: 'error' | 'warn';
  readonly message: string;
  /** An instant, ISO 8601. */
  readonly timestamp: string;
  readonly context: Readonly<Record<string, string | number | boolean | null>>;
  /** Part of the entry of §3. Browsers leave it out: the server writes the session's own, whatever stands here. */
  readonly userId?: string | null | undefined;
};

/** What leaves the browser: secrets blanked by name, texts cut, the path without what may stand behind it. */
export function logEntry(
  level: LogEntry['level'],
  message: string,
  context: LogEntry['context'],
  timestamp: string,
): LogEntry {
  const fields = Object.entries(context).slice(0, ENTRY_LIMITS.fields);
  return {
    level,
    message: withoutQueries(message).slice(0, ENTRY_LIMITS.message) || 'no message',
    timestamp,
    context: Object.fromEntries(
      fields.map(([name, value]) => [
        name.slice(0, ENTRY_LIMITS.name),
        isSecretName(name) ? '[redacted]' : typeof value === 'string' ? cutForLog(withoutQueries(value)) : value,
      ]),
    ),
  };
}

/** Addresses without what follows `?` and `#`: tokens of e-mails stand there. */
function withoutQueries(text: string): string {
  return text.replaceAll(/(\/[^\s?#'"]*)[?#][^\s'"]*/g, '$1');
}

/** Which entries are worth sending: each message once a minute, and only so many from one page. */
export function samplerOf({ most = 20, everyMs = 60_000 }: { most?: number; everyMs?: number } = {}) {
  const last = new Map<string, number>();
  let sent = 0;
  /** @param now in milliseconds, of any clock */
  return (message: string, now: number): boolean => {
    const before = last.get(message);
    if (sent >= most || (before !== undefined && now - before < everyMs)) return false;
    last.set(message, now);
    sent += 1;
    return true;
  };
}
