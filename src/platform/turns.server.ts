/** All places are taken; whoever comes is to try again later. */
export class AllTaken extends Error {
  override readonly name = 'AllTaken';
}

/**
 * So many at once, and who comes then is refused: what waits inside a procedure holds a connection of the pool meanwhile,
 * and all others wait with it.
 */
export function places(most: number) {
  let taken = 0;
  /** @throws AllTaken */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken >= most) throw new AllTaken('all places are taken');
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
