import { plural } from '#kernel/plural.ts';

/** `delivery-log.tsx` */
export const DELIVERY_LOG_WORDS = {
  calls: 'Webhook calls',
  newestFirstCallsAre: (keptDays: number) => `Newest first. Webhook calls are stored for ${plural(keptDays, 'day')}.`,
  loadingCalls: 'Loading webhook calls',
  nothingHasBeenSent: 'No webhook calls yet',
  callsAndTheirAnswers: 'Webhook calls and their responses appear here.',
  earlierCalls: 'Show earlier webhook calls',
  sentAgain: 'Webhook call sent again',
  answered: (sentAt: string, status: number, tookMs: string | null) =>
    tookMs === null
      ? `Sent ${sentAt}, answered with status ${status}`
      : `Sent ${sentAt}, answered with status ${status} in ${tookMs} ms`,
  whatWentWrong: 'Error',
  whatWasAnswered: 'Response',
  whatWasSent: 'Request',
  sendAgainOf: (event: string, createdAt: string) => `Send again: ${event} from ${createdAt}`,
  sendAgain: 'Send again',
  oneAttempt: (attempts: number) => (attempts === 1 ? 'One delivery attempt' : `${attempts} delivery attempts`),
  itWillBeSent: 'The webhook call will be sent within seconds.',
  itWasNeverSent: 'This webhook call was never sent.',
  nothing: (text: string) => (text === '' ? 'No content' : text),
} as const;

/** `endpoint-dialog.tsx` */
export const ENDPOINT_DIALOG_WORDS = {
  webhookSecret: 'Webhook secret',
  secret: 'Secret',
  programUsesItAnd: 'The program uses this secret and the header {header} to check that a call is genuine.',
  addWebhook: 'Add webhook',
  changeWebhook: 'Change the webhook',
  callSaysWhatChangedNote:
    'Webhook calls say what changed, without amounts or texts. Programs read those with an API key.',
  save: 'Save changes',
  webhookSaved: 'Webhook saved',
  address: 'Webhook address',
  newHostGetsNew: ' A new host in the address gets a new secret, and waiting calls are not sent.',
  publicAddressThatBeginsNote: (part: string) => `A public address that begins with https://.${part}`,
  sendCallsFor: 'Events to send',
} as const;

/** `endpoint-list.tsx` */
export const ENDPOINT_LIST_WORDS = {
  webhooks: 'Webhooks',
  testCallSent: 'Test webhook sent',
  offNoCallsArrived: 'Switched off: no call reached this address',
  off: 'Off',
  on: 'On',
  onNotAnswering: 'On, but the webhook address does not answer',
  sends: (events: string) => `Events: ${events}`,
  someOf: (group: string, chosen: number, all: number) => `${group} (${chosen} of ${all})`,
  noCallsDeliveredYet: 'No webhook calls delivered yet.',
  lastDeliveredOn: (day: string) => `Last call delivered on ${day}.`,
  failingSince: (day: string) => ` Calls have failed since ${day}.`,
  testOf: (url: string) => `Test webhook ${url}`,
  test: 'Test webhook',
  callsTo: (url: string) => `View calls to ${url}`,
  calls: 'View calls',
  webhookSwitchedOff: 'Webhook switched off',
  webhookSwitchedOn: 'Webhook switched on',
  webhookDeleted: 'Webhook deleted',
  moreFor: (url: string) => `More for ${url}`,
  change: 'Change webhook',
  switchOff: 'Switch webhook off',
  switchOn: 'Switch webhook on',
  createNewSecret: 'Create new secret',
  delete: 'Delete webhook',
  newSecret: 'New secret',
  secret: 'Secret',
  weSignCallsWith: (overlapHours: number) =>
    `We sign webhook calls with this secret now, and also with the old secret for ${plural(overlapHours, 'hour')}.`,
  deleteThisWebhook: 'Delete this webhook?',
  createANewSecret: 'Create a new secret?',
  cancel: 'Cancel',
  createSecret: 'Create secret',
  remove: (asked: string, url: string, overlapHours: number) =>
    asked === 'remove'
      ? `We will stop sending webhooks to ${url} and delete its log. You cannot undo this.`
      : `The program at ${url} has ${plural(overlapHours, 'hour')} to use the new secret. Until then we sign calls with both secrets.`,
} as const;

