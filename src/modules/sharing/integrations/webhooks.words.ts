/** Sent by hand, to see whether calls arrive; nobody chooses it. */
export const TEST_EVENT = 'webhook.test';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Sending',
  delivered: 'Delivered',
  failed: 'Not delivered',
};

/** Why an endpoint is off: somebody switched it off, or nobody answered there for too long. */
export type OffReason = 'person' | 'failing';
