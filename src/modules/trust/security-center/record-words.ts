/** Names under which deeds are remembered, where taking them apart would not read well. */
const WORDS: Readonly<Record<string, string>> = {
  LOGIN_FAILED: 'A sign-in failed',
  ACCOUNT_LOCKED: 'The account was locked',
  THREAT_DETECTED: 'Something unusual was noticed',
  OPERATION_PERMITTED: 'A sensitive operation was let through',
  OPERATION_STOPPED: 'A sensitive operation was stopped',
  PAYMENT_PERMITTED: 'An instruction to pay was let through',
  PAYMENT_STOPPED: 'An instruction to pay was stopped',
  'lock.lifted': 'Opened a locked account',
  'device.trusted-again': 'Gave a device its trust back',
  'alert.resolved-for-person': 'Resolved an alert for somebody',
  'person.signed-in': 'Signed in',
  'person.signed-out': 'Signed out',
  'person.signed-up': 'Opened the account',
  'session.ended': 'A session was ended',
  'session.others-ended': 'Signed out everywhere else',
  'session.renewed': 'A session was renewed',
  'session.risk-reported': 'A browser checked its session',
  'session.check-failed': 'A browser could not check its session',
  'account.created': 'Added a bank account',
  'export.made': 'Took a copy of everything',
  'record.exported': 'Took a copy of this record',
  'security-event.logged': 'A screen noted an event',
  'compliance-report.generated': 'Made a compliance report',
  'preferences.saved': 'Changed preferences',
};

/** What a line of the record says to a person: `transactions.removed` as "Transactions removed". */
export function wordsOf(action: string): string {
  const known = WORDS[action];
  if (known !== undefined) return known;
  const words = action
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
