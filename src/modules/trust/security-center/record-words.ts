/** Names under which deeds are remembered, where taking them apart would not read well. */
const WORDS: Readonly<Record<string, string>> = {
  LOGIN_FAILED: 'A sign-in failed',
  ACCOUNT_LOCKED: 'Sign-in to the account was locked',
  THREAT_DETECTED: 'Something unusual was noticed',
  OPERATION_PERMITTED: 'A sensitive action was allowed',
  OPERATION_STOPPED: 'A sensitive action was blocked',
  PAYMENT_PERMITTED: 'Taking a large amount out of goals was allowed',
  PAYMENT_STOPPED: 'Taking a large amount out of goals was blocked',
  'lock.lifted': 'Unlocked sign-in to an account',
  'device.trusted-again': 'Trusted a device again',
  'alert.resolved-for-person': 'Resolved an alert for someone',
  'person.signed-in': 'Signed in',
  'person.signed-out': 'Signed out',
  'person.signed-up': 'Signed up',
  'session.ended': 'A session was ended',
  'session.others-ended': 'Signed out everywhere else',
  'session.renewed': 'A session was renewed',
  'session.risk-reported': 'A browser checked its session',
  'session.check-failed': 'A browser could not check its session',
  'account.created': 'Bank account added',
  'cash-flow.expected-added': 'Expected payment added',
  'cash-flow.expected-updated': 'Expected payment changed',
  'cash-flow.expected-deleted': 'Expected payment deleted',
  'cash-flow.floor-set': 'Lowest balance you want in cash flow set',
  'cash-flow.scenario-added': 'Scenario added',
  'cash-flow.scenario-deleted': 'Scenario deleted',
  'project.rows-placed': 'Transactions added to or removed from a project',
  'reconciliation.marked': 'Transactions marked as cleared or not',
  'export.made': 'Downloaded all data',
  'record.exported': 'Downloaded the activity log',
  'security-event.logged': 'The app reported a security event',
  'compliance-report.generated': 'Created a compliance report',
  'preferences.saved': 'Changed preferences',
};

/** What screens call a subject whose commands have another name. */
const SUBJECTS: Readonly<Record<string, string>> = {
  recurring: 'recurring payment',
  attachment: 'receipt',
  merchant: 'learned category',
};

/** What a line of the record says to a person: `transactions.removed` as "Transactions removed". */
export function wordsOf(action: string): string {
  const known = WORDS[action];
  if (known !== undefined) return known;
  const words = action
    .replace(/^[a-z-]+(?=\.)/, (subject) => SUBJECTS[subject] ?? subject)
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
