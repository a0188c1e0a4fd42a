import type { Event, EventKind } from '#kernel/event.ts';
import type { Database } from './database.server.ts';

/** Passes news on, in the transaction of the change: what a listener writes is committed with it or not at all. */
export type Announce = (event: Event<unknown>) => Promise<void>;

export type Listener = {
  readonly eventName: string;
  readonly hear: (db: Database, payload: unknown, announce: Announce) => Promise<void>;
};

/** A listener to one kind of news; the apps list them. */
export function listener<Payload>(
  kind: EventKind<Payload>,
  hear: (db: Database, payload: Payload, announce: Announce) => Promise<void>,
): Listener {
  // The kind made the payload, so its type is the kind's.
  return { eventName: kind.eventName, hear: (db, payload, announce) => hear(db, payload as Payload, announce) };
}

/** Announces to the listeners one after the other, on the transaction given. */
export function announcer(db: Database, listeners: readonly Listener[]): Announce {
  const announce: Announce = async ({ name, payload }) => {
    for (const { eventName, hear } of listeners) if (eventName === name) await hear(db, payload, announce);
  };
  return announce;
}
