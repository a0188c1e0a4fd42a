/** `admin.issue-dialog.tsx` */
export const ADMIN_ISSUE_DIALOG_WORDS = {
  writeIssue: 'Write issue',
  editDraft: 'Edit draft',
  nothingIsSentUntilNote: 'Nothing is sent until you send it.',
  saveDraft: 'Save draft',
  draftSaved: 'Draft saved',
  subject: 'Subject',
  text: 'Text',
  plainTextWeAddNote: 'Plain text. We add the unsubscribe link.',
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
  previewOfEMailNote: 'Preview of the e-mail.',
  eMailAsSentNote: 'The e-mail as sent.',
  delete: 'Delete',
  sendTestEMail: 'Send test e-mail',
  noSubscribersYet: (subscribers: number, sendText: string) => (subscribers === 0 ? 'No subscribers yet' : sendText),
  close: 'Close',
} as const;

/** `admin.part.tsx` */
export const ADMIN_PART_WORDS = {
  newsletter: 'Newsletter',
  writeToYourSubscribersNote: 'Write to your subscribers.',
  writeIssue: 'Write issue',
  noIssuesYet: 'No issues yet',
  writeYourFirstIssue: 'Write your first newsletter. You can send it later.',
  issues: 'Issues',
  draft: 'Draft',
  sent: 'Sent',
  changedOn: (updatedAt: string) => `Changed on ${updatedAt}.`,
  sentOn: (sentAt: string, fateOf: string) => `Sent on ${sentAt}. ${fateOf}`,
  changeOf: (subject: string) => `Change ${subject}`,
  change: 'Change',
  preview: 'Preview',
  read: 'Read',
  previewAndSend: 'Preview and send',
} as const;
