import pino from 'pino';
import { cutForLog, isSecretName } from '#kernel/log-entry.ts';
import { lineThinner } from './log-thinning.server.ts';

/** What goes beside the sentence: names and values, cleaned before they are written. */
export type Context = Readonly<Record<string, unknown>>;

/** Writes lines of JSON. The context comes first, the sentence second; a value never goes into the sentence. */
export type Log = {
  debug(context: Context, sentence: string): void;
  info(context: Context, sentence: string): void;
  warn(context: Context, sentence: string): void;
  error(context: Context, sentence: string): void;
  /** A log that adds this context to each of its lines. */
  child(context: Record<string, unknown>): Log;
};

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** @param output where the lines go; standard output unless told. */
export function createLog(level: LogLevel, output?: { write(line: string): void }): Log {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: clean,
    },
    // Ours has described the error by then.
    serializers: { err: (value: unknown) => value },
  };
  return wrap(output === undefined ? pino(options) : pino(options, output));
}

/** pino cleans each line's own context for us, but not what a child was given. Of warnings and errors a storm is thinned. */
function wrap(logger: pino.Logger, isToWrite = lineThinner()): Log {
  const thinned = (level: 'warn' | 'error') => (context: Context, sentence: string) => {
    const tell = (count: number) => logger[level]({ count, sentence }, 'more lines like this one were left out');
    if (isToWrite(sentence, context, tell)) logger[level](context, sentence);
  };
  return {
    debug: logger.debug.bind(logger),
    info: logger.info.bind(logger),
    warn: thinned('warn'),
    error: thinned('error'),
    child: (context) => wrap(logger.child(clean(context)), isToWrite),
  };
}

const DEEPEST = 8;

/** A copy that may be written down: secrets blanked by the name of their field, long texts cut (specification §5). */
export function clean(context: Context): Record<string, unknown> {
  return fieldsOf(Object.entries(context), [context]);
}

function fieldsOf(entries: Iterable<[unknown, unknown]>, path: readonly unknown[]): Record<string, unknown> {
  const fields: [string, unknown][] = [];
  for (const [name, value] of entries) {
    const text = String(name);
    fields.push([text, isSecretName(text) ? '[redacted]' : valueOf(value, path)]);
  }
  return Object.fromEntries(fields);
}

function valueOf(value: unknown, path: readonly unknown[]): unknown {
  if (typeof value === 'string') return cutForLog(value);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (path.includes(value)) return '[circular]';
  if (path.length > DEEPEST) return '[deeper]';
  const inside = [...path, value];
  if (value instanceof Error) return fieldsOf(Object.entries(describe(value)), inside);
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (value instanceof Map) return fieldsOf(value, inside);
  if (Array.isArray(value) || value instanceof Set) return Array.from(value, (item) => valueOf(item, inside));
  if ('toJSON' in value && typeof value.toJSON === 'function') return valueOf(value.toJSON(), inside);
  return fieldsOf(Object.entries(value), inside);
}

/**
 * Of an error only what says where it came from. Drivers hang whole rows on theirs (`detail`, and the
 * values of a failed query in its message), and those are someone's money; a library of sign-ins gives the claims of a
 * refused token as the cause, and a parser quotes what it could not read. So a cause is written only where it is an error.
 */
function describe(error: Error) {
  const [said] = error.message.split('\nparams:');
  const message = error instanceof SyntaxError && error.message.includes('JSON') ? 'This is not valid JSON' : said;
  return {
    name: error.name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: error.cause } : {}),
    ...(error instanceof AggregateError ? { errors: error.errors.filter((one) => one instanceof Error) } : {}),
  };
}
