/** `invitation.page.tsx` */
export const INVITATION_PAGE_WORDS = {
  invitationHeading: 'Invitation',
  youAreSignedInNote: (email: string) => `You are signed in as ${email}.`,
  invitationNotFound: 'Invitation not found',
  openYourWorkspace: 'Open your workspace',
  openLinkInE: 'Open the link in the e-mail again. Nothing was changed.',
  youCannotUseThis: 'You cannot use this invitation',
  yourRoleOf: (roleLabels: string, roleMeanings: string) => `Your role: ${roleLabels}. ${roleMeanings}`,
  invitesYouTo: (invitedBy: string, books: string) => `${invitedBy} invites you to “${books}”`,
  notNow: 'Not now',
  acceptInvitation: 'Accept invitation',
  youWillSeeOnly: ' You will see only some accounts.',
  yourRole: '{KIND_LABELS}. Your role: {ROLE_LABELS}. {ROLE_MEANINGS}{isLimited}',
} as const;

/** `invite-dialog.tsx` */
export const INVITE_DIALOG_WORDS = {
  oneDay: (days: number) => (days === 1 ? 'One day' : `${days} days`),
  inviteSomeone: 'Invite someone',
  weEMailLinkNote: 'We e-mail a link that works once, for this address only.',
  sendInvitation: 'Send invitation',
  nothingWasSent: 'The invitation was not sent',
  chooseAtLeastOne: 'Choose at least one account, or choose all accounts.',
  invitationSentTo: (email: string) => `Invitation sent to ${email}`,
  eMail: 'E-mail',
  linkWorksFor: 'The link is valid for',
} as const;

/** `member-dialog.tsx` */
export const MEMBER_DIALOG_WORDS = {
  roleOfChanged: (displayName: string) => `Role of ${displayName} changed`,
  changeAppliesAtOnceNote: 'The new role applies at once.',
  cancel: 'Cancel',
  save: 'Save changes',
} as const;

/** `member-list.tsx` */
export const MEMBER_LIST_WORDS = {
  members: 'Members',
  changeRole: 'Change role',
  transferOwnership: 'Transfer ownership',
  remove: 'Remove',
  you: '(you)',
  oneAccount: (count: number) => (count === 1 ? '1 account' : `${count} accounts`),
  moreAbout: (displayName: string) => `More about ${displayName}`,
  removeDisplayName: (displayName: string) => `Remove ${displayName}`,
  cancel: 'Cancel',
  theyLoseAccessAt: 'This member loses access at once. What they added stays. You can invite them again.',
} as const;

/** `page.tsx` */
export const PAGE_WORDS = {
  workspaceAndMembersHeading: 'Workspace and members',
  seeWhoHasAccessNote: 'See who has access, and change their roles.',
  inviteSomeone: 'Invite someone',
  members: 'Members',
  invitations: 'Invitations',
  notAcceptedYetNote: 'These invitations have not been accepted yet.',
  expiredOn: (day: string) => `This invitation expired on ${day}`,
  openUntil: (day: string) => `Can be accepted until ${day}`,
  withdrawInvitationTo: (email: string) => `Withdraw invitation to ${email}`,
  withdraw: 'Withdraw invitation',
} as const;

/** `role-fields.tsx` */
export const ROLE_FIELDS_WORDS = {
  role: 'Role',
  accounts: 'Accounts',
  allAccountsIncludingNew: 'All accounts, including new ones',
} as const;
