/** Equal lines that are written in a minute; what comes beyond is counted. */
const MOST = 20;
const WINDOW = 60_000;
/** Kinds of lines that are counted at the same time; with more, lines that have a sentence in common are one kind. */
const MOST_KINDS = 500;

type Context = Readonly<Record<string, unknown>>;
type Window = { written: number; left: number; readonly tell: (count: number) => void };

/**
 * Keeps a storm of one error from filling the disk: of equal lines only some are written in a minute, and one after it says
 * how many more there were.
 *
 * @param later runs something after so many milliseconds, without keeping the process alive.
 */
export function lineThinner(later: (work: () => void, delay: number) => void = inTheBackground) {
  const windows = new Map<string, Window>();
  /** Whether to write a line. `tell` writes the count of those that are left out. */
  return (sentence: string, context: Context, tell: (count: number) => void): boolean => {
    if (EVERY_LINE in context) return true;
    const exact = `${sentence}\n${faultIn(context)}`;
    // Our sentences are few, so that this ends too.
    const kind = windows.has(exact) || windows.size < MOST_KINDS ? exact : sentence;
    const found = windows.get(kind);
    if (found === undefined) {
      const window = { written: 1, left: 0, tell };
      windows.set(kind, window);
      later(() => {
        windows.delete(kind);
        if (window.left > 0) window.tell(window.left);
      }, WINDOW);
      return true;
    }
    if (found.written < MOST) {
      found.written += 1;
      return true;
    }
    found.left += 1;
    return false;
  };
}

/** Marks a line that is the only trace of what it says, so that each is written. */
export const EVERY_LINE = Symbol('every line is written');

/**
 * What differs from one failure to the next of the same kind: the values of a query, which drivers add to its text, and
 * what is no word, as ids, addresses and times.
 */
function kindOf(message: string): string {
  const [said = ''] = message.split('\nparams:');
  return said.slice(0, LONGEST).replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]*\d[\da-f]*/gi, '#');
}

/** Of a message, in characters. */
const LONGEST = 1000;

/** The message and the first place of the stack of the error that a line is about, and of what caused it. */
function faultIn(context: Context): string {
  const error = Object.values(context).find((value) => value instanceof Error);
  const faults: string[] = [];
  for (let fault: unknown = error; fault instanceof Error && faults.length < 5; fault = fault.cause)
    faults.push(`${fault.name} ${kindOf(fault.message)} ${/^ {4}at .*$/m.exec(fault.stack ?? '')?.[0] ?? ''}`);
  return faults.join('\n');
}

function inTheBackground(work: () => void, delay: number): void {
  setTimeout(work, delay).unref();
}
