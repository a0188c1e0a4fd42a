// What `outbox-list.tsx` says: most people never see it, so it does not load with the page.

/** `outbox-list.tsx` */
export const OUTBOX_WORDS = {
  notSentYet: 'Transactions not sent yet',
  sendNow: 'Send now',
  oneMoreWasWritten: (elsewhere: number) =>
    elsewhere === 1
      ? 'One more transaction was added in another workspace. We send it once you open that workspace.'
      : `${elsewhere} more transactions were added in another workspace. We send them once you open that workspace.`,
  itMayHaveBeen: 'This transaction may have been saved already. Check the list before you discard it.',
  alreadyThere: 'Maybe already saved',
  refused: 'Not saved',
  beingSent: 'Being sent',
  waiting: 'Waiting to be sent',
  itIsBeingSent: 'This transaction is being sent and cannot be discarded',
  whatBecameOfIt: 'We will know soon if the transaction was saved.',
  change: 'Edit',
  addItAnyway: 'Add transaction anyway',
  sendAgain: 'Send transaction again',
  throwAway: 'Discard',
  thrownAway: (name: string) => `“${name}” was discarded`,
} as const;
