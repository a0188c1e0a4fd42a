/** Modules some of whose calls set the session's cookie, which the answer to a batch has no room for. */
const OF_SESSIONS = new Set(['identity', 'signUps', 'providers', 'factors', 'sessions', 'erasure']);

/** What only reads in them. */
export const READS_OF_SESSIONS: ReadonlySet<string> = new Set([
  'identity.session',
  'factors.list',
  'providers.linked',
  'providers.list',
  'sessions.current',
  'sessions.list',
]);

/** Modules, or single calls, that carry a file of any size, or what becomes one, there or back. */
const OF_FILES = new Set([
  'leaving',
  'securityEvents.export',
  'transactions.export',
  'transactions.exportFile',
  'attachments.download',
  'attachments.preview',
]);

/** Whether a call has a request of its own, or travels with what is asked at the same moment. */
export function goesAlone(path: readonly string[]): boolean {
  const [module = ''] = path;
  const name = path.join('.');
  return OF_FILES.has(module) || OF_FILES.has(name) || (OF_SESSIONS.has(module) && !READS_OF_SESSIONS.has(name));
}