/** `key-list.tsx` */
export const KEY_LIST_WORDS = {
  keys: 'API keys',
  access: (scopes: string) => `Access: ${scopes}`,
  neverUsed: 'Never used.',
  lastUsedOn: (day: string) => `Last used on ${day}.`,
  madeByOnNever: (madeBy: string, day: string, endText: string, lastUse: string) =>
    `Created by ${madeBy} on ${day}. ${endText} ${lastUse}`,
  revokeOf: (name: string) => `Revoke key ${name}`,
  revoke: 'Revoke key',
  keyRevoked: 'API key revoked',
  revokeThisKey: 'Revoke this API key?',
  cancel: 'Cancel',
  programThatUsesLoses: (name: string, prefix: string) =>
    `The program that uses “${name}” (${prefix}_…) loses access at once. You cannot undo this, but you can create a new key.`,
} as const;

/** `new-key.tsx` */
export const NEW_KEY_WORDS = {
  untilIRevokeIt: 'Until I revoke it',
  oneYear: 'One year',
  day: (days: number) => plural(days, 'day'),
  yourKey: 'Your API key',
  key: 'Key',
  authorizationBearer: 'Authorization: Bearer',
  giveItOnlyTo:
    'Give this API key only to your program: anyone with it can do what it allows. Send it with each call, in the header {header}.',
  createKey: 'Create API key',
  anyoneWithKeyCanNote: 'Anyone with the API key can do what you choose here, until you revoke it.',
  name: 'Name',
  suchAsNameOfNote: 'For example the name of the program that uses the key.',
  access: 'API key access',
  expiresAfter: 'Expires after',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  createKey: 'Create API key',
  integrationsHeading: 'Integrations',
  connectProgram: 'Connect a program',
  openapiDescription: 'OpenAPI description',
  connectWithDescription: 'Read {guide}, the {reference} or the {description}.',
  reference: 'API reference',
  keys: 'API keys',
  keyReadsWhatYouNote: 'An API key can do only what you can. It does not see members or profiles.',
  loadingKeys: 'Loading API keys',
  noKeysYet: 'No API keys yet',
  createKeyForYour: 'Create an API key for your spreadsheet or program.',
  noActiveKeys: 'No active API keys',
  oneActiveKey: (active: number) => (active === 1 ? 'One active API key' : `${active} active API keys`),
} as const;

/** `reference.tsx`, `reference.page.tsx` */
export const REFERENCE_WORDS = {
  apiReferenceHeading: 'API reference',
  note: 'Every call needs one of your {keys}. Programs can also read the {description}.',
  keys: 'API keys',
  groups: {
    accounts: 'Accounts',
    categories: 'Categories',
    transactions: 'Transactions',
    statements: 'Statements',
    changes: 'Changes',
    'split-templates': 'Split templates',
    transfers: 'Transfers',
    links: 'Refunds and links',
    tags: 'Tags',
    attachments: 'Receipts',
    rules: 'Rules',
    recurring: 'Recurring payments',
    budget: 'Budgets',
    goals: 'Goals',
    projects: 'Projects',
    'net-worth': 'Net worth',
    debts: 'Debts',
    'cash-flow': 'Cash flow',
    'expected-payments': 'Expected payments',
    'exchange-rates': 'Exchange rates',
    'saved-views': 'Saved views',
    imports: 'Imports',
    'learned-categories': 'Learned categories',
  } as Readonly<Record<string, string>>,
  scope: 'Access that the key needs',
  parameters: 'Parameters',
  body: 'Request body, as JSON',
  form: 'Request body, as multipart/form-data',
  answer: 'Response',
  required: 'required',
  example: 'Example in Node.js',
  exampleNote: 'This code adds a transaction, reads all of them, and undoes a change of many.',
  copy: 'Copy example',
} as const;

/** `signature-sample.tsx` */
export const SIGNATURE_SAMPLE_WORDS = {
  verifyCalls: 'Verify webhook calls',
  checkHeaderWithSecret: 'To verify a call, check its {header} header with the webhook’s secret.',
  language: 'Programming language',
  sampleFor: (label: string) => `Code sample for ${label}`,
  copySample: 'Copy code sample',
} as const;

/** `webhooks.tsx` */
export const WEBHOOKS_WORDS = {
  addWebhook: 'Add webhook',
  loadingWebhooks: 'Loading webhooks',
  webhooks: 'Webhooks',
  weCallYourAddressNote: 'We send a request to your address when something changes.',
  noWebhooksYet: 'No webhooks yet',
  webhookTellsYourProgram: 'A webhook tells your program when something changes.',
} as const;
