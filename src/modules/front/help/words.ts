/** `guide.page.tsx` */
export const GUIDE_PAGE_WORDS = {
  allGuides: 'All guides',
  guideNotFound: 'Guide not found',
  itMayHaveBeen: 'This guide may have been renamed.',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  helpHeading: 'Help',
  shortGuides: 'Short guides.',
  showsKeyboardShortcuts: 'Press {key} to see the keyboard shortcuts.',
  searchGuides: 'Search guides',
  whatDoYouWant: 'What do you want to do?',
  oneGuide: (count: number) => (count === 1 ? 'One guide' : `${count} guides`),
  noGuidesFound: 'No guides found',
  tryOtherWordsOr: 'Try other words, or ask us below.',
  guides: 'Guides',
  contactUs: 'Contact us',
  sendUsMessage: 'Send us a message',
  neverSendPasswordsCodes: '{sendUsMessage}. Never send passwords, codes or account numbers.',
  yourDataRights: 'Your data rights',
  services: 'Services',
  forRequestsAboutYour: 'For requests about your data, see {yourDataRights}. For advice, see {services}.',
} as const;
