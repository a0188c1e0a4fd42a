/** What somebody writes about, and how it is called in a list to choose from. */
export const TOPICS = {
  product: 'The product, or a plan',
  account: 'My account or my data',
  privacy: 'My personal data',
  company: 'A company, union or group',
  press: 'Press',
  other: 'Something else',
} as const;
export type Topic = keyof typeof TOPICS;

/** The topics in the order of the list. */
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly Topic[];

/** Whatever became of it, an enquiry is kept no longer than this; the page Privacy says so. */
export const KEPT_DAYS = 365;
