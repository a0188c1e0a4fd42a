import type { Event, EventKind } from '#kernel/event.ts';
import type { Database } from './database.server.ts';

/** Passes news on, in the transaction of the change: what a listener writes is committed with it or not at all. */
export type Emit = (event: Event<unknown>) => Promise<void>;

export type Listener = {
  readonly eventName: string;
  readonly hear: (db: Database, payload: unknown, emit: Emit) => Promise<void>;
};

/** A listener to one kind of news; the apps list them. */
export function listener<Payload>(
  kind: EventKind<Payload>,
  hear: (db: Database, payload: Payload, emit: Emit) => Promise<void>,
): Listener {
  // The kind made the payload, so its type is the kind's.
  return { eventName: kind.eventName, hear: (db, payload, emit) => hear(db, payload as Payload, emit) };
}

/** Announces to the listeners one after the other, on the transaction given. */
export function emitterFor(db: Database, listeners: readonly Listener[]): Emit {
  const emit: Emit = async ({ name, payload }) => {
    for (const { eventName, hear } of listeners) if (eventName === name) await hear(db, payload, emit);
  };
  return emit;
}
