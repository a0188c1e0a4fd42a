/** `admin.outbox.part.tsx` */
export const ADMIN_OUTBOX_PART_WORDS = {
  toNote: (address: string) => `Sent to ${address}`,
  readEMail: (subject: string, address: string | null) =>
    address === null ? `Read the e-mail “${subject}”` : `Read the e-mail “${subject}” to ${address}`,
  outbox: 'Outbox',
  showAllEMails: 'Show all e-mails',
  outboxIsEmpty: 'The outbox is empty',
  failedEMails: 'Failed e-mails',
  showFailedEMails: 'Show failed e-mails',
  noEMailFailed: 'No e-mail failed',
  unsentEMailsStay: 'Unsent e-mails stay here for 30 days.',
  eMailThatCannot: 'An e-mail that cannot be decrypted',
  read: 'Read the e-mail',
} as const;

/** `admin.settings.page.tsx` */
export const ADMIN_SETTINGS_PAGE_WORDS = {
  settingsHeading: 'Settings',
  changesApplyAtOnceNote: 'Saved changes apply at once, for everyone.',
  settingsSaved: 'Settings saved',
  signUps: 'Sign-ups',
  allowNewSignUps: 'Allow new sign-ups',
  whenOffOnlyExisting: 'When sign-ups are off, only existing users can sign in.',
  announcement: 'Announcement',
  shownOnEveryPageNote: 'Signed-in users see the announcement on every page.',
  message: 'Message',
  until: 'Show until',
  inYourTimeZoneNote: 'This time is in your time zone.',
  save: 'Save changes',
} as const;

/** `admin.system.page.tsx` */
export const ADMIN_SYSTEM_PAGE_WORDS = {
  systemHeading: 'System',
  refresh: 'Refresh',
  runningForSince: (duration: string, startedAt: string) =>
    `The server has been running for ${duration}, since ${startedAt}.`,
  limits: 'Limits on requests',
  requestsPerPersonChangeNote:
    'How often each person may send a request. API_CALLS_PER_MINUTE changes the first limit.',
  everythingIsWorking: 'Everything is working',
  noMailServer: 'Working, but no mail server is set, so e-mails are not sent',
  oneProblem: (count: number) => (count === 1 ? 'One problem' : `${count} problems`),
} as const;
