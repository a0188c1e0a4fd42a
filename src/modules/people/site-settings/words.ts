/** `admin.outbox.part.tsx` */
export const ADMIN_OUTBOX_PART_WORDS = {
  toNote: (to: string) => `To ${to}`,
  readEMail: (name: string, to: string | null) =>
    to === null ? `Read the e-mail: ${name}` : `Read the e-mail: ${name}, to ${to}`,
  outbox: 'Outbox',
  showAllEMails: 'Show all e-mails',
  outboxIsEmpty: 'The outbox is empty',
  failedEMails: 'Failed e-mails',
  showFailedEMails: 'Show failed e-mails',
  noEMailFailed: 'No e-mail failed',
  unsentEMailsStay: 'Unsent e-mails stay here for 30 days.',
  eMailThatCannot: 'An e-mail that cannot be decrypted',
  read: 'Read',
} as const;

/** `admin.settings.page.tsx` */
export const ADMIN_SETTINGS_PAGE_WORDS = {
  settingsHeading: 'Settings',
  changesApplyAtOnceNote: 'Saved changes apply at once, for everyone.',
  settingsSaved: 'Settings saved',
  signUps: 'Sign-ups',
  allowNewSignUps: 'Allow new sign-ups',
  whenOffOnlyExisting: 'When off, only existing users can sign in.',
  announcement: 'Announcement',
  shownOnEveryPageNote: 'Shown on every page to signed-in users.',
  message: 'Message',
  until: 'Until',
  inYourTimeZoneNote: 'In your time zone.',
  save: 'Save',
} as const;

/** `admin.system.page.tsx` */
export const ADMIN_SYSTEM_PAGE_WORDS = {
  systemHeading: 'System',
  refresh: 'Refresh',
  runningForSince: (spanText: string, startedAt: string) => `Running for ${spanText}, since ${startedAt}.`,
  limits: 'Limits',
  requestsPerPersonChangeNote: 'Requests per person. Change the first limit with API_CALLS_PER_MINUTE.',
  everythingIsWorking: 'Everything is working',
  noMailServer: 'Working, but no mail server is set, so e-mails are not sent',
  oneProblem: (count: number) => (count === 1 ? 'One problem' : `${count} problems`),
} as const;
