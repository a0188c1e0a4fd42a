/** What somebody writes about, and how it is called in a list to choose from. */
export const TOPICS = {
  product: 'The product, or a plan',
  account: 'My account or my data',
  privacy: 'My personal data',
  company: 'Ilifa for a company, union or group',
  press: 'Press and media',
  other: 'Something else',
} as const;
export type Topic = keyof typeof TOPICS;

/** The topics in the order of the list. */
export const TOPIC_NAMES = Object.keys(TOPICS) as readonly Topic[];

/** Whatever became of it, an enquiry is kept no longer than this; the page Privacy says so. */
export const KEPT_DAYS = 365;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  visitorMessages: 'Visitor messages',
  showOpenMessages: 'Show open messages',
  noOpenMessages: 'No open messages',
  settledVisitorMessages: 'Closed visitor messages',
  showSettledMessages: 'Show closed messages',
  noSettledMessagesYet: 'No closed messages yet',
  fromContactPageAddressesNote: 'Messages from the Contact page, deleted after a year. Addresses are not verified.',
  newMessagesAppearHere: 'New messages appear here.',
  noVisitorMessages: 'No visitor messages',
  oneVisitorMessageTo: 'One visitor message to answer',
  settledMessageOf: (name: string) => `Close message from ${name}`,
  settled: 'Close message',
  settledOn: (closedAt: string) => `Message closed on ${closedAt}.`,
} as const;
