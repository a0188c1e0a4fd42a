/** All places are taken; whoever comes is to try again later. */
export class CapacityError extends Error {
  override readonly name = 'CapacityError';
}

/**
 * So many at once, and who comes then is refused: what waits inside a procedure holds a connection of the pool meanwhile,
 * and all others wait with it.
 */
export function semaphore(most: number) {
  let taken = 0;
  /** @throws CapacityError */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken >= most) throw new CapacityError('all places are taken');
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
    }
  };
}

/** For what takes much of a processor or of the memory: each waits for the one before. */
export function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

/** At most `most` at once; up to `mostWaiting` more wait for their turn, first come, first served. */
export function inTurns(most: number, mostWaiting: number) {
  let taken = 0;
  const waiting: (() => void)[] = [];
  /** @throws CapacityError where too many wait already */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken < most) taken += 1;
    else if (waiting.length >= mostWaiting) throw new CapacityError('too many are waiting');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A turn is handed on, so that nobody who comes meanwhile gets ahead.
      const next = waiting.shift();
      if (next === undefined) taken -= 1;
      else next();
    }
  };
}

/** At most so many at once of each key; the rest of the same key waits. */
export function inTurnsOfEach(most: number) {
  const turns = new Map<string, { count: number; take: ReturnType<typeof inTurns> }>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const own = turns.get(key) ?? { count: 0, take: inTurns(most, Number.POSITIVE_INFINITY) };
    turns.set(key, own);
    own.count += 1;
    try {
      return await own.take(work);
    } finally {
      own.count -= 1;
      if (own.count === 0) turns.delete(key);
    }
  };
}
