/** The six services (§2); what each is about stands in `offers.ts`. */
export const SERVICE_IDS = [
  'financial-planning',
  'investment-management',
  'corporate-finance',
  'risk-management',
  'alternative-investments',
  'sustainable-investing',
] as const;
export type ServiceId = (typeof SERVICE_IDS)[number];

export const REQUEST_STATES = ['asked', 'in-talks', 'done', 'declined', 'withdrawn'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_WORDS: Readonly<Record<RequestState, string>> = {
  asked: 'Requested',
  'in-talks': 'In conversation',
  done: 'Done',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  serviceRequests: 'Service requests',
  showOpenServiceRequests: 'Show open service requests',
  noOpenServiceRequests: 'No open service requests',
  closedServiceRequests: 'Closed service requests',
  showClosedServiceRequests: 'Show closed service requests',
  noClosedServiceRequests: 'No closed service requests yet',
  fromServicesPageOldestNote: 'Requests from the Services page, oldest first.',
  newRequestsAppearHere: 'New requests appear here.',
  noServiceRequests: 'No service requests',
  oneServiceRequestTo: 'One service request to answer',
  sentOn: (email: string, country: string, askedAt: string) => `${email}, ${country}. Sent on ${askedAt}.`,
  answerOf: (name: string) => `Answer request from ${name}`,
  inConversation: 'In conversation',
  done: 'Done',
  declinedWithReason: 'Declined, with the reason',
  theyAreNotifiedAtNote: (service: string) => `${service}. The person is notified at once.`,
  sendAnswer: 'Send answer',
  answerSent: 'Answer sent',
  status: 'Status',
  answer: 'Answer request',
  yourAnswer: 'Your answer',
} as const;

/** `ask-dialog.tsx`, `page.tsx` */
export const ASK_DIALOG_WORDS = {
  askAbout: (service: string) => `Ask about ${service}`,
  sendRequest: 'Send request',
  requestSent: 'Request sent',
  whatItIsAbout: 'What your request is about',
  pleaseDoNotIncludeNote: 'Please do not include account numbers, passwords or codes.',
  weSeeYourName: (email: string) =>
    `We see your name, ${email} and this message, but none of your financial data. We answer here.`,
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  servicesHeading: 'Services',
  aboutEachService: 'About each service',
  askExpertItIs: 'Ask an expert. It is free, with no obligation. {link}.',
  yourRequests: 'Your requests',
  loadingYourRequests: 'Loading your requests',
  sixServices: 'The six services',
  youHaveNoOpen: 'You have no open requests',
  youHaveOneOpen: (open: number) => (open === 1 ? 'You have one open request' : `You have ${open} open requests`),
  whatToPrepare: 'What to prepare',
  requested: 'Requested',
  noRequestsYetYour: 'No requests yet. Your requests and our answers appear here.',
  requestWithdrawn: 'Request withdrawn',
  since: (status: string, day: string) => ` ${status} since ${day}.`,
  sentOn: 'You sent this request on {askedAt}.{state}',
  youWrote: 'You wrote:',
  answer: 'Our answer:',
  withdrawRequestFor: (service: string) => `Withdraw request for ${service}`,
  withdraw: 'Withdraw request',
} as const;
