import { plural } from '#kernel/plural.ts';

/** `delivery-log.tsx` */
export const DELIVERY_LOG_WORDS = {
  calls: 'Calls',
  newestFirstCallsAre: (keptDays: number) => `Newest first. Calls are stored for ${plural(keptDays, 'day')}.`,
  loadingCalls: 'Loading calls',
  nothingHasBeenSent: 'Nothing has been sent yet',
  callsAndTheirAnswers: 'Calls and their answers show here.',
  earlierCalls: 'Earlier calls',
  sentAgain: 'Sent again',
  answered: (sentAt: string, status: number, tookMs: string | null) =>
    tookMs === null ? `${sentAt}, answered ${status}` : `${sentAt}, answered ${status} in ${tookMs} ms`,
  whatWentWrong: 'Error',
  whatWasAnswered: 'Response',
  whatWasSent: 'Request',
  sendAgainOf: (event: string, createdAt: string) => `Send again: ${event} from ${createdAt}`,
  sendAgain: 'Send again',
  oneAttempt: (attempts: number) => (attempts === 1 ? 'One attempt' : `${attempts} attempts`),
  itWillBeSent: 'The request will be sent within seconds.',
  itWasNeverSent: 'This request was never sent.',
  nothing: (text: string) => (text === '' ? 'Nothing' : text),
} as const;

/** `endpoint-dialog.tsx` */
export const ENDPOINT_DIALOG_WORDS = {
  webhookSecret: 'Webhook secret',
  secret: 'Secret',
  programUsesItAnd: 'The program uses it and the header {part} to check that a call is genuine.',
  addWebhook: 'Add webhook',
  changeWebhook: 'Change the webhook',
  callSaysWhatChangedNote: 'A call says what changed, without amounts or texts. Programs fetch those with an API key.',
  save: 'Save',
  webhookSaved: 'Webhook saved',
  address: 'Address',
  newHostGetsNew: ' A new host gets a new secret, and waiting calls are not sent.',
  publicAddressThatBeginsNote: (part: string) => `A public address that begins with https://.${part}`,
  sendCallsFor: 'Events to send',
} as const;

/** `endpoint-list.tsx` */
export const ENDPOINT_LIST_WORDS = {
  webhooks: 'Webhooks',
  testCallSent: 'Test call sent',
  offNoCallsArrived: 'Switched off: no call reached this address',
  off: 'Off',
  on: 'On',
  onNotAnswering: 'On, not answering',
  sends: (tellsOf: string) => `Sends ${tellsOf}`,
  noCallsDeliveredYet: 'No calls delivered yet.',
  lastDeliveredOn: (on: string) => `Last delivered on ${on}.`,
  failingSince: (on: string) => ` Failing since ${on}.`,
  text: '{on}{failingSince}',
  testOf: (url: string) => `Test ${url}`,
  test: 'Test',
  callsTo: (url: string) => `Calls to ${url}`,
  calls: 'Calls',
  webhookSwitchedOff: 'Webhook switched off',
  webhookSwitchedOn: 'Webhook switched on',
  webhookDeleted: 'Webhook deleted',
  moreFor: (url: string) => `More for ${url}`,
  change: 'Change',
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  createNewSecret: 'Create new secret',
  delete: 'Delete',
  newSecret: 'New secret',
  secret: 'Secret',
  weSignCallsWith: (overlapHours: number) =>
    `We sign calls with it now, and also with the old one for ${plural(overlapHours, 'hour')}.`,
  deleteThisWebhook: 'Delete this webhook?',
  createANewSecret: 'Create a new secret?',
  cancel: 'Cancel',
  createSecret: 'Create secret',
  remove: (asked: string, url: string, overlapHours: number) =>
    asked === 'remove'
      ? `We will stop sending calls to ${url} and delete its log. You cannot undo this.`
      : `The program at ${url} has ${plural(overlapHours, 'hour')} to switch. Until then we sign calls with both secrets.`,
} as const;

/** `key-list.tsx` */
export const KEY_LIST_WORDS = {
  keys: 'Keys',
  access: (map: string) => `Access: ${map}`,
  neverUsed: 'Never used.',
  lastUsedOn: (on: string) => `Last used on ${on}.`,
  madeByOnNever: (madeBy: string, on: string, endText: string, on2: string) =>
    `Created by ${madeBy} on ${on}, ${endText}. ${on2}`,
  revokeOf: (name: string) => `Revoke ${name}`,
  revoke: 'Revoke',
  keyRevoked: 'Key revoked',
  revokeThisKey: 'Revoke this key?',
  cancel: 'Cancel',
  programThatUsesLoses: (name: string, prefix: string) =>
    `The program that uses “${name}” (${prefix}_…) loses access at once. You cannot undo this, but you can create a new key.`,
} as const;

/** `new-key.tsx` */
export const NEW_KEY_WORDS = {
  untilIRevokeIt: 'Until I revoke it',
  oneYear: 'One year',
  day: (days: number) => plural(days, 'day'),
  yourKey: 'Your key',
  key: 'Key',
  authorizationBearer: 'Authorization: Bearer',
  giveItOnlyTo:
    'Give it only to your program: anyone with this key can do what it allows. Send it with each call, in the header {part}.',
  createKey: 'Create key',
  anyoneWithKeyCanNote: 'Anyone with the key can do what you choose here, until you revoke it.',
  name: 'Name',
  suchAsNameOfNote: 'Such as the name of the program.',
  access: 'Access',
  expiresAfter: 'Expires after',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  createKey: 'Create key',
  integrationsHeading: 'Integrations',
  connectProgram: 'Connect a program',
  openapiDescription: 'OpenAPI description',
  connectWithDescription: 'Read {link}, the {reference} or the {link2}.',
  reference: 'API reference',
  keys: 'Keys',
  keyReadsWhatYouNote: 'A key can do at most what you can. It does not see members or profiles.',
  loadingKeys: 'Loading keys',
  noKeysYet: 'No keys yet',
  createKeyForYour: 'Create a key for your spreadsheet or program.',
  noActiveKeys: 'No active keys',
  oneActiveKey: (active: number) => (active === 1 ? 'One active key' : `${active} active keys`),
} as const;

/** `reference.tsx`, `reference.page.tsx` */
export const REFERENCE_WORDS = {
  apiReferenceHeading: 'API reference',
  note: 'Every call needs one of your {keys}. Tools read the {link}.',
  keys: 'keys',
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
  body: 'Body, as JSON',
  form: 'Body, as multipart/form-data',
  answer: 'Answer',
  required: 'required',
  example: 'Example in Node.js',
  exampleNote: 'Adds a transaction, reads all of them, and undoes a change of many.',
  copy: 'Copy example',
} as const;

/** `signature-sample.tsx` */
export const SIGNATURE_SAMPLE_WORDS = {
  verifyCalls: 'Verify calls',
  checkHeaderWithSecret: 'To verify a call, check its {part} header with the webhook’s secret.',
  language: 'Language',
  sampleFor: (label: string) => `Sample for ${label}`,
  copySample: 'Copy sample',
} as const;

/** `webhooks.tsx` */
export const WEBHOOKS_WORDS = {
  addWebhook: 'Add webhook',
  loadingWebhooks: 'Loading webhooks',
  webhooks: 'Webhooks',
  weCallYourAddressNote: 'We call your address when something changes.',
  noWebhooksYet: 'No webhooks yet',
  webhookTellsYourProgram: 'A webhook tells your program when something changes.',
} as const;
