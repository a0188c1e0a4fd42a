/** What a person may ask about the data that is kept of them. */
export const RIGHTS = ['access', 'portability', 'correction', 'erasure', 'objection', 'restriction'] as const;
export type Right = (typeof RIGHTS)[number];

/** `answered` and `refused` carry what was said to the person. */
export const STATES = ['received', 'in-progress', 'answered', 'refused', 'withdrawn'] as const;
export type State = (typeof STATES)[number];

/** What each right is called, and what one asks for by it. */
export const RIGHT_WORDS: Readonly<Record<Right, { readonly label: string; readonly hint: string }>> = {
  access: { label: 'See my data', hint: 'Get a copy of your data, and see what it is used for.' },
  portability: { label: 'Move my data elsewhere', hint: 'Get your data in a format for other programs.' },
  correction: { label: 'Correct my data', hint: 'Correct data that is wrong, incomplete or out of date.' },
  erasure: { label: 'Delete my data', hint: 'Delete your account, or part of your data.' },
  objection: { label: 'Object to a use of my data', hint: 'Any non-essential use stops immediately.' },
  restriction: {
    label: 'Put my data on hold',
    hint: 'We store your data, but do not use it, while we settle your request.',
  },
};

export const STATE_WORDS: Readonly<Record<State, string>> = {
  received: 'Received',
  'in-progress': 'In progress',
  answered: 'Answered',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

/** `admin.at-a-glance.tsx` */
export const ADMIN_AT_A_GLANCE_WORDS = {
  personalDataRequests: 'Personal data requests',
  viewRequests: 'View requests',
} as const;

/** `admin.page.tsx` */
export const ADMIN_PAGE_WORDS = {
  usersHeading: 'Users',
  personalDataRequests: 'Personal data requests',
  showOpenRequests: 'Show open requests',
  noOpenRequests: 'No open requests',
  closedPersonalDataRequests: 'Closed personal data requests',
  showClosedRequests: 'Show closed requests',
  noClosedRequestsYet: 'No closed requests yet',
  earliestDeadlineFirstNote: 'Requests with the earliest deadline come first.',
  requestsFromSettingsYour: 'People make requests under “Your data rights” in their settings.',
  dueOn: (dueOn: string) => `Answer to request due on ${dueOn}.`,
  dueOnBy: (dueOn: string, law: string, checked: string) => `Answer to request due on ${dueOn}. ${law}. ${checked}`,
  closedOn: (closedAt: string) => `Request closed on ${closedAt}.`,
  text: '{email}, {country}. {dueOn}',
  theyCanDoThis: 'This person can do this in their own settings. Answer the request if they do not.',
  answer: 'Answer',
  inProgress: 'Mark request in progress',
  answered: 'Request answered',
  refusedWithReason: 'Request refused, with the reason',
  answerName: (name: string) => `Answer ${name}`,
  theyAreToldAtNote: (label: string) => `${label}. We tell the person at once.`,
  sendAnswer: 'Send answer',
  answerSent: 'Answer sent',
  outcome: 'Outcome of the request',
  yourAnswer: 'Your answer to the request',
  whatYouDidOrNote: 'Say what you did, or why you refused, and how the person can object.',
} as const;

/** `ask-form.tsx` */
export const ASK_FORM_WORDS = {
  makeRequest: 'Make a request',
  itIsFreeAndNote: 'A request is free, and you do not have to give a reason.',
  doneSeeYourRequests: 'Request completed. See your requests above',
  requestSent: 'Request sent',
  whatYouWant: 'What to do with your data',
  details: 'Details',
  leaveThisEmptyToNote: 'Leave this empty to stop every non-essential use of your data at once.',
  leaveThisEmptyUnlessNote: 'Leave this empty unless you need something specific.',
  sendRequest: 'Send request',
  youCanDoThis: 'You can do this yourself now, without a request.',
  weAnswerWithin: 'We answer within {term}. The law that applies is the {law}. {promise}',
  lawSetsNoNumber: 'The law sets no number of days, so we promise to answer in this time.',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  yourDataRightsHeading: 'Your data rights',
  privacyChoices: 'Privacy choices',
  seeCorrectOrDelete: 'See, correct or delete your data. See also {link}.',
  youHaveNoOpen: 'You have no open requests',
  openRequests: (count: number, dueOn: string) =>
    count === 1
      ? `One request is open. We will answer by ${dueOn}`
      : `${count} requests are open. We will send the next answer by ${dueOn}`,
  yourRequests: 'Your requests',
  noRequestsYet: 'No data requests yet.',
  overdue: 'Overdue',
  youCanDoIt: (dueOn: string) =>
    `You can do this yourself now, or wait for our answer. By law, we must answer by ${dueOn}.`,
  on: (requestState: string, day: string) => `Request ${requestState.toLowerCase()} on ${day}.`,
  askedOn: 'You made this request on {day}. {due}',
  youWrote: 'You wrote in your request:',
  refusedBecause: 'The request was refused because:',
  answer: 'Our answer:',
  requestClosed: 'Request closed',
  requestWithdrawn: 'Request withdrawn',
  iHaveWhatI: 'Close request as done',
  withdraw: 'Withdraw request',
} as const;
