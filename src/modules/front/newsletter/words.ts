/** `admin.issue-dialog.tsx` */
export const ADMIN_ISSUE_DIALOG_WORDS = {
  writeIssue: 'Write newsletter',
  editDraft: 'Edit draft',
  nothingIsSentUntilNote: 'Saving a draft does not send it.',
  saveDraft: 'Save draft',
  draftSaved: 'Draft saved',
  subject: 'Subject',
  text: 'Newsletter text',
  plainTextWeAddNote: 'Write plain text. We add the unsubscribe link.',
} as const;

/** `admin.issue-view.tsx` */
export const ADMIN_ISSUE_VIEW_WORDS = {
  testEMailSent: (to: string) => `Test e-mail sent to ${to}`,
  oneEMailIs: (recipients: number) =>
    recipients === 1 ? 'One e-mail is being sent' : `${recipients} e-mails are being sent`,
  draftDeleted: 'Draft deleted',
  sendToAllSubscribers: 'Send to all subscribers?',
  deleteThisDraft: 'Delete this draft?',
  deleteDraft: 'Delete draft',
  cancel: 'Cancel',
  keepDraft: 'Keep draft',
  goesToAllSubscribers: (subject: string) => `“${subject}” goes to all subscribers. You cannot undo this.`,
  youCannotUndoThis: 'You cannot undo this.',
  previewOfEMailNote: 'This is a preview of the e-mail.',
  eMailAsSentNote: 'This e-mail was sent.',
  delete: 'Delete',
  sendTestEMail: 'Send test e-mail',
  noSubscribersYet: (subscribers: number, sendText: string) => (subscribers === 0 ? 'No subscribers yet' : sendText),
  close: 'Close',
} as const;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  newsletter: 'Newsletter',
  writeToYourSubscribersNote: 'Write to your subscribers.',
  writeIssue: 'Write newsletter',
  noIssuesYet: 'No newsletters yet',
  writeYourFirstIssue: 'Write your first newsletter. You can send it later.',
  issues: 'Newsletters',
  draft: 'Draft',
  sent: 'Sent',
  changedOn: (updatedAt: string) => `Changed on ${updatedAt}.`,
  sentOn: (sentAt: string, deliveries: string) => `Sent on ${sentAt}. ${deliveries}`,
  changeOf: (subject: string) => `Edit draft “${subject}”`,
  change: 'Edit draft',
  preview: 'Preview',
  read: 'Read newsletter',
  previewAndSend: 'Preview and send',
} as const;
