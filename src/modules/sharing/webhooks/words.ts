/** What a webhook can tell of, named as the record of the books names it. */
export const WEBHOOK_EVENTS = [
  'transaction.created',
  'transaction.updated',
  'transaction.removed',
  'transaction.restored',
  'transactions.categorised',
  'transactions.removed',
  'transactions.restored',
  'import.committed',
  'import.reverted',
  'account.created',
  'account.updated',
  'account.removed',
  'account.restored',
  'category.created',
  'category.updated',
  'category.archived',
  'category.unarchived',
  'category.removed',
  'category.restored',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by hand, to see whether calls arrive; nobody chooses it. */
export const TEST_EVENT = 'webhook.test';

type Group = { readonly label: string; readonly hint: string; readonly events: readonly WebhookEvent[] };

/** As a form offers them: what belongs together is chosen together. */
export const EVENT_GROUPS: readonly Group[] = [
  {
    label: 'Transactions',
    hint: 'Written, changed, filed, deleted or brought back by somebody.',
    events: WEBHOOK_EVENTS.filter((event) => event.startsWith('transaction')),
  },
  {
    label: 'Imports',
    hint: 'A statement came into the books, or was taken back whole.',
    events: WEBHOOK_EVENTS.filter((event) => event.startsWith('import')),
  },
  {
    label: 'Accounts',
    hint: 'Added, changed, deleted or brought back.',
    events: WEBHOOK_EVENTS.filter((event) => event.startsWith('account')),
  },
  {
    label: 'Categories',
    hint: 'Added, changed, archived, deleted or brought back.',
    events: WEBHOOK_EVENTS.filter((event) => event.startsWith('category')),
  },
];

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_WORDS: Readonly<Record<DeliveryState, string>> = {
  waiting: 'On its way',
  delivered: 'Delivered',
  failed: 'Not delivered',
};

/** Why an endpoint is off: somebody switched it off, or nobody answered there for too long. */
export type OffReason = 'person' | 'failing';
