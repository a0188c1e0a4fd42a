/** News of something that has happened, by its name in the past tense. */
export type Event<Payload> = { readonly name: string; readonly payload: Payload };

/** A kind of news. Calling it makes the news: `transactionCategorised({ … })`. */
export type EventKind<Payload> = ((payload: Payload) => Event<Payload>) & { readonly eventName: string };

export function eventKind<Payload>(eventName: string): EventKind<Payload> {
  return Object.assign((payload: Payload) => ({ name: eventName, payload }), { eventName });
}
